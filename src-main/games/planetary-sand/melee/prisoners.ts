import type { Battle, BattleEvent, Captives } from '#shared/games/planetary-sand/battle.ts'
import { isAlive } from '../air/lose-air.ts'
import { type Course, withEvents } from '../course.ts'
import { findFigure, isInMelee } from '../find.ts'
import { isWithin, NEAR_R } from '../map/where.ts'
import { escapeesFrom } from './guards.ts'

/** Prisoners whom no guard holds any more get away, the last ones first (SAND-PRIS-2). */
export function withEscapes(course: Course): Course {
  return course.battle.captives.reduce((before, captives) => {
    const { battle } = before
    const alive = captives.men.filter((id) => isAlive(findFigure(battle, id)?.status ?? 'killed'))
    const guards = captives.guards.filter(
      (id) =>
        findFigure(battle, id)?.status === 'able' &&
        !isInMelee(battle, id) &&
        isBesidePrisoners(battle, id, captives.men),
    )
    const away = escapeesFrom(alive.length, guards.length, captives.isDisarmed)
    if (away === 0) return before
    return withEvents(before, { type: 'escaped', captives: captives.id, men: alive.slice(alive.length - away) })
  }, course)
}

/** Whether a guard is within R1/3 of one of those whom he guards, or the map does not know (SAND-PRIS-1). */
export function isBesidePrisoners(battle: Battle, guard: string, men: readonly string[]): boolean {
  return men.some((id) => isWithin(battle, guard, id, NEAR_R * battle.settings.unitMm))
}

/** Prisoners who are in their captor's lines are disarmed; men on the way back who are home rejoin (SAND-PRIS-2, SAND-PRIS-3). */
export function withArrivals(course: Course): Course {
  const { battle } = course
  const delivered = battle.captives.filter((one) => !one.isDisarmed && areHome(course, one))
  const home = battle.figures.filter(({ status, zone, side }) => status === 'returning' && zone === side)
  const events: BattleEvent[] = delivered.map(({ id }) => ({ type: 'disarmed', captives: id }))
  if (home.length > 0) events.push({ type: 'rejoined', figures: home.map(({ id }) => id) })
  return events.length === 0 ? course : withEvents(course, ...events)
}

function areHome({ battle }: Course, { men, captor }: Captives): boolean {
  const alive = men.map((id) => findFigure(battle, id)).filter((one) => one !== null && isAlive(one.status))
  return alive.length > 0 && alive.every((one) => one?.zone === captor)
}
