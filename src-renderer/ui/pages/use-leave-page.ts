import { onBeforeUnmount } from 'vue'
import {
  isNavigationFailure,
  NavigationFailureType,
  onBeforeRouteLeave,
  type RouteLocationRaw,
  useRouter,
} from 'vue-router'

/** Where a page leads when its work is done: nobody is taken from a page that they opened, or began to open, meanwhile. */
export interface LeavePage {
  readonly push: (to: RouteLocationRaw) => Promise<void>
  readonly replace: (to: RouteLocationRaw) => Promise<void>
}

/** The way on from the page of this component, as long as it is shown and nobody is on their way to another one. */
export function useLeavePage(): LeavePage {
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
