import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { BattleFields, BattleRecordInput, BattleView } from '#shared/contract/planet28/battles.ts'

export type { BattleFields } from '#shared/contract/planet28/battles.ts'

export type BattleRecordPlayMode = BattleRecordInput['play']

export type BattleRecordSide = BattleRecordInput['sides'][number]

/** Record of one unit. */
export type BattleRecordTally = BattleRecordInput['tallies'][number]

/** The three kinds of play, in the order of the book. */
export const BATTLE_PLAY_MODE_CHOICES = [
  { value: 'opposed', label: 'Opposed' },
  { value: 'solo', label: 'Solo' },
  { value: 'co-op', label: 'Co-op' },
] as const satisfies readonly { value: BattleRecordPlayMode; label: string }[]

export function createBattleFields(known: Pick<BattleFields, 'scenarioId' | 'nightId' | 'day'>): BattleFields {
  const record: BattleRecordInput = { play: 'opposed', turns: null, goal: '', sides: [], tallies: [] }
  return { ...known, name: '', starId: null, notes: '', record }
}

/** Extracts the editable fields and the version of a stored battle. */
export function toVersionedBattleFields(view: BattleView): VersionedFields<BattleFields> {
  const { version, name, scenarioId, nightId, starId, day, notes, record } = view
  return { version, fields: { name, scenarioId, nightId, starId, day, notes, record } }
}

/** Lists the warbands of a record in the order of their sides. */
export function listWarbandIds({ sides }: Pick<BattleRecordInput, 'sides'>): string[] {
  return sides.flatMap(({ warbandIds }) => warbandIds)
}

/** Why a battle cannot be saved, or null. */
export function findBattleProblem({ name, record }: BattleFields): string | null {
  if (name.trim() === '') return 'Give the battle a name.'
  if (listWarbandIds(record).length === 0) return 'Choose who fought.'
  const nameless = record.sides.findIndex((side) => side.name.trim() === '')
  return nameless === -1 ? null : `Give side ${nameless + 1} a name, or take it out.`
}
