import { useEventListener } from '@vueuse/core'
import { nextTick } from 'vue'
import type { Router } from 'vue-router'

/** The scroll container of the page; the window itself never scrolls. */
const pane = (): Element | null => document.querySelector('#page')

/** Scrolls new pages to the top and restores the position when going back. */
export function keepPageScroll(router: Router): void {
  const left = new Map<unknown, number>()
  /** Current history position. The browser changes it before it fires popstate. */
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
