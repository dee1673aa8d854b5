import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent, PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine, Position, Room } from '#shared/games/planetary-sand/model.ts'
import { hasRules } from '#shared/games/planetary-sand/rules.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { isInArea, findInteriorPoint } from '#shared/kit/areas.ts'
import { evolve } from '../evolve.ts'
import { findMachine, findRoom, findPiece, isFigure, getPlace } from '../find.ts'
import { findDepthsAt, getRiverAt, findWallAt } from '../map/footing.ts'
import { findPieceUnder } from '../map/piece-under.ts'
import { isOnField, createPlace, findRoomAt } from '../map/positions.ts'
import { findPhaseRefusal } from './action-refusals.ts'

/** Deploys figures, vehicles and pads in the own zone, or in a building to be defended (SAND-SET-1). */
export function deploy(battle: Battle, { by, things }: CommandOf<'deploy'>): Decision<BattleEvent> {
  const refusal = findPhaseRefusal(battle, by, 'deploy')
  if (refusal) return refusal
  if (battle.ready.includes(by))
    return refuse('ready', `${by} has said that all are set up: take that back to change it.`, 'SAND-SET-1')
  let standing = battle
  const placed: PlacedPiece[] = []
  for (const [at, item] of things.entries()) {
    const place = placeFor(standing, by, item)
    if ('ok' in place) return place
    const taken = refuseTaken(standing, place, things.slice(at))
    if (taken) return taken
    placed.push(place)
    standing = evolve(standing, { type: 'deployed', things: [place] })
  }
  return { ok: true, events: [{ type: 'deployed', things: placed }] }
}

type Thing = CommandOf<'deploy'>['things'][number]

/**
 * Refuses to deploy a figure or a vehicle on a vehicle, and a vehicle on a figure. Battles of rules 1 and 2 allow both
 * (SAND-MOVE-1).
 */
function refuseTaken(battle: Battle, { id, place }: PlacedPiece, waiting: readonly Thing[]): Decision<never> | null {
  const piece = findPiece(battle, id)
  if (!piece || place.inside !== null || !hasRules(battle, 3)) return null
  const under = findPieceUnder(battle, piece, { ...place, movers: waiting.map((item) => item.id) })
  return under === null ? null : refuse('taken', `${id} would stand on ${under}: set it up beside it.`, 'SAND-MOVE-1')
}

function placeFor(battle: Battle, by: string, { id, ...wanted }: Thing): PlacedPiece | Decision<never> {
  const piece = findPiece(battle, id)
  const place = { ...wanted, inside: wanted.inside ?? (wanted.at ? (findRoomAt(battle, wanted.at)?.id ?? null) : null) }
  if (!piece || piece.side !== by) return refuse('not-yours', `${by} has no ${id} in the army.`, 'SAND-SET-1')
  const inside = refuseInto(battle, by, place.inside)
  if (inside) return inside
  if (place.inside !== null && !isFigure(piece)) return refuse('too-large', `${id} goes into nothing.`, 'SAND-MOVE-4')
  const fullPlace = { ...getPlace(piece), ...place, zone: by }
  if (findMachine(battle, place.inside)) return { id, place: { ...fullPlace, at: null } }
  const floor = findRoom(battle, place.inside)?.outline
  if (floor && place.at && !isInArea(floor, place.at))
    return refuse('beside-room', `${id} would not stand in ${place.inside}: set it up on its floor.`, 'SAND-SET-1')
  if (floor) return { id, place: createPlace(battle, place.at ?? findInteriorPoint(floor), fullPlace) }
  if (!place.at) return { id, place: fullPlace }
  if (!isOnField(battle, place.at)) return refuse('off-map', `${id} would stand beside the field.`, 'SAND-SET-1')
  const measured = createPlace(battle, place.at, fullPlace)
  if (place.inside !== null) return { id, place: measured }
  return (
    refuseStanding(battle, by, { thing: piece, place: measured }) ?? {
      id,
      place: { ...measured, river: getRiverAt(battle, place.at) },
    }
  )
}

/** Refuses a point outside where a piece cannot be deployed; otherwise null (SAND-SET-1, SAND-DEF-4, SAND-TERR-7). */
function refuseStanding(
  battle: Battle,
  by: string,
  { thing, place }: { thing: Figure | Machine; place: Position },
): Decision<never> | null {
  const { id } = thing
  if (place.zone !== by)
    return refuse('wrong-zone', `${id} would stand outside the zone of ${by}: set it up there.`, 'SAND-SET-1')
  const wall = findWallAt(battle, thing, place)
  if (wall !== null) return refuse('wall', `${id} would stand in ${wall}: set it up beside it.`, 'SAND-DEF-4')
  const depths = place.at && findDepthsAt(battle, thing, place.at)
  return depths
    ? refuse('no-footing', `${id} cannot stand here: ${depths}. Set it up on other ground.`, 'SAND-TERR-7')
    : null
}

/** Refuses an interior that cannot be entered at the start; null if it can, or none is named. */
function refuseInto(battle: Battle, by: string, inside: string | null): Decision<never> | null {
  if (inside === null) return null
  const room = findRoom(battle, inside)
  if (room) return refuseEnemyBuilding(battle, by, room)
  const machine = findMachine(battle, inside)
  if (!machine || machine.side !== by) return refuse('no-such-place', `${inside} is no room and no vehicle of ${by}.`)
  return machine.seats + getMachineRow(machine.type).crew > 0
    ? null
    : refuse('full', `${inside} holds nobody.`, 'SAND-MOVE-4')
}

/** Refuses a building that the enemy defends (SAND-SET-1, SAND-VIC-2, SAND-VIC-3). */
function refuseEnemyBuilding(
  { objectives, rooms }: Battle,
  by: string,
  { id, building }: Room,
): Decision<never> | null {
  const isTheirs = objectives.some(
    ({ home, room }) =>
      home !== null &&
      home !== by &&
      rooms.some((candidate) => candidate.id === room && candidate.building === building),
  )
  return isTheirs ? refuse('not-yours', `${id} is in a building of the enemy: begin outside.`, 'SAND-SET-1') : null
}
