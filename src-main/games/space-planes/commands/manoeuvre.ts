import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Direction, ManoeuvrePart, Ship } from '#shared/games/space-planes/model.ts'
import { MANOEUVRES, type ManoeuvreRow, type ManoeuvrePartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { findCollision } from '../collision.ts'
import { getShip } from '../evolve.ts'
import { moveGeometry } from '../manoeuvre-parts/move.ts'
import { pivotGeometry } from '../manoeuvre-parts/pivot.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { rollGeometry } from '../manoeuvre-parts/roll.ts'
import { advanceTurn } from '../outcome.ts'
import { reorientOtherShips } from '../reorient.ts'
import { beginTrialTransaction, type Transaction } from '../transaction.ts'
import { endTurnIfDone, requireMayAct } from './turns.ts'

/**
 * Flies one manoeuvre with its parts in order. A part that would collide is cancelled and ends the turn (SP-MAN-1 to
 * SP-MAN-5, SP-CANCEL-1).
 */
export function executeManoeuvre(transaction: Transaction, command: CommandOf<'manoeuvre'>): void {
  requireMayAct(transaction.state, { by: command.by, ship: command.ship, what: 'manoeuvre' })
  requireParts(transaction, command)
  flyManoeuvreUnchecked(transaction, command)
}

/**
 * Executes a manoeuvre without checking its legality. Returns whether a part was cancelled. Used to evaluate many
 * manoeuvres.
 */
export function flyManoeuvreUnchecked(transaction: Transaction, { ship: id, name, parts }: Flown): boolean {
  transaction.apply({ type: 'began-manoeuvre', ship: id, name, parts })
  for (const part of parts) {
    const isCancelled = flyPart(transaction, id, part)
    if (!isCancelled) continue
    advanceTurn(transaction)
    return true
  }
  endTurnIfDone(transaction)
  return false
}

type Flown = Pick<CommandOf<'manoeuvre'>, 'ship' | 'name'> & { readonly parts: readonly ManoeuvrePart[] }

/** The kind of a part in the table of manoeuvres. */
function kindOf(part: ManoeuvrePart): ManoeuvrePartKind {
  if ('move' in part) return part.move === 'long' ? 'move-long' : 'move-short'
  if ('pivot' in part) return 'pivot'
  return 'roll' in part ? 'roll' : 'set-plane'
}

/** The first part that does not belong to the manoeuvre at its position, or null (SP-MAN-5). */
export function findMisplacedPart(
  parts: readonly ManoeuvrePart[],
  row: ManoeuvreRow,
  order: 'listed' | 'any',
): ManoeuvrePart | null {
  const free = [...row.parts]
  for (const part of parts) {
    const at = free.findIndex((kinds) => kinds.includes(kindOf(part)))
    if (at < 0) return part
    free.splice(order === 'listed' ? 0 : at, order === 'listed' ? at + 1 : 1)
  }
  return null
}

/** Refuses parts that do not belong to the manoeuvre, and a plane number that another ship shows (SP-MAN-4, SP-MAN-5). */
function requireParts(transaction: Transaction, { name, parts, ship }: CommandOf<'manoeuvre'>): void {
  const battle = transaction.state
  const row = MANOEUVRES[name]
  if (parts.length === 0)
    transaction.refuse('no-parts', 'The manoeuvre has no part: order one, or end the turn.', row.rule)
  const foreign = findMisplacedPart(parts, row, battle.settings.partOrder)
  if (foreign)
    transaction.refuse(
      'part-not-allowed',
      `${formatPart(foreign)} has no place there. ${row.title}: ${row.summary}`,
      'SP-MAN-5',
    )
  const [plane] = parts.flatMap((part) => ('plane' in part ? [part.plane] : []))
  const shown = plane === undefined ? null : findShipOnPlane(plane, battle, ship)
  if (shown) transaction.refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-MAN-4')
}

/** Formats a part. */
function formatPart(part: ManoeuvrePart): string {
  if ('move' in part) return `A ${part.move} move to ${part.dir}`
  if ('pivot' in part) return `A pivot about ${part.pivot} ${part.turn}`
  return 'roll' in part ? `A roll to ${part.roll}` : `Plane ${part.plane}`
}

/** Executes one part. Returns whether it was cancelled (SP-CANCEL-1). */
function flyPart(transaction: Transaction, id: string, part: ManoeuvrePart): boolean {
  if ('plane' in part) {
    transaction.apply({ type: 'changed-plane', ship: id, plane: part.plane })
    return false
  }
  const battle = transaction.state
  const ship = getShip(battle, id)
  const { sweep, to } = computePartEndAndSweep(ship, part, battle)
  const hindrance = findCollision(battle, ship, sweep)
  if (hindrance) {
    transaction.apply({ type: 'stopped', ship: id, kind: 'part', hindrance })
    return true
  }
  const step = { type: 'stepped', ship: id, kind: 'part', to } as const
  if ('roll' in part) return flyRoll(transaction, step, part.roll)
  transaction.apply(step)
  return false
}

/**
 * Rolls a ship, which reorients all other ships at once (SP-REOR-1). A setting decides whether a blocked step undoes
 * all of it, including the roll, and leaves only the event of the obstacle (SP-CANCEL-4). Returns whether a step was
 * blocked.
 */
function flyRoll(transaction: Transaction, step: Extract<BattleEvent, { type: 'stepped' }>, dir: Direction): boolean {
  const trial = beginTrialTransaction(transaction.state)
  trial.apply(step)
  const isCancelled = reorientOtherShips(trial, step.ship, dir)
  const isUndone = isCancelled && trial.state.settings.reorientCancel === 'all'
  transaction.apply(...(isUndone ? trial.events.slice(-1) : trial.events))
  return isCancelled
}

/** The pose after a part, and the area swept on the way. */
export function computePartEndAndSweep(
  ship: Ship,
  part: Exclude<ManoeuvrePart, { plane: unknown }>,
  { settings }: Pick<Battle, 'settings'>,
) {
  if ('move' in part)
    return { to: moveGeometry.ends(ship, part, settings), sweep: moveGeometry.sweep(ship, part, settings) }
  if ('pivot' in part)
    return { to: pivotGeometry.ends(ship, part, settings), sweep: pivotGeometry.sweep(ship, part, settings) }
  return { to: rollGeometry.ends(ship, part, settings), sweep: rollGeometry.sweep(ship, part, settings) }
}
