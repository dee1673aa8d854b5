import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent, FollowedRoll } from '#shared/games/space-planes/battle.ts'
import type { CommandOf } from '#shared/games/space-planes/commands.ts'
import { type Cube, type Face, listFacesAfterRoll } from '#shared/games/space-planes/model.ts'
import { getCube, listCubes } from '#shared/games/space-planes/sides.ts'
import { MANOEUVRES, type ManoeuvreRow, type PartKind } from '#shared/games/space-planes/tables/manoeuvres.ts'
import { formatList } from '#shared/kit/format.ts'
import { findActionRefusal, endTurnIfDone } from '../commands/action-refusals.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { advanceTurn } from '../outcome.ts'
import { beginTransaction, applyEvents } from '../transaction.ts'

/**
 * Records a manoeuvre flown on the table: its name, the new face or plane, and whether a part was cancelled (SP-MAN-1
 * to SP-MAN-5, SP-CANCEL-1).
 */
export function announce(battle: Battle, command: CommandOf<'announce'>): Decision<BattleEvent> {
  const { by, ship, name, face, plane, isCancelled } = command
  const refusal = findActionRefusal(battle, { by, ship, what: 'manoeuvre' }) ?? refuseOutcome(battle, command)
  if (refusal) return refusal
  const course = applyEvents(
    beginTransaction(battle),
    { type: 'announced', ship, name, isCancelled },
    ...(plane === null ? [] : [{ type: 'changed-plane', ship, plane } as const]),
    ...(face === null ? [] : [{ type: 'rolled', ship, face, endsTurn: isCancelled } as const]),
  )
  if (face !== null) return { ok: true, events: course.events }
  return { ok: true, events: (isCancelled ? advanceTurn(course) : endTurnIfDone(course)).events }
}

function hasPart(row: ManoeuvreRow, kind: PartKind): boolean {
  return row.parts.some((kinds) => kinds.includes(kind))
}

/** Refuses an impossible outcome of the manoeuvre. */
function refuseOutcome(battle: Battle, command: CommandOf<'announce'>): Decision<never> | null {
  const { ship, name, face, plane, isCancelled } = command
  const row: ManoeuvreRow = MANOEUVRES[name]
  if (face !== null && !hasPart(row, 'roll'))
    return refuse('part-not-allowed', `There is no roll in it. ${row.title}: ${row.summary}`, row.rule)
  if (plane !== null && !hasPart(row, 'set-plane'))
    return refuse('part-not-allowed', `The plane number stays in it. ${row.title}: ${row.summary}`, row.rule)
  if (isCancelled && battle.settings.partOrder === 'listed' && (face !== null || plane !== null))
    return refuse(
      'cancelled',
      'After a cancelled part nothing follows: leave out what came after it, and the turn ends.',
      'SP-CANCEL-1',
    )
  const shown = plane === null ? null : findShipOnPlane(plane, battle, ship)
  if (shown) return refuse('plane-taken', `Ship ${shown.id} shows ${plane}: choose a free number.`, 'SP-MAN-4')
  return face === null ? null : refuseFace(getCube(battle, ship), face)
}

/** Checks a face after one roll, which can only bring up one of four faces (SP-ROLL-1). */
function refuseFace(cube: Cube, face: Face): Decision<never> | null {
  const faces = listFacesAfterRoll(cube.face)
  return faces.includes(face)
    ? null
    : refuse(
        'no-such-roll',
        `Ship ${cube.id} showed ${cube.face}: one roll brings up ${formatList(faces.map(String), 'or')}. Correct the ship if it showed another face.`,
        'SP-ROLL-1',
      )
}

/**
 * Records how all other ships followed a roll. A blocked step ends the turn and, depending on the setting, undoes or
 * stops the rest (SP-REOR-1 to SP-REOR-6, SP-CANCEL-4).
 */
export function followRoll(battle: Battle, { cubes }: CommandOf<'reorient'>): Decision<BattleEvent> {
  const roll = battle.companion?.roll ?? null
  if (roll === null || battle.phase !== 'flying')
    return refuse('no-roll', 'Nobody has rolled: ships reorient after a corkscrew’s roll.', 'SP-REOR-1')
  const refusal = refuseFollowed(battle, roll.ship, cubes)
  if (refusal) return refusal
  const isStopped = cubes.some((cube) => cube.isStopped)
  const isOver = isStopped || roll.endsTurn
  const { reorientCancel } = battle.settings
  const start = beginTransaction(battle)
  if (isStopped && reorientCancel === 'all')
    return {
      ok: true,
      events: advanceTurn(applyEvents(start, { type: 'unrolled', ship: roll.ship, face: roll.before })).events,
    }
  const followed = applyEvents(start, { type: 'followed', cubes })
  if (isStopped && reorientCancel === 'stop') return { ok: true, events: advanceTurn(followed).events }
  const levelled = applyEvents(followed, { type: 'levelled', plane: getCube(battle, roll.ship).plane })
  return { ok: true, events: (isOver ? advanceTurn(levelled) : endTurnIfDone(levelled)).events }
}

/**
 * Checks that every other ship is reported once, and flips to one of four faces or is stopped (SP-REOR-1, SP-REOR-4).
 */
function refuseFollowed(battle: Battle, roller: string, followed: readonly FollowedRoll[]): Decision<never> | null {
  const others = listCubes(battle).filter(({ id }) => id !== roller)
  const announcedIds = followed.map(({ ship }) => ship)
  const strange = announcedIds.find(
    (id, at) => !others.some((cube) => cube.id === id) || announcedIds.indexOf(id) !== at,
  )
  if (strange !== undefined)
    return refuse('no-such-ship', `Ship ${strange} does not follow here: say it once of each other ship.`, 'SP-REOR-1')
  const missing = others.find(({ id }) => !announcedIds.includes(id))
  if (missing) return refuse('missing', `Say how ship ${missing.id} followed: all other ships reorient.`, 'SP-REOR-1')
  const mayStand = battle.settings.reorientCancel !== 'step' && followed.some(({ isStopped }) => isStopped)
  for (const { ship, face, isStopped } of followed) {
    const cube = getCube(battle, ship)
    if (face !== cube.face) {
      const refusal = refuseFace(cube, face)
      if (refusal) return refusal
    } else if (!isStopped && !mayStand)
      return refuse(
        'not-flipped',
        `Ship ${ship} shows ${face} as before: each ship flips once, or its flip was cancelled.`,
        'SP-REOR-4',
      )
  }
  return null
}
