import { type Ref, ref, watch } from 'vue'

/**
 * True from the first time a condition holds: a lazily mounted component then stays mounted and can run its closing
 * transition.
 */
export function useEverTrue(isWanted: () => boolean): Readonly<Ref<boolean>> {
  const wasWanted = ref(isWanted())
  const stop = watch(isWanted, (now) => {
    if (!now) return
    wasWanted.value = true
    stop()
  })
  return wasWanted
}
