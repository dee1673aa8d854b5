import { hooksOfArcana } from '#main/games/planet28/special-rules/arcana.ts'
import { battleHooksOfAbility } from '#main/games/planet28/special-rules/battle-abilities.ts'
import type { PowerHooks } from '#main/games/planet28/special-rules/powers.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRow } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import type { PrintedRow } from '#shared/games/planet28/tables/row.ts'
import { decideUntold } from '../battle/decide.ts'
import { rulesOf } from '../battle/scene.ts'
import { type Outlook, seenBy } from './outlook.ts'
import { nearestFirst } from './shots.ts'
import { distanceCm } from './sight.ts'
import { sabotagesOf } from './vehicles/sabotages.ts'

/** Dice that let every skill roll pass: what a power would do at its best. */
const BEST = { die: () => 1 }
/** Events that change nothing for anybody but who acts. */
const IDLE: readonly BattleEvent['type'][] = ['paid', 'rolled', 'noted', 'rerolled', 'succeeded']

interface Known {
  readonly command: (target: BattleUnit, facts: { readonly distanceCm: number }) => BattleCommand
  readonly hooks: PowerHooks
  readonly row: PrintedRow
}

/** The abilities and arcane powers of a unit that would have an effect now, in the order of its sheet, on the nearest that they may be used on (P28-AI-7). */
export function powersOf(outlook: Outlook, unit: PeopleUnit): BattleCommand[] {
  const body = outlook.places[unit.id]
  if (body === undefined) return []
  const powers = [...abilities(outlook, unit), ...casts(unit)].flatMap((power) => {
    const targets = power.hooks.at === 'self' ? [unit] : nearestFirst(outlook, body, targetsOf(outlook, unit, power))
    for (const target of targets) {
      const there = outlook.places[target.id]
      const command = power.command(target, {
        distanceCm: there === undefined ? 0 : distanceCm(outlook.field, body, there),
      })
      if (hasEffect(outlook, command)) return [command]
    }
    return []
  })
  return [...sabotagesOf(outlook, unit), ...powers]
}

function abilities({ battle }: Outlook, unit: PeopleUnit): Known[] {
  const { tables } = rulesOf(battle)
  return unit.profile.abilities.flatMap((ability) => {
    const row = findRow(tables, 'abilities', ability)
    const hooks = row === null ? null : battleHooksOfAbility(ability, row)
    if (hooks === null || row === null || hooks.isOnFallen === true) return []
    const base = { type: 'ability', by: unit.side, unit: unit.id, ability } as const
    return [{ hooks, row, command: (target, facts) => ({ ...base, target: target.id, isSeen: true, ...facts }) }]
  })
}

function casts(unit: PeopleUnit): Known[] {
  return unit.arcana.flatMap((arcana) => {
    const [hooks, row] = [hooksOfArcana(arcana), Object.entries(ARCANA).find(([id]) => id === arcana)?.[1]]
    if (hooks === null || row === undefined || hooks.at === 'self') return []
    const base = { type: 'cast', by: unit.side, unit: unit.id, arcana } as const
    return [{ hooks, row, command: (target) => ({ ...base, target: target.id, isSeen: true }) }]
  })
}

/** Friends for what helps, foes in sight for the rest. */
function targetsOf(outlook: Outlook, unit: PeopleUnit, { hooks, row }: Known): readonly BattleUnit[] {
  const helps =
    hooks.whom === 'friend' || hooks.isHelp === true || (row.values !== undefined && 'restore' in row.values)
  return helps
    ? outlook.battle.units.filter(({ id, side }) => side === unit.side && outlook.places[id] !== undefined)
    : seenBy(outlook, unit)
}

/** What the next attack uses up is worth nothing to who has nobody to attack (P28-AB-aimed-shot). */
function isAim(event: BattleEvent): boolean {
  return event.type === 'marked' && event.condition.endsWithAttack === true
}

/** Whether a power is allowed, and does more than take its action. */
function hasEffect({ battle }: Outlook, command: BattleCommand): boolean {
  const decision = decideUntold(battle, command, BEST)
  return decision.ok && decision.events.some((event) => !IDLE.includes(event.type) && !isAim(event))
}
