import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { PowerInUse, PowerHooks } from '#main/games/planet28/battle/powers/power-hooks.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import { requireNotAboard } from '../damage/require-attackable.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { areLocked, type Transaction, getUnit } from '../transaction.ts'

/** A power and the category by which immunities refer to it. */
export interface PowerDefinition {
  readonly hooks: PowerHooks
  readonly kind: 'abilities' | 'arcana'
  readonly id: string
}

/**
 * Throws if a power may not be used on its target: out of range or sight, of the wrong side, or immune (P28-ARC-0,
 * P28-META-4).
 */
export function requirePowerTarget(transaction: Transaction, power: PowerInUse, asked: PowerDefinition): void {
  const { hooks } = asked
  if (hooks.at === 'self') return
  const [unit, target] = [getUnit(transaction, power.unit), getUnit(transaction, power.target)]
  const no = (why: string) =>
    new IllegalCommand('target', `${power.row.name} cannot be used on ${target.name}: ${why}.`, power.rule)
  if (hooks.isOnFallen !== true && !isOnTable(target)) throw no('it is gone')
  if (target.kind === 'vehicle' && hooks.onVehicles === undefined) throw no('it is a vehicle')
  if (target.kind !== 'vehicle' && hooks.onVehicles?.only === true) throw no('it is no vehicle')
  if (target.id !== unit.id) requireNotAboard(target)
  if (hooks.whom === 'friend' && target.side !== unit.side) throw no('it is no friend')
  if (hooks.whom === 'other' && target.id === unit.id) throw no('it is the one that uses it')
  const far = whyTooFar(transaction, power, hooks)
  if (far !== null) throw no(far)
  const immune = whyImmune(transaction, power.target, asked)
  if (immune !== null) throw no(immune)
  hooks.require?.(transaction, power)
}

function whyTooFar(
  transaction: Transaction,
  { unit, target, row, command }: PowerInUse,
  { at, rangeCm }: PowerHooks,
): string | null {
  const distanceCm = 'distanceCm' in command ? (command.distanceCm ?? 0) : 0
  const isLocked = areLocked(transaction.battle, unit, target)
  if (at === 'foe-in-contact') return isLocked ? null : 'it is not in combat with it'
  if (at === 'contact') return isLocked || distanceCm === 0 ? null : `it is ${distanceCm} cm away`
  if (at === 'near') {
    const most = rangeCm?.(row) ?? 0
    return distanceCm <= most ? null : `it is ${distanceCm} cm away, ${most} cm are the most`
  }
  return at === 'seen' && !('isSeen' in command && command.isSeen === true) ? 'it is not seen' : null
}

/**
 * The reason for immunity to a power: own traits, those of a friend nearby, or a hood (P28-TR-barbaric,
 * P28-TR-unbreakable-conviction, P28-ARM-psy-hood).
 */
function whyImmune({ battle, rules }: Transaction, id: string, { kind, id: power }: PowerDefinition): string | null {
  const target = getUnit({ battle }, id)
  const own = listUnitEffects(target, rules)
  const hood = kind === 'arcana' ? findProhibitingEffect(own, 'psychic-target') : null
  if (hood !== null) return hood.effect.because
  const bearers = battle.near.flatMap(({ bearer, unit }) => (unit === id ? [bearer] : []))
  const shared = battle.units
    .filter((unit) => bearers.includes(unit.id) && unit.side === target.side)
    .flatMap((unit) =>
      filterEffectsByShape(listUnitEffects(unit, rules), 'immune').filter(({ effect }) => effect.radiusCm > 0),
    )
  const immune = [...filterEffectsByShape(own, 'immune'), ...shared].find(
    ({ effect }) => effect.to === kind && effect.ids.includes(power),
  )
  return immune === undefined ? null : `${immune.source} makes it immune`
}
