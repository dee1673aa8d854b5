import { listTraitsInForce } from '#main/games/planet28/special-rules/traits-in-force.ts'
import type { Deed } from '#shared/games/planet28/off-table-model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Deeds that require people to stay. */
const AMONG_PEOPLE: readonly Deed[] = ['shop', 'heal', 'repair', 'recruit', 'talk']

/** Whether people off the table flee from a unit with these traits (P28-TR-terrifying). */
export function makesPeopleFlee(traits: readonly string[], { tables }: Rules): boolean {
  return listTraitsInForce(traits, tables).some(({ row }) => row.when?.includes('off-table') === true)
}

/** Whether a deed fails if people flee. */
export function needsPeople(deed: Deed): boolean {
  return AMONG_PEOPLE.includes(deed)
}
