import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, Captives } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Point } from '#shared/kit/convex.ts'
import { canDoJob, getEnemy, findFigure, isAble, isInMelee, isRobot } from '../find.ts'
import { NEAR_R } from '../map/positions.ts'
import { removeFromCaptives } from './captives.ts'

/** A figure's state as entered from the table. */
type Said = CommandOf<'correct'>['figures'][number]
type Groups = readonly Captives[]

/** All groups of prisoners after a correction, or why it is invalid (SAND-PRIS-1, SAND-PRIS-3, SAND-HTH-4). */
export function updateCaptives(battle: Battle, said: readonly Said[]): Groups | Decision<never> {
  const changed = said.flatMap(({ id, status }) => (status === undefined ? [] : [id]))
  let groups: Groups = removeFromCaptives(battle, changed)
  for (const item of said) {
    const next = isHeld(item) ? heldUnder(battle, groups, item) : (refuseGuards(item) ?? groups)
    if ('ok' in next) return next
    groups = next
  }
  return groups
}

function isHeld({ status }: Said): boolean {
  return status === 'prisoner' || status === 'disarmed'
}

function refuseGuards({ id, guards }: Said): Decision<never> | null {
  return guards === undefined
    ? null
    : refuse('no-prisoner', `${id} is said to be no prisoner: name no guards.`, 'SAND-PRIS-1')
}

/** Adds a man to the prisoners of his guards. Their other prisoners are disarmed if he is. */
function heldUnder(battle: Battle, groups: Groups, measured: Said): Groups | Decision<never> {
  const { id, guards: named, status } = measured
  const man = findFigure(battle, id)
  if (!man) return groups
  if (isRobot(man)) return refuse('robot', `${id} is a robot: robots are not captured.`, 'SAND-HTH-4')
  const guards = [...new Set(named ?? battle.captives.find(({ men }) => men.includes(id))?.guards)]
  if (guards.length === 0) return refuse('no-guard', `Say who guards ${id}.`, 'SAND-PRIS-1')
  const captor = getEnemy(battle, man.side)
  const unfit = guards.find((guard) => !mayGuard(battle, guard, captor))
  if (unfit !== undefined) return refuse('not-able', `${unfit} is no man of ${captor} who can guard.`, 'SAND-PRIS-1')
  const far = guards.every((guard) => isFar(battle, guard, measured.at ?? man.at))
  if (far)
    return refuse('too-far', `${id} is not within R1/3 of ${guards.join(' or ')}: say where he is.`, 'SAND-PRIS-1')
  const [group, ...others] = groups.filter((captives) => captives.guards.some((guard) => guards.includes(guard)))
  const isDisarmed = status === 'disarmed'
  if (others.length > 0 || (group && group.isDisarmed !== isDisarmed))
    return refuse('guards-others', `${guards.join(' and ')} guard other prisoners: name another guard.`, 'SAND-PRIS-3')
  if (group)
    return groups.map((captives) =>
      captives === group
        ? { ...captives, men: [...captives.men, id], guards: [...new Set([...captives.guards, ...guards])] }
        : captives,
    )
  const called = `prisoners-${battle.turn}-${battle.step}-${id}`
  return [...groups, { id: called, captor, men: [id], guards, isDisarmed }]
}

function mayGuard(battle: Battle, id: string, captor: string): boolean {
  const guard = findFigure(battle, id)
  return guard?.side === captor && isAble(guard) && canDoJob(guard, 'guard', null) && !isInMelee(battle, id)
}

/** Whether a guard on the map is too far from a prisoner (SAND-PRIS-1). */
function isFar(battle: Battle, guard: string, at: Point | null): boolean {
  const own = findFigure(battle, guard)?.at ?? null
  return own !== null && at !== null && Math.hypot(own.x - at.x, own.y - at.y) > NEAR_R * battle.settings.unitMm
}
