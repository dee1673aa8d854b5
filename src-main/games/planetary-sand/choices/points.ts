import * as z from 'zod'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { PointSchema } from '#shared/games/planetary-sand/path-input.ts'
import type { Point } from '#shared/kit/convex.ts'
import type { Input, Json, BoardMark } from '#shared/match/protocol.ts'
import { createInput } from './inputs.ts'

/** Distance of an arrow key, in R. */
const STEP_R = 0.05
const Points = z.array(PointSchema)

/** Creates an input for a point of the map. */
export function createPointInput(
  { settings: { unitMm } }: Battle,
  [type, path]: readonly [type: string, path: string],
  from: Point,
): Input {
  return createInput(type, path, { points: { max: 1, from, step: STEP_R * unitMm }, isOptional: false })
}

/** The point that was entered, in whole millimetres, or null. */
export function findEnteredPoint(value: Json | undefined): Point | null {
  const [point] = Points.safeParse(value).data ?? []
  return point ? { x: Math.round(point.x), y: Math.round(point.y) } : null
}

/** Marks of pieces where they would stand. */
export function createGhostMarks(places: readonly { readonly id: string; readonly at: Point | null }[]): BoardMark[] {
  return places.flatMap(({ id, at }): BoardMark[] => (at ? [{ kind: 'piece', id, at, pose: null }] : []))
}
