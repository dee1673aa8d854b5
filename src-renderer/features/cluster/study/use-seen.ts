import { onBeforeUnmount, onMounted, ref, type Ref, type ShallowRef } from 'vue'

/** Whether an element is in sight: what stands behind another tab or below the window’s edge is not. */
export function useSeen(element: Readonly<ShallowRef<Element | null>>): Readonly<Ref<boolean>> {
  const isSeen = ref(false)
  const watcher = new IntersectionObserver((entries) => (isSeen.value = entries.at(-1)?.isIntersecting ?? false))
  onMounted(() => element.value && watcher.observe(element.value))
  onBeforeUnmount(() => watcher.disconnect())
  return isSeen
}
