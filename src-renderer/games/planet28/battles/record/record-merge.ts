import type { BattleRecordInput } from '#shared/contract/planet28/battles.ts'
import type { BattleRecordSide } from './battle-fields.ts'

export const MAX_BATTLE_SIDES = 8

/** Merges a new record for other warbands with the entries for those that remain. */
export function mergeBattleRecord(begun: BattleRecordInput, written: BattleRecordInput): BattleRecordInput {
  return {
    ...begun,
    turns: written.turns ?? begun.turns,
    goal: written.goal === '' ? begun.goal : written.goal,
    sides: keepSides(begun, written),
    tallies: begun.tallies.map((tally) => written.tallies.find(({ unitId }) => unitId === tally.unitId) ?? tally),
  }
}

/**
 * Keeps the arrangement of the sides without the removed warbands. A new warband joins the side of the new record, or
 * the one that is still empty.
 */
function keepSides(begun: BattleRecordInput, written: BattleRecordInput): BattleRecordSide[] {
  if (written.sides.length === 0) return withOpponents(begun)
  const fighting = begun.sides.flatMap(({ warbandIds }) => warbandIds)
  const kept = written.sides.map((side) => ({
    ...side,
    warbandIds: side.warbandIds.filter((id) => fighting.includes(id)),
  }))
  const known = kept.flatMap(({ warbandIds }) => warbandIds)
  return fighting.filter((id) => !known.includes(id)).reduce((sides, id) => join(sides, begun, id), kept)
}

/** Adds a side of strangers if there is only one side. */
function withOpponents({ sides, play }: BattleRecordInput): BattleRecordSide[] {
  return sides.length > 1 ? [...sides] : [...sides, createStrangerSide('The enemy', play !== 'opposed')]
}

function join(sides: readonly BattleRecordSide[], begun: BattleRecordInput, id: string): BattleRecordSide[] {
  const own = begun.sides.find(({ warbandIds }) => warbandIds.includes(id))
  const isTogether = begun.play === 'co-op'
  const at = sides.findIndex(({ warbandIds, isEnemy }) => (isTogether ? !isEnemy : warbandIds.length === 0 && !isEnemy))
  const place = at === -1 ? sides.findIndex(({ warbandIds }) => warbandIds.length === 0) : at
  const host = sides[place]
  if (!host) return own ? [...sides, { ...own, warbandIds: [id] }] : [...sides]
  const name = host.warbandIds.length === 0 && own && isUnnamed(host.name) ? own.name : host.name
  return sides.with(place, { ...host, name, warbandIds: [...host.warbandIds, id] })
}

function isUnnamed(name: string): boolean {
  return name === 'The enemy' || /^Side \d$/.test(name)
}

/** Creates a side of strangers. */
export function createStrangerSide(name: string, isEnemy: boolean): BattleRecordSide {
  return { name, isEnemy, warbandIds: [], reachedGoal: false, strangers: { models: 0, destroyed: 0 } }
}

/** Moves a warband to another side. */
export function moveWarband(sides: readonly BattleRecordSide[], id: string, to: number): BattleRecordSide[] {
  return sides.map((side, at) => {
    const others = side.warbandIds.filter((otherId) => otherId !== id)
    return { ...side, warbandIds: at === to ? [...others, id] : others }
  })
}
