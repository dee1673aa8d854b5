import { expect, type Page } from '@playwright/test'
import { expectSoundShell } from '../hosts/sound-shell.ts'
import { COLOURS, EVERYTHING, faultsOf } from './faults.ts'
import { drownedChoices, unmarkedChoices } from './forced-colours.ts'
import { pageIsStill } from './shell.ts'
import { smallTargets } from './touch-targets.ts'

const DESK = { width: 1440, height: 900 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }
/** What a desk of 1440x900 becomes at 200 % zoom, and a window of 1280x1024 at 400 %. */
const ZOOMED = { width: 720, height: 450 }
const ZOOMED_TWICE = { width: 320, height: 256 }

/** Everything that a page as it stands must be to whoever looks at it: on a desk in both themes and in forced colours, under a finger, on a phone, zoomed. It ends on the desk. */
export async function expectFitForAll(page: Page, name: string): Promise<void> {
  await expectFitForDesk(page, name)
  await underFinger(page, async () => {
    await page.setViewportSize(TABLET)
    await expectLarge(page, `${name}, on a tablet`)
    await page.setViewportSize(PHONE)
    await expectLarge(page, `${name}, on a phone`)
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'void')
  await expectSound(page, `${name}, on a phone`)
  await expectNarrow(page, `${name}, on a phone`)
  await page.setViewportSize(ZOOMED)
  await expectNarrow(page, `${name}, at 200 %`)
  await page.setViewportSize(ZOOMED_TWICE)
  await expectSoundShell(page)
  await expectNarrow(page, `${name}, at 400 %`)
  await page.setViewportSize(DESK)
}

async function expectFitForDesk(page: Page, name: string): Promise<void> {
  await expectSound(page, `${name}, Void`)
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  expect.soft(await page.evaluate(unmarkedChoices), `${name}: chosen, without a mark in forced colours`).toEqual([])
  expect.soft(await page.evaluate(drownedChoices), `${name}: chosen, unreadable in forced colours`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
  await pageIsStill(page)
  expect.soft(await faultsOf(page, COLOURS), `${name}, Paper`).toEqual([])
  // The theme changes in one go with the next window, so that the page is laid out once for both.
  await page.emulateMedia({ colorScheme: 'dark' })
}

async function expectSound(page: Page, name: string): Promise<void> {
  await pageIsStill(page)
  await expectSoundShell(page)
  expect.soft(await faultsOf(page, EVERYTHING), name).toEqual([])
  // Axe counts on from whatever heading comes first.
  expect
    .soft(
      await page.evaluate(() => document.querySelector('main :is(h1, h2, h3, h4, h5, h6)')?.tagName),
      `${name}: the first heading`,
    )
    .toBe('H1')
}

/** Does something as where a finger points, not a mouse. */
async function underFinger(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await act()
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
}

async function expectLarge(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await pageIsStill(page)
  expect.soft(await page.evaluate(smallTargets), `${name}: smaller than a finger`).toEqual([])
}

/** Nothing of the page lies beside the window, where it would have to be scrolled sideways. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(thingsBeside), `${name}: wider than the window`).toEqual([])
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
