import { findDiceFault } from '#shared/games/planet28/dice-text.ts'
import type { HouseField, HouseFields } from '#shared/games/planet28/house/house-fields.ts'

/** Labels of the columns for use in a sentence. */
export const HOUSE_FIELD_LABELS: { readonly [Field in HouseField]: string } = {
  name: 'name',
  summary: 'description',
  cost: 'cost',
  type: 'kind (melee or ranged)',
  hands: 'number of hands',
  damage: 'damage',
  rangeCm: 'range',
  minRangeCm: 'least range',
  specialRules: 'special rules',
  ammo: 'ammunition',
  keywords: 'keywords',
  base: 'printed weapon',
  defence: 'defence dice',
  kind: 'kind of item',
  hitPoints: 'hit points',
  speedCm: 'speed',
  crew: 'crew',
  mounts: 'weapon mounts',
  seats: 'seats',
  arc: 'arc',
  facings: 'facings',
  effects: 'effects in a battle',
  use: 'use in a battle',
}

const BOUNDS = {
  cost: [-999, 9_999],
  rangeCm: [0, 999],
  minRangeCm: [0, 999],
  hitPoints: [1, 999],
  speedCm: [0, 999],
  crew: [0, 9],
  // A placed section names one weapon.
  mounts: [0, 1],
  seats: [0, 99],
} as const satisfies Partial<Record<HouseField, readonly [number, number]>>

const LONGEST = { name: 80, summary: 500 } as const
const MOST_LISTED = 20

/** Finds what is wrong with the fields regardless of the table, or null. */
export function findHouseFieldProblem(fields: HouseFields): string | null {
  return findNumberFault(fields) ?? findTextFault(fields) ?? findListFault(fields)
}

function findNumberFault(fields: HouseFields): string | null {
  for (const [field, [least, most]] of bounds()) {
    const value = fields[field]
    if (value !== undefined && (!Number.isInteger(value) || value < least || value > most))
      return `The ${HOUSE_FIELD_LABELS[field]} is ${value}: give a whole number from ${least} to ${most}.`
  }
  return null
}

function bounds() {
  const names = ['cost', 'rangeCm', 'minRangeCm', 'hitPoints', 'speedCm', 'crew', 'mounts', 'seats'] as const
  return names.map((field) => [field, BOUNDS[field]] as const)
}

function findTextFault({ name, summary, damage, defence }: HouseFields): string | null {
  if (name !== undefined && name.trim() === '') return 'It has no name: give it one.'
  if (name !== undefined && name.length > LONGEST.name)
    return `Its name is too long: at most ${LONGEST.name} characters.`
  if (summary !== undefined && summary.length > LONGEST.summary)
    return `Its description is too long: at most ${LONGEST.summary} characters.`
  const fault = damage === undefined ? null : findDiceFault(damage)
  if (fault !== null) return `Its damage: ${fault}`
  const defenceFault = defence === undefined || defence === null ? null : findDiceFault(defence)
  return defenceFault === null ? null : `Its defence: ${defenceFault}`
}

function findListFault({ keywords = [], specialRules = [], facings }: HouseFields): string | null {
  const odd = keywords.find((word) => !/^[a-z][a-z -]{0,29}$/.test(word))
  if (odd !== undefined) return `“${odd}” is no keyword: write a word in small letters.`
  if (new Set(keywords).size < keywords.length) return 'A keyword stands there twice: leave it once.'
  if (Math.max(keywords.length, specialRules.length) > MOST_LISTED)
    return `That is too much for one weapon: at most ${MOST_LISTED} keywords and ${MOST_LISTED} special rules.`
  if (facings === undefined) return null
  if (facings.length === 0) return 'It may stand in no facing at all: name one, or leave the facings out for all.'
  return new Set(facings).size < facings.length ? 'A facing stands there twice: leave it once.' : null
}
