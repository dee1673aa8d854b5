import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Part, Ship } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreRow, type PartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { findCollision } from '../collision.ts'
import { getShip } from '../evolve.ts'
import { move } from '../manoeuvre-parts/move.ts'
import { pivot } from '../manoeuvre-parts/pivot.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { roll } from '../manoeuvre-parts/roll.ts'
import { advanceTurn } from '../outcome.ts'
import { reorient } from '../reorient.ts'
import { type Transaction, beginTransaction, applyEvents } from '../transaction.ts'
import { findActionRefusal, endTurnIfDone } from './action-refusals.ts'

/**
 * Flies one manoeuvre with its parts in order. A part that would collide is cancelled and ends the turn (SP-MAN-1 to
 * SP-MAN-5, SP-CANCEL-1).
 */
export function manoeuvre(battle: Battle, command: CommandOf<'manoeuvre'>): Decision<BattleEvent> {
  const refusal =
    findActionRefusal(battle, { by: command.by, ship: command.ship, what: 'manoeuvre' }) ?? refuseParts(battle, command)
  return refusal ?? { ok: true, events: flyManoeuvre(battle, command).course.events }
}

/**
 * Executes a manoeuvre without checking its legality, and tells whether a part was cancelled. Used to evaluate many
 * manoeuvres.
 */
export function flyManoeuvre(
  battle: Battle,
  { ship: id, name, parts }: Flown,
): { course: Transaction; isCancelled: boolean } {
  let course = applyEvents(beginTransaction(battle), { type: 'began-manoeuvre', ship: id, name, parts })
  for (const part of parts) {
    const { course: next, isCancelled } = doPart(course, id, part)
    course = next
    if (isCancelled) return { course: advanceTurn(course), isCancelled }
  }
  return { course: endTurnIfDone(course), isCancelled: false }
}

type Flown = Pick<CommandOf<'manoeuvre'>, 'ship' | 'name'> & { readonly parts: readonly Part[] }

/** The kind of a part in the table of manoeuvres. */
function kindOf(part: Part): PartKind {
  if ('move' in part) return part.move === 'long' ? 'move-long' : 'move-short'
  if ('pivot' in part) return 'pivot'
  return 'roll' in part ? 'roll' : 'set-plane'
}

/** The first part that does not belong to the manoeuvre at its position, or null (SP-MAN-5). */
export function findForeignPart(parts: readonly Part[], row: ManoeuvreRow, order: 'listed' | 'any'): Part | null {
  const free = [...row.parts]
  for (const part of parts) {
    const at = free.findIndex((kinds) => kinds.includes(kindOf(part)))
    if (at < 0) return part
    free.splice(order === 'listed' ? 0 : at, order === 'listed' ? at + 1 : 1)
  }
  return null
}

function refuseParts(battle: Battle, { name, parts, ship }: CommandOf<'manoeuvre'>): Decision<BattleEvent> | null {
  const row = MANOEUVRES[name]
  if (parts.length === 0) return refuse('no-parts', 'The manoeuvre has no part: order one, or end the turn.', row.rule)
  const foreign = findForeignPart(parts, row, battle.settings.partOrder)
  if (foreign)
    return refuse(
      'part-not-allowed',
      `${wordsOf(foreign)} has no place there. ${row.title}: ${row.summary}`,
      'SP-MAN-5',
    )
  const [plane] = parts.flatMap((part) => ('plane' in part ? [part.plane] : []))
  const shown = plane === undefined ? null : findShipOnPlane(plane, battle, ship)
  return shown ? refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-MAN-4') : null
}

/** Formats a part. */
function wordsOf(part: Part): string {
  if ('move' in part) return `A ${part.move} move to ${part.dir}`
  if ('pivot' in part) return `A pivot about ${part.pivot} ${part.turn}`
  return 'roll' in part ? `A roll to ${part.roll}` : `Plane ${part.plane}`
}

/** Executes one part. A corkscrew's roll reorients all other ships at once (SP-REOR-1). */
function doPart(course: Transaction, id: string, part: Part): { course: Transaction; isCancelled: boolean } {
  if ('plane' in part)
    return { course: applyEvents(course, { type: 'changed-plane', ship: id, plane: part.plane }), isCancelled: false }
  const { battle } = course
  const { sweep, to } = getPartPath(getShip(battle, id), part, battle)
  const hindrance = findCollision(battle, getShip(battle, id), sweep)
  if (hindrance)
    return { course: applyEvents(course, { type: 'stopped', ship: id, kind: 'part', hindrance }), isCancelled: true }
  const after = applyEvents(course, { type: 'stepped', ship: id, kind: 'part', to })
  if (!('roll' in part)) return { course: after, isCancelled: false }
  const reoriented = reorient(after, id, part.roll)
  const isUndone = reoriented.isCancelled && battle.settings.reorientCancel === 'all'
  return isUndone ? { course: undone(course, reoriented.course), isCancelled: true } : reoriented
}

/** Undoes everything since the roll, including the roll, and keeps the obstacle's event (SP-CANCEL-4). */
function undone(before: Transaction, { events }: Transaction): Transaction {
  const last = events.at(-1)
  return last ? applyEvents(before, last) : before
}

/** The pose after a part, and the area swept on the way. */
export function getPartPath(
  ship: Ship,
  part: Exclude<Part, { plane: unknown }>,
  { settings }: Pick<Battle, 'settings'>,
) {
  if ('move' in part) return { to: move.ends(ship, part, settings), sweep: move.sweep(ship, part, settings) }
  if ('pivot' in part) return { to: pivot.ends(ship, part, settings), sweep: pivot.sweep(ship, part, settings) }
  return { to: roll.ends(ship, part, settings), sweep: roll.sweep(ship, part, settings) }
}
