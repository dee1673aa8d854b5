import Flatten from '@flatten-js/core'
import { describe, expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import {
  isBoxUnderTemplate,
  listPlatesReachedByBlast,
} from '#main/games/planetary-sand/fire/plates-reached-by-blast.ts'
import { listGroundStretchesAlong } from '#main/games/planetary-sand/ground/grounds.ts'
import { ARMOUR, type PlateId } from '#shared/games/planetary-sand/tables/armour.ts'
import { type OrientedBox, getBoxCorners } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isPolygonCrossed } from '#shared/kit/crossings.ts'
import { getDistanceBetweenFigures } from '#shared/kit/distances.ts'
import { sandBattle } from '../support/planetary-sand.ts'
import { runs } from '../support/soak.ts'

const CASES = runs({ part: 1000, whole: 20_000 })
/** Whatever is nearer to the edge than this, both may see either way. */
const THIN = 0.001
const RADII = [40, 80] as const

const somewhere = (dice: Dice, reach: number) => (dice.die(2000 * reach + 1) - 1 - 1000 * reach) / 1000
const pointIn = (dice: Dice, reach: number): Point => ({ x: somewhere(dice, reach), y: somewhere(dice, reach) })
const boxIn = (dice: Dice): OrientedBox => ({
  ...pointIn(dice, 60),
  heading: (dice.die(360_000) - 1) / 1000,
  length: 60 + dice.die(120),
  width: 40 + dice.die(80),
})

const flatPoint = ({ x, y }: Point) => Flatten.point(x, y)
const flatLine = (from: Point, to: Point) => Flatten.segment(flatPoint(from), flatPoint(to))
const flatArea = (corners: readonly Point[]) => {
  const polygon = new Flatten.Polygon()
  polygon.addFace(corners.map(flatPoint))
  return polygon
}
/** Inside a polygon an edge is as far as anywhere; an area begins at nothing. */
const distanceToArea = (corners: readonly Point[], point: Point) =>
  flatArea(corners).contains(flatPoint(point)) ? 0 : flatPoint(point).distanceTo(flatArea(corners))[0]

describe('the map', () => {
  test(`who lies under a template equals @flatten-js/core on ${CASES} blasts (SAND-CUP-3)`, () => {
    const dice = createSeededDice('blasts')
    for (let at = 0; at < CASES; at += 1) {
      const [box, centre, radius] = [boxIn(dice), pointIn(dice, 200), RADII[at % 2] ?? 40]
      const far = distanceToArea(getBoxCorners(box), centre)
      if (Math.abs(far - radius) > THIN)
        expect(isBoxUnderTemplate(box, centre, radius), `blast ${at}`).toBe(far <= radius)
    }
  })

  test(`the plates of a tank that a blast reaches equal @flatten-js/core on ${CASES} blasts (SAND-BLAST-2, SAND-BLAST-3)`, () => {
    const dice = createSeededDice('plates')
    let caught = 0
    for (let at = 0; at < CASES; at += 1) {
      const [box, centre, radiusMm] = [boxIn(dice), pointIn(dice, 160), RADII[at % 2] ?? 40]
      const theirs = platesByFlatten(box, centre, radiusMm)
      if (theirs === null) continue
      caught += theirs.length > 0 ? 1 : 0
      expect(listPlatesReachedByBlast(box, ARMOUR.tank, { centre, radiusMm }), `blast ${at}`).toEqual(theirs)
    }
    expect(caught).toBeGreaterThan(CASES / 20)
  })

  test(`lines that cross walls and vehicles equal @flatten-js/core on ${CASES} lines (SAND-HIT-6)`, () => {
    const dice = createSeededDice('lines')
    for (let at = 0; at < CASES; at += 1) {
      const [from, to] = [pointIn(dice, 300), pointIn(dice, 300)]
      const shape = at % 2 === 0 ? getBoxCorners(boxIn(dice)) : [pointIn(dice, 100), pointIn(dice, 100)]
      const line = flatLine(from, to)
      const theirs = shape.length > 2 ? flatArea(shape) : flatLine(shape[0], shape[1])
      const [gap] = line.distanceTo(theirs)
      const isIn = shape.length > 2 && flatArea(shape).contains(line.middle())
      if (gap > 0 && gap < THIN) continue
      expect(isPolygonCrossed(shape, from, to), `line ${at}`).toBe(isIn || gap === 0)
    }
  })

  test(`distances between figures and vehicles equal @flatten-js/core on ${CASES} pairs (SAND-KIT-1)`, () => {
    const dice = createSeededDice('distances')
    for (let at = 0; at < CASES; at += 1) {
      const [man, box] = [pointIn(dice, 400), boxIn(dice)]
      const ours = getDistanceBetweenFigures([man], getBoxCorners(box))
      expect(ours, `pair ${at}`).toBeCloseTo(distanceToArea(getBoxCorners(box), man), 5)
    }
  })

  test(`the ground along ${CASES} ways is as long as what @flatten-js/core cuts out of them (SAND-MOVE-5)`, () => {
    const dice = createSeededDice('grounds')
    for (let at = 0; at < CASES; at += 1) {
      const [outline, from, to] = [getBoxCorners(boxIn(dice)), pointIn(dice, 300), pointIn(dice, 300)]
      const battle = { ...sandBattle(), grounds: [{ kind: 'lake' as const, outline, top: null }] }
      const wet = listGroundStretchesAlong(battle, [from, to])
        .filter(({ terrain }) => terrain === 'lake')
        .reduce((sum, { mm }) => sum + mm, 0)
      expect(wet, `way ${at}`).toBeCloseTo(lengthWithin(outline, from, to), 3)
    }
  })
})

