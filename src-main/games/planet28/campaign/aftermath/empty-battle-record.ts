import type { BattleRecord, BattleSide, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { PlayMode } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { computeProfileUnderConditions } from '../growth/conditions.ts'
import { findMissingDoseReason } from '../growth/item-use-counts.ts'
import { listFeesBeforeGame } from '../money/fees.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'
import type { Absence } from './aftermath-input.ts'
import { countModels } from './battle-sides.ts'
import { listConsumableGear } from './consumption.ts'

/** Sides and conditions of a battle before it starts. */
export interface BattleRecordSetup {
  readonly play: PlayMode
  readonly goal: string
  readonly sides: readonly Pick<BattleSide, 'name' | 'isEnemy' | 'warbandIds'>[]
  readonly warbands: readonly CampaignWarband[]
  /** Units whose fee was paid for this game (P28-TR-mercenary). */
  readonly paid: readonly string[]
  readonly rulesOf: (warbandId: string) => Rules
}

/** Record of a battle in which every unit stands and has done nothing yet. Units that miss the game are absent. */
export function createEmptyBattleRecord(muster: BattleRecordSetup): BattleRecord {
  const { play, goal, sides, warbands } = muster
  const away = new Set(listAbsences(muster).map(({ unitId }) => unitId))
  const strangers = { models: 0, destroyed: 0 }
  const fighting = sides.flatMap(({ warbandIds }) => warbandIds)
  const units = warbands.filter(({ id }) => fighting.includes(id)).flatMap((warband) => warband.units)
  return {
    play,
    turns: null,
    goal,
    sides: sides.map((side) => ({ ...side, reachedGoal: false, strangers })),
    tallies: units.map((unit) => emptyTally(unit, away.has(unit.id), muster.rulesOf(unit.warbandId))),
  }
}

/**
 * Units that miss the next game because of a condition or an unpaid fee, and the reason (P28-INJ-2, P28-VDT-4,
 * P28-TR-mercenary).
 */
export function listAbsences({
  warbands,
  paid,
  rulesOf,
}: Omit<BattleRecordSetup, 'play' | 'goal' | 'sides'>): Absence[] {
  return warbands.flatMap(({ id, units }) =>
    units.flatMap((unit) => {
      const because = reasonToStay(unit, paid.includes(unit.id), rulesOf(id))
      return because === null ? [] : [{ unitId: unit.id, because }]
    }),
  )
}

function reasonToStay(unit: CampaignUnit, isPaid: boolean, rules: Rules): string | null {
  const isOut = computeProfileUnderConditions(unit.profile, unit.conditions, rules).isOut ?? findMissingDoseReason(unit)
  if (isOut !== null || unit.kind === 'vehicle' || isPaid) return isOut
  const fee = sumPriceParts(listFeesBeforeGame(unit.profile.traits, countModels(unit), rules))
  return fee === 0 ? null : `${unit.name} wants ${fee} credits for this game. Pay them, or play without.`
}

/** Tally of a unit before the battle. */
function emptyTally(unit: CampaignUnit, isAway: boolean, rules: Rules): UnitTally {
  const { id: unitId, warbandId, name, kind } = unit
  const fate = isAway ? 'absent' : 'stood'
  const nothing = { hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }
  const base = { unitId, warbandId, name, fate, ...nothing } as const
  const gear = listConsumableGear(unit, rules)
  const used = gear.length === 0 ? {} : { uses: Object.fromEntries(gear.map((item) => [item, 0])) }
  if (kind === 'character') return { ...base, kind, ...used }
  if (kind === 'squad') {
    const { profile } = computeProfileUnderConditions(unit.profile, unit.conditions, rules)
    return { ...base, kind, ...used, lost: 0, hitPointsLeft: isAway ? 0 : countModels(unit) * profile.hitPoints }
  }
  const { lostCells, damaged } = computeProfileUnderConditions(unit.profile, unit.conditions, rules)
  return {
    ...base,
    kind,
    ...used,
    sectionsDestroyed: 0,
    lostCells: isAway ? [] : lostCells,
    damaged: isAway ? [] : damaged,
  }
}
