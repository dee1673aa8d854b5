import type { ReportedReorientation } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { type Cube, type Face, listFacesAfterRoll } from '#shared/games/space-planes/model.ts'
import { getCube, listCubes } from '#shared/games/space-planes/sides.ts'
import { MANOEUVRES, type ManoeuvreRow, type ManoeuvrePartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { formatList } from '#shared/kit/format.ts'
import { endTurnIfDone, requireMayAct } from '../commands/turns.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { advanceTurn } from '../outcome.ts'
import type { Transaction } from '../transaction.ts'

/**
 * Records a manoeuvre flown on the table: its name, the new face or plane, and whether a part was cancelled (SP-MAN-1
 * to SP-MAN-5, SP-CANCEL-1).
 */
export function recordAnnouncedManoeuvre(transaction: Transaction, command: CommandOf<'announce'>): void {
  const { by, ship, name, face, plane, isCancelled } = command
  requireMayAct(transaction.state, { by, ship, what: 'manoeuvre' })
  requirePossibleOutcome(transaction, command)
  transaction.apply({ type: 'announced', ship, name, isCancelled })
  if (plane !== null) transaction.apply({ type: 'changed-plane', ship, plane })
  if (face !== null) transaction.apply({ type: 'rolled', ship, face, endsTurn: isCancelled })
  else if (isCancelled) advanceTurn(transaction)
  else endTurnIfDone(transaction)
}

function hasPart(row: ManoeuvreRow, kind: ManoeuvrePartKind): boolean {
  return row.parts.some((kinds) => kinds.includes(kind))
}

/** Refuses an impossible outcome of the manoeuvre. */
function requirePossibleOutcome(transaction: Transaction, command: CommandOf<'announce'>): void {
  const battle = transaction.state
  const { ship, name, face, plane, isCancelled } = command
  const row: ManoeuvreRow = MANOEUVRES[name]
  if (face !== null && !hasPart(row, 'roll'))
    transaction.refuse('part-not-allowed', `There is no roll in it. ${row.title}: ${row.summary}`, row.rule)
  if (plane !== null && !hasPart(row, 'set-plane'))
    transaction.refuse('part-not-allowed', `The plane number stays in it. ${row.title}: ${row.summary}`, row.rule)
  if (isCancelled && battle.settings.partOrder === 'listed' && (face !== null || plane !== null))
    transaction.refuse(
      'cancelled',
      'After a cancelled part nothing follows: leave out what came after it, and the turn ends.',
      'SP-CANCEL-1',
    )
  const shown = plane === null ? null : findShipOnPlane(plane, battle, ship)
  if (shown) transaction.refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-MAN-4')
  if (face !== null) requireFaceAfterRoll(transaction, getCube(battle, ship), face)
}

/** Refuses a face that one roll, which can only bring up one of four faces, cannot show (SP-ROLL-1). */
function requireFaceAfterRoll(transaction: Transaction, cube: Cube, face: Face): void {
  const faces = listFacesAfterRoll(cube.face)
  if (!faces.includes(face))
    transaction.refuse(
      'no-such-roll',
      `Ship ${cube.id} showed ${cube.face}: one roll brings up ${formatList(faces.map(String), 'or')}. Correct the ship if it showed another face.`,
      'SP-ROLL-1',
    )
}

/**
 * Records how all other ships followed a roll. A blocked step ends the turn and, depending on the setting, undoes or
 * stops the rest (SP-REOR-1 to SP-REOR-6, SP-CANCEL-4).
 */
export function recordRollFollowers(transaction: Transaction, { cubes }: CommandOf<'reorient'>): void {
  const battle = transaction.state
  const roll = battle.companion?.roll ?? null
  if (roll === null || battle.phase !== 'flying')
    transaction.refuse('no-roll', 'Nobody has rolled: ships reorient after a corkscrew’s roll.', 'SP-REOR-1')
  requireAllFollowed(transaction, roll.ship, cubes)
  const isStopped = cubes.some((cube) => cube.isStopped)
  const { reorientCancel } = battle.settings
  if (isStopped && reorientCancel === 'all') transaction.apply({ type: 'unrolled', ship: roll.ship, face: roll.before })
  else transaction.apply({ type: 'followed', cubes })
  if (!isStopped || reorientCancel === 'step')
    transaction.apply({ type: 'levelled', plane: getCube(battle, roll.ship).plane })
  if (isStopped || roll.endsTurn) advanceTurn(transaction)
  else endTurnIfDone(transaction)
}

/**
 * Refuses unless every other ship is reported once, and flips to one of four faces or is stopped (SP-REOR-1,
 * SP-REOR-4).
 */
function requireAllFollowed(
  transaction: Transaction,
  roller: string,
  followed: readonly ReportedReorientation[],
): void {
  const battle = transaction.state
  const others = listCubes(battle).filter(({ id }) => id !== roller)
  const announcedIds = followed.map(({ ship }) => ship)
  const strange = announcedIds.find(
    (id, at) => !others.some((cube) => cube.id === id) || announcedIds.indexOf(id) !== at,
  )
  if (strange !== undefined)
    transaction.refuse(
      'no-such-ship',
      `Ship ${strange} does not follow here: say it once of each other ship.`,
      'SP-REOR-1',
    )
  const missing = others.find(({ id }) => !announcedIds.includes(id))
  if (missing)
    transaction.refuse('missing', `Say how ship ${missing.id} followed: all other ships reorient.`, 'SP-REOR-1')
  const mayStand = battle.settings.reorientCancel !== 'step' && followed.some(({ isStopped }) => isStopped)
  for (const { ship, face, isStopped } of followed) {
    const cube = getCube(battle, ship)
    if (face !== cube.face) requireFaceAfterRoll(transaction, cube, face)
    else if (!isStopped && !mayStand)
      transaction.refuse(
        'not-flipped',
        `Ship ${ship} shows ${face} as before: each ship flips once, or its flip was cancelled.`,
        'SP-REOR-4',
      )
  }
}
