import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { moveFiguresInside } from '../ground/move-figures-inside.ts'
import { findFigure, findMachine, findRoom, isPassageBetween, needsAir, isVacuum } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import {
  listDoorsBetween,
  requireWorkingMachine,
  requireMovePhase,
  requireNotMarching,
  requireOutside,
  requireEntranceReachable,
} from './action-checks.ts'
import { countExtraPassengers } from './finish-phase.ts'
import { requireMovableParty } from './require-movable-party.ts'

/**
 * Boards a vehicle or enters a room, guards together with their prisoners. Takes the whole move (SAND-MOVE-4,
 * SAND-TERR-7, SAND-PRIS-1).
 */
export function enterVehicleOrRoom(transaction: Transaction, command: CommandOf<'board'>): void {
  const { state: battle } = transaction
  const { by, figures, into } = command
  requireMovePhase(battle, by)
  requireMovableParty(battle, by, figures)
  requireNotMarching(battle, figures)
  if (findRoom(battle, into)) requireRoom(transaction, command)
  else requireVehicle(transaction, command)
  moveFiguresInside(transaction, { figures, into, task: 'board' })
}

/** Requires a vehicle within reach with room for all figures (SAND-MOVE-4). */
function requireVehicle(transaction: Transaction, { by, figures, into }: CommandOf<'board'>): void {
  const { state: battle } = transaction
  requireWorkingMachine(battle, by, into)
  requireOutside(battle, figures)
  const free = -countExtraPassengers(battle, into)
  if (figures.length > free) transaction.refuse('full', `${into} holds ${Math.max(0, free)} more.`, 'SAND-MOVE-4')
  requireEntranceReachable(battle, figures, () => [into])
}

/**
 * Requires that no figure is aboard a vehicle, and that all have a door or breach to the room, are near enough, and
 * need no suit because the room has no air (SAND-DEF-4, SAND-AIR-3).
 */
function requireRoom(transaction: Transaction, { figures, into }: CommandOf<'board'>): void {
  const { state: battle } = transaction
  const people = figures.flatMap((id) => findFigure(battle, id) ?? [])
  const aboard = people.find(({ inside }) => findMachine(battle, inside) !== null)
  if (aboard) transaction.refuse('inside', `${aboard.id} must leave ${aboard.inside} first.`, 'SAND-MOVE-4')
  const far = people.find(({ inside }) => !isPassageBetween(battle, inside, into))
  if (far)
    transaction.refuse('not-next', `No door or breach leads from ${far.inside ?? 'outside'} to ${into}.`, 'SAND-DEF-4')
  const isAirless = isVacuum(battle) && findRoom(battle, into)?.hasAir === false
  const breathing = isAirless ? people.find(needsAir) : undefined
  if (breathing) transaction.refuse('no-suit', `${breathing.id} needs a suit: ${into} has no air.`, 'SAND-AIR-3')
  requireEntranceReachable(battle, figures, ({ inside }) => listDoorsBetween(battle, inside, into))
}
