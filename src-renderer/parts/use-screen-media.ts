import { useMediaQuery } from '@vueuse/core'
import { readonly, ref, watch } from 'vue'

/** Whether a media query holds on the screen. Paper is narrower, but pages are counted before Vue takes away what has no room on them. */
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
