import type { FaceSet, Point, Pose, RangeClass, Ship, FaceArt } from '#shared/games/space-planes/model.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'
import { convertArtToTablePoint, type TargetOutlineOnArt, computeTargetOutlineOnArt } from './art-view.ts'
import { crossesOutline, crossesSegment } from './line-crossing.ts'
import {
  findRangeClassTowards,
  UNKNOWN_RANGE_CLASS_SPAN,
  type RangeClassSpan,
  computeRangeClassSpan,
} from './range-class-span.ts'
import { type LineStart, listLineStarts } from './sectors.ts'

/** The best line of fire from one ship at another (SP-RANGE-1 to SP-RANGE-5). */
export interface LineOfFire {
  readonly range: RangeClass
  /** End points on the table; null if there is no line within reach. */
  readonly from: Point | null
  readonly to: Point | null
  readonly mm: number | null
}

/** The shooting cube with its art. */
export type Shooter = Pose & Pick<Ship, 'face' | 'twist'>

/** Obstacles between shooter and target, if ships block lines (SP-RANGE-4). */
export interface SightConditions {
  readonly faces: FaceSet
  readonly settings: Pick<PlanesSettings, 'cubeMm' | 'cardLongMm'>
  readonly blockers: readonly ConvexPolygon[]
}

/** Tolerance of the reach in millimetres (SP-RANGE-5). */
export const REACH_TOLERANCE_MM = 1e-6
/** Lengths that differ by less than this are equal, since they may be computed in two ways. */
const FUZZ = 1e-9

const NO_LINE: LineOfFire = { range: 'none', from: null, to: null, mm: null }

/**
 * Finds the best line: red before blue, then the shortest of its class, then the first sampled (SP-RANGE-3,
 * SP-RANGE-5).
 */
export function findBestLine(shooter: Shooter, target: Pose, sight: SightConditions): LineOfFire {
  const { cubeMm } = sight.settings
  const { red, blue } = searched(shooter, target, { sight, isAnyEnough: false })
  const line = red ?? blue
  if (line === null) return NO_LINE
  const [from, to] = [
    convertArtToTablePoint(shooter, line.from, cubeMm),
    convertArtToTablePoint(shooter, line.to, cubeMm),
  ]
  return { range: line.range, from, to, mm: line.length * cubeMm }
}

/** The class of the best line, which is faster to compute than the line. */
export function findBestLineClass(shooter: Shooter, target: Pose, sight: SightConditions): RangeClass {
  const { red, blue } = searched(shooter, target, { sight, isAnyEnough: true })
  return (red ?? blue)?.range ?? 'none'
}

/** Searches from every start, nearest first, so that early results exclude most of the others. */
function searched(shooter: Shooter, target: Pose, what: Pick<Search, 'sight' | 'isAnyEnough'>): Search {
  const { cubeMm, cardLongMm } = what.sight.settings
  const search: Search = {
    ...what,
    shooter,
    rim: computeTargetOutlineOnArt(shooter, target, cubeMm),
    red: null,
    blue: null,
  }
  const reach = (cardLongMm + REACH_TOLERANCE_MM) / cubeMm
  const starts = listLineStarts(what.sight.faces[shooter.face])
  const bounds = starts.map((start) => search.rim.leastTo(start))
  const nearest = bounds.reduce((best, bound, at) => (bound < (bounds[best] ?? Infinity) ? at : best), 0)
  for (let turn = -1; turn < starts.length; turn += 1) {
    const place = turn < 0 ? nearest : turn
    const start = starts[place]
    const least = (bounds[place] ?? Infinity) - FUZZ
    if (search.isAnyEnough && search.red) return search
    if (start && turn !== nearest && least <= Math.min(reach, search.red?.length ?? Infinity))
      searchFrom(search, { start, place, reach, least })
  }
  return search
}

interface Sampled {
  readonly range: Exclude<RangeClass, 'none'>
  /** In cube edges. */
  readonly length: number
  readonly from: Point
  readonly to: Point
  /** Index of its start among all starts. */
  readonly place: number
}

/** State of the search. */
interface Search {
  readonly shooter: Shooter
  readonly sight: SightConditions
  readonly rim: TargetOutlineOnArt
  /** Whether any line of the best class is sufficient, not only the shortest. */
  readonly isAnyEnough: boolean
  red: Sampled | null
  blue: Sampled | null
}

interface From {
  readonly start: LineStart
  readonly place: number
  readonly reach: number
  /** Lower bound of the length of lines from this start. */
  readonly least: number
}

/** Searches from one start: the target as a whole if it lies in one sector, otherwise point by point. */
function searchFrom(search: Search, from: From): void {
  const { rim } = search
  const { start, least, place } = from
  const span =
    start.isOnLine || rim.isOnFace || least <= 0 ? UNKNOWN_RANGE_CLASS_SPAN : computeRangeClassSpan(start, rim.corners)
  const blueLimit = search.isAnyEnough ? 0 : (search.blue?.length ?? 0)
  const isBlueWorth = span.hasBlue && search.red === null && (search.blue === null || least <= blueLimit)
  if (!span.hasRed && !isBlueWorth) return
  const { xs, ys } = rim
  for (let at = 0; at < xs.length; at += 1) {
    const x = xs[at] ?? 0
    const y = ys[at] ?? 0
    const best = search.red ?? (span.hasRed ? null : search.blue)
    const limit = Math.min(from.reach, best?.length ?? Infinity) + FUZZ
    if ((x - start.x) ** 2 + (y - start.y) ** 2 > limit * limit) continue
    const length = Math.hypot(x - start.x, y - start.y)
    if (length > from.reach || !isShorter(length, place, best)) continue
    const range = classTo(search, from, { at, span })
    if (range === 'none' || !isShorter(length, place, search[range])) continue
    if (!isFree(search, start, { x, y })) continue
    search[range] = { range, length, from: start, to: { x, y }, place }
    if (search.isAnyEnough && (range === 'red' || !span.hasRed)) return
  }
}

/** Whether a line is better than the best so far: shorter, or equally long and sampled earlier. */
function isShorter(length: number, place: number, than: Sampled | null): boolean {
  return than === null || length < than.length || (length === than.length && place < than.place)
}

/** Range class of a line of fire by the marks on the shooter's face that it crosses. The target's face does not matter (SP-RANGE-2, SP-RANGE-3). */
function getLineClass({ walls, blue, red }: FaceArt, from: Point, to: Point): RangeClass {
  if (walls.some((wall) => crossesSegment(from, to, wall))) return 'none'
  if (blue.some((mark) => crossesSegment(from, to, mark))) return 'blue'
  return red.some((mark) => crossesSegment(from, to, mark)) ? 'red' : 'blue'
}

/** The class of the line to one point of the target's outline. */
function classTo({ sight, shooter, rim }: Search, { start }: From, { at, span }: { at: number; span: RangeClassSpan }) {
  if (span.only !== null) return span.only
  const [x, y] = [rim.xs[at] ?? 0, rim.ys[at] ?? 0]
  const known = span.isKnown ? findRangeClassTowards(start, x, y) : null
  return known ?? getLineClass(sight.faces[shooter.face], start, { x, y })
}

function isFree({ sight, shooter }: Search, start: Point, to: Point): boolean {
  const { blockers, settings } = sight
  if (blockers.length === 0) return true
  const [from, end] = [
    convertArtToTablePoint(shooter, start, settings.cubeMm),
    convertArtToTablePoint(shooter, to, settings.cubeMm),
  ]
  return blockers.every((blocker) => !crossesOutline(from, end, blocker))
}
