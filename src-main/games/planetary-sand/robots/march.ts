import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { fromOwn } from '#shared/kit/convex.ts'
import { type Course, withEvents } from '../course.ts'
import { enemyOf, placeOf } from '../find.ts'
import { isOnField, placeAt } from '../map/where.ts'
import { isMarchingOn } from './command-range.ts'

/** Robots of a side that march on go R1 in the direction they had, at the end of its move, until they are off the table (SAND-ROBO-3). */
export function withMarches(course: Course, side: string): Course {
  const marching = course.battle.figures.filter(
    (one) =>
      one.side === side &&
      one.status === 'able' &&
      one.inside === null &&
      one.at !== null &&
      one.used?.turn !== course.battle.turn &&
      isMarchingOn(course.battle, one),
  )
  return marching.reduce(withMarch, course)
}

function withMarch(course: Course, robot: Figure): Course {
  const { battle } = course
  const { allowance } = MOVERS.robot
  const heading = robot.heading ?? awayFrom(battle, robot.side)
  const at = fromOwn(
    { ...(robot.at ?? { x: 0, y: 0 }), heading },
    { x: 0, y: allowance[battle.gravity] * battle.settings.unitMm },
  )
  if (!isOnField(battle, at)) return withEvents(course, { type: 'left-table', figures: [robot.id] })
  const place = placeAt(battle, at, { ...placeOf(robot), heading, cover: null })
  return withEvents(course, {
    type: 'acted',
    task: 'march',
    things: [{ id: robot.id, place }],
    moved: allowance[battle.gravity],
    stopped: null,
  })
}

/** Towards the enemy's lines, where a robot has not gone anywhere yet. */
function awayFrom(battle: Battle, side: string): number {
  const [width, height] = battle.fieldMm ?? [0, 1]
  const isFirst = enemyOf(battle, side) === battle.sides[1]
  if (width > height) return isFirst ? 270 : 90
  return isFirst ? 0 : 180
}
