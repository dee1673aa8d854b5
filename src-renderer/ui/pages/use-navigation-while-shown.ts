import { onBeforeUnmount } from 'vue'
import {
  isNavigationFailure,
  NavigationFailureType,
  onBeforeRouteLeave,
  type RouteLocationRaw,
  useRouter,
} from 'vue-router'

/**
 * Navigation after the work of a page is done. Does nothing if the user has navigated, or started to navigate,
 * elsewhere meanwhile.
 */
export interface PageNavigation {
  readonly push: (to: RouteLocationRaw) => Promise<void>
  readonly replace: (to: RouteLocationRaw) => Promise<void>
}

/** Navigation of this component's page, effective while the page is shown and no other navigation is pending. */
export function useNavigationWhileShown(): PageNavigation {
  const router = useRouter()
  let isStaying = true
  onBeforeRouteLeave(() => {
    isStaying = false
  })
  const stopHearing = [
    router.onError(() => (isStaying = true)),
    router.afterEach((_to, _from, failure) => {
      isStaying ||= isNavigationFailure(failure, NavigationFailureType.aborted)
    }),
  ]
  onBeforeUnmount(() => {
    isStaying = false
    for (const stop of stopHearing) stop()
  })
  return {
    async push(to) {
      if (isStaying) await router.push(to)
    },
    async replace(to) {
      if (isStaying) await router.replace(to)
    },
  }
}
