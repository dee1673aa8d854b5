import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** Whether a media query holds, as it changes. */
export function useMedia(query: string): Readonly<Ref<boolean>> {
  const holds = ref(false)
  const follow = (event: { matches: boolean }) => {
    holds.value = event.matches
  }
  let list: MediaQueryList | null = null
  onMounted(() => {
    list = window.matchMedia(query)
    list.addEventListener('change', follow)
    follow(list)
  })
  onBeforeUnmount(() => list?.removeEventListener('change', follow))
  return holds
}
