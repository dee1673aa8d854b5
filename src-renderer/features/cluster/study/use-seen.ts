import { useIntersectionObserver } from '@vueuse/core'
import { ref, type Ref, type ShallowRef } from 'vue'

/** Whether an element is in sight: what stands behind another tab or below the window’s edge is not. */
export function useSeen(element: Readonly<ShallowRef<HTMLElement | null>>): Readonly<Ref<boolean>> {
  const isSeen = ref(false)
  useIntersectionObserver(element, (entries) => (isSeen.value = entries.at(-1)?.isIntersecting ?? false))
  return isSeen
}
