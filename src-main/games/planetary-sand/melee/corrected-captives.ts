import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle, Captives } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { HOLDING_REACH_R } from '../ground/positions.ts'
import { canDoJob, getEnemySide, findFigure, isActivePiece, isInMelee, isRobot } from '../state/find.ts'
import { removeFromCaptives } from '../state/remove-from-captives.ts'

/** A figure's state as entered from the table. */
type Correction = CommandOf<'correct'>['figures'][number]
type Groups = readonly Captives[]

/**
 * All groups of prisoners after a correction. Throws `IllegalCommand` if it is invalid (SAND-PRIS-1, SAND-PRIS-3,
 * SAND-HTH-4).
 */
export function computeCorrectedCaptives(battle: Battle, corrections: readonly Correction[]): Groups {
  const changed = corrections.flatMap(({ id, status }) => (status === undefined ? [] : [id]))
  let groups: Groups = removeFromCaptives(battle, changed)
  for (const correction of corrections) {
    if (isHeld(correction)) groups = addPrisoner(battle, groups, correction)
    else requireNoGuards(correction)
  }
  return groups
}

function isHeld({ status }: Correction): boolean {
  return status === 'prisoner' || status === 'disarmed'
}

function requireNoGuards({ id, guards }: Correction): void {
  if (guards !== undefined)
    throw new IllegalCommand('no-prisoner', `${id} is said to be no prisoner: name no guards.`, 'SAND-PRIS-1')
}

/** Adds a man to the prisoners of his guards. Their other prisoners are disarmed if he is. */
function addPrisoner(battle: Battle, groups: Groups, correction: Correction): Groups {
  const { id, status } = correction
  const man = findFigure(battle, id)
  if (!man) return groups
  const captor = getEnemySide(battle, man.side)
  const guards = getGuards(battle, man, correction)
  const [group, ...others] = groups.filter((captives) => captives.guards.some((guard) => guards.includes(guard)))
  const isDisarmed = status === 'disarmed'
  if (others.length > 0 || (group && group.isDisarmed !== isDisarmed))
    throw new IllegalCommand(
      'guards-others',
      `${guards.join(' and ')} guard other prisoners: name another guard.`,
      'SAND-PRIS-3',
    )
  if (group)
    return groups.map((captives) =>
      captives === group
        ? { ...captives, men: [...captives.men, id], guards: [...new Set([...captives.guards, ...guards])] }
        : captives,
    )
  const called = `prisoners-${battle.turn}-${battle.step}-${id}`
  return [...groups, { id: called, captor, men: [id], guards, isDisarmed }]
}

/** The guards of a corrected prisoner: those named, or those he has already (SAND-PRIS-1, SAND-HTH-4). */
function getGuards(battle: Battle, man: Figure, correction: Correction): string[] {
  const { id } = man
  if (isRobot(man)) throw new IllegalCommand('robot', `${id} is a robot: robots are not captured.`, 'SAND-HTH-4')
  const guards = [...new Set(correction.guards ?? battle.captives.find(({ men }) => men.includes(id))?.guards)]
  if (guards.length === 0) throw new IllegalCommand('no-guard', `Say who guards ${id}.`, 'SAND-PRIS-1')
  const captor = getEnemySide(battle, man.side)
  const unfit = guards.find((guard) => !mayGuard(battle, guard, captor))
  if (unfit !== undefined)
    throw new IllegalCommand('not-able', `${unfit} is no man of ${captor} who can guard.`, 'SAND-PRIS-1')
  if (guards.every((guard) => isFar(battle, guard, correction.at ?? man.at)))
    throw new IllegalCommand(
      'too-far',
      `${id} is not within R1/3 of ${guards.join(' or ')}: say where he is.`,
      'SAND-PRIS-1',
    )
  return guards
}

function mayGuard(battle: Battle, id: string, captor: string): boolean {
  const guard = findFigure(battle, id)
  return guard?.side === captor && isActivePiece(guard) && canDoJob(guard, 'guard', null) && !isInMelee(battle, id)
}

/** Whether a guard on the map is too far from a prisoner (SAND-PRIS-1). */
function isFar(battle: Battle, guard: string, at: Point | null): boolean {
  const own = findFigure(battle, guard)?.at ?? null
  return (
    own !== null && at !== null && Math.hypot(own.x - at.x, own.y - at.y) > HOLDING_REACH_R * battle.settings.unitMm
  )
}
