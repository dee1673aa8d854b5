import { useMediaQuery } from '@vueuse/core'
import { readonly, ref, watch } from 'vue'

/**
 * Whether a media query matches on screen. Ignores print, which is narrower: pages are counted before Vue could remove
 * what does not fit.
 */
export function useScreenMedia(query: string) {
  const isPaper = useMediaQuery('print') // asked first: it is known before the other changes
  const holds = useMediaQuery(query)
  const onScreen = ref(holds.value)
  watch(
    holds,
    (now) => {
      if (!isPaper.value) onScreen.value = now
    },
    { flush: 'sync' },
  )
  return readonly(onScreen)
}
