import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent, Placed } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Room } from '#shared/games/planetary-sand/model.ts'
import { machineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { findMachine, findRoom, findThing, isFigure, placeOf } from '../find.ts'
import { isOnField, placeAt, roomAt } from '../map/where.ts'
import { refusePhase } from './acting.ts'

/** Sets up figures, vehicles and pads in the own zone, or in a building that is to be defended (SAND-SET-1). */
export function deploy(battle: Battle, { by, things }: CommandOf<'deploy'>): Decision<BattleEvent> {
  const refusal = refusePhase(battle, by, 'deploy')
  if (refusal) return refusal
  const placed: Placed[] = []
  for (const thing of things) {
    const place = placeFor(battle, by, thing)
    if ('ok' in place) return place
    placed.push(place)
  }
  return { ok: true, events: [{ type: 'deployed', things: placed }] }
}

type Thing = CommandOf<'deploy'>['things'][number]

function placeFor(battle: Battle, by: string, { id, ...wanted }: Thing): Placed | Decision<never> {
  const thing = findThing(battle, id)
  const place = { ...wanted, inside: wanted.inside ?? (wanted.at ? (roomAt(battle, wanted.at)?.id ?? null) : null) }
  if (!thing || thing.side !== by) return refuse('not-yours', `${by} has no ${id} in the army.`, 'SAND-SET-1')
  const inside = refuseInto(battle, by, place.inside)
  if (inside) return inside
  if (place.inside !== null && !isFigure(thing)) return refuse('too-large', `${id} goes into nothing.`, 'SAND-MOVE-4')
  const said = { ...placeOf(thing), ...place, zone: by }
  if (!place.at) return { id, place: said }
  const measured = placeAt(battle, place.at, said)
  if (!isOnField(battle, place.at)) return refuse('off-map', `${id} would stand beside the field.`, 'SAND-SET-1')
  return measured.zone === by || place.inside !== null
    ? { id, place: measured }
    : refuse('wrong-zone', `${id} would stand outside the zone of ${by}: set it up there.`, 'SAND-SET-1')
}

/** Whether this is nothing to go into at the start; null where it is, or where nothing is named. */
function refuseInto(battle: Battle, by: string, inside: string | null): Decision<never> | null {
  if (inside === null) return null
  const room = findRoom(battle, inside)
  if (room) return refuseEnemyBuilding(battle, by, room)
  const machine = findMachine(battle, inside)
  if (!machine || machine.side !== by) return refuse('no-such-place', `${inside} is no room and no vehicle of ${by}.`)
  return machine.seats + machineRow(machine.type).crew > 0
    ? null
    : refuse('full', `${inside} holds nobody.`, 'SAND-MOVE-4')
}

/** Nobody begins in a building that the enemy is to keep (SAND-SET-1, SAND-VIC-2, SAND-VIC-3). */
function refuseEnemyBuilding(
  { objectives, rooms }: Battle,
  by: string,
  { id, building }: Room,
): Decision<never> | null {
  const isTheirs = objectives.some(
    ({ home, room }) =>
      home !== null && home !== by && rooms.some((one) => one.id === room && one.building === building),
  )
  return isTheirs ? refuse('not-yours', `${id} is in a building of the enemy: begin outside.`, 'SAND-SET-1') : null
}