/** What of a line lies in a polygon: between where it crosses the border, or its ends inside. */
function lengthWithin(outline: readonly Point[], from: Point, to: Point): number {
  const [area, line] = [flatArea(outline), flatLine(from, to)]
  const ends = [...line.intersect(area), ...[from, to].map(flatPoint).filter((end) => area.contains(end))]
  const shares = ends.map((point) => point.distanceTo(flatPoint(from))[0])
  return ends.length < 2 ? 0 : Math.max(...shares) - Math.min(...shares)
}

/** The plates by the rules' own words, in the frame of the library; null where an edge is as good as touched. */
function platesByFlatten(box: OrientedBox, centre: Point, radius: number): PlateId[] | null {
  const corners = getBoxCorners(box)
  const gap = flatPoint(centre).distanceTo(flatArea(corners))[0]
  if (flatArea(corners).contains(flatPoint(centre))) return gap < THIN ? null : ['bottom', 'front', 'rear', 'side']
  const [frontLeft, rearLeft, rearRight, frontRight] = corners
  const own = flatPoint(centre)
    .translate(Flatten.vector(-box.x, -box.y))
    .rotate((-box.heading * Math.PI) / 180)
  if (Math.abs(Math.abs(own.x) - Math.abs(own.y)) < THIN) return null
  const isAlong = Math.abs(own.y) > Math.abs(own.x)
  const edges = [
    { plate: 'front', edge: flatLine(frontRight, frontLeft), isAway: isAlong && own.y < 0 },
    { plate: 'rear', edge: flatLine(rearLeft, rearRight), isAway: isAlong && own.y > 0 },
    { plate: 'side', edge: flatLine(frontLeft, rearLeft), isAway: !isAlong && own.x > 0 },
    { plate: 'side', edge: flatLine(rearRight, frontRight), isAway: !isAlong && own.x < 0 },
  ] as const
  const far = edges.map(({ edge }) => flatPoint(centre).distanceTo(edge)[0])
  if (far.some((mm) => Math.abs(mm - radius) < THIN)) return null
  const caught = edges.filter(({ isAway }, at) => !isAway && (far[at] ?? Infinity) <= radius)
  return [...new Set(caught.map(({ plate }): PlateId => plate))].toSorted()
}
