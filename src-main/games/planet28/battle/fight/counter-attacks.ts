import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { isUnableToAct } from '../damage/hit-consequences.ts'
import { rollFocusPenalty } from '../focus/focus.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { isShaken } from '../vehicles/break-rules.ts'
import { findCounterAttackRefusal } from './counter-attack-check.ts'
import { type CounterAttack, listFightersWithWeapon } from './fighters.ts'

/**
 * Pays the action for a counter-attack and returns its blows. A vehicle counters with its hull, a squad with every
 * member (P28-COUNT-1, P28-COUNT-3, P28-SQ-9, `blockAndCounter`).
 */
export function startCounterAttack(
  transaction: Transaction,
  { target: id, answer }: Pick<BattleCommandOf<'fight'>, 'target' | 'answer'>,
  { isBlocked }: { readonly isBlocked: boolean },
): CounterAttack | null {
  const weaponId = answer?.counter
  const unit = getUnit(transaction, id)
  if (weaponId === undefined) return null
  if (isBlocked && transaction.rules.settings.blockAndCounter === 'either')
    transaction.refuse('either', `${unit.name} blocked: it cannot counter as well.`, 'P28-CHRG-6')
  const why = findUnitCounterAttackRefusal(transaction, unit)
  if (why !== null) transaction.refuse('no-counter', `${unit.name} cannot counter: ${why}.`, 'P28-COUNT-3')
  transaction.apply({ type: 'paid', unit: id, actions: 1, what: 'Counter', isOwn: false })
  const fighters = listFightersWithWeapon(transaction, unit, weaponId)
  if (fighters.some(({ weapon }) => weapon.row.type !== 'melee'))
    transaction.refuse('ranged', 'Fighting back takes a melee weapon.', 'P28-COUNT-1')
  const isTested = transaction.rules.settings.focusForCounters && unit.kind !== 'vehicle'
  const situation = isTested ? rollFocusPenalty(transaction, unit, undefined) : []
  return { unit, fighters, situation }
}

/** Why a unit may not counter-attack now, or null (P28-COUNT-3). */
export function findUnitCounterAttackRefusal(transaction: Transaction, unit: BattleUnit): string | null {
  const { id, turn } = unit
  const isVehicle = unit.kind === 'vehicle'
  const isHeld = isVehicle ? unit.isDerelict || isShaken(unit) : unit.aboard !== null
  return findCounterAttackRefusal(
    {
      hasActed: turn.hasActed,
      actions: turn.actions,
      isLeaving: transaction.battle.due.some(({ ask, unit: leaver }) => ask === 'depart' && leaver === id),
      isBroken: !isVehicle && unit.isBroken,
      isOnFace: !isVehicle && unit.onFace !== null,
      isBarred: isUnableToAct(transaction, id) || isHeld,
    },
    transaction.rules.settings,
  )
}
