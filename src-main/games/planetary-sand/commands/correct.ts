import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Position } from '#shared/games/planetary-sand/model.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { isOnField, createMapPosition, findRoomAt } from '../ground/positions.ts'
import { computeCorrectedCaptives } from '../melee/corrected-captives.ts'
import { findFigure, findMachine, findRoom, getPositionFields } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'

/** Corrects a disagreement between the table and the record, with a note of the reason. */
export function correctBattleRecord(transaction: Transaction, command: CommandOf<'correct'>): void {
  const { state: battle } = transaction
  const { note, figures, machines } = command
  transaction.require(battle.phase !== 'over', 'over', 'The battle is over.')
  transaction.require(
    battle.phase !== 'fire',
    'wrong-phase',
    'Shots are being fired: end the fire phase first.',
    'SAND-TURN-3',
  )
  requireCorrectable(transaction, command)
  const moved = figures.map((figure) => withPlace(battle, figure))
  const captives = computeCorrectedCaptives(battle, moved)
  transaction.apply({
    type: 'corrected',
    note,
    figures: moved.map((item) => ({ ...armsOf(item), ...named(item) })),
    machines: machines.map((machine) => ({ ...zoneOf(battle, machine), ...named(machine) })),
    captives,
  })
}

/** Requires pieces of this battle, and places that exist. */
function requireCorrectable(transaction: Transaction, { figures, machines }: CommandOf<'correct'>): void {
  const { state: battle } = transaction
  const [unknown] = [
    ...figures.filter(({ id }) => !findFigure(battle, id)),
    ...machines.filter(({ id }) => !findMachine(battle, id)),
  ]
  if (unknown) transaction.refuse('nothing-there', `There is no ${unknown.id}.`)
  const lost = figures.find(
    ({ inside }) =>
      inside !== undefined && inside !== null && !findRoom(battle, inside) && !findMachine(battle, inside),
  )
  if (lost) transaction.refuse('no-such-place', `${lost.inside} is no room and no vehicle.`)
  const outside = [...figures, ...machines].find(({ at }) => at && !isOnField(battle, at))
  if (outside) transaction.refuse('off-map', `${outside.id} would stand beside the field.`)
}

type Correction = CommandOf<'correct'>['figures'][number]

/** Derives room, zone and objective from a corrected position on the map, unless they are given. */
function withPlace(battle: Battle, correction: Correction): Correction {
  const figure = findFigure(battle, correction.id)
  const { at } = correction
  if (!figure || !at || !battle.fieldMm) return correction
  const { zone, near } = createMapPosition(battle, at, getPositionFields(figure))
  return { inside: findRoomAt(battle, at)?.id ?? null, zone, near, ...correction }
}

/** Derives zone and objective from a machine's corrected position on the map; its riders follow. */
function zoneOf(battle: Battle, { id, at }: CommandOf<'correct'>['machines'][number]): Partial<Position> {
  const machine = findMachine(battle, id)
  if (!machine || !at || !battle.fieldMm) return {}
  const { zone, near } = createMapPosition(battle, at, getPositionFields(machine))
  return { zone, near }
}

/** The defined fields of a correction and the id of its subject, without `guards`. */
function named<Thing extends { readonly id: string; readonly guards?: unknown }>({ id, guards: _, ...changes }: Thing) {
  return { ...omitUndefined(changes), id }
}

/** Derives whether a figure has its weapon: disarmed figures do not, able ones do again (SAND-PRIS-3). */
function armsOf({ status }: Correction): { isArmed?: boolean } {
  if (status === 'able') return { isArmed: true }
  return status === 'disarmed' ? { isArmed: false } : {}
}
