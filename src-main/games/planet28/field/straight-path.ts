import { needsClimb } from '#main/games/planet28/battle/move/move-distance.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import type { Field, FieldPiece } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { findPieceCrossing, isBeyondEdge } from './lines.ts'
import { getGroundHeightAt } from './sight.ts'

/** A straight path over the field, in the terms of a Move (P28-TERR-1 to P28-TERR-6, P28-CLIMB-1). */
export interface StraightPath {
  readonly to: Point
  /** Horizontal length. */
  readonly cm: number
  readonly ground: readonly ('even' | 'rough' | 'hazardous')[]
  /** A climbing face at the end of the path, its direction, and its distance along the path. */
  readonly climb: { readonly faceCm: number; readonly isDown: boolean; readonly atCm: number } | null
  /** Whether impassable ground, or more faces than one action can climb, lie on the path. */
  readonly isBarred: boolean
}

const EVEN = ['even'] as const

/** Computes the straight path of a base to a place and the ground it crosses. */
export function computeStraightPath(field: Field, body: MiniatureOnField, to: Point): StraightPath {
  const line = [body, to] as const
  const cm = Math.hypot(to.x - body.x, to.y - body.y)
  const startCm = getGroundHeightAt(field, body)
  const endCm = getGroundHeightAt(field, to)
  const ground: ('rough' | 'hazardous')[] = []
  const rise = Math.abs(endCm - startCm)
  let isBarred = isOff(field, body, to)
  let atCm = cm
  for (const piece of field.pieces) {
    if (isBeyondEdge(piece, line, body.radiusCm)) continue
    const crossing = findPieceCrossing(piece, body, to)
    if (piece.ground === 'impassable') {
      isBarred ||= crossing !== null || isGrazed(body, to, piece)
      continue
    }
    if (crossing === null) continue
    if (piece.ground !== 'even' && !ground.includes(piece.ground)) ground.push(piece.ground)
    const isEnd = crossing.to === 1 && piece.heightCm === endCm
    const isStart = crossing.from === 0 && piece.heightCm === startCm
    if (needsClimb(piece.heightCm) && !isEnd && !isStart) isBarred = true
    else if (isEnd && !isStart && needsClimb(rise)) atCm = crossing.from * cm
    else if (isStart && !isEnd && needsClimb(rise)) atCm = crossing.to * cm
    else if (!needsClimb(piece.heightCm) && piece.heightCm > 0 && !(isStart && isEnd) && !ground.includes('rough'))
      ground.push('rough')
  }
  const climb = needsClimb(rise) ? { faceCm: rise, isDown: endCm < startCm, atCm } : null
  return { to, cm, ground: ground.length === 0 ? EVEN : ground, climb, isBarred }
}

function isOff({ widthCm, depthCm }: Field, { radiusCm }: MiniatureOnField, { x, y }: Point): boolean {
  return x < radiusCm || y < radiusCm || x > widthCm - radiusCm || y > depthCm - radiusCm
}

/** Whether the sides of a moving base run into a piece. */
function isGrazed(body: MiniatureOnField, to: Point, piece: FieldPiece): boolean {
  const length = Math.hypot(to.x - body.x, to.y - body.y) || 1
  const nx = (-(to.y - body.y) / length) * body.radiusCm
  const ny = ((to.x - body.x) / length) * body.radiusCm
  return (
    findPieceCrossing(piece, { x: body.x + nx, y: body.y + ny }, { x: to.x + nx, y: to.y + ny }) !== null ||
    findPieceCrossing(piece, { x: body.x - nx, y: body.y - ny }, { x: to.x - nx, y: to.y - ny }) !== null
  )
}

/** Point at a distance along the straight line to another point. */
export function getPointAlong(from: Point, to: Point, cm: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(1, cm / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
