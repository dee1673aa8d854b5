import type { DrawList, RegionShape } from '#shared/cluster/draw/draw-list.ts'
import type { HexRun, HexRuns } from '#shared/kit/hex-runs.ts'
import type { Box } from './map-canvas.ts'
import type { MapChange } from './map-change.ts'
import type { MapIndex } from './map-index.ts'
import { findNamePosition } from './paint-regions.ts'
import { getRingBox } from './rings.ts'

/** What looks different of regions and fog: of a region that was painted only the hexes that came and went. */
export function findRegionChanges(before: MapIndex, after: MapIndex): MapChange[] {
  const [old, now] = [before.list, after.list]
  const changes = old.fog === now.fog ? [] : hexChanges(old.fog.hexes, now.fog.hexes, now)
  const left = new Set(old.regions)
  const come = now.regions.filter((region) => {
    const same = old.regions.find((one) => one.hexes === region.hexes && looksSame(one, region))
    if (same) left.delete(same)
    return !same
  })
  for (const region of come) {
    const painted = [...left].find((one) => looksSame(one, region))
    if (painted) left.delete(painted)
    changes.push(...(painted ? hexChanges(painted.hexes, region.hexes, now) : whole(region)))
  }
  return [...changes, ...[...left].flatMap(whole), ...nameChanges(before, after)]
}

function looksSame(one: RegionShape, other: RegionShape): boolean {
  return (
    one.name === other.name &&
    one.colour === other.colour &&
    one.border === other.border &&
    one.isFilled === other.isFilled &&
    one.isHatched === other.isHatched &&
    one.isHidden === other.isHidden
  )
}

function whole({ rings }: RegionShape): MapChange[] {
  return rings.map((ring) => ({ box: getRingBox(ring), reach: 8, isName: false }))
}

/** Where names of regions came, went, moved or grew: stars push them aside too. */
function nameChanges(before: MapIndex, after: MapIndex): MapChange[] {
  const [old, now] = [before, after].map((index) => new Map(index.list.regions.map((region) => nameOn(index, region))))
  const differ = (some: typeof old, others: typeof old) =>
    [...(some ?? [])].flatMap(([key, change]) => (change && !others?.has(key) ? [change] : []))
  return [...differ(old, now), ...differ(now, old)]
}

/** A region's name by where it stands and how it looks. */
function nameOn(index: MapIndex, { name, hexes, colour, isHidden }: RegionShape): [string, MapChange | null] {
  const spot = findNamePosition(hexes, index)
  if (!spot) return ['', null]
  const { x, y, width } = spot
  const box = { left: x - width / 2, right: x + width / 2, top: y - 1, bottom: y + 1 }
  return [JSON.stringify([spot, name, colour, isHidden]), { box, reach: 24 + name.length * LETTER, isName: false }]
}

/** About half the width of a letter of a name that is too long for its region, in pixels of the page. */
const LETTER = 6

/** Rows that are put together into one rectangle. */
const BAND = 12

/** Rectangles about the hexes that only one of two sets has. */
function hexChanges(old: HexRuns, now: HexRuns, list: DrawList): MapChange[] {
  const bands = new Map<number, { first: number; last: number; top: number; bottom: number }>()
  for (const [row, first, last] of differentRows(old, now)) {
    const band = Math.floor(row / BAND)
    const open = bands.get(band)
    if (!open) bands.set(band, { first, last, top: row, bottom: row })
    else {
      open.first = Math.min(open.first, first)
      open.last = Math.max(open.last, last)
      open.top = Math.min(open.top, row)
      open.bottom = Math.max(open.bottom, row)
    }
  }
  return [...bands.values()].map(({ first, last, top, bottom }) => {
    const from = middleOf(list, top, first)
    const to = middleOf(list, bottom, last)
    // A hex, half a shifted row and the neighbour's border are beyond the middles.
    const box: Box = { left: from.x - 3, right: to.x + 3, top: from.y - 3, bottom: to.y + 3 }
    return { box, reach: 4, isName: false }
  })
}

function middleOf({ board, middles }: DrawList, row: number, column: number): { x: number; y: number } {
  const hex = (row - 1) * board.columns + column - 1
  return { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 }
}

/** Rows that differ, each with the first and the last column where they do. */
function differentRows(old: HexRuns, now: HexRuns): HexRun[] {
  const rows: HexRun[] = []
  let one = 0
  let other = 0
  while (one < old.length || other < now.length) {
    const row = Math.min(old[one]?.[0] ?? Infinity, now[other]?.[0] ?? Infinity)
    const from = [one, other] as const
    while (old[one]?.[0] === row) one += 1
    while (now[other]?.[0] === row) other += 1
    const odd = oddColumns(old.slice(from[0], one), now.slice(from[1], other))
    if (odd) rows.push([row, odd.first, odd.last])
  }
  return rows
}

function oddColumns(old: HexRuns, now: HexRuns): { first: number; last: number } | null {
  const isSame = (one: HexRun | undefined, other: HexRun | undefined) =>
    one?.[1] === other?.[1] && one?.[2] === other?.[2]
  let start = 0
  while (start < old.length && start < now.length && isSame(old[start], now[start])) start += 1
  if (start === old.length && start === now.length) return null
  let end = 1
  while (end <= old.length - start && end <= now.length - start && isSame(old.at(-end), now.at(-end))) end += 1
  const odd = [...old.slice(start, old.length - end + 1), ...now.slice(start, now.length - end + 1)]
  return { first: Math.min(...odd.map(([, first]) => first)), last: Math.max(...odd.map(([, , last]) => last)) }
}
