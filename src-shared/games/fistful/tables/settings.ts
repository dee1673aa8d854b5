import { formatCount } from '#shared/kit/format.ts'
import { getDefaultSettings, type SettingDefinition as KitRow } from '#shared/kit/setting-definitions.ts'

/** A question that the book leaves open; the players agree on its answer. */
export interface SettingRow extends KitRow {
  /** Range of integers that are also answers, and their unit. */
  readonly numbers?: { readonly least: number; readonly most: number; readonly unit: string }
  /** Whether older games lack it. A missing answer means the first one. */
  readonly isLater?: true
}

/** All settings of a game, in the order in which a turn meets them. */
// oxfmt-ignore
export const SETTINGS = {
  oppositeBands: {
    rule: 'FIST-SETUP-2', title: 'Homeworld bands', question: 'Must the second player take the other band of rows?',
    reason: 'The empty rows in the middle only make sense as a buffer between the two.',
    choices: [{ value: true, label: 'Yes, the other band' }, { value: false, label: 'Any star of either band' }],
  },
  firstChooser: {
    rule: 'FIST-SETUP-4', title: 'First chooser', question: 'Who chooses a homeworld first and is player A?',
    reason: 'The book does not say; a die is fair.',
    choices: [{ value: 'roll', label: 'A die decides' }, { value: 'A', label: 'The first seat' }, { value: 'B', label: 'The second seat' }],
  },
  routeMode: {
    rule: 'FIST-MAP-3', title: 'Transport routes', question: 'Which lines do transports follow?',
    reason: 'The difference between transports and warships is range alone.',
    choices: [
      { value: 'derived', label: 'Any two stars at most 3 hexes apart' },
      { value: 'drawn', label: 'The routes drawn on the map, at most 3 hexes long' },
      { value: 'off', label: 'None: range alone counts' },
    ],
  },
  contestedLanding: {
    rule: 'FIST-COL-3', title: 'Contested landing', question: 'Both sides land at one empty star: what happens?',
    reason: 'Landing has no dice and no order of precedence.',
    choices: [{ value: 'fail', label: 'Neither lands' }, { value: 'roll', label: 'A D6: 1-3 player A, 4-6 player B' }],
  },
  sizeOneGrowth: {
    rule: 'FIST-PROD-5', title: 'Growth from size 1', question: 'May a colony of size 1 grow?',
    reason: 'Otherwise every new colony would stay useless.',
    choices: [{ value: true, label: 'Yes' }, { value: false, label: 'No' }],
  },
  dreadnoughtCost: {
    rule: 'FIST-PROD-8', title: 'Dreadnought cost', question: 'What does a dreadnought cost?',
    reason: 'The row is lost. At 4 each size of star unlocks something, at 5 nobody would build one.',
    choices: [{ value: 4, label: '4 points' }, { value: 3, label: '3 points' }, { value: 5, label: '5 points' }],
  },
  dreadnoughtRange: {
    rule: 'FIST-PROD-8', title: 'Dreadnought range', question: 'How far does a dreadnought go in a turn?',
    reason: 'The other ranges fall as strength rises.',
    choices: [{ value: 3, label: '3 hexes' }, { value: 4, label: '4 hexes' }, { value: 5, label: '5 hexes' }],
  },
  friendlyColonyHexes: {
    rule: 'FIST-MOVE-3', title: 'Supply distance', question: 'How near must a colony of its own be to where a fleet goes?',
    reason: 'The book says 5 hexes. Fleets of scouts alone are free of it.',
    choices: [{ value: 5, label: '5 hexes' }, { value: 4, label: '4 hexes' }, { value: 6, label: '6 hexes' }, { value: 8, label: '8 hexes' }],
  },
  withdrawTrigger: {
    rule: 'FIST-WD-2', title: 'What drives a fleet away', question: 'Which enemy fleets set off an order to withdraw?',
    reason: 'The book says any.',
    choices: [{ value: 'any', label: 'Any' }, { value: 'armed', label: 'Only armed ones' }],
  },
  siegeTurns: {
    rule: 'FIST-CAP-3', title: 'Length of a siege', question: 'How many turns does a fort hold out?',
    reason: 'A besieged colony falls when enemies are still there a turn later.',
    choices: [{ value: 1, label: '1 turn' }, { value: 2, label: '2 turns' }, { value: 3, label: '3 turns' }],
  },
  captureSizeLoss: {
    rule: 'FIST-CAP-5', title: 'Loss by capture', question: 'Does a colony shrink when it is captured?',
    reason: 'The book names no loss.',
    choices: [{ value: 0, label: 'No' }, { value: 1, label: 'By 1, never below 1' }],
  },
  scoutsCapture: {
    rule: 'FIST-CAP-6', title: 'Scouts capture', question: 'Can scouts alone capture and besiege?',
    reason: 'They are armed raiders.',
    choices: [{ value: true, label: 'Yes' }, { value: false, label: 'No' }],
  },
  transportsCapture: {
    rule: 'FIST-CAP-6', title: 'Transports capture', question: 'Can transports alone capture and besiege?',
    reason: 'They carry colonists, not troops.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  besiegedProduction: {
    rule: 'FIST-CAP-7', title: 'Production under siege', question: 'What may a besieged colony make?',
    reason: 'The founding turn is the only exception that the book states.',
    choices: [{ value: 'full', label: 'Everything' }, { value: 'no-ships', label: 'No ships' }, { value: 'none', label: 'Nothing' }],
  },
  simultaneousCapture: {
    rule: 'FIST-VIC-2', title: 'Both homeworlds fall', question: 'Both homeworlds fall in one turn: who wins?',
    reason: 'The book does not say.',
    choices: [{ value: 'draw', label: 'A draw' }, { value: 'size', label: 'The larger total of colonies' }, { value: 'continue', label: 'Nobody yet: play on' }],
  },
  turnLimit: {
    rule: 'FIST-VIC-3', title: 'Turn limit', question: 'Does the game end after a number of turns?',
    reason: 'The book has no limit. At the limit the larger total of colonies wins, then the dearer fleets.',
    choices: [{ value: 0, label: 'No limit' }], numbers: { least: 1, most: 999, unit: 'turn' },
  },
  fog: {
    rule: 'FIST-FOG-3', title: 'Fog of war', question: 'Do players see what enemy fleets are made of?',
    reason: 'Fog wants a neutral referee.',
    choices: [{ value: 'off', label: 'Yes: no fog' }, { value: 'gm', label: 'No: a referee keeps the whole picture' }],
  },
  fogShowLetters: {
    rule: 'FIST-FOG-1', title: 'Letters in the fog', question: 'Does fog show the letters of enemy fleets?',
    reason: 'Letters would let a player follow a fleet from turn to turn.',
    choices: [{ value: false, label: 'No, their number alone' }, { value: true, label: 'Yes' }],
  },
  flownClashes: {
    rule: 'SP-CLASH-1', title: 'Clashes flown', question: 'May a clash of fleets be flown as a dogfight of Space Planes?', isLater: true,
    reason: 'The book rolls. Flown, the loser loses all ships there and the winner keeps the share of its cubes.',
    choices: [{ value: false, label: 'No: it is rolled' }, { value: true, label: 'Yes, or rolled after all' }],
  },
  foughtCaptures: {
    rule: 'SAND-LAND-1', title: 'Captures fought', question: 'May a capture or siege be fought as a battle of Planetary Sand?', isLater: true,
    reason: 'The book captures at once. Fought, the attacker’s win captures; else colony, fort and siege stay as they were.',
    choices: [{ value: false, label: 'No: by the book' }, { value: true, label: 'Yes, or by the book after all' }],
  },
} as const satisfies Record<string, SettingRow>
export type SettingId = keyof typeof SETTINGS

