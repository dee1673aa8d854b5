import { effectsOn, whyForbidden } from './effects-in-force.ts'
import { emit, Illegal, type Scene, unitIn } from './scene.ts'

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
export function pay(scene: Scene, id: string, payment: Payment): void {
  requirePayable(scene, id, payment)
  takePayment(scene, id, payment)
}

/** Spends actions that were found payable. */
export function takePayment(scene: Scene, id: string, { actions, what, at }: Payment): void {
  if (at === undefined) emit(scene, { type: 'paid', unit: id, actions, what, isOwn: true })
  else emit(scene, { type: 'paid', unit: id, actions, what, at, isOwn: true })
}

/** Throws where a unit may not spend these actions now. */
export function requirePayable(scene: Scene, id: string, payment: Payment): void {
  const { actions, whileBroken = false, whileAboard = false, onFace = false } = payment
  const unit = unitIn(scene, id)
  const { name, turn } = unit
  if (scene.battle.active !== id) throw new Illegal('not-active', `${name} is not acting now.`, 'P28-TURN-8')
  const barred = whyForbidden(effectsOn(unit, scene.rules), 'act')
  if (barred !== null) throw new Illegal('barred', `${name} cannot act: ${barred.effect.because}.`, barred.rule)
  if (unit.kind !== 'vehicle' && unit.isBroken && !whileBroken)
    throw new Illegal('broken', `${name} is broken: it must recover first.`, 'P28-BREAK-3')
  if (unit.kind !== 'vehicle' && unit.onFace !== null && !onFace)
    throw new Illegal('on-face', `${name} hangs on a wall: it can only climb.`, 'P28-CLIMB-5')
  if (unit.kind !== 'vehicle' && unit.aboard !== null && !whileAboard)
    throw new Illegal('aboard', `${name} is aboard a vehicle: it can only get out.`, 'P28-VEH-TRANS-1')
  if (turn.actions < actions)
    throw new Illegal('no-actions', `${name} has ${turn.actions} of the ${actions} actions that it takes.`, 'P28-ACT-2')
}
