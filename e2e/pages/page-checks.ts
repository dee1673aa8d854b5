import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { findShellFaults } from '../hosts/valid-shell.ts'
import { listAxeFaults } from './axe-faults.ts'
import { listLowContrastChoices, listUnmarkedChoices } from './forced-colours.ts'
import { listLowContrastOnGradients } from './low-contrast-on-gradients.ts'
import { listSmallTargets } from './touch-targets.ts'
import { listFirstHeadingBelowH1, listOverflowing, waitForWindowState } from './whole-window.ts'

/** Checks of a page that run in its window. The functions must be self-contained. */
const JUDGES = {
  axeFaults: listAxeFaults,
  drownedChoices: listLowContrastChoices,
  lowerFirstHeading: listFirstHeadingBelowH1,
  paleOnGradients: listLowContrastOnGradients,
  shellFaults: findShellFaults,
  smallTargets: listSmallTargets,
  thingsBeside: listOverflowing,
  unmarkedChoices: listUnmarkedChoices,
  whenShown: waitForWindowState,
}

/** A window with the checks installed. */
export interface WindowWithChecks {
  readonly judges: typeof JUDGES
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SOURCES = Object.entries(JUDGES).map(([name, judge]) => `${name}: ${judge.toString()}`)

/** Installs the checks in the current document. Compiled only once, they run faster on every page. */
export async function installPageChecks(page: Page): Promise<void> {
  if (await page.evaluate(() => 'judges' in window)) return
  await page.evaluate(`${AXE}\nwindow.judges = { ${SOURCES.join(',\n')} }\nnull`)
}
