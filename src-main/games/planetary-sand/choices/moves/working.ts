import { needsSpecialistInRange } from '#main/games/planetary-sand/robots/command-range.ts'
import { canDoJob, isRobot } from '#main/games/planetary-sand/state/find.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import {
  buildMoveDraft,
  createEmptyPath,
  selectWorkersForJob,
  type MoveDraft,
  type PieceSelection,
  UNKNOWN_PATH_END,
} from './selection.ts'

/** Work, carrying, and reports of robots out of command (SAND-RELOAD-1, SAND-FIX-1, SAND-FIX-4, SAND-MSL-5). */
export function listWorkDrafts(selection: PieceSelection): MoveDraft[] {
  return [
    ...listReloading(selection),
    ...listRepairs(selection),
    ...listSalvage(selection),
    ...listCarrying(selection),
    ...listCommandReports(selection),
  ]
}

function listReloading(selection: PieceSelection): MoveDraft[] {
  const { battle, by } = selection
  const { ids: hands, suffix } = selectWorkersForJob(selection, 'load')
  const pads = hands.length === 0 ? [] : battle.machines.filter(({ side }) => side === by)
  return pads.map(({ id }) =>
    buildMoveDraft(
      { id: `reload:${id}`, label: `Reload ${id}${suffix}`, group: 'Work' },
      { type: 'reload', by, machine: id, hands },
    ),
  )
}

/** Repairs of walls, doors and vehicles, and of the air in rooms (SAND-FIX-1, SAND-FIX-3). */
function listRepairs(selection: PieceSelection): MoveDraft[] {
  const { openings, machines, rooms } = selection.battle
  const broken = [
    ...openings.filter(({ state }) => state !== 'whole'),
    ...machines.filter(({ isWreck, isMended, hasAir }) => isWreck || (isMended && !hasAir)),
    ...rooms.filter(({ hasAir, leakTurn }) => !hasAir || leakTurn !== null),
  ]
  return broken.flatMap(({ id: subject }) =>
    (['mend', 'restore'] as const).flatMap((job) => {
      const { ids: robots, suffix } = selectWorkersForJob(selection, job)
      const fields = { id: `repair:${subject}:${job}`, label: `Repair ${subject}${suffix}`, group: 'Work' }
      return robots.length === 0 ? [] : [buildMoveDraft(fields, { type: 'repair', by: selection.by, robots, subject })]
    }),
  )
}

/** Salvage of a robot from two wrecks; the one whose kind is kept comes first (SAND-FIX-4). */
function listSalvage({ battle, by, figures }: PieceSelection): MoveDraft[] {
  const engineer = figures.find((figure) => canDoJob(figure, 'mend', null))
  const electronic = figures.find((figure) => canDoJob(figure, 'restore', null))
  if (!engineer || !electronic || figures.length !== 2) return []
  const team: CommandOf<'salvage'>['team'] = [engineer.id, electronic.id]
  const wrecks = listRobotWrecks(battle)
  return wrecks.flatMap((keep) =>
    wrecks
      .filter((scrap) => scrap !== keep)
      .map((scrap) =>
        buildMoveDraft(
          { id: `salvage:${keep}:${scrap}`, label: `Make ${keep} whole out of ${scrap}`, group: 'Work' },
          { type: 'salvage', by, team, keep, scrap },
        ),
      ),
  )
}

function listRobotWrecks({ figures }: PieceSelection['battle']): string[] {
  return figures.filter(({ status }) => status === 'damaged').map(({ id }) => id)
}

/** Carrying of wrecks to the rear, and of spares from one machine to another (SAND-FIX-4, SAND-MSL-5). */
function listCarrying(selection: PieceSelection): MoveDraft[] {
  const { battle, by } = selection
  const { ids: carriers, suffix } = selectWorkersForJob(selection, 'carry')
  const [lead] = carriers
  if (lead === undefined) return []
  const carry = (id: string, label: string, load: CommandOf<'carry'>['load']) =>
    buildMoveDraft(
      { id, label: `${label}${suffix}`, group: 'Work' },
      { type: 'carry', by, carriers, load, way: createEmptyPath(selection, lead), ends: UNKNOWN_PATH_END },
      'path',
    )
  const own = battle.machines.filter(({ side }) => side === by)
  const spares = own.filter((machine) => machine.spares > 0)
  return [
    ...listRobotWrecks(battle).map((wreck) => carry(`carry:${wreck}`, `Carry the wreck ${wreck}`, { wreck })),
    ...spares.flatMap(({ id: spareFrom }) =>
      own.map(({ id: to }) =>
        carry(`carry:${spareFrom}:${to}`, `Carry a spare from ${spareFrom} to ${to}`, { spareFrom, to }),
      ),
    ),
  ]
}

/** Without a map: reports of robots beyond R6 of every specialist (SAND-ROBO-9). */
function listCommandReports({ by, people, figures }: PieceSelection): MoveDraft[] {
  if (figures.length === 0 || !figures.every((figure) => needsSpecialistInRange(figure) && figure.at === null))
    return []
  const isWithin = figures.some((figure) => figure.isOutOfCommand)
  const label = isWithin ? 'Report: within R6 of a specialist' : 'Report: beyond R6 of every specialist'
  return [
    buildMoveDraft(
      { id: 'command-range', label, group: 'Robots' },
      { type: 'command-range', by, robots: people, isWithin },
    ),
  ]
}

/** Orders to robots by a specialist, or by an electronic robot with his message (SAND-ROBO-7). */
export function listRobotOrderDrafts({ battle, by, people, figures }: PieceSelection): MoveDraft[] {
  if (figures.length === 0 || !figures.every(isRobot)) return []
  const messengers = battle.figures.filter(
    (figure) => figure.side === by && (figure.isSpecialist || canDoJob(figure, 'restore', null)),
  )
  return messengers
    .filter(({ id }) => !people.includes(id))
    .map(({ id: via }) =>
      buildMoveDraft(
        { id: `order:${via}`, label: `Give an order through ${via}`, group: 'Robots' },
        { type: 'order', by, robots: people, via, order: null, post: null },
        'order',
      ),
    )
}
