import { isRobot } from '#main/games/planetary-sand/find.ts'
import { listStandingWalls } from '#main/games/planetary-sand/map/borders.ts'
import { formatLedPrisoners, addPrisoners } from '#shared/games/planetary-sand/add-prisoners.ts'
import { hasRules } from '#shared/games/planetary-sand/rules.ts'
import { type ChoiceDraft, type Selection, UNKNOWN_PATH_END, createEmptyPath, buildChoice } from './build-choice.ts'

/**
 * Choices of deployment: into a room or vehicle of the own side, behind cover, or at the own objective (SAND-SET-1).
 */
export function listDeployChoices({ battle, by, ids, figures }: Selection): ChoiceDraft[] {
  const put = (title: string, where: { inside?: string; near?: string; cover?: 'other' }) =>
    buildChoice(title, {
      type: 'deploy',
      by,
      things: ids.map((id) => ({ id, at: null, heading: null, inside: null, near: null, cover: null, ...where })),
    })
  if (battle.fieldMm !== null) return []
  const cabs = figures.length === ids.length ? battle.machines.filter(({ side }) => side === by) : []
  const rooms = figures.length === ids.length ? battle.rooms : []
  return [
    put('Stand in the open, in your zone', {}),
    put('Stand behind a wall or rock', { cover: 'other' }),
    ...cabs.map(({ id }) => put(`Begin in ${id}`, { inside: id })),
    ...rooms.map(({ id }) => put(`Begin in ${id}`, { inside: id })),
    ...battle.objectives.filter(({ home }) => home === by).map(({ id }) => put(`Stand at ${id}`, { near: id })),
  ]
}

/** Choices of movement: a move, a push, a march off the table (SAND-MOVE-1, SAND-MOVE-2, SAND-ROBO-3). */
export function listMovementChoices(choice: Selection): ChoiceDraft[] {
  const { battle, by, ids, people, machines, figures } = choice
  const movers = [...addPrisoners(battle, by, ids)]
  const guns = battle.machines.filter((machine) => machine.side === by && !ids.includes(machine.id))
  const led = formatLedPrisoners(movers, ids)
  const moved = {
    type: 'move',
    by,
    movers,
    way: createEmptyPath(choice, ids[0] ?? ''),
    ends: UNKNOWN_PATH_END,
  } as const
  return [
    buildChoice(`Move${led}`, { ...moved, ends: { ...UNKNOWN_PATH_END } }, 'way'),
    ...(machines.length === 0 && people.length > 0 ? guns : []).map(({ id }) =>
      buildChoice(
        `Push ${id}`,
        { type: 'push', by, gun: id, pushers: people, way: createEmptyPath(choice, id), ends: { ...UNKNOWN_PATH_END } },
        'way',
      ),
    ),
    ...(figures.every(isRobot) && figures.length > 0
      ? [buildChoice('March off the table', { ...moved, ends: { ...UNKNOWN_PATH_END, isOff: true } })]
      : []),
  ]
}

/** Choices to ram doors and walls (SAND-DEF-6). */
export function listRamChoices({ battle, by, machines, figures }: Selection): ChoiceDraft[] {
  const [machine] = machines
  if (!machine || machines.length > 1 || figures.length > 0) return []
  const parts = battle.openings.filter(({ state }) => state !== 'breached').map(({ id }) => id)
  const walls = hasRules(battle, 2) ? [...new Set(listStandingWalls(battle).map(({ name }) => name))] : []
  return [...parts, ...walls].map((id) =>
    buildChoice(`Ram ${id}`, { type: 'ram', by, machine: machine.id, opening: id }),
  )
}