/** Answers in force in a game. */
export type FistfulSettings = { readonly [Id in Exclude<SettingId, LaterId>]: Answer<(typeof SETTINGS)[Id]> } & {
  readonly [Id in LaterId]?: Answer<(typeof SETTINGS)[Id]>
}
type LaterId = {
  [Id in SettingId]: (typeof SETTINGS)[Id] extends { readonly isLater: true } ? Id : never
}[SettingId]
type Answer<Row extends SettingRow> = Row extends { readonly numbers: object }
  ? number
  : Row['choices'][number]['value']

/**
 * Settings as stored: later additions are omitted if they have their default, so that older and newer games are stored
 * alike.
 */
export function omitDefaultLateSettings(settings: FistfulSettings): FistfulSettings {
  const rows: Readonly<Record<string, SettingRow>> = SETTINGS
  const kept = Object.entries(settings).filter(
    ([id, answer]) => rows[id]?.isLater !== true || rows[id].choices[0].value !== answer,
  )
  return Object.fromEntries(kept) as FistfulSettings
}

/** Formats the answer to a setting; null if it is invalid. A later addition may be undefined. */
export function formatSettingAnswer({ choices, numbers, isLater }: SettingRow, answer: unknown): string | null {
  if (isLater && answer === undefined) return choices[0].label
  const choice = choices.find(({ value }) => value === answer)
  if (choice !== undefined) return choice.label
  if (numbers === undefined || typeof answer !== 'number' || !Number.isInteger(answer)) return null
  return answer >= numbers.least && answer <= numbers.most ? formatCount(answer, numbers.unit) : null
}

/** Default settings. */
export const DEFAULT_SETTINGS = omitDefaultLateSettings(getDefaultSettings(SETTINGS))

/** Letters of fleets, which limit their number per player (FIST-REORG-1). */
export const FLEET_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const
