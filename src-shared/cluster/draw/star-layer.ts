import type { HexBoard } from '#shared/kit/hex.ts'
import { STAR_RANKS, STAR_SIZES } from '../chart.ts'
import { computeStarRank } from '../star-rank.ts'
import { findStarWorld, type StarWorld } from '../star-world.ts'
import type { DrawnColony, DrawnStar } from './drawable-map.ts'

/** Bit flags of a star. `second` and `old` refer to its colony. */
export const STAR_FLAGS = {
  homeworld: 1,
  hidden: 2,
  note: 4,
  fort: 8,
  siege: 16,
  colony: 32,
  second: 64,
  old: 128,
} as const

/** Stars of a map as a structure of arrays. `middles` are the centres of all its hexes. */
export function buildStarLayer(stars: readonly DrawnStar[], { columns }: HexBoard, middles: Float32Array) {
  const count = stars.length
  /** x and y of each star, in hex radii. */
  const at = new Float32Array(2 * count)
  const ratings = new Uint8Array(count)
  /** Indices of {@link STAR_SIZES} and {@link STAR_RANKS}, and {@link STAR_FLAGS}. */
  const [sizes, ranks, flags] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)]
  const names: string[] = []
  /** Owner's initial or mark of the colony, and names of owners; empty for none. */
  const [marks, owners]: [string[], string[]] = [[], []]
  const worlds: (StarWorld | null)[] = []
  const markOf = createMarks()
  stars.forEach((star, index) => {
    const hex = (star.row - 1) * columns + star.column - 1
    at[2 * index] = middles[2 * hex] ?? 0
    at[2 * index + 1] = middles[2 * hex + 1] ?? 0
    ratings[index] = star.rating
    sizes[index] = STAR_SIZES.indexOf(star.size)
    const world = star.world ?? (star.extra ? findStarWorld(star.extra) : null)
    worlds.push(world)
    ranks[index] = STAR_RANKS.indexOf(computeStarRank({ ...star, world }))
    flags[index] = flagsOf(star)
    names.push(star.name)
    marks.push(star.colony?.mark ?? markOf(star.owner))
    owners.push(star.owner ?? '')
  })
  const hasColonies = stars.some(({ colony }) => colony)
  if (!hasColonies && isRepetitive(marks)) marks.fill('')
  return { count, at, ratings, sizes, ranks, flags, names, marks, owners, worlds, hasColonies }
}

/** Number of stars from which the same mark on all of them says nothing. */
const MIN_REPETITIVE = 12

function isRepetitive(marks: readonly string[]): boolean {
  const shown = marks.filter((mark) => mark !== '')
  return shown.length >= MIN_REPETITIVE && shown.length > marks.length * 0.9 && new Set(shown).size === 1
}

/** All stars as a structure of arrays. */
export type StarLayer = ReturnType<typeof buildStarLayer>

/** Initial of a faction, without the article: “The Ninth Tithe” yields N. */
export function getFactionInitial(name: string): string {
  return name
    .replace(/^(the|an?)\s+/i, '')
    .charAt(0)
    .toUpperCase()
}

/** Memoised initials of owners; empty for none. */
function createMarks(): (owner: string | null) => string {
  const known = new Map<string, string>()
  return (owner) => {
    if (owner === null) return ''
    const mark = known.get(owner) ?? getFactionInitial(owner)
    known.set(owner, mark)
    return mark
  }
}

function flagsOf({ isHomeworld, isHidden, notes, colony }: DrawnStar): number {
  const worn =
    (isHomeworld ? STAR_FLAGS.homeworld : 0) | (isHidden ? STAR_FLAGS.hidden : 0) | (notes === '' ? 0 : STAR_FLAGS.note)
  return colony ? worn | colonyFlags(colony) : worn
}

function colonyFlags({ isFortified, isBesieged, side, isOld }: DrawnColony): number {
  return (
    STAR_FLAGS.colony |
    (isFortified ? STAR_FLAGS.fort : 0) |
    (isBesieged ? STAR_FLAGS.siege : 0) |
    (side === 'second' ? STAR_FLAGS.second : 0) |
    (isOld ? STAR_FLAGS.old : 0)
  )
}
