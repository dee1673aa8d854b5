import type { BattleRecordInput } from '#shared/contract/planet28/battles.ts'
import type { Side } from './battle-fields.ts'

/** The most sides of a battle. */
export const MAX_SIDES = 8

/** A record begun anew for other warbands, with all that was written down for those that stay. */
export function mergeRecord(begun: BattleRecordInput, written: BattleRecordInput): BattleRecordInput {
  return {
    ...begun,
    turns: written.turns ?? begun.turns,
    goal: written.goal === '' ? begun.goal : written.goal,
    sides: keepSides(begun, written),
    tallies: begun.tallies.map((tally) => written.tallies.find(({ unitId }) => unitId === tally.unitId) ?? tally),
  }
}

/** Sides as they were arranged, without the warbands that left; newcomers stand on the side that they were begun on, or the one still empty. */
function keepSides(begun: BattleRecordInput, written: BattleRecordInput): Side[] {
  if (written.sides.length === 0) return withOpponents(begun)
  const fighting = begun.sides.flatMap(({ warbandIds }) => warbandIds)
  const kept = written.sides.map((side) => ({
    ...side,
    warbandIds: side.warbandIds.filter((id) => fighting.includes(id)),
  }))
  const known = kept.flatMap(({ warbandIds }) => warbandIds)
  return fighting.filter((id) => !known.includes(id)).reduce((sides, id) => join(sides, begun, id), kept)
}

/** Somebody was fought: a side of strangers where none is named. */
function withOpponents({ sides, play }: BattleRecordInput): Side[] {
  return sides.length > 1 ? [...sides] : [...sides, newSide('The enemy', play !== 'opposed')]
}

function join(sides: readonly Side[], begun: BattleRecordInput, id: string): Side[] {
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

/** A side of strangers. */
export function newSide(name: string, isEnemy: boolean): Side {
  return { name, isEnemy, warbandIds: [], reachedGoal: false, strangers: { models: 0, destroyed: 0 } }
}

/** The sides with a warband on another of them. */
export function moveWarband(sides: readonly Side[], id: string, to: number): Side[] {
  return sides.map((side, at) => {
    const others = side.warbandIds.filter((otherId) => otherId !== id)
    return { ...side, warbandIds: at === to ? [...others, id] : others }
  })
}
