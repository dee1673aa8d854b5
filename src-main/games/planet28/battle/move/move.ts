import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { requireNotAboard } from '../damage/require-attackable.ts'
import { listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { requestFreeFights, computeCurrentSpeed } from '../morale/break-tests.ts'
import { takeFearTest } from '../morale/fear.ts'
import { rollSum } from '../rolls/rolls.ts'
import { requireMayLeaveCombat } from '../solo/solo-enemy.ts'
import { getPendingDecision, listUnitsLockedWith, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { payActions, requirePayableActions } from '../turn/pay-actions.ts'
import { resolveClimb, rollMoveDistance, type MoveInput, type DeclaredMove, rollToStayOnFace } from './cross-ground.ts'
import { updateHazardousGroundCondition } from './hazardous-ground.ts'
import { needsClimb } from './move-distance.ts'
import { findStragglers, requirePassablePath } from './passable-path.ts'
import { listGroundOnPath } from './zones.ts'

/** Speed loss for leaving a combat, rolled each time (P28-LEAVE-1). */
const LEAVING_DICE = '1D4'

/**
 * Executes a Move: over ground, up faces, into contact as a charge, or out of a combat (P28-MOVE-1 to P28-MOVE-3,
 * P28-CHRG-1, P28-LEAVE-1).
 */
export function executeMove(
  transaction: Transaction,
  { unit: id, said: measured, charge, rerolls }: BattleCommandOf<'move'>,
): void {
  const unit = getPeopleUnit(transaction, id)
  const moveInput = { ...measured, ground: listGroundOnPath(transaction, measured) }
  requireMovable(transaction, unit)
  if (listUnitsLockedWith(transaction.battle, id).length > 0) return leave(transaction, unit)
  requireFace(unit, moveInput)
  requirePassablePath(transaction, unit, moveInput)
  requireCharge(transaction, unit, { said: moveInput, charge })
  const price = { actions: 1, what: charge === undefined ? 'Move' : 'Charge', onFace: true }
  requirePayableActions(transaction, id, price)
  if (charge !== undefined && !takeFearTest(transaction, { unit: id, target: charge, at: 'charge', wish: rerolls }))
    return
  payActions(transaction, id, price)
  goThere(transaction, {
    unit: id,
    said: moveInput,
    speedCm: computeCurrentSpeed(transaction, unit).speedCm,
    wish: rerolls,
    charge,
  })
}

function requireMovable(transaction: Transaction, unit: CharacterOrSquadUnit): void {
  const held = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'move')
  if (held !== null) transaction.refuse('held', `${unit.name} cannot move: ${held.effect.because}.`, held.rule)
}

/** Throws for anything but climbing while on a face. Lower obstacles are not climbed (P28-CLIMB-1, P28-CLIMB-5). */
function requireFace({ name, onFace }: CharacterOrSquadUnit, { climb: face }: MoveInput): void {
  if (onFace !== null && face === undefined)
    throw new IllegalCommand('on-face', `${name} hangs on a wall: it can only climb.`, 'P28-CLIMB-5')
  if (face !== undefined && !needsClimb(face.faceCm))
    throw new IllegalCommand('low', `${face.faceCm} cm are no climb but rough ground.`, 'P28-CLIMB-1')
}

/**
 * Checks a charge: a Move into contact charges one of the units touched, once a turn (P28-CHRG-2 to P28-CHRG-4,
 * `chargesPerTurn`).
 */
function requireCharge(
  transaction: Transaction,
  unit: CharacterOrSquadUnit,
  { said: input, charge }: { said: MoveInput; charge: string | undefined },
): void {
  const touched = input.contacts.filter((id) => getUnit(transaction, id).side !== unit.side)
  if (touched.length === 0 && charge === undefined) return
  if (charge === undefined || !touched.includes(charge))
    transaction.refuse('charge', 'A Move into contact is a charge: name the one that is charged.', 'P28-CHRG-4')
  for (const id of input.contacts) requireNotAboard(getUnit(transaction, id))
  const barred = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'charge')
  if (barred !== null)
    transaction.refuse('barred', `${unit.name} never charges: ${barred.effect.because}.`, barred.rule)
  if (transaction.rules.settings.chargesPerTurn === 1 && unit.turn.charges > 0)
    transaction.refuse('charged', `${unit.name} has charged this turn already.`, 'P28-CHRG-3')
}

