import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { shellFaults } from '../hosts/sound-shell.ts'
import { axeFaults } from './axe-faults.ts'
import { drownedChoices, unmarkedChoices } from './forced-colours.ts'
import { paleOnGradients } from './pale-on-gradients.ts'
import { smallTargets } from './touch-targets.ts'
import { lowerFirstHeading, thingsBeside, whenShown } from './whole-window.ts'

/** What judges a page from within its window: functions that need nothing from around them. */
const JUDGES = {
  axeFaults,
  drownedChoices,
  lowerFirstHeading,
  paleOnGradients,
  shellFaults,
  smallTargets,
  thingsBeside,
  unmarkedChoices,
  whenShown,
}

/** The window of a document that knows them. */
export interface Judged {
  readonly judges: typeof JUDGES
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SOURCES = Object.entries(JUDGES).map(([name, judge]) => `${name}: ${judge.toString()}`)

/** Makes them known to the document that is shown. Compiled once, they are quicker from page to page. */
export async function callJudges(page: Page): Promise<void> {
  if (await page.evaluate(() => 'judges' in window)) return
  await page.evaluate(`${AXE}\nwindow.judges = { ${SOURCES.join(',\n')} }\nnull`)
}
