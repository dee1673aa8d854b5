import { type CDPSession, expect, type Page } from '@playwright/test'
import { IS_SOAK } from '#tests/support/soak.ts'
import { COLOUR_RULES, ALL_RULES } from './accessibility-faults.ts'
import type { Rules } from './axe-faults.ts'
import { installPageChecks, type WindowWithChecks } from './page-checks.ts'
import type { WindowState } from './whole-window.ts'

/** A window state, and the checks to run in it. */
interface Sight extends WindowState {
  readonly name: string
  /** Whether every run looks at every page so; else at a part of them, and the soak at all. */
  readonly isAlways?: true
  readonly asks: readonly Exclude<keyof WindowWithChecks['judges'], 'axeFaults' | 'whenShown'>[]
  readonly rules?: Rules
}

const MOUSE = { theme: 'void', isForced: false, isTouched: false } as const
const FINGER = { ...MOUSE, isTouched: true }
const DESK = { ...MOUSE, width: 1440, height: 900 }
const TABLET = { ...FINGER, width: 820, height: 1180 }
const PHONE = { ...FINGER, width: 390, height: 844 }
/** A desktop of 1440x900 at 200 % zoom, and a window of 1280x1024 at 400 %. */
const ZOOMED = { ...MOUSE, width: 720, height: 450 }
const ZOOMED_TWICE = { ...MOUSE, width: 320, height: 256 }

/** Ordered so that little is re-rendered from one to the next. */
const SIGHTS: readonly Sight[] = [
  {
    ...DESK,
    name: 'Void',
    isAlways: true,
    asks: ['shellFaults', 'lowerFirstHeading', 'paleOnGradients'],
    rules: ALL_RULES,
  },
  { ...DESK, name: 'forced colours', isForced: true, asks: ['unmarkedChoices', 'drownedChoices'] },
  { ...DESK, name: 'Paper', theme: 'paper', asks: ['paleOnGradients'], rules: COLOUR_RULES },
  { ...TABLET, name: 'on a tablet', asks: ['smallTargets'] },
  {
    ...PHONE,
    name: 'on a phone',
    asks: ['smallTargets', 'shellFaults', 'lowerFirstHeading', 'paleOnGradients', 'thingsBeside'],
    rules: ALL_RULES,
  },
  { ...ZOOMED, name: 'at 200 %', asks: ['thingsBeside'] },
  { ...ZOOMED_TWICE, name: 'at 400 %', asks: ['shellFaults', 'thingsBeside'] },
]

/** Number of the other states, one of which each page is seen in. */
const PARTS = SIGHTS.length - 1

/** States in which a page is looked at: which ones follows from its name, so that every run looks at it in the same. */
function listSights(name: string): readonly Sight[] {
  const part = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0)
  return SIGHTS.filter(({ isAlways }, at) => IS_SOAK || isAlways === true || (at + part) % PARTS === 0)
}

/**
 * Runs the accessibility checks on the current page: on a desktop and in one of the other states, in the soak in all of
 * them. Starts and ends in the desktop state.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await installPageChecks(page)
  let before: WindowState = DESK
  const faults: string[] = []
  for (const sight of listSights(name)) {
    await change(page, before, sight)
    faults.push(...(await judge(page, sight)))
    before = sight
  }
  expect.soft(faults, name).toEqual([])
  await change(page, before, DESK)
}

/** Lists the faults of the page in a state, each with the check that found it. */
async function judge(page: Page, { name, asks, rules, ...state }: Sight): Promise<string[]> {
  const found = await page.evaluate(
    async (sight) => {
      const { judges } = window as unknown as WindowWithChecks
      await judges.whenShown(sight.state, sight.stillPictures)
      const own = sight.asks.flatMap((ask) => judges[ask]().map((fault) => `${ask}: ${fault}`))
      return sight.rules ? [...own, ...(await judges.axeFaults(sight.rules))] : own
    },
    { asks, rules, state, stillPictures: picturesOf(rules, state) },
  )
  return found.map((fault) => `${name}: ${fault}`)
}

/**
 * Number of frames to wait. Forced colours can be read before they are painted; a change of size takes effect in the
 * next frame.
 */
function picturesOf(rules: Rules | undefined, { isTouched, isForced }: WindowState): number {
  if (rules || isTouched) return 3
  return isForced ? 0 : 1
}

/** Applies all differences at once, so that the page is laid out only once. */
async function change(page: Page, from: WindowState, { width, height, theme, isForced, isTouched }: WindowState) {
  const isRecoloured = theme !== from.theme || isForced !== from.isForced
  const pointer = isTouched === from.isTouched ? null : await sessionOf(page)
  await Promise.all([
    isRecoloured &&
      page.emulateMedia({
        colorScheme: theme === 'void' ? 'dark' : 'light',
        forcedColors: isForced ? 'active' : 'none',
      }),
    pointer?.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched }),
    (width !== from.width || height !== from.height) && page.setViewportSize({ width, height }),
  ])
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Session for emulating touch. Cached, since the emulation ends with the session. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
