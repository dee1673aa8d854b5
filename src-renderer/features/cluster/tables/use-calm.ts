import { onScopeDispose, shallowRef, type ShallowRef, watch } from 'vue'

/** Up to so many things a list follows at once. */
const FEW = 1500
const PAUSE_MS = 250

/** A list as it stood when it last held still for a moment; short lists follow at once. */
export function useCalm<Thing>(list: () => readonly Thing[]): Readonly<ShallowRef<readonly Thing[]>> {
  const calm = shallowRef(list())
  let timer = 0
  watch(list, (now) => {
    window.clearTimeout(timer)
    if (now.length <= FEW) calm.value = now
    else timer = window.setTimeout(() => (calm.value = now), PAUSE_MS)
  })
  onScopeDispose(() => window.clearTimeout(timer))
  return calm
}
