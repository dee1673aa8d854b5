import type { PrintedRow } from './row.ts'

/** One row of the scenario prompts table. */
export interface ScenarioPromptRow extends PrintedRow {
  /** Face of 1D6. */
  readonly roll: number
  /** The place named by the book, if any. */
  readonly place?: string
}

/** Scenario prompts table, Planet 28 p. 27. The book prints no titles; the names are Orrery's. */
// oxfmt-ignore
export const SCENARIO_PROMPTS = {
  'the-silent-station': { name: 'The silent station', roll: 1, place: 'Nublar-93', page: 27, summary: 'A jungle research base on Nublar-93 has stopped answering: secrets inside, doors blocked from within, nobody to be seen.' },
  'runaway-in-the-bazaar': { name: 'Runaway in the bazaar', roll: 2, place: 'Old Saturn', page: 27, summary: 'Somewhere in the bazaars of Saturn hides a governor\'s fugitive child worth a trillion credits.' },
  'last-stand-in-the-hulk': { name: 'Last stand in the hulk', roll: 3, page: 27, summary: 'Wounded pirates hold a derelict ship against the law until help comes.' },
  'the-empty-throne': { name: 'The empty throne', roll: 4, place: 'Lilburn system', page: 27, summary: 'With the Lilburn war of independence won, two factions fight over who rules.' },
  'the-cult-below': { name: 'The cult below', roll: 5, place: 'Jupiter', page: 27, summary: 'Free the boss from a cult\'s sacrifice in Jupiter\'s old mines, and get out again.' },
  'the-long-night': { name: 'The long night', roll: 6, place: '26-Theta', page: 27, summary: 'Half a year of frozen night on 26-Theta, one warm base, stores for one group only.' },
} as const satisfies Record<string, ScenarioPromptRow>

/** Id of a row: Orrery's name in kebab-case. */
export type ScenarioPromptId = keyof typeof SCENARIO_PROMPTS
