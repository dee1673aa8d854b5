import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TASKS } from '#shared/games/planetary-sand/tables/tasks.ts'
import { getWeaponRow, WEAPONS, type WeaponId, type WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { canDoJob, findFigure, findMachine, countWorkforce, isActivePiece, isInMelee } from '../state/find.ts'
import { listUnitsThatFiredAt } from '../state/robot-control.ts'

/** Whether moving this turn prevents firing, by setting (SAND-TURN-2). */
const MOVING_STOPS: Readonly<Record<SandSettings['moveAndFire'], (isCrewGun: boolean) => boolean>> = {
  yes: () => false,
  'guns-no': (isCrewGun) => isCrewGun,
  no: () => true,
}

/**
 * Requires an entry of the firing list that can fire this turn (SAND-TURN-2, SAND-GUN-2, SAND-GUN-3, SAND-GREN-1,
 * SAND-MSL-5).
 */
export function requireUsableFiringListEntry(battle: Battle, by: string, listing: FiringListEntry): void {
  const { shooter, weapon, crew } = listing
  const figure = findFigure(battle, shooter)
  if (figure) {
    requireGunner(battle, by, figure, weapon)
    if (crew.length > 0) throw new IllegalCommand('no-crew', `${figure.id} fires alone.`, 'SAND-GUN-2')
    return
  }
  const machine = findMachine(battle, shooter)
  if (!machine || machine.side !== by) throw new IllegalCommand('no-such-shooter', `${by} has no ${shooter}.`)
  requireMachineFire(battle, machine, listing)
}

function requireGunner(battle: Battle, by: string, figure: Figure, weapon: WeaponId): void {
  const { id } = figure
  if (figure.side !== by) throw new IllegalCommand('not-yours', `${id} belongs to ${figure.side}.`)
  requireFighter(battle, figure, false)
  const has = figure.weapon === weapon || (getWeaponRow(weapon).isCounted && figure.grenades > 0)
  if (!has)
    throw new IllegalCommand('no-such-weapon', `${id} has no ${WEAPONS[weapon].title.toLowerCase()}.`, 'SAND-GREN-1')
  if (getWeaponRow(weapon).isCounted && figure.grenades < 1)
    throw new IllegalCommand('no-grenade', `${id} has thrown all grenades.`, 'SAND-GREN-1')
  if (!canDoJob(figure, 'fight', null)) throw new IllegalCommand('wrong-job', `${id} does not fight.`, 'SAND-ROBO-1')
  if (findMachine(battle, figure.inside))
    throw new IllegalCommand('aboard', `${id} is aboard ${figure.inside}.`, 'SAND-MOVE-4')
}

/** Requires a figure that can fire or serve a gun (SAND-HTH-1, SAND-PRIS-2, SAND-TURN-2). */
function requireFighter(battle: Battle, figure: Figure, isCrewGun: boolean): void {
  const { id, status } = figure
  const defends = status === 'returning' && figure.isArmed && listUnitsThatFiredAt(battle, figure.unit).length > 0
  if (!isActivePiece(figure) && !defends) throw new IllegalCommand('not-able', `${id} is ${status}.`, 'SAND-PRIS-2')
  if (figure.isLocked || isInMelee(battle, id))
    throw new IllegalCommand('in-melee', `${id} is in hand to hand.`, 'SAND-HTH-1')
  requireFireAfterMove(battle, figure, isCrewGun)
}

/** Requires that the move of this turn does not prevent firing (SAND-TURN-2). */
function requireFireAfterMove({ turn, settings }: Battle, { id, used }: Figure | Machine, isCrewGun: boolean): void {
  if (used?.turn !== turn) return
  const { isMoving, stopsFire, title } = TASKS[used.task]
  if (stopsFire || (isMoving && MOVING_STOPS[settings.moveAndFire](isCrewGun)))
    throw new IllegalCommand('busy', `${id} ${title} this turn and cannot fire.`, 'SAND-TURN-2')
}

function requireMachineFire(battle: Battle, machine: Machine, { weapon, crew }: FiringListEntry): void {
  const { id } = machine
  if (machine.isWreck) throw new IllegalCommand('wreck', `${id} is a wreck.`, 'SAND-FIX-3')
  if (machine.blockedTurn === battle.turn)
    throw new IllegalCommand('overcrowded', `${id} is overcrowded this turn.`, 'SAND-AIR-5')
  if (machine.weapon !== weapon)
    throw new IllegalCommand('no-such-weapon', `${id} has no ${WEAPONS[weapon].title.toLowerCase()}.`)
  const row = getMachineRow(machine.type)
  const needsPad = getWeaponRow(weapon).pad
  if (needsPad !== null && row.pad !== needsPad)
    throw new IllegalCommand('no-pad', `${id} is no ${needsPad} pad.`, 'SAND-MSL-5')
  if (needsPad !== null && !machine.isLoaded)
    throw new IllegalCommand('not-loaded', `${id} is not loaded: reload it.`, 'SAND-MSL-5')
  const isServed = row.firedBy === 'crew'
  requireFireAfterMove(battle, machine, isServed)
  if (isServed) requireCrew(battle, machine, { weapon, crew })
}

/** Requires enough free men beside a gun, or a technician at a launcher (SAND-GUN-3, SAND-ROBO-5). */
function requireCrew(
  battle: Battle,
  machine: Machine,
  { weapon, crew }: Pick<FiringListEntry, 'weapon' | 'crew'>,
): void {
  const job = getMachineRow(machine.type).pad === null ? 'crew' : 'launch'
  for (const id of crew) {
    const figure = findFigure(battle, id)
    if (figure?.side !== machine.side) throw new IllegalCommand('not-yours', `${machine.side} has no ${id}.`)
    requireFighter(battle, figure, true)
    if (!canDoJob(figure, job, machine.id))
      throw new IllegalCommand('wrong-job', `${id} does not serve ${machine.id}.`, 'SAND-ROBO-7')
    if (!mayBeInContact(battle, id, machine.id))
      throw new IllegalCommand('too-far', `${id} does not stand beside ${machine.id}.`, 'SAND-GUN-2')
  }
  const need = leastCrew(getWeaponRow(weapon), battle.settings)
  const hands = countWorkforce(crew.flatMap((id) => findFigure(battle, id) ?? []))
  if (hands < need)
    throw new IllegalCommand('too-few', `${machine.id} needs ${need} men to fire, ${hands} serve it.`, 'SAND-GUN-3')
}

/** The minimum crew to fire a weapon (SAND-GUN-3). */
function leastCrew({ leastCrew: least }: WeaponRow, settings: SandSettings): number {
  return typeof least === 'number' ? least : settings[least]
}

/** Hands that can serve a machine's own weapon: its built-in crew and the able figures aboard (SAND-GUN-2). */
function crewIn({ figures }: Battle, { id, type, hasCrew }: Machine): number {
  const riders = figures.filter((figure) => figure.inside === id && isActivePiece(figure))
  return countWorkforce(riders) + (hasCrew ? getMachineRow(type).crew : 0)
}

/** Number of shots of an entry this turn: one, or one per crewman (SAND-GUN-2). */
export function countShotsThisTurn(battle: Battle, { shooter, weapon, crew }: FiringListEntry): number {
  const row = getWeaponRow(weapon)
  const machine = findMachine(battle, shooter)
  if (row.shots === 'one' || !machine) return 1
  if (getMachineRow(machine.type).firedBy === 'itself')
    return isAtLeastRulesVersion(battle, 2) ? Math.min(row.crew, crewIn(battle, machine)) : row.crew
  return Math.min(row.crew, countWorkforce(crew.flatMap((id) => findFigure(battle, id) ?? [])))
}
