import { useEventListener } from '@vueuse/core'
import { nextTick } from 'vue'
import type { Router } from 'vue-router'

/** The pane that the page scrolls in; the window itself never does. */
const pane = (): Element | null => document.querySelector('#page')

/** Another page begins at its top; going back finds the page where it was left. */
export function keepPageScroll(router: Router): void {
  const left = new Map<unknown, number>()
  /** Where the history stands: the browser has moved it before it tells of going back. */
  let here: unknown = null
  let isBack = false
  const place = (): unknown => router.options.history.state['position']

  useEventListener('popstate', () => (isBack = true))
  router.beforeEach(() => void left.set(here, pane()?.scrollTop ?? 0))
  router.afterEach(async (to, from) => {
    const [wasBack, isOther] = [isBack, to.path !== from.path]
    isBack = false
    here = place()
    await nextTick()
    if (to.hash) document.querySelector(to.hash)?.scrollIntoView()
    else if (isOther) pane()?.scrollTo(0, wasBack ? (left.get(here) ?? 0) : 0)
  })
}
