import { afterHurt } from '#main/games/planet28/battle/after-hurt.ts'
import { mayBeAttacked, requireOutside } from '#main/games/planet28/battle/attack-legal.ts'
import { askFreeFights } from '#main/games/planet28/battle/break-tests.ts'
import { chargeBonus } from '#main/games/planet28/battle/charge.ts'
import { hindrances } from '#main/games/planet28/battle/commands/fight.ts'
import { counterOf } from '#main/games/planet28/battle/counters.ts'
import { fighting } from '#main/games/planet28/battle/effects-in-force.ts'
import { exchange } from '#main/games/planet28/battle/exchange.ts'
import { dares } from '#main/games/planet28/battle/fear.ts'
import { testCharged, withoutAnswer } from '#main/games/planet28/battle/flinch.ts'
import { takeHit } from '#main/games/planet28/battle/hits.ts'
import { refuseBefore } from '#main/games/planet28/battle/pending.ts'
import { rollSum } from '#main/games/planet28/battle/rolls.ts'
import { dueOf, emit, Illegal, areLocked, lockedWith, type Scene, unitIn } from '#main/games/planet28/battle/scene.ts'
import { requireListAnswer } from '#main/games/planet28/battle/solo/list-answer.ts'
import { requireFreeToLeave } from '#main/games/planet28/battle/solo/of-the-list.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { isShaken } from '../break-rules.ts'
import { payForVehicle, requireFit } from '../fit-to-act.ts'
import { sideHit } from '../hit-hull.ts'
import { hullWeapon } from '../hull-weapon.ts'
import { vehicleIn } from '../vehicle-in.ts'
import { driveThere, requireMobile, requireMove, whyImmobile } from './drive.ts'

/** What the impact of a ram does to people (P28-VEH-FIGHT-2). */
const IMPACT_DICE = '1D4'

/** A vehicle fights something in contact, or makes the free fight of its ram; nobody blocks it (P28-VEH-FIGHT-1 to P28-VEH-FIGHT-3). */
export function vehicleFight(scene: Scene, asked: BattleCommandOf<'vehicle-fight'>): void {
  const { unit: id, target } = asked
  let command = asked
  const ram = scene.battle.due.find((due) => due.ask === 'charge-fight' && due.unit === id && due.target === target)
  const [first] = scene.battle.due
  if (first !== undefined && ram === undefined) refuseBefore(scene, first)
  const vehicle = vehicleIn(scene, id)
  const weapon = hullWeapon(vehicle, scene.rules)
  mayBeAttacked(scene, vehicle, { target, weapon, at: 'fight' })
  requireListAnswer(scene, command, { isCharge: false })
  requireSides(scene, command)
  if (command.answer?.block === true) throw new Illegal('no-block', `Nobody blocks ${vehicle.name}.`, 'P28-VEH-FIGHT-2')
  if (ram !== undefined) {
    emit(scene, { type: 'answered', due: dueOf(scene.battle, 'charge-fight', id) })
    const nerve = testCharged(scene, target)
    if (nerve === 'runs') return
    if (nerve === 'cowers') command = withoutAnswer(asked)
  } else {
    if (!areLocked(scene.battle, id, target))
      throw new Illegal('too-far', `${vehicle.name} fights only what touches it.`, 'P28-VEH-FIGHT-1')
    requireFit(scene, id)
    if (!dares(scene, { unit: id, target, at: 'fight' })) return
    payForVehicle(scene, id, 'Fight', { at: [target] })
  }
  const counter = counterOf(scene, command, { isBlocked: false })
  const bonus = ram === undefined ? [] : chargeBonus(scene, { unit: vehicle, target, isBlocked: false, members: 1 })
  const situation = ram === undefined ? [] : [...bonus, ...hindrances(scene, command)]
  const rule = ram === undefined ? 'P28-VEH-FIGHT-1' : 'P28-VEH-FIGHT-2'
  const moments = ram === undefined ? [] : (['charge'] as const)
  exchange(scene, {
    unit: id,
    target,
    fighters: [{ weapon }],
    counter,
    moments,
    situation: () => situation,
    rule,
    command,
  })
}

/** The side of every hull that may be hit is said before anything is rolled. */
function requireSides(scene: Scene, { unit, target, hull, ownHull, answer }: BattleCommandOf<'vehicle-fight'>): void {
  const foe = unitIn(scene, target)
  if (foe.kind === 'vehicle') sideHit(scene, foe, hull ?? {})
  if (answer?.counter !== undefined) sideHit(scene, vehicleIn(scene, unit), ownHull ?? {})
}

