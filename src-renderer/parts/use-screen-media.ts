import { useMediaQuery } from '@vueuse/core'
import { readonly, ref, watch } from 'vue'

/** Whether a media query holds on the screen. Paper is narrower, but pages are counted before Vue takes away what has no room on them. */
export function useScreenMedia(query: string) {
  const holds = useMediaQuery(query)
  const onScreen = ref(holds.value)
  watch(
    holds,
    (now) => {
      if (!window.matchMedia('print').matches) onScreen.value = now
    },
    { flush: 'sync' },
  )
  return readonly(onScreen)
}
