import { addDoor } from '#shared/games/planetary-sand/battlefield/doors.ts'
import { roundToTenthMm } from '#shared/games/planetary-sand/battlefield/field-items.ts'
import { listFreeNames } from '#shared/games/planetary-sand/battlefield/names.ts'
import { placeObjective } from '#shared/games/planetary-sand/battlefield/objectives.ts'
import { divideRoom, addBuilding } from '#shared/games/planetary-sand/battlefield/rooms.ts'
import type { BattlefieldPlan, FieldSide } from '#shared/games/planetary-sand/battlefields.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import type { GroundId } from '#shared/games/planetary-sand/tables/grounds.ts'
import { getBoxCorners } from '#shared/kit/boxes.ts'
import type { Point } from '#shared/kit/convex.ts'

export type BattlefieldTool =
  | 'choose'
  | 'area'
  | 'strip'
  | 'wall'
  | 'building'
  | 'divide'
  | 'door'
  | 'objective'
  | 'pad'
  | 'erase'

/** What each tool draws. */
export interface BattlefieldToolSettings {
  readonly area: GroundId
  readonly strip: GroundId
  readonly building: BuildingId
  readonly home: FieldSide | 'middle'
  /** Width of rivers and bridges, and width of doors, in millimetres. */
  readonly stripMm: number
  readonly doorMm: number
}

/** Stroke of each tool: a box between two corners, a line, a single press, or none. */
export const STROKE_BY_TOOL: Readonly<Record<BattlefieldTool, 'box' | 'line' | 'press' | 'none'>> = {
  choose: 'none',
  area: 'box',
  strip: 'line',
  wall: 'line',
  building: 'box',
  divide: 'line',
  door: 'press',
  objective: 'press',
  pad: 'press',
  erase: 'press',
}

/** Kinds of ground drawn as areas, and those drawn as strips. */
export const AREA_GROUNDS = ['gentle', 'steep', 'cliff', 'lake'] as const satisfies readonly GroundId[]
export const STRIP_GROUNDS = ['river', 'ford', 'bridge'] as const satisfies readonly GroundId[]

/** Minimum length of a stroke, in R. Shorter ones are ignored as accidental. */
const LEAST_R = 0.1
const MOST = { grounds: 200, walls: 200, buildings: 40, pads: 20 } as const

/** Adds a stroke to a battlefield, or returns why it was not added. */
export function tryAddStroke(
  plan: BattlefieldPlan,
  stroke: {
    readonly tool: BattlefieldTool
    readonly ink: BattlefieldToolSettings
    readonly from: Point
    readonly to: Point
  },
): BattlefieldPlan | string {
  const { tool, ink, from, to } = stroke
  const { field } = plan
  const isSlip = Math.hypot(to.x - from.x, to.y - from.y) < LEAST_R * plan.unitMm
  const made = (parts: Partial<Field>): BattlefieldPlan => ({ ...plan, field: { ...field, ...parts } })
  if (isSlip && STROKE_BY_TOOL[tool] !== 'press') return 'Too small: draw from one place to another.'
  switch (tool) {
    case 'area':
      return tryAddGroundArea(plan, ink.area, buildOctagonOutline(from, to))
    case 'strip':
      return tryAddGroundArea(plan, ink.strip, buildStripCorners([from, to], ink.stripMm))
    case 'wall':
      if (field.walls.length >= MOST.walls) return `A field has at most ${MOST.walls} walls.`
      return made({ walls: [...field.walls, { from: roundToTenthMm(from), to: roundToTenthMm(to) }] })
    case 'building':
      if (field.buildings.length >= MOST.buildings) return `A field has at most ${MOST.buildings} buildings.`
      return { ...plan, field: addBuilding(field, ink.building, buildBoxCorners(from, to).map(roundToTenthMm)) }
    case 'divide': {
      const divided = divideRoom(field, [from, to])
      return typeof divided === 'string' ? divided : { ...plan, field: divided }
    }
    case 'door': {
      const [id = ''] = listFreeNames(field, 'Door', 1)
      const opened = addDoor(field, to, { widthMm: ink.doorMm, building: null, id })
      return opened ? { ...plan, field: opened } : 'No wall of a building is near: press on one.'
    }
    case 'objective':
      return placeObjective(plan, ink.home === 'middle' ? null : ink.home, roundToTenthMm(to))
    case 'pad':
      return withPad(plan, ink.home, roundToTenthMm(to))
    case 'choose':
    case 'erase':
      return plan
  }
}

/** Adds an area of ground to a battlefield, or returns why it was not added (a sentence). */
export function tryAddGroundArea(
  plan: BattlefieldPlan,
  kind: GroundId,
  outline: readonly Point[],
): BattlefieldPlan | string {
  const { field } = plan
  if (field.grounds.length >= MOST.grounds) return `A field has at most ${MOST.grounds} pieces of ground.`
  const ground = { kind, outline: outline.map(roundToTenthMm), top: null }
  return { ...plan, field: { ...field, grounds: [...field.grounds, ground] } }
}

function withPad(plan: BattlefieldPlan, home: BattlefieldToolSettings['home'], at: Point): BattlefieldPlan | string {
  const pads = plan.field.pads ?? []
  if (pads.length >= MOST.pads) return `A field has places for at most ${MOST.pads} launch pads.`
  if (home === 'middle') return 'A launch pad belongs to a side: choose the first or the second.'
  return { ...plan, field: { ...plan.field, pads: [...pads, { home, at }] } }
}

/** Box between two corners, counter-clockwise. */
export function buildBoxCorners(from: Point, to: Point): Point[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const [bottom, top] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
}

const CORNERS = 8

/** Octagon that fills the box between two points, for a hill or a pond. */
export function buildOctagonOutline(from: Point, to: Point): Point[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const grown = 1 / Math.cos(Math.PI / CORNERS)
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = ((2 * at + 1) * Math.PI) / CORNERS
    return {
      x: x + (Math.abs(to.x - from.x) / 2) * Math.cos(angle) * grown,
      y: y + (Math.abs(to.y - from.y) / 2) * Math.sin(angle) * grown,
    }
  })
}

/** Strip along a line. */
export function buildStripCorners([from, to]: readonly [Point, Point], widthMm: number): readonly Point[] {
  const heading = (Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return getBoxCorners({ ...middle, heading, length: Math.hypot(to.x - from.x, to.y - from.y), width: widthMm })
}
