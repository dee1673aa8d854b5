import type { RangeClassArc } from '#shared/games/space-planes/face-sets.ts'
import type { FaceArt, Point, RangeClass } from '#shared/games/space-planes/model.ts'
import { computeRangeClassSpan } from '../range/range-class-span.ts'
import { listLineStartPoints, type LineStart, createLineStart } from '../range/sectors.ts'

/** Combat value of a face against a cube at 60 mm (SP-FACE-1). */
export interface FaceAnalysis {
  /** Arcs all around, counter-clockwise from 0 degrees on the right. */
  readonly arcs: readonly RangeClassArc[]
  /** Degrees of each class. */
  readonly red: number
  readonly blue: number
  readonly blind: number
  /** (2 red + blue) / 360: red hits about twice as often. */
  readonly value: number
}

/** Edge of the cubes and distance of their centres for which arcs are computed (SP-FACE-1). */
const CUBE_MM = 16
const AWAY_MM = 60
const DEGREES = Array.from({ length: 360 }, (_, degree) => degree)
/** Directions that overlap by no more than this, in radians, only touch. */
const SHARED = 1e-8

/** Possible starts of a face's lines, by block. */
export function listLineStartsByBlock(art: FaceArt): readonly (readonly LineStart[])[] {
  return art.blocks.map((block) => listLineStartPoints(block).map((start) => createLineStart(art, start)))
}

/** Computes arcs and value of a face: for each whole degree, the best class of a line at a cube there (SP-RANGE-3). */
export function analyseFace(art: FaceArt, blocks = listLineStartsByBlock(art)): FaceAnalysis {
  const starts = blocks.flat()
  const classes = DEGREES.map((degree) => bestAt(starts, cornersAt(degree)))
  const count = (range: RangeClass) => classes.filter((rangeClass) => rangeClass === range).length
  const [red, blue, blind] = [count('red'), count('blue'), count('none')]
  return { arcs: arcsOf(classes), red, blue, blind, value: Math.round(((2 * red + blue) / 360) * 100) / 100 }
}

/** The corners of the target cube in the coordinates of the shooter's face. */
function cornersAt(degree: number): Point[] {
  const angle = (degree * Math.PI) / 180
  const away = AWAY_MM / CUBE_MM
  const [x, y] = [0.5 + away * Math.cos(angle), 0.5 + away * Math.sin(angle)]
  return [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => ({ x: x + dx, y: y + dy })))
}

function bestAt(starts: readonly LineStart[], corners: readonly Point[]): RangeClass {
  let best: RangeClass = 'none'
  for (const start of starts) {
    const { hasRed, hasBlue } = computeRangeClassSpan(start, corners, -SHARED)
    if (hasRed) return 'red'
    if (hasBlue) best = 'blue'
  }
  return best
}

/** Joins directions of one class into arcs. An arc across 0 degrees comes first, with its start before 0. */
function arcsOf(classes: readonly RangeClass[]): RangeClassArc[] {
  const arcs: RangeClassArc[] = []
  for (const [degree, range] of classes.entries()) {
    const last = arcs.at(-1)
    if (last?.range === range) arcs[arcs.length - 1] = { ...last, to: degree }
    else arcs.push({ range, from: degree, to: degree })
  }
  const [first, last] = [arcs[0], arcs.at(-1)]
  if (!first || !last || arcs.length === 1 || first.range !== last.range) return arcs
  return [{ ...first, from: last.from - 360 }, ...arcs.slice(1, -1)]
}
