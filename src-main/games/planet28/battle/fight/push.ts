import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { rollFocusPenalty } from '../focus/focus.ts'
import { SAFE_DROP_CM } from '../move/fall-damage.ts'
import { resolveModelFall } from '../move/resolve-model-fall.ts'
import { getPendingDecision, areLocked, getFightingModel, type Transaction, getUnit } from '../transaction.ts'
import { resolveVehicleFall } from '../vehicles/falls.ts'
import { requireHitFacing } from '../vehicles/hit-on-vehicle.ts'
import { resolveFightExchange } from './fight-exchange.ts'
import { listFightersWithWeapon } from './fighters.ts'

/**
 * Resolves a push or throw with its end position as entered; 0 cm is no push. The target falls over a ledge, for
 * pushes unless a setting says otherwise (P28-PUSH-1, P28-PUSH-2, P28-FALL-4, P28-AB-throw, `pushOffLedge`).
 */
export function resolvePush(
  transaction: Transaction,
  { unit: id, cm, contacts, dropCm = 0 }: BattleCommandOf<'push'>,
): void {
  const due = getPendingDecision(transaction.battle, 'push', id)
  const pushed = getUnit(transaction, due.target)
  if (cm > due.cm) transaction.refuse('too-far', `${pushed.name} is shifted ${due.cm} cm at most, not ${cm}.`, due.rule)
  transaction.apply({ type: 'answered', due })
  if (cm === 0) return
  const isThrow = due.rule !== 'P28-PUSH-1'
  transaction.apply({ type: 'shifted', unit: due.target, kind: isThrow ? 'throw' : 'push', cm })
  transaction.apply({ type: 'touched', unit: due.target, contacts })
  const falls = dropCm > SAFE_DROP_CM && (isThrow || transaction.rules.settings.pushOffLedge)
  if (!falls) return
  if (pushed.kind === 'vehicle') resolveVehicleFall(transaction, { vehicle: due.target, dropCm, wishes: [] })
  else
    resolveModelFall(transaction, { unit: due.target, model: getFightingModel(pushed, undefined).id, dropCm, by: id })
}

/** Resolves or skips one free blow against a leaving unit, which does not counter (P28-LEAVE-2). */
export function resolveFreeFight(
  transaction: Transaction,
  { unit: id, weapon: weaponId, hull, rerolls }: BattleCommandOf<'free-fight'>,
): void {
  const due = getPendingDecision(transaction.battle, 'free-fight', id)
  transaction.apply({ type: 'answered', due })
  const unit = getUnit(transaction, id)
  if (weaponId === null || !areLocked(transaction.battle, id, due.against)) return
  const leaver = getUnit(transaction, due.against)
  if (leaver.kind === 'vehicle') requireHitFacing(transaction, leaver, hull ?? {})
  const fighters = listFightersWithWeapon(transaction, unit, weaponId)
  if (fighters.some(({ weapon }) => weapon.row.type !== 'melee'))
    transaction.refuse('ranged', 'That is no weapon for a fight.', 'P28-FIGHT-3')
  const isTested = transaction.rules.settings.focusForCounters && unit.kind !== 'vehicle'
  const focus = isTested ? rollFocusPenalty(transaction, unit, rerolls) : []
  resolveFightExchange(transaction, {
    unit: id,
    target: due.against,
    fighters,
    counter: null,
    moments: [],
    situation: () => focus,
    rule: 'P28-LEAVE-2',
    command: { ...(rerolls === undefined ? {} : { rerolls }), ...(hull === undefined ? {} : { hull }) },
  })
}