/**
 * Resolves the Move: ground, then faces, then the end position. A Move that is cut short makes no contact and is not a
 * charge (P28-TERR-5, P28-CHRG-2).
 */
function goThere(transaction: Transaction, moving: DeclaredMove & { readonly charge: string | undefined }): void {
  const { unit: id, said: input, charge } = moving
  const reach = rollMoveDistance(transaction, moving)
  if (!isThere(transaction, id)) return
  const climbed = reach === 0 ? 0 : resolveClimb(transaction, moving)
  const left = climbed === null ? 0 : Math.max(0, reach - climbed)
  if (!isThere(transaction, id)) return
  const isWhole = climbed !== null && input.cm <= left
  const isCharge = charge !== undefined && isWhole
  transaction.apply({ type: 'shifted', unit: id, kind: isCharge ? 'charge' : 'move', cm: Math.min(input.cm, left) })
  updateHazardousGroundCondition(transaction, id, { said: input, cm: Math.min(input.cm, left) })
  const models = findStragglers(input, transaction.rules.settings)
  if (models !== undefined) transaction.apply({ type: 'set-apart', unit: id, models })
  if (isCharge) {
    transaction.apply({ type: 'touched', unit: id, contacts: input.contacts })
    transaction.apply({ type: 'asked', due: { ask: 'charge-fight', unit: id, target: charge, rule: 'P28-CHRG-1' } })
  } else if (transaction.rules.settings.stayRoll === 'everyAction') rollToStayOnFace(transaction, id)
}

function isThere({ battle }: Transaction, id: string): boolean {
  const unit = battle.units.find((battleUnit) => battleUnit.id === id)
  return (
    unit !== undefined && unit.kind !== 'vehicle' && !unit.isBroken && unit.models.some(({ fate }) => fate === 'fights')
  )
}

/**
 * Begins leaving a combat: spends the action, lets every opponent fight once, then the unit departs (P28-LEAVE-1,
 * P28-LEAVE-2, P28-LEAVE-4).
 */
function leave(transaction: Transaction, unit: CharacterOrSquadUnit): void {
  requireMayLeaveCombat(transaction, unit)
  const stays = findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'leave')
  if (stays !== null) transaction.refuse('stays', `${unit.name} does not leave: ${stays.effect.because}.`, stays.rule)
  payActions(transaction, unit.id, { actions: 1, what: 'Leave combat' })
  requestFreeFights(transaction, unit.id)
  transaction.apply({ type: 'asked', due: { ask: 'depart', unit: unit.id, rule: 'P28-LEAVE-1' } })
}

/**
 * Executes the Move out of a combat after the opponents' free fights. Without remaining speed the unit stays locked
 * (P28-LEAVE-1 to P28-LEAVE-3).
 */
export function leaveCombat(
  transaction: Transaction,
  { unit: id, said: measured, charge, rerolls }: BattleCommandOf<'depart'>,
): void {
  const moveInput = { ...measured, ground: listGroundOnPath(transaction, measured) }
  const due = getPendingDecision(transaction.battle, 'depart', id)
  const unit = getPeopleUnit(transaction, id)
  if (transaction.battle.due.some((decision) => decision.ask === 'free-fight'))
    transaction.refuse('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-2')
  requirePassablePath(transaction, unit, moveInput)
  requireCharge(transaction, unit, { said: moveInput, charge })
  if (
    charge !== undefined &&
    !takeFearTest(transaction, { unit: id, target: charge, at: 'charge', wish: rerolls, isPaid: true })
  ) {
    if (transaction.battle.due.includes(due)) transaction.apply({ type: 'answered', due })
    return
  }
  const slower = rollSum(transaction, { unit: id, label: 'Leaving combat', rule: 'P28-LEAVE-1', dice: LEAVING_DICE })
  const speedCm = Math.max(0, computeCurrentSpeed(transaction, unit).speedCm - slower)
  transaction.apply({ type: 'answered', due })
  if (speedCm === 0) return
  transaction.apply({ type: 'touched', unit: id, contacts: [] })
  goThere(transaction, { unit: id, said: moveInput, speedCm, wish: rerolls, charge })
}
