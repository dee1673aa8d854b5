import { DEFAULT_ROUTE_FIELDS, DEFAULT_STAR_FIELDS, STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import type { ClusterView, RouteView, StarView } from '#shared/contract/cluster.ts'
import { createHexIndexer, type HexIndexer, countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { getMeasurementSize } from '../measurement-size.ts'

/** 100,172 hexes. */
const BOARD: HexBoard = { rows: 317, columns: 316, orientation: 'flat', shifted: 'even', labelOrder: 'column-row' }
const STARS = getMeasurementSize(20_000, 2000)
/** Maximum length of routes in hexes, and maximum number that start at a star. */
const ROUTES = { hexes: 4, aStar: 2 } as const

const SYLLABLES = [
  'ar',
  'be',
  'cor',
  'da',
  'el',
  'fi',
  'gor',
  'hu',
  'is',
  'ka',
  'lum',
  'mo',
  'nar',
  'or',
  'pha',
  'ri',
  'sol',
  'ta',
  'ul',
  've',
]

/** Seeded random numbers from 0 to 1 (exclusive). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The measured map: 20,000 evenly scattered stars and 39,602 routes; deterministic. */
export function sampleMap(): ClusterView {
  const field = createHexIndexer(BOARD)
  const random = seeded(20_260_101)
  const taken = new Set<number>()
  while (taken.size < STARS) taken.add(Math.floor(random() * field.size))
  const stars = [...taken].sort((a, b) => a - b).map((hex, at) => sampleStar(at, field, hex, random))
  const head = {
    id: 'sample',
    name: 'Sample',
    board: BOARD,
    legend: STANDARD_LEGEND as unknown as ClusterView['head']['legend'],
    fog: [],
    underlay: null,
    version: 1,
  }
  const things = { regions: [], labels: [], fleets: [], bookmarks: [] }
  return { head, revision: 1, stars, routes: sampleRoutes(stars, field), ...things }
}

function sampleStar(at: number, field: HexIndexer, hex: number, random: () => number): StarView {
  const syllables = Array.from(
    { length: 2 + Math.floor(random() * 2) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? 'a',
  )
  const name = syllables.join('').replace(/^./, (letter) => letter.toUpperCase())
  const rating = ([1, 2, 3, 4, 5] as const)[Math.floor(random() * 5)] ?? 3
  return {
    ...DEFAULT_STAR_FIELDS,
    tags: [],
    id: `star-${at}`,
    version: 1,
    factionId: null,
    name,
    rating,
    ...field.placeOf(hex),
  }
}

/** Connects every star to the next two in order within range. */
function sampleRoutes(stars: readonly StarView[], field: HexIndexer): RouteView[] {
  const starAt = new Map(stars.map((star, at) => [field.indexOf(star), at]))
  const near = new Int32Array(countHexesWithinRange(ROUTES.hexes))
  return stars.flatMap((star, at) => {
    const hexes = near.subarray(0, field.spiral(field.indexOf(star), ROUTES.hexes, near))
    const others = [...hexes].flatMap((hex) => starAt.get(hex) ?? []).filter((otherValue) => otherValue > at)
    return others.slice(0, ROUTES.aStar).map((otherValue) => sampleRoute(star, stars[otherValue] ?? star))
  })
}

function sampleRoute(from: StarView, to: StarView): RouteView {
  return { ...DEFAULT_ROUTE_FIELDS, id: `${from.id}/${to.id}`, version: 1, fromStarId: from.id, toStarId: to.id }
}
