import { listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/** How many actions a unit spends on what, and in which states it still may. */
export interface ActionPayment {
  readonly actions: number
  readonly what: string
  /** The targets. */
  readonly at?: readonly string[]
  /** Allowed while broken (P28-BREAK-3). */
  readonly whileBroken?: boolean
  /** Allowed aboard a vehicle (P28-VEH-TRANS-1). */
  readonly whileAboard?: boolean
  /** Allowed on a face while climbing (P28-CLIMB-5). */
  readonly onFace?: boolean
}

/**
 * Spends actions of the acting unit. Throws if it is not the turn of this unit, or if it is broken, blind or hanging
 * on a vertical face, unless the payment allows it (P28-ACT-3, P28-BREAK-3, P28-CLIMB-5).
 */
export function payActions(transaction: Transaction, id: string, payment: ActionPayment): void {
  requirePayableActions(transaction, id, payment)
  const { actions, what, at } = payment
  transaction.apply({ type: 'paid', unit: id, actions, what, ...(at !== undefined && { at }), isOwn: true })
}

/** Throws if a unit may not spend these actions now. */
export function requirePayableActions(transaction: Transaction, id: string, payment: ActionPayment): void {
  const { actions, whileBroken = false, whileAboard = false, onFace = false } = payment
  const unit = getUnit(transaction, id)
  const { name, turn } = unit
  if (transaction.battle.active !== id) transaction.refuse('not-active', `${name} is not acting now.`, 'P28-TURN-8')
  const barred = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'act')
  if (barred !== null) transaction.refuse('barred', `${name} cannot act: ${barred.effect.because}.`, barred.rule)
  if (unit.kind !== 'vehicle' && unit.isBroken && !whileBroken)
    transaction.refuse('broken', `${name} is broken: it must recover first.`, 'P28-BREAK-3')
  if (unit.kind !== 'vehicle' && unit.onFace !== null && !onFace)
    transaction.refuse('on-face', `${name} hangs on a wall: it can only climb.`, 'P28-CLIMB-5')
  if (unit.kind !== 'vehicle' && unit.aboard !== null && !whileAboard)
    transaction.refuse('aboard', `${name} is aboard a vehicle: it can only get out.`, 'P28-VEH-TRANS-1')
  if (turn.actions < actions)
    transaction.refuse(
      'no-actions',
      `${name} has ${turn.actions} of the ${actions} actions that it takes.`,
      'P28-ACT-2',
    )
}
