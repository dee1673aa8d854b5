import { createHexIndexer } from '#shared/kit/hex-indexer.ts'
import { buildHexMask } from '#shared/kit/hex-runs.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { DEFAULT_FACTION_COLOURS } from '../emblems.ts'
import type { DrawnRegion, DrawnStar } from './drawable-map.ts'
import { buildOutlinesByNumber, type OutlineRing } from './outline.ts'

/** The space of one power: its worlds, and the empty hexes between them. */
export interface AllegianceShape {
  readonly name: string
  readonly rings: readonly OutlineRing[]
  /** Colour where the power has none of its own. */
  readonly colour: string
  /** Line that tells it from others in black and white. */
  readonly style: 'solid' | 'dashed' | 'dotted'
  /** Width of the line relative to others. */
  readonly widthFactor: number
}

/** Borders between the allegiances of imported worlds. */
export interface AllegianceLayer {
  readonly shapes: readonly AllegianceShape[]
  /** Whether most of these worlds are in regions with a border, which say the same. */
  readonly isCovered: boolean
}

const NO_ALLEGIANCES: AllegianceLayer = { shapes: [], isCovered: false }

/** Width of a wide line relative to others. */
const WIDE = 1.7
const LINES = ['solid', 'dashed', 'dotted'] as const

/** Owners that stand for no power in Traveller files: non-aligned worlds, as code or in words. */
const NON_ALIGNED = /^(?:Na(?:[A-Z][A-Za-z])?|XX(?:XX)?|[Uu]nknown|[Ii]ndependent|[Nn]on-?[Aa]ligned\b.*|)$/

/** Input of the borders. `isImportedWorld` takes the index of a star. */
interface AllegianceSource {
  readonly stars: readonly DrawnStar[]
  readonly regions: readonly DrawnRegion[]
  readonly board: HexBoard
  readonly middles: Float32Array
  /** Mask of the hexes that are shown; null for all. */
  readonly part: Uint8Array | null
  readonly isImportedWorld: (star: number) => boolean
}

/** Builds the borders of allegiances. Linear in the hexes of the board; free on maps without imported worlds. */
export function buildAllegianceLayer(source: AllegianceSource): AllegianceLayer {
  const { stars, board, middles } = source
  const aligned = stars.flatMap(({ owner, row, column }, star) =>
    owner !== null && !NON_ALIGNED.test(owner) && source.isImportedWorld(star)
      ? [{ owner, hex: (row - 1) * board.columns + column - 1 }]
      : [],
  )
  if (aligned.length === 0) return NO_ALLEGIANCES
  const powers = [...new Set(aligned.map(({ owner }) => owner))].toSorted()
  const numbers = new Map(powers.map((name, index) => [name, index + 1]))
  const claims = new Uint16Array(board.rows * board.columns)
  for (const { owner, hex } of aligned) claims[hex] = numbers.get(owner) ?? 0
  claimBetween(claims, source)
  const outlines = buildOutlinesByNumber(claims, board, middles)
  return {
    shapes: powers.map((name, index) => ({
      name,
      rings: outlines.get(index + 1) ?? [],
      colour: DEFAULT_FACTION_COLOURS[index % DEFAULT_FACTION_COLOURS.length] ?? DEFAULT_FACTION_COLOURS[0],
      style: LINES[index % LINES.length] ?? 'solid',
      widthFactor: Math.floor(index / LINES.length) % 2 === 1 ? WIDE : 1,
    })),
    isCovered: isCoveredByRegions(aligned, source),
  }
}

/** Rounds in which empty hexes are claimed: hexes between worlds first, then what they leave as pockets. */
const ROUNDS = 2
/** Neighbours of one power that make a hex a pocket. */
const POCKET = 4

/** Claims empty hexes that lie between worlds of one power, so that no border runs around each world. */
function claimBetween(claims: Uint16Array, { stars, board, part }: AllegianceSource): void {
  const indexer = createHexIndexer(board)
  const hasStar = new Uint8Array(claims.length)
  for (const star of stars) hasStar[indexer.indexOf(star)] = 1
  const canClaim = (hex: number) => claims[hex] === 0 && hasStar[hex] === 0 && (part === null || part[hex] === 1)
  const ring = new Int32Array(6)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = claims.slice()
    for (let hex = 0; hex < claims.length; hex += 1) {
      if (!canClaim(hex)) continue
      const count = indexer.ring(hex, 1, ring)
      if (!ring.subarray(0, count).some((near) => before[near] !== 0)) continue
      claims[hex] = findPowerAround(Array.from(ring.subarray(0, count), (near) => before[near] ?? 0))
    }
  }
}

/**
 * The power that a hex belongs to by the powers around it, clockwise, 0 for none: one that lies on two sides of it or
 * nearly all around it, if no other has as many neighbours.
 */
function findPowerAround(powers: readonly number[]): number {
  const votes = new Map<number, number>()
  for (const power of powers) if (power !== 0) votes.set(power, (votes.get(power) ?? 0) + 1)
  const [most, second] = [...votes].toSorted(([, a], [, b]) => b - a)
  if (most === undefined || most[1] === second?.[1]) return 0
  const [power, count] = most
  const sides = powers.filter((neighbour, at) => neighbour === power && powers.at(at - 1) !== power).length
  return sides > 1 || count >= POCKET ? power : 0
}

function isCoveredByRegions(
  aligned: readonly { readonly hex: number }[],
  { regions, board }: Pick<AllegianceSource, 'regions' | 'board'>,
): boolean {
  const bordered = buildHexMask(
    regions.flatMap(({ border, hexes }) => (border === null ? [] : hexes)),
    board,
  )
  return aligned.filter(({ hex }) => bordered[hex] === 1).length > aligned.length / 2
}
