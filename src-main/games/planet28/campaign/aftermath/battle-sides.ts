import { computeCharacterCost } from '#main/games/planet28/builder/character-cost.ts'
import { computeSquadCost } from '#main/games/planet28/builder/squad-cost.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { computeVehicleCost } from '#main/games/planet28/builder/vehicle-cost.ts'
import type { BattleRecord, BattleSide, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { WarbandResults } from '../money/campaign-points.ts'

/** A warband as it came to a battle, and the rules that it is built by. */
export interface Army {
  readonly warband: CampaignWarband
  readonly rules: Rules
}

/** How much of a side there was, and how much of it is gone (P28-CAMP-3). */
export type Losses = Pick<WarbandResults, 'enemies' | 'destroyed'>

/** The side that a warband fights on, or null. */
export function findSideOf(record: BattleRecord, warbandId: string): BattleSide | null {
  return record.sides.find(({ warbandIds }) => warbandIds.includes(warbandId)) ?? null
}

/** The sides that a side fights against: all others, or in solo and co-op games those on the other end of the list of enemies (P28-SOLO-1). */
export function listEnemySides(record: BattleRecord, side: BattleSide): BattleSide[] {
  const others = record.sides.filter((otherSide) => otherSide !== side)
  return record.play === 'opposed' ? others : others.filter(({ isEnemy }) => isEnemy !== side.isEnemy)
}

/** Whether two warbands fight on the same side, or on sides that fight together. */
export function areAllied(record: BattleRecord, a: string, b: string): boolean {
  const [mine, theirs] = [findSideOf(record, a), findSideOf(record, b)]
  if (mine === null || theirs === null) return a === b
  return mine === theirs || !listEnemySides(record, mine).includes(theirs)
}

/**
 * The enemy warband that lost most of itself, in models or in points as `destroyedBy` says: half of any one is enough (P28-CAMP-3).
 * Models that stand in no warband have no points: a warband with any among it is counted in models.
 */
export function countEnemies(
  record: BattleRecord,
  side: BattleSide,
  armies: readonly Army[],
  settings: Settings,
): Losses {
  const enemies = listEnemySides(record, side)
  const all = enemies.flatMap(bandsOf).map(({ warbandIds, strangers }) => {
    const isByPoints = settings.destroyedBy === 'points' && strangers.models === 0
    const tallies = record.tallies.filter(({ warbandId }) => warbandIds.includes(warbandId))
    const losses = tallies.flatMap((tally) => lossesOf(tally, armies, isByPoints, settings))
    return addLosses([
      ...losses,
      { enemies: strangers.models, destroyed: Math.min(strangers.destroyed, strangers.models) },
    ])
  })
  return all.reduce((worst, losses) => (shareOf(losses) > shareOf(worst) ? losses : worst), all[0] ?? addLosses([]))
}

/** The warbands of a side, each with the strangers that came with it; of several, strangers are a warband of their own. */
function bandsOf({ warbandIds, strangers }: BattleSide): Pick<BattleSide, 'warbandIds' | 'strangers'>[] {
  if (warbandIds.length < 2) return [{ warbandIds, strangers }]
  const none = { models: 0, destroyed: 0 }
  return [...warbandIds.map((id) => ({ warbandIds: [id], strangers: none })), { warbandIds: [], strangers }]
}

function addLosses(losses: readonly Losses[]): Losses {
  return {
    enemies: losses.reduce((sum, loss) => sum + loss.enemies, 0),
    destroyed: losses.reduce((sum, loss) => sum + loss.destroyed, 0),
  }
}

function shareOf({ enemies, destroyed }: Losses): number {
  return enemies === 0 ? -1 : destroyed / enemies
}

function lossesOf(tally: UnitTally, armies: readonly Army[], isByPoints: boolean, settings: Settings): Losses[] {
  const army = armies.find(({ warband }) => warband.id === tally.warbandId)
  const unit = army?.warband.units.find(({ id }) => id === tally.unitId)
  if (army === undefined || unit === undefined || tally.fate === 'absent') return []
  const models = countModels(unit)
  const gone = Math.min(goneModels(tally, settings), models)
  if (!isByPoints) return [{ enemies: models, destroyed: gone }]
  const cost = costOf(unit, army.rules)
  return [{ enemies: cost, destroyed: Math.floor((cost * gone) / Math.max(1, models)) }]
}

/** Models of a unit: a vehicle is one (P28-CAMP-3). */
export function countModels(unit: CampaignUnit): number {
  return unit.kind === 'squad' ? countMembers(unit.profile) : 1
}

/** Models of a unit that are destroyed; fled ones are lost, unless they count as survivors (P28-BREAK-4). */
function goneModels(tally: UnitTally, settings: Settings): number {
  if (tally.kind === 'squad') return tally.lost
  if (tally.kind === 'vehicle') return tally.fate === 'destroyed' ? 1 : 0
  return tally.fate === 'fell' || (tally.fate === 'fled' && settings.fledCounts !== 'survived') ? 1 : 0
}

/** What a unit costs to build, in points. */
function costOf(unit: CampaignUnit, rules: Rules): number {
  if (unit.kind === 'character') return computeCharacterCost(unit.profile, rules).cost
  return unit.kind === 'squad'
    ? computeSquadCost(unit.profile, rules).cost
    : computeVehicleCost(unit.profile, rules).cost
}
