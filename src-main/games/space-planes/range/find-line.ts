import type { FaceSet, Point, Pose, RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import type { Settings } from '#shared/games/space-planes/tables/settings.ts'
import type { Convex } from '#shared/kit/convex.ts'
import { toTablePoint, type TargetOutline, getTargetOutline } from './art-view.ts'
import { getLineClass } from './line-class.ts'
import { isPassing } from './line-crossing.ts'
import { type LineStart, listLineStarts } from './sectors.ts'
import { findClassTowards, UNKNOWN_SPAN, type Span, computeSpan } from './span.ts'

/** The best line of fire from one ship at another (SP-RANGE-1 to SP-RANGE-5). */
export interface FireLine {
  readonly range: RangeClass
  /** Where the line runs on the table; null where there is none within reach. */
  readonly from: Point | null
  readonly to: Point | null
  readonly mm: number | null
}

/** Who looks: a cube with its art. */
export type Shooter = Pose & Pick<Ship, 'face' | 'twist'>

/** What lies between shooter and target, where ships block (SP-RANGE-4). */
export interface SightContext {
  readonly faces: FaceSet
  readonly settings: Pick<Settings, 'cubeMm' | 'cardLongMm'>
  readonly blockers: readonly Convex[]
}

/** Lines are within reach up to this many millimetres more (SP-RANGE-5). */
export const REACH_TOLERANCE = 1e-6
/** Two ways to one length differ by less than this. */
const FUZZ = 1e-9

const NO_LINE: FireLine = { range: 'none', from: null, to: null, mm: null }

/** The best line: red before blue, the shortest of its class, of equal ones the first sampled (SP-RANGE-3, SP-RANGE-5). */
export function findLine(shooter: Shooter, target: Pose, sight: SightContext): FireLine {
  const { cubeMm } = sight.settings
  const { red, blue } = searched(shooter, target, { sight, isAnyEnough: false })
  const line = red ?? blue
  if (line === null) return NO_LINE
  const [from, to] = [toTablePoint(shooter, line.from, cubeMm), toTablePoint(shooter, line.to, cubeMm)]
  return { range: line.range, from, to, mm: line.length * cubeMm }
}

/** The class of the best line alone, which is known sooner than the line. */
export function findClass(shooter: Shooter, target: Pose, sight: SightContext): RangeClass {
  const { red, blue } = searched(shooter, target, { sight, isAnyEnough: true })
  return (red ?? blue)?.range ?? 'none'
}

/** Looks from every start, the nearest first: what it finds spares most of the others. */
function searched(shooter: Shooter, target: Pose, what: Pick<Search, 'sight' | 'isAnyEnough'>): Search {
  const { cubeMm, cardLongMm } = what.sight.settings
  const search: Search = { ...what, shooter, rim: getTargetOutline(shooter, target, cubeMm), red: null, blue: null }
  const reach = (cardLongMm + REACH_TOLERANCE) / cubeMm
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
  /** In edges of the cube. */
  readonly length: number
  readonly from: Point
  readonly to: Point
  /** The place of its start among all starts. */
  readonly place: number
}

/** What was found so far. */
interface Search {
  readonly shooter: Shooter
  readonly sight: SightContext
  readonly rim: TargetOutline
  /** Whether one line of the best class is as good as the shortest. */
  readonly isAnyEnough: boolean
  red: Sampled | null
  blue: Sampled | null
}

interface From {
  readonly start: LineStart
  readonly place: number
  readonly reach: number
  /** No line from there is shorter. */
  readonly least: number
}

/** Looks from one start: the whole target at once where all of it lies in one sector, else point by point. */
function searchFrom(search: Search, from: From): void {
  const { rim } = search
  const { start, least, place } = from
  const span = start.isOnLine || rim.isOnFace || least <= 0 ? UNKNOWN_SPAN : computeSpan(start, rim.corners)
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

/** Whether a line is better than the one found: shorter, or as long and sampled before. */
function isShorter(length: number, place: number, than: Sampled | null): boolean {
  return than === null || length < than.length || (length === than.length && place < than.place)
}

/** The class of the line to one point of the rim. */
function classTo({ sight, shooter, rim }: Search, { start }: From, { at, span }: { at: number; span: Span }) {
  if (span.only !== null) return span.only
  const [x, y] = [rim.xs[at] ?? 0, rim.ys[at] ?? 0]
  const known = span.isKnown ? findClassTowards(start, x, y) : null
  return known ?? getLineClass(sight.faces[shooter.face], start, { x, y })
}

function isFree({ sight, shooter }: Search, start: Point, to: Point): boolean {
  const { blockers, settings } = sight
  if (blockers.length === 0) return true
  const [from, end] = [toTablePoint(shooter, start, settings.cubeMm), toTablePoint(shooter, to, settings.cubeMm)]
  return blockers.every((blocker) => !isPassing(from, end, blocker))
}
