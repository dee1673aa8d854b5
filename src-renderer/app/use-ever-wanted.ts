import { type Ref, ref, watch } from 'vue'

/** True from the first time on that something is wanted: what is shown by it then stays, and can close in its own way. */
export function useEverWanted(isWanted: () => boolean): Readonly<Ref<boolean>> {
  const wasWanted = ref(isWanted())
  const stop = watch(isWanted, (now) => {
    if (!now) return
    wasWanted.value = true
    stop()
  })
  return wasWanted
}
