import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { PeopleUnit } from '#shared/games/planet28/battle/units.ts'
import { requireOutside } from '../attack-legal.ts'
import { askFreeFights, speedOf } from '../break-tests.ts'
import { effectsOn, whyForbidden } from '../effects-in-force.ts'
import { dares } from '../fear.ts'
import { climb, crossGround, type MoveSaid, type Moving, stayOnFace } from '../moves.ts'
import { pay, requirePayable } from '../pay.ts'
import { rollSum } from '../rolls.ts'
import { isClimb } from '../rules/moving.ts'
import { dueOf, emit, Illegal, lockedWith, peopleIn, type Scene, unitIn } from '../scene.ts'
import { requireFreeToLeave } from '../solo/of-the-list.ts'
import { standOn } from '../standing-in-hazard.ts'
import { membersApart, requireWay } from '../ways.ts'
import { groundOfWay } from '../zones.ts'

/** What leaving a combat takes from the speed, each time (P28-LEAVE-1). */
const LEAVING_DICE = '1D4'

/** A Move: over ground, up faces, into contact as a charge, or out of a combat (P28-MOVE-1 to P28-MOVE-3, P28-CHRG-1, P28-LEAVE-1). */
export function move(scene: Scene, { unit: id, said: told, charge, rerolls }: BattleCommandOf<'move'>): void {
  const unit = peopleIn(scene, id)
  const said = { ...told, ground: groundOfWay(scene, told) }
  requireMovable(scene, unit)
  if (lockedWith(scene.battle, id).length > 0) return leave(scene, unit)
  requireFace(unit, said)
  requireWay(scene, unit, said)
  requireCharge(scene, unit, { said, charge })
  const price = { actions: 1, what: charge === undefined ? 'Move' : 'Charge', onFace: true }
  requirePayable(scene, id, price)
  if (charge !== undefined && !dares(scene, { unit: id, target: charge, at: 'charge', wish: rerolls })) return
  pay(scene, id, price)
  goThere(scene, { unit: id, said, speedCm: speedOf(scene, unit).speedCm, wish: rerolls, charge })
}

function requireMovable(scene: Scene, unit: PeopleUnit): void {
  const held = whyForbidden(effectsOn(unit, scene.rules), 'move')
  if (held !== null) throw new Illegal('held', `${unit.name} cannot move: ${held.effect.because}.`, held.rule)
}

/** On a face nothing but climbing; what is lower is no climb (P28-CLIMB-1, P28-CLIMB-5). */
function requireFace({ name, onFace }: PeopleUnit, { climb: face }: MoveSaid): void {
  if (onFace !== null && face === undefined)
    throw new Illegal('on-face', `${name} hangs on a wall: it can only climb.`, 'P28-CLIMB-5')
  if (face !== undefined && !isClimb(face.faceCm))
    throw new Illegal('low', `${face.faceCm} cm are no climb but rough ground.`, 'P28-CLIMB-1')
}

/** A Move into contact is a charge at one of those that are touched; one a turn (P28-CHRG-2 to P28-CHRG-4, `chargesPerTurn`). */
function requireCharge(
  scene: Scene,
  unit: PeopleUnit,
  { said, charge }: { said: MoveSaid; charge: string | undefined },
): void {
  const touched = said.contacts.filter((id) => unitIn(scene, id).side !== unit.side)
  if (touched.length === 0 && charge === undefined) return
  if (charge === undefined || !touched.includes(charge))
    throw new Illegal('charge', 'A Move into contact is a charge: name the one that is charged.', 'P28-CHRG-4')
  for (const id of said.contacts) requireOutside(unitIn(scene, id))
  const barred = whyForbidden(effectsOn(unit, scene.rules), 'charge')
  if (barred !== null) throw new Illegal('barred', `${unit.name} never charges: ${barred.effect.because}.`, barred.rule)
  if (scene.rules.settings.chargesPerTurn === 1 && unit.turn.charges > 0)
    throw new Illegal('charged', `${unit.name} has charged this turn already.`, 'P28-CHRG-3')
}

