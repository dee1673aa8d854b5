import { listStoneWallBarriers } from '#main/games/planetary-sand/ground/movement-barriers.ts'
import { isRobot } from '#main/games/planetary-sand/state/find.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { withLedPrisoners, formatLedPrisonersSuffix } from '#shared/games/planetary-sand/led-prisoners.ts'
import { isAtLeastRulesVersion } from '#shared/games/planetary-sand/rules.ts'
import { listEntryAndExitDrafts, listContactAndPrisonerDrafts } from './entry-and-contact-drafts.ts'
import { buildMoveDraft, createEmptyPath, type MoveDraft, type PieceSelection, UNKNOWN_PATH_END } from './selection.ts'
import { listRobotOrderDrafts, listWorkDrafts } from './working.ts'

/** Lists everything that pieces might do with their move, legal or not, in the order of display. */
export function listMoveDrafts(selection: PieceSelection): MoveDraft[] {
  const { figures, machines } = selection
  const isOnFoot = figures.length > 0 && machines.length === 0
  return [
    ...listMovements(selection),
    ...(isOnFoot
      ? [
          ...listEntryAndExitDrafts(selection),
          ...listContactAndPrisonerDrafts(selection),
          ...listWorkDrafts(selection),
          ...listRobotOrderDrafts(selection),
        ]
      : []),
    ...listRams(selection),
  ]
}

/** A move, pushes of guns, and a march off the table (SAND-MOVE-1, SAND-MOVE-2, SAND-ROBO-3). */
function listMovements(selection: PieceSelection): MoveDraft[] {
  const { battle, by, ids, people, machines, figures } = selection
  const guns = machines.length > 0 || people.length === 0 ? [] : battle.machines.filter(({ side }) => side === by)
  const march = { ...buildMove(selection), ends: { ...UNKNOWN_PATH_END, isOff: true } }
  return [
    buildMoveDraft(
      { id: 'move', label: `Move${formatLedPrisonersSuffix(withLedPrisoners(battle, by, ids), ids)}`, group: 'Move' },
      buildMove(selection),
      'path',
    ),
    ...guns.map(({ id: gun }) =>
      buildMoveDraft(
        { id: `push:${gun}`, label: `Push ${gun}`, group: 'Move' },
        { type: 'push', by, gun, pushers: people, way: createEmptyPath(selection, gun), ends: UNKNOWN_PATH_END },
        'path',
      ),
    ),
    ...(figures.every(isRobot) && figures.length > 0
      ? [buildMoveDraft({ id: 'march-off', label: 'March off the table', group: 'Move' }, march)]
      : []),
  ]
}

/** The move of a selection with its prisoners, without a path (SAND-PRIS-1). */
function buildMove({ battle, by, ids }: PieceSelection): CommandOf<'move'> {
  return {
    type: 'move',
    by,
    movers: [...withLedPrisoners(battle, by, ids)],
    way: createEmptyPath({ battle }, ids[0] ?? ''),
    ends: UNKNOWN_PATH_END,
  }
}

/** Rams of doors and walls (SAND-DEF-6). */
function listRams({ battle, by, machines, figures }: PieceSelection): MoveDraft[] {
  const [machine] = machines
  if (!machine || machines.length > 1 || figures.length > 0) return []
  const parts = battle.openings.filter(({ state }) => state !== 'breached').map(({ id }) => id)
  const walls = isAtLeastRulesVersion(battle, 2)
    ? [...new Set(listStoneWallBarriers(battle).map(({ name }) => name))]
    : []
  return [...parts, ...walls].map((opening) =>
    buildMoveDraft(
      { id: `ram:${opening}`, label: `Ram ${opening}`, group: 'Ram' },
      { type: 'ram', by, machine: machine.id, opening },
    ),
  )
}
