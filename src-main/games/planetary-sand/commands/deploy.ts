import type { PlacedPiece } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine, Position, Room } from '#shared/games/planetary-sand/model.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { isInArea, computeInteriorPoint } from '#shared/kit/areas.ts'
import { findSwimOnlyGroundAt, getRiverStateAt, findStandingObstacleAt } from '../ground/footing.ts'
import { findPieceUnder } from '../ground/piece-under.ts'
import { isOnField, createMapPosition, findRoomAt } from '../ground/positions.ts'
import { findMachine, findRoom, findPiece, isFigure, getPositionFields } from '../state/find.ts'
import { Transaction } from '../state/transaction.ts'
import { requirePhase } from './action-checks.ts'

/** Deploys figures, vehicles and pads in the own zone, or in a building to be defended (SAND-SET-1). */
export function deployPieces(transaction: Transaction, { by, things }: CommandOf<'deploy'>): void {
  const { state: battle, dice } = transaction
  requirePhase(battle, by, 'deploy')
  if (battle.ready.includes(by))
    transaction.refuse('ready', `${by} has said that all are set up: take that back to change it.`, 'SAND-SET-1')
  const trial = new Transaction(battle, dice)
  const placed = things.map((item, at) => {
    const piece = placePiece(trial, by, item)
    requireFreePlace(trial, piece, things.slice(at))
    trial.apply({ type: 'deployed', things: [piece] })
    return piece
  })
  transaction.apply({ type: 'deployed', things: placed })
}

type Thing = CommandOf<'deploy'>['things'][number]

/**
 * Requires that no figure or vehicle stands on a vehicle, and no vehicle on a figure. Battles of rules 1 and 2 allow
 * both (SAND-MOVE-1).
 */
function requireFreePlace(transaction: Transaction, { id, place }: PlacedPiece, waiting: readonly Thing[]): void {
  const { state: battle } = transaction
  const piece = findPiece(battle, id)
  if (!piece || place.inside !== null || !isAtLeastRulesVersion(battle, 3)) return
  const under = findPieceUnder(battle, piece, { ...place, movers: waiting.map((item) => item.id) })
  if (under !== null) transaction.refuse('taken', `${id} would stand on ${under}: set it up beside it.`, 'SAND-MOVE-1')
}

/** The place of a piece that is deployed. Refuses a piece that cannot be deployed there (SAND-SET-1, SAND-MOVE-4). */
function placePiece(transaction: Transaction, by: string, { id, ...wanted }: Thing): PlacedPiece {
  const { state: battle } = transaction
  const piece = findPiece(battle, id)
  const place = { ...wanted, inside: wanted.inside ?? (wanted.at ? (findRoomAt(battle, wanted.at)?.id ?? null) : null) }
  if (!piece || piece.side !== by) transaction.refuse('not-yours', `${by} has no ${id} in the army.`, 'SAND-SET-1')
  if (place.inside !== null) requireInterior(transaction, by, place.inside)
  if (place.inside !== null && !isFigure(piece))
    transaction.refuse('too-large', `${id} goes into nothing.`, 'SAND-MOVE-4')
  const fullPlace = { ...getPositionFields(piece), ...place, zone: by }
  if (findMachine(battle, place.inside)) return { id, place: { ...fullPlace, at: null } }
  const floor = findRoom(battle, place.inside)?.outline
  if (floor && place.at && !isInArea(floor, place.at))
    transaction.refuse('beside-room', `${id} would not stand in ${place.inside}: set it up on its floor.`, 'SAND-SET-1')
  if (floor) return { id, place: createMapPosition(battle, place.at ?? computeInteriorPoint(floor), fullPlace) }
  if (!place.at) return { id, place: fullPlace }
  if (!isOnField(battle, place.at)) transaction.refuse('off-map', `${id} would stand beside the field.`, 'SAND-SET-1')
  const measured = createMapPosition(battle, place.at, fullPlace)
  if (place.inside !== null) return { id, place: measured }
  requireStanding(transaction, by, { thing: piece, place: measured })
  return { id, place: { ...measured, river: getRiverStateAt(battle, place.at) } }
}

/** Requires a point outside where a piece can be deployed (SAND-SET-1, SAND-DEF-4, SAND-TERR-7). */
function requireStanding(
  transaction: Transaction,
  by: string,
  { thing: piece, place }: { thing: Figure | Machine; place: Position },
): void {
  const { state: battle } = transaction
  const { id } = piece
  if (place.zone !== by)
    transaction.refuse('wrong-zone', `${id} would stand outside the zone of ${by}: set it up there.`, 'SAND-SET-1')
  const wall = findStandingObstacleAt(battle, piece, place)
  if (wall !== null) transaction.refuse('wall', `${id} would stand in ${wall}: set it up beside it.`, 'SAND-DEF-4')
  const depths = place.at && findSwimOnlyGroundAt(battle, piece, place.at)
  if (depths)
    transaction.refuse('no-footing', `${id} cannot stand here: ${depths}. Set it up on other ground.`, 'SAND-TERR-7')
}

/** Requires a room or an own vehicle that can be entered at the start (SAND-SET-1, SAND-MOVE-4). */
function requireInterior(transaction: Transaction, by: string, inside: string): void {
  const { state: battle } = transaction
  const room = findRoom(battle, inside)
  if (room) {
    if (isEnemyBuilding(battle, by, room))
      transaction.refuse('not-yours', `${room.id} is in a building of the enemy: begin outside.`, 'SAND-SET-1')
    return
  }
  const machine = findMachine(battle, inside)
  if (!machine || machine.side !== by)
    transaction.refuse('no-such-place', `${inside} is no room and no vehicle of ${by}.`)
  if (machine.seats + getMachineRow(machine.type).crew <= 0)
    transaction.refuse('full', `${inside} holds nobody.`, 'SAND-MOVE-4')
}

/** Whether the enemy defends the building of a room (SAND-SET-1, SAND-VIC-2, SAND-VIC-3). */
function isEnemyBuilding({ objectives, rooms }: Battle, by: string, { building }: Room): boolean {
  return objectives.some(
    ({ home, room }) =>
      home !== null &&
      home !== by &&
      rooms.some((candidate) => candidate.id === room && candidate.building === building),
  )
}
