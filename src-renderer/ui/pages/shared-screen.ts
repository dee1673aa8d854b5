import { useSessionStorage } from '@vueuse/core'
import { computed, onScopeDispose, shallowReactive, watchEffect } from 'vue'

/** Whether others can see this screen: secrets are covered until they are pressed. Stored for this window. */
export const isScreenShared = useSessionStorage('orrery/shared-screen', false)

const playersViews = shallowReactive(new Set<symbol>())

/** Whether gamemaster-only information must not be shown: the screen is shared, or shows a player's view. */
export const areSecretsHidden = computed(() => isScreenShared.value || playersViews.size > 0)

/** Marks the page as a player's view while `isShown` is true and the component is mounted. */
export function usePlayersView(isShown: () => boolean = () => true): void {
  const view = Symbol('players view')
  watchEffect(() => void (isShown() ? playersViews.add(view) : playersViews.delete(view)))
  onScopeDispose(() => playersViews.delete(view))
}
