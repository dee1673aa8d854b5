import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, Listing } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { hasRules } from '#shared/games/planetary-sand/rules.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TASKS } from '#shared/games/planetary-sand/tables/tasks.ts'
import { getWeaponRow, WEAPONS, type WeaponId, type WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { canDoJob, findFigure, findMachine, countHands, isAble, isInMelee } from '../find.ts'
import { mayBeInContact } from '../map/positions.ts'
import { listAttackers } from '../robots/command-range.ts'

type No = Decision<never> | null

/** Whether moving this turn prevents firing, by setting (SAND-TURN-2). */
const MOVING_STOPS: Readonly<Record<Settings['moveAndFire'], (isCrewGun: boolean) => boolean>> = {
  yes: () => false,
  'guns-no': (isCrewGun) => isCrewGun,
  no: () => true,
}

/**
 * Refuses an entry of the firing list that cannot fire this turn; otherwise null (SAND-TURN-2, SAND-GUN-2, SAND-GUN-3,
 * SAND-GREN-1, SAND-MSL-5).
 */
export function findListingRefusal(battle: Battle, by: string, listing: Listing): No {
  const figure = findFigure(battle, listing.shooter)
  if (figure) return refuseGunner(battle, by, figure, listing.weapon) ?? refuseCrewOf(figure, listing)
  const machine = findMachine(battle, listing.shooter)
  if (!machine || machine.side !== by) return refuse('no-such-shooter', `${by} has no ${listing.shooter}.`)
  return refuseMachineFire(battle, machine, listing)
}

/** Refuses a crew for a figure, which fires alone. */
function refuseCrewOf({ id }: Figure, { crew }: Listing): No {
  return crew.length === 0 ? null : refuse('no-crew', `${id} fires alone.`, 'SAND-GUN-2')
}

function refuseGunner(battle: Battle, by: string, figure: Figure, weapon: WeaponId): No {
  const { id } = figure
  if (figure.side !== by) return refuse('not-yours', `${id} belongs to ${figure.side}.`)
  const unfit = refuseFighter(battle, figure, false)
  if (unfit) return unfit
  const has = figure.weapon === weapon || (getWeaponRow(weapon).isCounted && figure.grenades > 0)
  if (!has) return refuse('no-such-weapon', `${id} has no ${WEAPONS[weapon].title.toLowerCase()}.`, 'SAND-GREN-1')
  if (getWeaponRow(weapon).isCounted && figure.grenades < 1)
    return refuse('no-grenade', `${id} has thrown all grenades.`, 'SAND-GREN-1')
  if (!canDoJob(figure, 'fight', null)) return refuse('wrong-job', `${id} does not fight.`, 'SAND-ROBO-1')
  return figure.inside !== null && findMachine(battle, figure.inside)
    ? refuse('aboard', `${id} is aboard ${figure.inside}.`, 'SAND-MOVE-4')
    : null
}

/** Refuses a figure that cannot fire or serve a gun; otherwise null (SAND-HTH-1, SAND-PRIS-2, SAND-TURN-2). */
function refuseFighter(battle: Battle, figure: Figure, isCrewGun: boolean): No {
  const { id, status } = figure
  const defends = status === 'returning' && figure.isArmed && listAttackers(battle, figure.unit).length > 0
  if (!isAble(figure) && !defends) return refuse('not-able', `${id} is ${status}.`, 'SAND-PRIS-2')
  if (figure.isLocked || isInMelee(battle, id)) return refuse('in-melee', `${id} is in hand to hand.`, 'SAND-HTH-1')
  return refuseAfterMove(battle, figure, isCrewGun)
}

function refuseAfterMove({ turn, settings }: Battle, { id, used }: Figure | Machine, isCrewGun: boolean): No {
  if (used?.turn !== turn) return null
  const { isMoving, stopsFire, title } = TASKS[used.task]
  const stops = stopsFire || (isMoving && MOVING_STOPS[settings.moveAndFire](isCrewGun))
  return stops ? refuse('busy', `${id} ${title} this turn and cannot fire.`, 'SAND-TURN-2') : null
}

function refuseMachineFire(battle: Battle, machine: Machine, { weapon, crew }: Listing): No {
  const { id } = machine
  if (machine.isWreck) return refuse('wreck', `${id} is a wreck.`, 'SAND-FIX-3')
  if (machine.blockedTurn === battle.turn) return refuse('overcrowded', `${id} is overcrowded this turn.`, 'SAND-AIR-5')
  if (machine.weapon !== weapon) return refuse('no-such-weapon', `${id} has no ${WEAPONS[weapon].title.toLowerCase()}.`)
  const row = getMachineRow(machine.type)
  const needsPad = getWeaponRow(weapon).pad
  if (needsPad !== null && row.pad !== needsPad) return refuse('no-pad', `${id} is no ${needsPad} pad.`, 'SAND-MSL-5')
  if (needsPad !== null && !machine.isLoaded)
    return refuse('not-loaded', `${id} is not loaded: reload it.`, 'SAND-MSL-5')
  const isServed = row.firedBy === 'crew'
  return (
    refuseAfterMove(battle, machine, isServed) ?? (isServed ? refuseServing(battle, machine, { weapon, crew }) : null)
  )
}

/** Refuses a gun without enough free men beside it, or a launcher without a technician (SAND-GUN-3, SAND-ROBO-5). */
function refuseServing(battle: Battle, machine: Machine, { weapon, crew }: Pick<Listing, 'weapon' | 'crew'>): No {
  const job = getMachineRow(machine.type).pad === null ? 'crew' : 'launch'
  for (const id of crew) {
    const figure = findFigure(battle, id)
    if (figure?.side !== machine.side) return refuse('not-yours', `${machine.side} has no ${id}.`)
    const unfit = refuseFighter(battle, figure, true)
    if (unfit) return unfit
    if (!canDoJob(figure, job, machine.id))
      return refuse('wrong-job', `${id} does not serve ${machine.id}.`, 'SAND-ROBO-7')
    if (!mayBeInContact(battle, id, machine.id))
      return refuse('too-far', `${id} does not stand beside ${machine.id}.`, 'SAND-GUN-2')
  }
  const need = leastCrew(getWeaponRow(weapon), battle.settings)
  const hands = countHands(crew.flatMap((id) => findFigure(battle, id) ?? []))
  return hands >= need
    ? null
    : refuse('too-few', `${machine.id} needs ${need} men to fire, ${hands} serve it.`, 'SAND-GUN-3')
}

/** The minimum crew to fire a weapon (SAND-GUN-3). */
function leastCrew({ leastCrew: least }: WeaponRow, settings: Settings): number {
  return typeof least === 'number' ? least : settings[least]
}

/** Hands that can serve a machine's own weapon: its built-in crew and the able figures aboard (SAND-GUN-2). */
function crewIn({ figures }: Battle, { id, type, hasCrew }: Machine): number {
  const riders = figures.filter((figure) => figure.inside === id && isAble(figure))
  return countHands(riders) + (hasCrew ? getMachineRow(type).crew : 0)
}

/** Number of shots of an entry this turn: one, or one per crewman (SAND-GUN-2). */
export function countShots(battle: Battle, { shooter, weapon, crew }: Listing): number {
  const row = getWeaponRow(weapon)
  const machine = findMachine(battle, shooter)
  if (row.shots === 'one' || !machine) return 1
  if (getMachineRow(machine.type).firedBy === 'itself')
    return hasRules(battle, 2) ? Math.min(row.crew, crewIn(battle, machine)) : row.crew
  return Math.min(row.crew, countHands(crew.flatMap((id) => findFigure(battle, id) ?? [])))
}
