import { onBeforeUnmount } from 'vue'
import { type RouteLocationRaw, useRouter } from 'vue-router'

/** Where a page leads when its work is done: nobody is taken from a page that they opened meanwhile. */
export interface WayOn {
  readonly push: (to: RouteLocationRaw) => Promise<void>
  readonly replace: (to: RouteLocationRaw) => Promise<void>
}

/** The way on from the page of this component, as long as it is shown. */
export function useWayOn(): WayOn {
  const router = useRouter()
  let isShown = true
  onBeforeUnmount(() => (isShown = false))
  return {
    async push(to) {
      if (isShown) await router.push(to)
    },
    async replace(to) {
      if (isShown) await router.replace(to)
    },
  }
}
