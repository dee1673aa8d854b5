import { expect, type Page } from '@playwright/test'

/** What every page holds to, after every scenario: the shell does not scroll, and no message lies over a control. */
export async function expectSoundShell(page: Page): Promise<void> {
  if (page.isClosed() || !/#\//.test(page.url())) return
  expect(await page.evaluate(shellFaults), 'the shell of the page that the scenario ends on').toEqual([])
}

/** Runs in the window. */
function shellFaults(): string[] {
  const { scrollHeight, scrollWidth } = document.documentElement
  const faults: string[] = []
  if (scrollHeight > innerHeight)
    faults.push(`the document is ${scrollHeight} px high in a window of ${innerHeight} px`)
  if (scrollWidth > innerWidth) faults.push(`the document is ${scrollWidth} px wide in a window of ${innerWidth} px`)
  for (const toast of document.querySelectorAll('.ui-toast')) {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    const covered = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')].filter(
      (control) => {
        if (toast.contains(control)) return false
        const box = control.getBoundingClientRect()
        const isShown = box.width > 1 && box.height > 1 && control.checkVisibility()
        return isShown && box.left < right && box.right > left && box.top < bottom && box.bottom > top
      },
    )
    for (const control of covered) faults.push(`a message lies over ${control.outerHTML.slice(0, 120)}`)
  }
  return faults
}
