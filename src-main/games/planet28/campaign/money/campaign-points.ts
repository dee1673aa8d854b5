import {
  FIGHTER_POINTS_EARNED,
  VEHICLE_POINTS_EARNED,
  WARBAND_POINTS_EARNED,
} from '#shared/games/planet28/campaign-numbers.ts'
import type { CharacterTally, SquadTally, VehicleTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Results of a side in a battle. Enemies are counted in models or in points, as set by `destroyedBy`. */
export interface WarbandBattleResults {
  readonly reachedGoal: boolean
  readonly enemies: number
  readonly destroyed: number
}

/** Campaign points of a character after a game. Empty if it took no part (P28-CAMP-1, P28-CAMP-2, P28-BREAK-4). */
export function listPointsEarnedByCharacter(tally: CharacterTally, settings: Settings): AmountPart[] {
  if (tally.fate === 'absent') return []
  const survived = tally.fate === 'stood' || (tally.fate === 'fled' && settings.fledCounts === 'survived')
  return fighterPoints(tally, survived, settings)
}

/**
 * Campaign points of a squad after a game. It earns as one unit and survives as long as one member does (P28-SQC-1).
 */
export function listPointsEarnedBySquad(tally: SquadTally, settings: Settings): AmountPart[] {
  if (tally.fate === 'absent') return []
  const parts = fighterPoints(tally, tally.hitPointsLeft > 0, settings)
  return parts.map((part) => ({ ...part, rule: 'P28-SQC-1' }))
}

/** Campaign points of a vehicle after a game. `lostBefore` lists cells that were lost before it (P28-VCAMP-1). */
export function listPointsEarnedByVehicle(
  tally: VehicleTally,
  _settings: Settings,
  lostBefore: readonly Cell[] = [],
): AmountPart[] {
  if (tally.fate === 'absent') return []
  const { kills, sectionsDestroyed, lostCells } = tally
  const rule = 'P28-VCAMP-1'
  const survived = tally.fate === 'stood'
  const isWhole = survived && lostCells.every((cell) => lostBefore.includes(cell))
  const { kill, survived: alive, sectionDestroyed, whole } = VEHICLE_POINTS_EARNED
  const sections = formatCount(sectionsDestroyed, 'enemy section')
  return withoutNothing([
    { source: `${formatCount(kills, 'enemy', 'enemies')} killed`, value: kills * kill, rule },
    { source: 'Survived the game', value: survived ? alive : 0, rule },
    { source: `${sections} destroyed`, value: sectionsDestroyed * sectionDestroyed, rule },
    { source: 'Lost no section', value: isWhole ? whole : 0, rule },
  ])
}

/** Campaign points that a warband earns as a whole (P28-CAMP-3, P28-META-7). */
export function listPointsEarnedByWarband(
  { reachedGoal, enemies, destroyed }: WarbandBattleResults,
  settings: Settings,
): AmountPart[] {
  const { goal, halfDestroyed } = WARBAND_POINTS_EARNED
  const isHalf = enemies > 0 && 2 * destroyed >= enemies
  const counted = settings.destroyedBy === 'models' ? 'models' : 'points'
  const rule = 'P28-CAMP-3'
  return withoutNothing([
    { source: 'Reached the goal', value: reachedGoal ? goal : 0, rule },
    { source: `Destroyed ${destroyed} of ${enemies} enemy ${counted}`, value: isHalf ? halfDestroyed : 0, rule },
  ])
}

function fighterPoints(tally: CharacterTally | SquadTally, survived: boolean, settings: Settings): AmountPart[] {
  const { hits, kills, wasHurt, isHurtAtEnd } = tally
  const paidHits = settings.actionPoints === 'oncePerGame' ? Math.min(hits, 1) : hits
  const isWhole = survived && (settings.unwounded === 'neverHurt' ? !wasHurt : !isHurtAtEnd)
  const rule = 'P28-CAMP-1'
  return withoutNothing([
    { source: hitWords(hits, paidHits), value: paidHits * FIGHTER_POINTS_EARNED.hit, rule: 'P28-CAMP-2' },
    { source: `${formatCount(kills, 'enemy', 'enemies')} killed`, value: kills * FIGHTER_POINTS_EARNED.kill, rule },
    { source: 'Survived the game', value: survived ? FIGHTER_POINTS_EARNED.survived : 0, rule },
    { source: 'Ended it unwounded', value: isWhole ? FIGHTER_POINTS_EARNED.unwounded : 0, rule: 'P28-CAMP-2' },
  ])
}

function hitWords(hits: number, paid: number): string {
  const attacks = formatCount(hits, 'successful attack')
  return paid < hits ? `${attacks}, paid once` : attacks
}

function withoutNothing(parts: readonly AmountPart[]): AmountPart[] {
  return parts.filter(({ value }) => value !== 0)
}
