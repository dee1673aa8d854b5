import { onScopeDispose, type Ref, ref } from 'vue'

/** Whether a media query holds, now and as the window changes. */
export function useMedia(query: string): Readonly<Ref<boolean>> {
  const media = window.matchMedia(query)
  const holds = ref(media.matches)
  const follow = () => (holds.value = media.matches)
  media.addEventListener('change', follow)
  onScopeDispose(() => media.removeEventListener('change', follow))
  return holds
}
