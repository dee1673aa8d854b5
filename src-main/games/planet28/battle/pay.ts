import { listUnitEffects, findProhibition } from './effects-in-force.ts'
import { apply, IllegalCommand, type Transaction, getUnit } from './transaction.ts'

/** What is paid for, and with how many actions. */
export interface Payment {
  readonly actions: number
  readonly what: string
  /** At whom. */
  readonly at?: readonly string[]
  /** It may be done by who is broken (P28-BREAK-3). */
  readonly whileBroken?: boolean
  /** It may be done aboard a vehicle (P28-VEH-TRANS-1). */
  readonly whileAboard?: boolean
  /** It may be done while hanging on a wall (P28-CLIMB-5). */
  readonly onFace?: boolean
}

/** An acting unit spends actions, or may not: nobody acts out of turn, broken, blind, on a wall (P28-ACT-3, P28-BREAK-3, P28-CLIMB-5). */
export function pay(scene: Transaction, id: string, payment: Payment): void {
  requirePayable(scene, id, payment)
  spendActions(scene, id, payment)
}

/** Spends actions that were found payable. */
export function spendActions(scene: Transaction, id: string, { actions, what, at }: Payment): void {
  if (at === undefined) apply(scene, { type: 'paid', unit: id, actions, what, isOwn: true })
  else apply(scene, { type: 'paid', unit: id, actions, what, at, isOwn: true })
}

/** Throws where a unit may not spend these actions now. */
export function requirePayable(scene: Transaction, id: string, payment: Payment): void {
  const { actions, whileBroken = false, whileAboard = false, onFace = false } = payment
  const unit = getUnit(scene, id)
  const { name, turn } = unit
  if (scene.battle.active !== id) throw new IllegalCommand('not-active', `${name} is not acting now.`, 'P28-TURN-8')
  const barred = findProhibition(listUnitEffects(unit, scene.rules), 'act')
  if (barred !== null) throw new IllegalCommand('barred', `${name} cannot act: ${barred.effect.because}.`, barred.rule)
  if (unit.kind !== 'vehicle' && unit.isBroken && !whileBroken)
    throw new IllegalCommand('broken', `${name} is broken: it must recover first.`, 'P28-BREAK-3')
  if (unit.kind !== 'vehicle' && unit.onFace !== null && !onFace)
    throw new IllegalCommand('on-face', `${name} hangs on a wall: it can only climb.`, 'P28-CLIMB-5')
  if (unit.kind !== 'vehicle' && unit.aboard !== null && !whileAboard)
    throw new IllegalCommand('aboard', `${name} is aboard a vehicle: it can only get out.`, 'P28-VEH-TRANS-1')
  if (turn.actions < actions)
    throw new IllegalCommand(
      'no-actions',
      `${name} has ${turn.actions} of the ${actions} actions that it takes.`,
      'P28-ACT-2',
    )
}
