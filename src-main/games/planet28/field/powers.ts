import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { decide } from '../battle/decide.ts'
import {
  hasPowerEffect,
  isAimEvent,
  isPowerForFriends,
  type KnownPower,
  listKnownPowers,
} from '../battle/solo/known-powers.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { findSabotageEffect } from '../battle/vehicles/sabotage.ts'
import { listWorkingSections } from '../battle/vehicles/sections.ts'
import { sortUnitsByDistance } from './shots.ts'
import { type SideKnowledge, listSeenEnemies } from './side-knowledge.ts'
import { computeDistanceCm } from './sight.ts'

/** Dice that pass every skill roll, for the best possible effect of a power. */
const BEST = { die: () => 1 }

/**
 * Sabotage of vehicles in reach, nearest first, on the section with most crew or with a weapon, if any
 * (P28-AB-sabotage).
 */
function listSabotages(outlook: SideKnowledge, unit: CharacterOrSquadUnit): BattleCommandOf<'sabotage'>[] {
  const rules = getBattleRules(outlook.battle)
  const skill = findSabotageEffect(unit.profile.abilities, rules)
  const body = outlook.places[unit.id]
  if (skill === null || body === undefined) return []
  return sortUnitsByDistance(outlook, body, listSeenEnemies(outlook, unit)).flatMap((foe) => {
    const there = outlook.places[foe.id]
    if (foe.kind !== 'vehicle' || there === undefined) return []
    const far = Math.round(100 * computeDistanceCm(outlook.field, body, there)) / 100
    if (far > skill.reachCm) return []
    const wishes = listWorkingSections(foe, rules)
      .toSorted((a, b) => worthOf(b.row) - worthOf(a.row))
      .map(({ cell }) => cell)
    const base = { type: 'sabotage', by: unit.side, unit: unit.id, vehicle: foe.id, distanceCm: far } as const
    return [{ ...base, wishes }]
  })
}

function worthOf({ crew = 0, mounts = 0 }: { readonly crew?: number; readonly mounts?: number }): number {
  return 2 * crew + mounts
}

/**
 * Abilities and arcane powers of a unit that would have an effect now, in profile order, each on the nearest permitted
 * target (P28-AI-7).
 */
export function listUsefulPowerCommands(outlook: SideKnowledge, unit: CharacterOrSquadUnit): BattleCommand[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  const powers = listKnownPowers(getBattleRules(outlook.battle), unit).flatMap((power) => {
    const targets =
      power.hooks.at === 'self' ? [unit] : sortUnitsByDistance(outlook, body, targetsOf(outlook, unit, power))
    for (const target of targets) {
      const there = outlook.places[target.id]
      const command = power.command(target, {
        distanceCm: there === undefined ? 0 : computeDistanceCm(outlook.field, body, there),
      })
      if (isWorth(outlook, command)) return [command]
    }
    return []
  })
  return [...listSabotages(outlook, unit), ...powers]
}

/** Commands that improve the next attack of a unit, each with the resulting battle (P28-AB-aimed-shot). */
export function listAimCommands(
  { battle }: SideKnowledge,
  unit: CharacterOrSquadUnit,
): { command: BattleCommand; after: Battle }[] {
  return listKnownPowers(getBattleRules(battle), unit).flatMap((power) => {
    if (power.hooks.at !== 'self') return []
    const command = power.command(unit, { distanceCm: 0 })
    const decision = decide(battle, command, BEST)
    return decision.ok && decision.events.some(isAimEvent) ? [{ command, after: decision.after }] : []
  })
}

/** Friends for powers that help, visible enemies for all others. */
function targetsOf(outlook: SideKnowledge, unit: CharacterOrSquadUnit, power: KnownPower): readonly BattleUnit[] {
  return isPowerForFriends(power)
    ? outlook.battle.units.filter(({ id, side }) => side === unit.side && outlook.places[id] !== undefined)
    : listSeenEnemies(outlook, unit)
}

/** Whether a power is allowed and has an effect beyond using up an action. */
function isWorth({ battle }: SideKnowledge, command: BattleCommand): boolean {
  const decision = decide(battle, command, BEST)
  return decision.ok && hasPowerEffect(battle, decision.events)
}
