import { useSessionStorage } from '@vueuse/core'
import { computed, onScopeDispose, shallowReactive, watchEffect } from 'vue'

/** Whether others look at this screen: secrets are covered until somebody presses them. Kept for this window. */
export const isScreenShared = useSessionStorage('orrery/shared-screen', false)

const playersViews = shallowReactive(new Set<symbol>())

/** Whether what the gamemaster alone may know must not be said now: the screen is shared, or shows what a player sees. */
export const areSecretsHidden = computed(() => isScreenShared.value || playersViews.size > 0)

/** Says that a page shows what a player sees, for as long as it does. */
export function usePlayersView(isShown: () => boolean = () => true): void {
  const view = Symbol('players view')
  watchEffect(() => void (isShown() ? playersViews.add(view) : playersViews.delete(view)))
  onScopeDispose(() => playersViews.delete(view))
}
