import { useSessionStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowReactive, watchEffect } from 'vue'

/** What may be seen on this screen: whether it is shared, and whether a page shows a player's view. */
export const useScreenPrivacy = defineStore('privacy', () => {
  /** Whether others can see this screen: secrets are covered until they are pressed. Stored for this window. */
  const isScreenShared = useSessionStorage('orrery/shared-screen', false)
  /** One symbol for each player's view that is shown. */
  const playersViews = shallowReactive(new Set<symbol>())
  /** Whether gamemaster-only information must not be shown: the screen is shared, or shows a player's view. */
  const areSecretsHidden = computed(() => isScreenShared.value || playersViews.size > 0)
  return { isScreenShared, playersViews, areSecretsHidden }
})

/** Marks the page as a player's view while `isShown` is true and the component is mounted. */
export function useMarkAsPlayersView(isShown: () => boolean = () => true): void {
  const { playersViews } = useScreenPrivacy()
  const view = Symbol('players view')
  watchEffect(() => void (isShown() ? playersViews.add(view) : playersViews.delete(view)))
  onScopeDispose(() => playersViews.delete(view))
}
