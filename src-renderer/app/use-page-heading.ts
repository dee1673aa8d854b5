import { useMutationObserver } from '@vueuse/core'
import { onMounted, onScopeDispose, type ShallowRef } from 'vue'
import type { Router } from 'vue-router'

const OPEN_DIALOG = '[role=dialog][data-state=open]'

/** Sets the window title from the heading of the current page, and focuses the heading after navigation. */
export function usePageHeading(
  page: Readonly<ShallowRef<HTMLElement | null>>,
  router: Router,
  named: (title: string) => void,
): void {
  let wantsFocus = false
  let focused: HTMLElement | null = null
  const leave = router.afterEach((to, from) => {
    wantsFocus = from.matched.length > 0 && to.path !== from.path
  })

  function follow(): void {
    const heading = page.value?.querySelector('h1')
    if (!heading) return
    const title = heading.textContent.trim()
    if (document.title !== `${title} · Orrery`) {
      document.title = `${title} · Orrery`
      named(title)
    }
    const hasLostFocus = focused !== null && !focused.isConnected && document.activeElement === document.body
    if (wantsFocus || hasLostFocus) moveTo(heading)
    wantsFocus = false
  }

  /** The focus stays where it is if the page focused its first field, or a dialog was opened meanwhile. */
  function moveTo(heading: HTMLElement): void {
    const active = document.activeElement
    if (page.value?.contains(active) || active?.closest(OPEN_DIALOG)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    focused = heading
  }

  useMutationObserver(page, follow, { childList: true, subtree: true, characterData: true })
  onMounted(follow)
  onScopeDispose(leave)
}
