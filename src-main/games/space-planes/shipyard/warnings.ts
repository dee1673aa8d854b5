import { type Face, type FaceArt, FACES, type FaceSet, type FaceSegment } from '#shared/games/space-planes/model.ts'
import type { LineStart } from '../range/sectors.ts'
import type { FaceAnalysis } from './analyse-face.ts'

/** A possible mistake in a drawing, and what to do about it. */
export interface FaceWarning {
  readonly face: Face
  readonly text: string
}

/** Values of the standard faces (SP-FACE-1). */
const USUAL = { least: 0.93, most: 1.1 }
/** Deviation from those values above which a warning is shown. */
const ODD_BY = 0.25
/** Gaps of the outline too small to be visible. */
const NO_GAP = 0.002

/** The sides of a face: their position, and the coordinate along them. */
const SIDES = [
  { name: 'top', across: 1, at: 1 },
  { name: 'right', across: 0, at: 1 },
  { name: 'bottom', across: 1, at: 0 },
  { name: 'left', across: 0, at: 0 },
] as const

/** Possible starts of each face's lines, by block. */
export type LineStartsByFaceBlock = Readonly<Record<Face, readonly (readonly LineStart[])[]>>

/** Lists warnings about a face set, face by face. */
export function listFaceWarnings(
  faces: FaceSet,
  studies: Readonly<Record<Face, FaceAnalysis>>,
  blocks: LineStartsByFaceBlock,
): FaceWarning[] {
  return FACES.flatMap((face) => {
    const texts = [outlineWarnings(faces[face]), blockWarnings(faces[face], blocks[face]), valueWarnings(studies[face])]
    return texts.flat().map((text) => ({ face, text }))
  })
}

/**
 * Warns about gaps in the outline. The outline blocks nothing, and lines through a bare part of it count as blue
 * (SP-RANGE-2, SP-RANGE-3).
 */
function outlineWarnings({ red, blue }: FaceArt): string[] {
  return SIDES.flatMap((side) => {
    const [reds, blues] = [alongSide(red, side), alongSide(blue, side)]
    const bare = gapsIn([...reds, ...blues]).map(
      ([from, to]) =>
        `The ${side.name} edge is bare from ${from} to ${to}: lines through it count as blue. Draw blue or red there.`,
    )
    const isUnder = reds.some(([from, to]) =>
      blues.some(([low, high]) => Math.min(to, high) - Math.max(from, low) > NO_GAP),
    )
    const under = `Blue lies over red on the ${side.name} edge: blue wins there. Remove one of them.`
    return isUnder ? [...bare, under] : bare
  })
}

function blockWarnings(art: FaceArt, starts: LineStartsByFaceBlock[Face]): string[] {
  return art.blocks.flatMap((block, index) => {
    const which = art.blocks.length === 1 ? 'The green block' : `Green block ${index + 1}`
    const isBoxedIn = starts[index]?.every(({ classes }) => classes.every((range) => range === 'none')) ?? false
    const isStruck = art.walls.some((wall) => touchesBlock(wall, block))
    if (isBoxedIn) return [`${which} is boxed in: no line of fire leaves the face. Open a wall.`]
    return isStruck ? [`A wall touches ${which.toLowerCase()}: no line begins where it does. Move one of them.`] : []
  })
}

function valueWarnings({ value, blind }: FaceAnalysis): string[] {
  if (blind === 360) return []
  if (value > USUAL.most + ODD_BY || value < USUAL.least - ODD_BY)
    return [
      `It is worth ${value.toFixed(2)}, where standard faces are worth 0.93 to 1.10: agree on it before you play.`,
    ]
  return []
}

type Reach = readonly [from: number, to: number]

/** The parts of a side covered by lines, from left to right or from bottom to top. */
function alongSide(lines: readonly FaceSegment[], { across, at }: (typeof SIDES)[number]): Reach[] {
  return lines.flatMap(([s0, t0, s1, t1]): Reach[] => {
    const [a, b] = across === 1 ? [t0, t1] : [s0, s1]
    const [from, to] = across === 1 ? [s0, s1] : [t0, t1]
    return a === at && b === at ? [[Math.min(from, to), Math.max(from, to)]] : []
  })
}

function gapsIn(covered: readonly Reach[]): Reach[] {
  const gaps: Reach[] = []
  let reached = 0
  for (const [from, to] of covered.toSorted(([a], [b]) => a - b)) {
    if (from > reached + NO_GAP) gaps.push([reached, from])
    reached = Math.max(reached, to)
  }
  return reached < 1 - NO_GAP ? [...gaps, [reached, 1]] : gaps
}

/** Whether a wall runs through or along a block: clipping it by the four sides leaves something (Liang–Barsky). */
function touchesBlock([s0, t0, s1, t1]: FaceSegment, [left, low, right, high]: FaceSegment): boolean {
  const sides = [
    [s0 - s1, s0 - left],
    [s1 - s0, right - s0],
    [t0 - t1, t0 - low],
    [t1 - t0, high - t0],
  ] as const
  let [enters, leaves] = [0, 1]
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return false
    if (slope < 0) enters = Math.max(enters, room / slope)
    if (slope > 0) leaves = Math.min(leaves, room / slope)
  }
  return enters <= leaves
}
