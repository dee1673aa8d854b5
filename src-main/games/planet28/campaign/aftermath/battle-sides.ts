import { computeCharacterCost } from '#main/games/planet28/builder/character-cost.ts'
import { computeSquadCost } from '#main/games/planet28/builder/squad-cost.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { computeVehicleCost } from '#main/games/planet28/builder/vehicle-cost.ts'
import type { BattleRecord, BattleSide, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { WarbandBattleResults } from '../money/campaign-points.ts'

/** A warband at the start of a battle, and the rules it is built by. */
export interface WarbandWithRules {
  readonly warband: CampaignWarband
  readonly rules: Rules
}

/** Size of a side and the part of it that was destroyed (P28-CAMP-3). */
export type EnemyLosses = Pick<WarbandBattleResults, 'enemies' | 'destroyed'>

/** The side that a warband fights on, or null. */
export function findSideOfWarband(record: BattleRecord, warbandId: string): BattleSide | null {
  return record.sides.find(({ warbandIds }) => warbandIds.includes(warbandId)) ?? null
}

/**
 * Lists the opponents of a side: all other sides, or in solo and co-op games those whose `isEnemy` differs
 * (P28-SOLO-1).
 */
export function listEnemySides(record: BattleRecord, side: BattleSide): BattleSide[] {
  const others = record.sides.filter((otherSide) => otherSide !== side)
  return record.play === 'opposed' ? others : others.filter(({ isEnemy }) => isEnemy !== side.isEnemy)
}

/** Whether two warbands fight on the same side, or on sides that fight together. */
export function areAllied(record: BattleRecord, a: string, b: string): boolean {
  const [mine, theirs] = [findSideOfWarband(record, a), findSideOfWarband(record, b)]
  if (mine === null || theirs === null) return a === b
  return mine === theirs || !listEnemySides(record, mine).includes(theirs)
}

/**
 * Size and losses of the enemy warband that lost the largest share of itself. `destroyedBy` counts models or points.
 * Half of any one warband is sufficient (P28-CAMP-3).
 * Models outside any warband have no points, so a warband with such models is counted in models.
 */
export function computeWorstEnemyLosses(
  record: BattleRecord,
  side: BattleSide,
  armies: readonly WarbandWithRules[],
  settings: Settings,
): EnemyLosses {
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

/**
 * Splits a side into its warbands. A single warband includes the models outside any warband. With several, these
 * models form a warband of their own.
 */
function bandsOf({ warbandIds, strangers }: BattleSide): Pick<BattleSide, 'warbandIds' | 'strangers'>[] {
  if (warbandIds.length < 2) return [{ warbandIds, strangers }]
  const none = { models: 0, destroyed: 0 }
  return [...warbandIds.map((id) => ({ warbandIds: [id], strangers: none })), { warbandIds: [], strangers }]
}

function addLosses(losses: readonly EnemyLosses[]): EnemyLosses {
  return {
    enemies: losses.reduce((sum, loss) => sum + loss.enemies, 0),
    destroyed: losses.reduce((sum, loss) => sum + loss.destroyed, 0),
  }
}

function shareOf({ enemies, destroyed }: EnemyLosses): number {
  return enemies === 0 ? -1 : destroyed / enemies
}

function lossesOf(
  tally: UnitTally,
  armies: readonly WarbandWithRules[],
  isByPoints: boolean,
  settings: Settings,
): EnemyLosses[] {
  const army = armies.find(({ warband }) => warband.id === tally.warbandId)
  const unit = army?.warband.units.find(({ id }) => id === tally.unitId)
  if (army === undefined || unit === undefined || tally.fate === 'absent') return []
  const models = countModels(unit)
  const gone = Math.min(goneModels(tally, settings), models)
  if (!isByPoints) return [{ enemies: models, destroyed: gone }]
  const cost = costOf(unit, army.rules)
  return [{ enemies: cost, destroyed: Math.floor((cost * gone) / Math.max(1, models)) }]
}

/** Number of models of a unit. A vehicle counts as one (P28-CAMP-3). */
export function countModels(unit: CampaignUnit): number {
  return unit.kind === 'squad' ? countMembers(unit.profile) : 1
}

/**
 * Number of destroyed models of a unit. Fled models count as lost unless the group counts them as survivors
 * (P28-BREAK-4).
 */
function goneModels(tally: UnitTally, settings: Settings): number {
  if (tally.kind === 'squad') return tally.lost
  if (tally.kind === 'vehicle') return tally.fate === 'destroyed' ? 1 : 0
  return tally.fate === 'fell' || (tally.fate === 'fled' && settings.fledCounts !== 'survived') ? 1 : 0
}

/** Build cost of a unit, in points. */
function costOf(unit: CampaignUnit, rules: Rules): number {
  if (unit.kind === 'character') return computeCharacterCost(unit.profile, rules).cost
  return unit.kind === 'squad'
    ? computeSquadCost(unit.profile, rules).cost
    : computeVehicleCost(unit.profile, rules).cost
}
