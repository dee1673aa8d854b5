import type { Arc } from '#shared/games/space-planes/face-sets.ts'
import type { FaceArt, Point, RangeClass } from '#shared/games/space-planes/model.ts'
import { listGridPoints, type LineStart, createLineStart } from '../range/sectors.ts'
import { computeSpan } from '../range/span.ts'

/** What the drawing of a face amounts to against a cube 60 mm away (SP-FACE-1). */
export interface FaceAnalysis {
  /** All round, from 0 degrees to the right counter-clockwise. */
  readonly arcs: readonly Arc[]
  /** Degrees of each class. */
  readonly red: number
  readonly blue: number
  readonly blind: number
  /** (2 red + blue) / 360: red hits about twice as often. */
  readonly value: number
}

/** Edge of the cubes and distance of their centres that arcs are told for (SP-FACE-1). */
const CUBE_MM = 16
const AWAY_MM = 60
const DEGREES = Array.from({ length: 360 }, (_, degree) => degree)
/** Directions that share no more than this much, in radians, touch and do not meet. */
const SHARED = 1e-8

/** Where lines of a face may begin, block by block. */
export function listStartsByBlock(art: FaceArt): readonly (readonly LineStart[])[] {
  return art.blocks.map((block) => listGridPoints(block).map((start) => createLineStart(art, start)))
}

/** Arcs and value of a face: at each whole degree the best class that a line at a cube there can have (SP-RANGE-3). */
export function analyseFace(art: FaceArt, blocks = listStartsByBlock(art)): FaceAnalysis {
  const starts = blocks.flat()
  const classes = DEGREES.map((degree) => bestAt(starts, cornersAt(degree)))
  const count = (range: RangeClass) => classes.filter((rangeClass) => rangeClass === range).length
  const [red, blue, blind] = [count('red'), count('blue'), count('none')]
  return { arcs: arcsOf(classes), red, blue, blind, value: Math.round(((2 * red + blue) / 360) * 100) / 100 }
}

/** The corners of the cube that is shot at, as points of the shooter's face. */
function cornersAt(degree: number): Point[] {
  const angle = (degree * Math.PI) / 180
  const away = AWAY_MM / CUBE_MM
  const [x, y] = [0.5 + away * Math.cos(angle), 0.5 + away * Math.sin(angle)]
  return [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => ({ x: x + dx, y: y + dy })))
}

function bestAt(starts: readonly LineStart[], corners: readonly Point[]): RangeClass {
  let best: RangeClass = 'none'
  for (const start of starts) {
    const { hasRed, hasBlue } = computeSpan(start, corners, -SHARED)
    if (hasRed) return 'red'
    if (hasBlue) best = 'blue'
  }
  return best
}

/** Runs of one class; the one that goes on over 0 stands first and begins before it. */
function arcsOf(classes: readonly RangeClass[]): Arc[] {
  const arcs: Arc[] = []
  for (const [degree, range] of classes.entries()) {
    const last = arcs.at(-1)
    if (last?.range === range) arcs[arcs.length - 1] = { ...last, to: degree }
    else arcs.push({ range, from: degree, to: degree })
  }
  const [first, last] = [arcs[0], arcs.at(-1)]
  if (!first || !last || arcs.length === 1 || first.range !== last.range) return arcs
  return [{ ...first, from: last.from - 360 }, ...arcs.slice(1, -1)]
}
