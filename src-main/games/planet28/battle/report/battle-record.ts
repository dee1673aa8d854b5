import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type {
  BattleRecord,
  CharacterTally,
  SquadTally,
  UnitTally,
  ConsumedPieces,
  VehicleTally,
} from '#shared/games/planet28/campaign/battle-record.ts'
import { listVehicleRounds } from '#shared/games/planet28/mounted-rounds.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { getSquadStrength } from '../morale/squad-strength.ts'
import { getBattleRules } from '../transaction.ts'

/**
 * Builds the battle's record for the aftermath. A model below its hit points counts as wounded, whether by a blow or
 * by a manual entry. Units of warbands are listed individually, all others as strangers (P28-CAMP-1, P28-CAMP-3,
 * P28-SET-3).
 */
export function buildBattleRecord(battle: Battle): BattleRecord {
  const { play, turn, goal, sides, units, reachedGoal } = battle
  const { tables } = getBattleRules(battle)
  return {
    play,
    turns: turn,
    goal,
    sides: sides.map(({ id, name, isEnemy, warbandIds }) => ({
      name,
      isEnemy,
      warbandIds,
      reachedGoal: reachedGoal.includes(id),
      strangers: strangersOf(units.filter((unit) => unit.side === id)),
    })),
    tallies: units.flatMap((unit) => tallyOf(unit, { units, tables }) ?? []),
  }
}

/** Counts models of a side that belong to no warband: all members of split squads, no copies (P28-ARC-8, P28-SQ-12). */
function strangersOf(units: readonly BattleUnit[]): { models: number; destroyed: number } {
  const own = units.filter(({ warbandId, copyOf }) => warbandId === null && copyOf === null)
  const models = own.map((unit) =>
    unit.kind === 'vehicle' ? [isDestroyed(unit)] : unit.models.map(({ fate }) => fate === 'slain'),
  )
  return { models: models.flat().length, destroyed: models.flat().filter(Boolean).length }
}

function tallyOf(
  unit: BattleUnit,
  { units, tables }: { units: readonly BattleUnit[]; tables: Rulebook },
): UnitTally | null {
  const { warbandId, squadId, copyOf } = unit
  if (warbandId === null || squadId !== null || copyOf !== null) return null
  if (unit.kind === 'vehicle') return vehicleTally(unit, warbandId, tables)
  return unit.kind === 'squad' ? squadTally(unit, { warbandId, split: units }) : characterTally(unit, warbandId)
}

function characterTally(unit: CharacterOrSquadUnit, warbandId: string): CharacterTally {
  const { id: unitId, name, tally, models } = unit
  const [model] = models
  const fate = model?.fate === 'slain' ? 'fell' : model?.fate === 'fled' ? 'fled' : 'stood'
  const { hits, kills } = tally
  const isHurtAtEnd = model !== undefined && model.hitPoints < model.start
  const wasHurt = tally.wasHurt || isHurtAtEnd
  return { kind: 'character', unitId, warbandId, name, hits, kills, wasHurt, isHurtAtEnd, fate, ...usesIn([unit]) }
}

/** The tally of a squad including members who became characters (P28-SQ-14, P28-SQC-1). */
function squadTally(
  unit: CharacterOrSquadUnit,
  { warbandId, split }: { readonly warbandId: string; readonly split: readonly BattleUnit[] },
): SquadTally {
  const { id: unitId, name } = unit
  const former = split.filter(
    (battleUnit): battleUnit is CharacterOrSquadUnit =>
      battleUnit.kind === 'character' && battleUnit.squadId === unitId && battleUnit.copyOf === null,
  )
  const all = [unit, ...former]
  const models = all.flatMap((peopleUnit) => peopleUnit.models)
  const sum = (count: (peopleUnit: CharacterOrSquadUnit) => number) =>
    all.reduce((total, peopleUnit) => total + count(peopleUnit), 0)
  const { now, start } = getSquadStrength({ models })
  return {
    kind: 'squad',
    unitId,
    warbandId,
    name,
    fate: 'stood',
    hits: sum(({ tally }) => tally.hits),
    kills: sum(({ tally }) => tally.kills),
    wasHurt: now < start || all.some(({ tally }) => tally.wasHurt),
    isHurtAtEnd: now < start,
    lost: models.filter(({ fate }) => fate !== 'fights').length,
    hitPointsLeft: now,
    ...usesIn(all),
  }
}

/** Consumed items and destroyed living armour (P28-SET-3, P28-ARM-living-armour). */
function usesIn(units: readonly CharacterOrSquadUnit[]): { uses?: ConsumedPieces } {
  const uses: Record<string, number> = {}
  const add = (item: string, count: number) => {
    uses[item] = (uses[item] ?? 0) + count
  }
  for (const { tally, models } of units) {
    for (const [item, count] of Object.entries(tally.uses)) add(item, count)
    for (const { pool, poolArmour } of models) if (pool === 0 && poolArmour !== null) add(poolArmour, 1)
  }
  return Object.keys(uses).length === 0 ? {} : { uses }
}

function vehicleTally(unit: VehicleUnit, warbandId: string, tables: Rulebook): VehicleTally {
  const { id: unitId, name, tally, sections, isDerelict } = unit
  const { hits, kills, wasHurt, sectionsDestroyed } = tally
  return {
    kind: 'vehicle',
    unitId,
    warbandId,
    name,
    hits,
    kills,
    wasHurt,
    isHurtAtEnd: sections.some(({ hitPoints, start }) => hitPoints < start),
    fate: isDestroyed(unit) ? 'destroyed' : isDerelict ? 'derelict' : 'stood',
    sectionsDestroyed,
    lostCells: sections.flatMap(({ cell, hitPoints }) => (hitPoints === 0 ? [cell] : [])),
    damaged: sections.flatMap(({ cell, hitPoints, start }) =>
      hitPoints > 0 && hitPoints < start ? [{ cell, hitPoints }] : [],
    ),
    ...roundsUsed(unit, tables),
  }
}

/** Rounds consumed since the start (P28-SET-3). */
function roundsUsed({ profile, stock }: VehicleUnit, tables: Rulebook): { uses?: ConsumedPieces } {
  const rounds = listVehicleRounds(tables, profile.sections)
  const count = (pieces: readonly string[], id: string) => pieces.filter((piece) => piece === id).length
  const uses = [...new Set(rounds)].map((id) => [id, Math.max(0, count(rounds, id) - count(stock, id))] as const)
  return uses.length === 0 ? {} : { uses: Object.fromEntries(uses) }
}

function isDestroyed({ sections }: VehicleUnit): boolean {
  return sections.every(({ hitPoints }) => hitPoints === 0)
}
