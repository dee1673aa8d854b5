import { expect, type Page } from '@playwright/test'
import { countActions } from './inputs.ts'

/**
 * The tasks of a first evening, with the inputs each one took when new users first tried the app from an empty
 * campaign: pointer presses and keys, including the letters of texts. This is the upper limit. A choice from a list
 * counts as one press.
 */
export const BASELINE_INPUTS = {
  'begin a campaign': { presses: 2, keys: 18 },
  'add two factions': { presses: 2, keys: 106 },
  'add three players': { presses: 4, keys: 14 },
  'draw twelve stars': { presses: 13, keys: 4 },
  'name twelve stars': { presses: 24, keys: 82 },
  'draw twelve routes': { presses: 15, keys: 1 },
  'hide a star, mark two homeworlds and their owners': { presses: 8, keys: 0 },
  'paint and name a region': { presses: 4, keys: 18 },
  'write a label': { presses: 3, keys: 17 },
  'muster a warband with its leader': { presses: 11, keys: 77 },
  'make a weapon of the house': { presses: 7, keys: 15 },
  'arm and train a character': { presses: 3, keys: 22 },
  'build a vehicle': { presses: 3, keys: 25 },
  'write an entry with three links and a secret': { presses: 6, keys: 152 },
  'write the page of a person it names': { presses: 3, keys: 59 },
  'deal two hidden agendas': { presses: 13, keys: 0 },
  'prepare a scenario with four rolls': { presses: 6, keys: 21 },
  'record a battle': { presses: 9, keys: 19 },
  'apply its aftermath': { presses: 4, keys: 6 },
  'buy a skill and a med kit': { presses: 5, keys: 8 },
  'set up a calendar': { presses: 14, keys: 21 },
  'play two days off the table': { presses: 18, keys: 34 },
  'choose sheets, roster and reference to print': { presses: 5, keys: 0 },
  'undo five things': { presses: 10, keys: 0 }, // 14 then, with 7 refusals
  'back up, change and restore': { presses: 8, keys: 26 },
  'generate a map of 60 stars': { presses: 4, keys: 0 },
  'import a map': { presses: 4, keys: 0 },
  'export a picture, a bitmap and sheets': { presses: 10, keys: 0 },
  'look up a sheet on a tablet': { presses: 2, keys: 0 },
  'open the quick reference on a tablet': { presses: 5, keys: 0 },
  'set up a game of turns on a tablet and play two': { presses: 23, keys: 11 },
} as const

/** A counted task. */
export type CountedTask = keyof typeof BASELINE_INPUTS

/** Maximum number of inputs of a task. */
export function getMaxInputs(job: CountedTask): number {
  const { presses, keys } = BASELINE_INPUTS[job]
  return presses + keys
}

/** Counts the inputs of tasks, including letters, and compares each finished task with its limit. */
export interface InputCounter {
  readonly type: (text: string) => Promise<void>
  readonly press: (...keys: string[]) => Promise<void>
  readonly done: (job: CountedTask) => Promise<void>
}

/** Starts counting the inputs on a page, until it is reloaded. */
export async function startInputCounter(page: Page): Promise<InputCounter> {
  const inputs = await countActions(page, { letters: true })
  return {
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    async done(job) {
      const took = await inputs()
      console.log(`${job}: ${took} of ${getMaxInputs(job)} inputs`)
      expect.soft(took, `inputs to ${job}`).toBeLessThanOrEqual(getMaxInputs(job))
    },
  }
}
