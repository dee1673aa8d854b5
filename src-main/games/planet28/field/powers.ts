import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { decideUntold } from '../battle/decide.ts'
import { rulesOf } from '../battle/scene.ts'
import { hasEffect, isAim, isForFriends, type KnownPower, listKnownPowers } from '../battle/solo/known-powers.ts'
import { type Outlook, seenBy } from './outlook.ts'
import { nearestFirst } from './shots.ts'
import { distanceCm } from './sight.ts'
import { sabotagesOf } from './vehicles/sabotages.ts'

/** Dice that let every skill roll pass: what a power would do at its best. */
const BEST = { die: () => 1 }

/** The abilities and arcane powers of a unit that would have an effect now, in the order of its sheet, on the nearest that they may be used on (P28-AI-7). */
export function powersOf(outlook: Outlook, unit: PeopleUnit): BattleCommand[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  const powers = listKnownPowers(rulesOf(outlook.battle), unit).flatMap((power) => {
    const targets = power.hooks.at === 'self' ? [unit] : nearestFirst(outlook, body, targetsOf(outlook, unit, power))
    for (const target of targets) {
      const there = outlook.places[target.id]
      const command = power.command(target, {
        distanceCm: there === undefined ? 0 : distanceCm(outlook.field, body, there),
      })
      if (isWorth(outlook, command)) return [command]
    }
    return []
  })
  return [...sabotagesOf(outlook, unit), ...powers]
}

/** What makes the next attack of a unit better, with the battle after it (P28-AB-aimed-shot). */
export function listAims({ battle }: Outlook, unit: PeopleUnit): { command: BattleCommand; after: Battle }[] {
  return listKnownPowers(rulesOf(battle), unit).flatMap((power) => {
    if (power.hooks.at !== 'self') return []
    const command = power.command(unit, { distanceCm: 0 })
    const decision = decideUntold(battle, command, BEST)
    return decision.ok && decision.events.some(isAim) ? [{ command, after: decision.after }] : []
  })
}

/** Friends for what helps, foes in sight for the rest. */
function targetsOf(outlook: Outlook, unit: PeopleUnit, power: KnownPower): readonly BattleUnit[] {
  return isForFriends(power)
    ? outlook.battle.units.filter(({ id, side }) => side === unit.side && outlook.places[id] !== undefined)
    : seenBy(outlook, unit)
}

/** Whether a power is allowed, and does more than take its action. */
function isWorth({ battle }: Outlook, command: BattleCommand): boolean {
  const decision = decideUntold(battle, command, BEST)
  return decision.ok && hasEffect(battle, decision.events)
}
