import { createGivenDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { getArcanaRuleId } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import { listAbilityEffectsOnVehicles } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { getRuleId } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { rowIn, RULES } from './planet28-behaviours.ts'

/** A command of a battle, with its result. */
export interface ExecutedCommand {
  readonly before: Battle
  readonly after: Battle
  readonly command: BattleCommand
  readonly faces: readonly number[]
  /** Null if it was refused. */
  readonly events: readonly BattleEvent[] | null
  readonly refusedBy: string | null
}

/** Result of a command with these dice: its events and the state of all units. */
export function formatCommandOutcome(
  battle: Battle,
  command: BattleCommand,
  faces: readonly number[],
): { told: string; whole: string } {
  try {
    const decision = decide(battle, command, createGivenDice(faces))
    if (!decision.ok) return { told: decision.refusal.message, whole: decision.refusal.message }
    const eventsText = JSON.stringify(decision.events)
    return { told: eventsText, whole: eventsText + decision.after.units.map(standingOf).join() }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { told: 'other dice', whole: 'other dice' }
  }
}

/** State of a unit that events do not fully describe: its members. */
function standingOf(unit: BattleUnit): string {
  if (unit.kind === 'vehicle') return ''
  const models = unit.models.map(
    ({ isWounded, isApart, hitPoints }) => `${Number(isWounded)}${Number(isApart)}${hitPoints}`,
  )
  return `${unit.breakTests}:${models.join()}`
}

/** Rule of what was used successfully, or null. */
export function usedIn(battle: Battle, command: BattleCommand, events: readonly BattleEvent[]): string | null {
  const rule = ruleUsed(battle, command)
  const failed = events.some(
    (event) => event.type === 'rolled' && event.roll.rule === rule && event.roll.isSuccess === false,
  )
  const again = events.some(
    (event) => event.type === 'rolled' && event.roll.rule === rule && event.roll.isSuccess === true,
  )
  return rule === null || (failed && !again) ? null : rule
}

function ruleUsed(battle: Battle, command: BattleCommand): string | null {
  if (command.type === 'ability') return getRuleId('abilities', command.ability)
  if (command.type === 'cast')
    return command.item === undefined ? powerRule(command.arcana) : getRuleId('items', command.item)
  if (command.type === 'item') return getRuleId('items', command.item)
  if (command.type !== 'sabotage') return null
  const unit = battle.units.find(({ id }) => id === command.unit)
  const abilities = unit === undefined || unit.kind === 'vehicle' ? [] : unit.profile.abilities
  const id = abilities.find(
    (ability) => listAbilityEffectsOnVehicles(ability, rowIn(RULES.tables.abilities, ability)).length > 0,
  )
  return id === undefined ? null : getRuleId('abilities', id)
}

function powerRule(arcana: string): string | null {
  const id = listRowIds(ARCANA).find((otherArcana) => otherArcana === arcana)
  return id === undefined ? null : getArcanaRuleId(ARCANA[id])
}

export function soakedBy(battle: Battle, event: Extract<BattleEvent, { type: 'soaked' }>): string {
  const unit = battle.units.find(({ id }) => id === event.unit)
  const model = unit?.kind === 'vehicle' ? undefined : unit?.models.find(({ id }) => id === event.model)
  return getRuleId('armour', model?.poolArmour ?? '')
}
