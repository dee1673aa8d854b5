import { expect, type Page } from '@playwright/test'

/**
 * Asserts the invariants of every page after every scenario: the shell does not scroll, and no message covers a
 * control.
 */
export async function expectValidShell(page: Page): Promise<void> {
  if (page.isClosed() || !/#\//.test(page.url())) return
  expect(await page.evaluate(findShellFaults), 'the shell of the page that the scenario ends on').toEqual([])
}

/** Lists violations of these invariants. Runs in the window. */
export function findShellFaults(): string[] {
  const { scrollHeight, scrollWidth } = document.documentElement
  const faults: string[] = []
  if (scrollHeight > innerHeight)
    faults.push(`the document is ${scrollHeight} px high in a window of ${innerHeight} px`)
  if (scrollWidth > innerWidth) faults.push(`the document is ${scrollWidth} px wide in a window of ${innerWidth} px`)
  for (const toast of document.querySelectorAll('.ui-toast')) {
    const covered = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
      (control) => !toast.contains(control) && control.checkVisibility() && isUnder(toast, control),
    )
    for (const control of covered) faults.push(`a message lies over ${control.outerHTML.slice(0, 120)}`)
  }
  return faults

  /** A control scrolled out of its pane also has a box there, but is neither visible nor clickable. */
  function isUnder(message: Element, control: Element): boolean {
    const [rect, two] = [message.getBoundingClientRect(), control.getBoundingClientRect()]
    const [left, right] = [Math.max(rect.left, two.left), Math.min(rect.right, two.right)]
    const [top, bottom] = [Math.max(rect.top, two.top), Math.min(rect.bottom, two.bottom)]
    if (right - left < 1 || bottom - top < 1) return false
    return [0.01, 0.5, 0.99].some((part) =>
      document.elementsFromPoint((left + right) / 2, top + (bottom - top) * part).includes(control),
    )
  }
}