/** Ground first, then faces, then the table; a Move that is cut short misses contact and is just a Move (P28-TERR-5, P28-CHRG-2). */
function goThere(scene: Scene, moving: Moving & { readonly charge: string | undefined }): void {
  const { unit: id, said, charge } = moving
  const reach = crossGround(scene, moving)
  if (!isThere(scene, id)) return
  const climbed = reach === 0 ? 0 : climb(scene, moving)
  const left = climbed === null ? 0 : Math.max(0, reach - climbed)
  if (!isThere(scene, id)) return
  const isWhole = climbed !== null && said.cm <= left
  const isCharge = charge !== undefined && isWhole
  emit(scene, { type: 'shifted', unit: id, kind: isCharge ? 'charge' : 'move', cm: Math.min(said.cm, left) })
  standOn(scene, id, { said, cm: Math.min(said.cm, left) })
  const models = membersApart(said, scene.rules.settings)
  if (models !== undefined) emit(scene, { type: 'set-apart', unit: id, models })
  if (isCharge) {
    emit(scene, { type: 'touched', unit: id, contacts: said.contacts })
    emit(scene, { type: 'asked', due: { ask: 'charge-fight', unit: id, target: charge, rule: 'P28-CHRG-1' } })
  } else if (scene.rules.settings.stayRoll === 'everyAction') stayOnFace(scene, id)
}

function isThere({ battle }: Scene, id: string): boolean {
  const unit = battle.units.find((one) => one.id === id)
  return (
    unit !== undefined && unit.kind !== 'vehicle' && !unit.isBroken && unit.models.some(({ fate }) => fate === 'fights')
  )
}

/** Leaving: the action is spent, every opponent may fight once, then it departs (P28-LEAVE-1, P28-LEAVE-2, P28-LEAVE-4). */
function leave(scene: Scene, unit: PeopleUnit): void {
  requireFreeToLeave(scene, unit)
  const stays = whyForbidden(effectsOn(unit, scene.rules), 'leave')
  if (stays !== null) throw new Illegal('stays', `${unit.name} does not leave: ${stays.effect.because}.`, stays.rule)
  pay(scene, unit.id, { actions: 1, what: 'Leave combat' })
  askFreeFights(scene, unit.id)
  emit(scene, { type: 'asked', due: { ask: 'depart', unit: unit.id, rule: 'P28-LEAVE-1' } })
}

/** The Move out of a combat, once its opponents had their blow; with no speed left it stays locked (P28-LEAVE-1 to P28-LEAVE-3). */
export function depart(scene: Scene, { unit: id, said: told, charge, rerolls }: BattleCommandOf<'depart'>): void {
  const said = { ...told, ground: groundOfWay(scene, told) }
  const due = dueOf(scene.battle, 'depart', id)
  const unit = peopleIn(scene, id)
  if (scene.battle.due.some((one) => one.ask === 'free-fight'))
    throw new Illegal('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-2')
  requireWay(scene, unit, said)
  requireCharge(scene, unit, { said, charge })
  if (charge !== undefined && !dares(scene, { unit: id, target: charge, at: 'charge', wish: rerolls, isPaid: true })) {
    if (scene.battle.due.includes(due)) emit(scene, { type: 'answered', due })
    return
  }
  const slower = rollSum(scene, { unit: id, label: 'Leaving combat', rule: 'P28-LEAVE-1', dice: LEAVING_DICE })
  const speedCm = Math.max(0, speedOf(scene, unit).speedCm - slower)
  emit(scene, { type: 'answered', due })
  if (speedCm === 0) return
  emit(scene, { type: 'touched', unit: id, contacts: [] })
  goThere(scene, { unit: id, said, speedCm, wish: rerolls, charge })
}
