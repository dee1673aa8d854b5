import { onBeforeUnmount, ref, type Ref } from 'vue'

/** Whether there is room for text and preview side by side. */
export function useWideWindow(): Readonly<Ref<boolean>> {
  const query = window.matchMedia('(min-width: 1200px)')
  const isWide = ref(query.matches)
  const look = () => (isWide.value = query.matches)
  query.addEventListener('change', look)
  onBeforeUnmount(() => query.removeEventListener('change', look))
  return isWide
}
