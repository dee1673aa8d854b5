import type { Page } from '@playwright/test'
import { expectSoundShell } from '../hosts/sound-shell.ts'
import { expect, test } from '../hosts/test.ts'
import { everyPage, walkTo } from '../pages/every-page.ts'
import { COLOURS, EVERYTHING, faultsOf } from '../pages/faults.ts'
import { pageIsStill } from '../pages/shell.ts'
import { STUDIO_DIALOGS, STUDIO_TABS } from '../pages/studio.ts'

// Every page, tab and dialog: on a desk in both themes, on a phone, and in a window at 200 % zoom.

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** What a desk of 1440x900 becomes at 200 % zoom, and a window of 1280x1024 at 400 %. */
const ZOOMED = { width: 720, height: 450 }
const ZOOMED_TWICE = { width: 320, height: 256 }
const SIZES = [
  { size: 'a desk', viewport: DESK, judge: judgeBothThemes },
  { size: 'a phone', viewport: PHONE, judge: judge },
] as const

/** A run over all pages is long, and would be one large trace; its faults name the page and the element. */
test.use({ trace: 'off' })
test.slow()

for (const { size, viewport, judge: judgeView } of SIZES)
  test.describe(`on ${size}`, () => {
    test.use({ viewport })

    test('axe finds nothing on any page', async ({ host }) => {
      const page = host.page()
      for (const { name, path } of await everyPage(page)) {
        await walkTo(page, path)
        await judgeView(page, name)
        if (viewport === PHONE) await expectNarrow(page, name)
      }
    })

    for (const [kind, views] of Object.entries({ tab: STUDIO_TABS, dialog: STUDIO_DIALOGS }))
      test(`axe finds nothing in any ${kind} of the studio`, async ({ host }) => {
        const page = host.page()
        for (const { name, open } of views) {
          await open(page)
          await judgeView(page, name)
        }
      })
  })

test.describe('in a zoomed window', () => {
  test.use({ viewport: ZOOMED })

  test('no page is too wide', async ({ host }) => {
    const page = host.page()
    for (const { name, path } of await everyPage(page)) {
      await walkTo(page, path)
      await expectNarrow(page, name)
      await page.setViewportSize(ZOOMED_TWICE)
      await expectNarrow(page, `${name}, at 400 %`)
      await page.setViewportSize(ZOOMED)
    }
  })
})

async function judge(page: Page, name: string): Promise<void> {
  await pageIsStill(page)
  await expectSoundShell(page)
  expect.soft(await faultsOf(page, EVERYTHING), `${name}, Void`).toEqual([])
}

async function judgeBothThemes(page: Page, name: string): Promise<void> {
  await judge(page, name)
  await wear(page, 'light')
  expect.soft(await faultsOf(page, COLOURS), `${name}, Paper`).toEqual([])
  await wear(page, 'dark')
}

async function wear(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'void' : 'paper')
  await pageIsStill(page)
}

/** Nothing of the page lies beside the window, where it would have to be scrolled sideways. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(thingsBeside), `${name} is wider than the window`).toEqual([])
}

/** The page and what sticks out of it, if it can be scrolled sideways; runs in the window. */
function thingsBeside(): string[] {
  const wide = [document.documentElement, document.querySelector('#page')].filter(
    (one) => one && one.scrollWidth > one.clientWidth,
  )
  return wide.flatMap((one) => {
    if (!one) return []
    const edge = one.getBoundingClientRect().left + one.clientLeft + one.clientWidth
    const beside = [...one.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > edge + 1)
    const width = `${one.tagName} is ${String(one.scrollWidth - one.clientWidth)} px too wide`
    return [width, ...beside.slice(0, 12).map((each) => (each.cloneNode() as Element).outerHTML)]
  })
}
