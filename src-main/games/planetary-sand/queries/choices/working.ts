import { canDoJob, isRobot } from '#main/games/planetary-sand/find.ts'
import { needsSpecialistInRange } from '#main/games/planetary-sand/robots/command-range.ts'
import {
  type ChoiceDraft,
  type Selection,
  UNKNOWN_PATH_END,
  createEmptyPath,
  buildChoice,
  listWorkers,
} from './build-choice.ts'

/**
 * Choices of work, of carrying, and of reporting robots out of command (SAND-RELOAD-1, SAND-FIX-1, SAND-FIX-4,
 * SAND-MSL-5).
 */
export function listWorkChoices(choice: Selection): ChoiceDraft[] {
  return [...reloading(choice), ...repairing(choice), ...salvaging(choice), ...carrying(choice), ...commanding(choice)]
}

function reloading(choice: Selection): ChoiceDraft[] {
  const { battle, by } = choice
  const { ids: hands, words } = listWorkers(choice, 'load')
  const pads = hands.length === 0 ? [] : battle.machines.filter(({ side }) => side === by)
  return pads.map(({ id }) => buildChoice(`Reload ${id}${words}`, { type: 'reload', by, machine: id, hands }))
}

/** Choices to repair walls, doors and vehicles, or to restore air (SAND-FIX-1, SAND-FIX-3). */
function repairing(choice: Selection): ChoiceDraft[] {
  const { openings, machines, rooms } = choice.battle
  const broken = [
    ...openings.filter(({ state }) => state !== 'whole'),
    ...machines.filter(({ isWreck, isMended, hasAir }) => isWreck || (isMended && !hasAir)),
    ...rooms.filter(({ hasAir, leakTurn }) => !hasAir || leakTurn !== null),
  ]
  const crews = [listWorkers(choice, 'mend'), listWorkers(choice, 'restore')].filter(({ ids }) => ids.length > 0)
  return broken.flatMap(({ id: subject }) =>
    crews.map(({ ids: robots, words }) =>
      buildChoice(`Repair ${subject}${words}`, { type: 'repair', by: choice.by, robots, subject }),
    ),
  )
}

/** Choices to salvage a robot from two wrecks; the one whose kind is kept comes first (SAND-FIX-4). */
function salvaging({ battle, by, figures }: Selection): ChoiceDraft[] {
  const engineer = figures.find((figure) => canDoJob(figure, 'mend', null))
  const electronic = figures.find((figure) => canDoJob(figure, 'restore', null))
  if (!engineer || !electronic || figures.length !== 2) return []
  const wrecks = wrecksIn(battle)
  return wrecks.flatMap((keep) =>
    wrecks
      .filter((scrap) => scrap !== keep)
      .map((scrap) =>
        buildChoice(`Make ${keep} whole out of ${scrap}`, {
          type: 'salvage',
          by,
          team: [engineer.id, electronic.id],
          keep,
          scrap,
        }),
      ),
  )
}

function wrecksIn({ figures }: Selection['battle']): string[] {
  return figures.filter(({ status }) => status === 'damaged').map(({ id }) => id)
}

/** Choices to carry wrecks to the rear, and spares from one machine to another (SAND-FIX-4, SAND-MSL-5). */
function carrying(choice: Selection): ChoiceDraft[] {
  const { battle, by } = choice
  const { ids: carriers, words } = listWorkers(choice, 'carry')
  const [lead] = carriers
  if (lead === undefined) return []
  const carried = {
    type: 'carry',
    by,
    carriers,
    way: createEmptyPath(choice, lead),
    ends: { ...UNKNOWN_PATH_END },
  } as const
  const own = battle.machines.filter(({ side }) => side === by)
  const spares = own.filter((machine) => machine.spares > 0)
  return [
    ...wrecksIn(battle).map((wreck) =>
      buildChoice(`Carry the wreck ${wreck}${words}`, { ...carried, load: { wreck } }, 'way'),
    ),
    ...spares.flatMap(({ id: from }) =>
      own.map(({ id: to }) =>
        buildChoice(
          `Carry a spare from ${from} to ${to}${words}`,
          { ...carried, load: { spareFrom: from, to } },
          'way',
        ),
      ),
    ),
  ]
}

/** Without a map: choices to report which robots are beyond R6 of every specialist (SAND-ROBO-9). */
function commanding({ by, people, figures }: Selection): ChoiceDraft[] {
  if (figures.length === 0 || !figures.every((figure) => needsSpecialistInRange(figure) && figure.at === null))
    return []
  const isWithin = figures.some((figure) => figure.isOutOfCommand)
  const title = isWithin ? 'Say: within R6 of a specialist' : 'Say: beyond R6 of every specialist'
  return [buildChoice(title, { type: 'command-range', by, robots: people, isWithin })]
}

/** Choices of a specialist, or of an electronic robot with his message, to give robots an order (SAND-ROBO-7). */
export function listRobotOrderChoices({ battle, by, people, figures }: Selection): ChoiceDraft[] {
  if (figures.length === 0 || !figures.every(isRobot)) return []
  const tellers = battle.figures.filter(
    (figure) => figure.side === by && (figure.isSpecialist || canDoJob(figure, 'restore', null)),
  )
  return tellers
    .filter(({ id }) => !people.includes(id))
    .map(({ id }) =>
      buildChoice(
        `Give an order through ${id}`,
        { type: 'order', by, robots: people, via: id, order: null, post: null },
        'told',
      ),
    )
}