/** A charge: a move into contact, 1D4 to the people that it touches, then a fight that takes no action (P28-VEH-FIGHT-2, `ramHits`). */
export function ram(scene: Scene, command: BattleCommandOf<'ram'>): void {
  const { unit: id, charge, contacts } = command
  const vehicle = vehicleIn(scene, id)
  const target = unitIn(scene, charge)
  for (const one of contacts) requireOutside(unitIn(scene, one))
  if (target.side === vehicle.side || !contacts.includes(charge))
    throw new Illegal('charge', `${vehicle.name} rams an enemy that it touches then.`, 'P28-VEH-FIGHT-2')
  if (scene.rules.settings.chargesPerTurn === 1 && vehicle.turn.charges > 0)
    throw new Illegal('charged', `${vehicle.name} has charged this turn already.`, 'P28-CHRG-3')
  requireMove(scene, command)
  requireFit(scene, id)
  if (!dares(scene, { unit: id, target: charge, at: 'charge' })) return
  payForVehicle(scene, id, 'Ram', { at: [charge] })
  if (driveThere(scene, { ...command, kind: 'charge' }) < command.cm || lockedWith(scene.battle, id).length > 0) return
  if (!vehicleIn(scene, id).sections.some(({ hitPoints }) => hitPoints > 0)) return
  emit(scene, { type: 'touched', unit: id, contacts })
  const { side } = vehicle
  const hit = scene.rules.settings.ramHits === 'targetOnly' ? [charge] : contacts
  emit(scene, { type: 'asked', due: { ask: 'charge-fight', unit: id, target: charge, rule: 'P28-VEH-FIGHT-2' } })
  for (const one of hit) if (unitIn(scene, one).side !== side) crush(scene, one, id)
  loseFight(scene, id)
}

/** Who runs from the impact runs before the fight, which is lost then (P28-VEH-FIGHT-2, P28-BREAK-1). */
function loseFight(scene: Scene, id: string): void {
  const { due } = scene.battle
  const fight = due.find((one) => one.ask === 'charge-fight' && one.unit === id)
  if (fight?.ask !== 'charge-fight') return
  if (due.some(({ ask, unit }) => ask === 'retreat' && unit === fight.target))
    emit(scene, { type: 'answered', due: fight })
}

/** The impact on people, armour allowed; of a squad one member takes it (P28-VEH-FIGHT-2, P28-SQ-10). */
function crush(scene: Scene, victim: string, by: string): void {
  const unit = unitIn(scene, victim)
  if (unit.kind === 'vehicle' || fighting(unit).length === 0) return
  const [cause, rule] = ['Impact', 'P28-VEH-FIGHT-2']
  const raw = rollSum(scene, { unit: by, label: cause, rule, dice: IMPACT_DICE })
  const hit = { victim, raw, by, cause, rule, keywords: [], weaponEffects: [], isInCover: false }
  afterHurt(scene, takeHit(scene, hit))
}

/** Out of a combat, for who can move: the action is spent, every opponent may fight once (P28-VEH-FIGHT-3, P28-LEAVE-2). */
export function breakAway(scene: Scene, { unit: id }: BattleCommandOf<'break-away'>): void {
  const vehicle = vehicleIn(scene, id)
  if (lockedWith(scene.battle, id).length === 0)
    throw new Illegal('not-locked', `${vehicle.name} is in no combat.`, 'P28-VEH-FIGHT-3')
  requireFreeToLeave(scene, vehicle)
  requireMobile(scene, vehicle, true)
  payForVehicle(scene, id, 'Leave combat')
  askFreeFights(scene, id)
  emit(scene, { type: 'asked', due: { ask: 'depart', unit: id, rule: 'P28-VEH-FIGHT-3' } })
}

/** Whether the free fights keep it where it is: its Move is lost then (P28-LEAVE-2). */
function isStopped(scene: Scene, vehicle: VehicleUnit): boolean {
  return vehicle.isDerelict || isShaken(vehicle) || whyImmobile(scene, vehicle) !== null
}

/** Straight backwards at half speed, without a die; who cannot any more stays (P28-VEH-FIGHT-3, P28-LEAVE-2). */
export function backOff(scene: Scene, command: BattleCommandOf<'back-off'>): void {
  const { unit: id } = command
  const due = dueOf(scene.battle, 'depart', id)
  if (scene.battle.due.some(({ ask }) => ask === 'free-fight'))
    throw new Illegal('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-2')
  const way = { ...command, turnDegrees: 0, isBackwards: true }
  if (isStopped(scene, vehicleIn(scene, id))) {
    emit(scene, { type: 'answered', due })
    return
  }
  requireMove(scene, way, { isLeavingCombat: true })
  emit(scene, { type: 'answered', due })
  emit(scene, { type: 'touched', unit: id, contacts: [] })
  driveThere(scene, { ...way, kind: 'leave' })
}
