import { findAbilityBattleHooks } from '#main/games/planet28/battle/powers/effects/abilities.ts'
import { findArcanaHooks } from '#main/games/planet28/battle/powers/effects/arcana.ts'
import type { PowerHooks } from '#main/games/planet28/battle/powers/power-hooks.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'

/** A command that uses a power. */
export type PowerCommand = BattleCommandOf<'ability'> | BattleCommandOf<'cast'>

/** An ability or arcane power of a unit, with a function that creates its command. */
export interface KnownPower {
  readonly command: (target: BattleUnit, facts: { readonly distanceCm: number }) => PowerCommand
  readonly hooks: PowerHooks
  readonly row: PrintedRow
}

/** Lists abilities, then arcane powers, in the order of the sheet (P28-AI-7). */
export function listKnownPowers(rules: Rules, unit: CharacterOrSquadUnit): KnownPower[] {
  return [...listAbilities(rules, unit), ...listCasts(unit)]
}

function listAbilities({ tables }: Rules, unit: CharacterOrSquadUnit): KnownPower[] {
  return unit.profile.abilities.flatMap((ability) => {
    const row = findRulebookRow(tables, 'abilities', ability)
    const hooks = row === null ? null : findAbilityBattleHooks(ability, row)
    if (hooks === null || row === null || hooks.isOnFallen === true) return []
    const base = { type: 'ability', by: unit.side, unit: unit.id, ability } as const
    return [{ hooks, row, command: (target, facts) => ({ ...base, target: target.id, isSeen: true, ...facts }) }]
  })
}

function listCasts(unit: CharacterOrSquadUnit): KnownPower[] {
  return unit.arcana.flatMap((arcana) => {
    const [hooks, row] = [findArcanaHooks(arcana), Object.entries(ARCANA).find(([id]) => id === arcana)?.[1]]
    if (hooks === null || row === undefined || hooks.at === 'self') return []
    const base = { type: 'cast', by: unit.side, unit: unit.id, arcana } as const
    return [{ hooks, row, command: (target) => ({ ...base, target: target.id, isSeen: true }) }]
  })
}

/** Whether a power targets friends. */
export function isPowerForFriends({ hooks, row }: KnownPower): boolean {
  return hooks.whom === 'friend' || hooks.isHelp === true || (row.values !== undefined && 'restore' in row.values)
}

/** Events without effect on any unit except the acting one. */
const IDLE: readonly BattleEvent['type'][] = ['paid', 'rolled', 'noted', 'rerolled', 'succeeded']

/**
 * Whether the events of a power have an effect. Conditions already present do not count, nor effects that only the
 * next attack uses up (P28-AI-7, P28-AB-aimed-shot).
 */
export function hasPowerEffect(before: Battle, events: readonly BattleEvent[]): boolean {
  return events.some((event) => !IDLE.includes(event.type) && !isAimEvent(event) && !isThereAlready(before, event))
}

/** Whether the event adds an effect on the bearer's next attack only (P28-AB-aimed-shot). */
export function isAimEvent(event: BattleEvent): boolean {
  return event.type === 'marked' && event.condition.endsWithAttack === true
}

/**
 * Whether the same condition of equal duration, or the same hazardous ground, exists already (P28-META-8, P28-ARC-4).
 */
function isThereAlready({ units, zones }: Battle, event: BattleEvent): boolean {
  if (event.type === 'zoned') return zones.some(({ around }) => around === event.zone.around)
  if (event.type !== 'marked') return false
  const { id, until } = event.condition
  const conditions = units.find((unit) => unit.id === event.unit)?.conditions ?? []
  return conditions.some(
    (condition) => condition.id === id && (condition.until === null || (until !== null && condition.until >= until)),
  )
}
