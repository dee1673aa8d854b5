import type { Stored } from '#renderer/parts/use-edit-draft.ts'
import type { BattleFields, BattleRecordInput, BattleView } from '#shared/contract/planet28/battles.ts'

export type { BattleFields } from '#shared/contract/planet28/battles.ts'

/** How a battle is played: against each other, alone, or together. */
export type Play = BattleRecordInput['play']

/** One side of a battle. */
export type Side = BattleRecordInput['sides'][number]

/** What one unit did. */
export type Tally = BattleRecordInput['tallies'][number]

/** The three ways to play, in the order of the book. */
export const PLAY_CHOICES = [
  { value: 'opposed', label: 'Opposed' },
  { value: 'solo', label: 'Solo' },
  { value: 'co-op', label: 'Co-op' },
] as const satisfies readonly { value: Play; label: string }[]

/** A battle of which nothing is known yet. */
export function newBattle(known: Pick<BattleFields, 'scenarioId' | 'nightId' | 'day'>): BattleFields {
  const record: BattleRecordInput = { play: 'opposed', turns: null, goal: '', sides: [], tallies: [] }
  return { ...known, name: '', starId: null, notes: '', record }
}

/** What of a stored battle is filled in, and its version. */
export function toStoredBattle(view: BattleView): Stored<BattleFields> {
  const { version, name, scenarioId, nightId, starId, day, notes, record } = view
  return { version, fields: { name, scenarioId, nightId, starId, day, notes, record } }
}

/** The warbands of a record in the order of their sides. */
export function listWarbandIds({ sides }: Pick<BattleRecordInput, 'sides'>): string[] {
  return sides.flatMap(({ warbandIds }) => warbandIds)
}

/** What keeps a battle from being saved, or null. */
export function findProblem({ name, record }: BattleFields): string | null {
  if (name.trim() === '') return 'Give the battle a name.'
  if (listWarbandIds(record).length === 0) return 'Choose who fought.'
  const nameless = record.sides.findIndex((side) => side.name.trim() === '')
  return nameless === -1 ? null : `Give side ${nameless + 1} a name, or take it out.`
}
