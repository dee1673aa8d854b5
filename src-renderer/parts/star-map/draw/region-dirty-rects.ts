import type { DrawList, RegionShape } from '#shared/cluster/draw/draw-list.ts'
import type { HexRun, HexRuns } from '#shared/kit/hex-runs.ts'
import type { DirtyRect } from './dirty-rect.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import type { BoardBox } from './map-canvas.ts'
import { findRegionNamePosition } from './region-names.ts'
import { getRingBox } from './rings.ts'

/** Lists the changed areas of regions and fog: for a repainted region, only the hexes added or removed. */
export function findRegionDirtyRects(before: IndexedDrawList, after: IndexedDrawList): DirtyRect[] {
  const [old, drawList] = [before.list, after.list]
  const changes = old.fog === drawList.fog ? [] : hexChanges(old.fog.hexes, drawList.fog.hexes, drawList)
  const left = new Set(old.regions)
  const come = drawList.regions.filter((region) => {
    const same = old.regions.find((shape) => shape.hexes === region.hexes && looksSame(shape, region))
    if (same) left.delete(same)
    return !same
  })
  for (const region of come) {
    const painted = [...left].find((shape) => looksSame(shape, region))
    if (painted) left.delete(painted)
    changes.push(...(painted ? hexChanges(painted.hexes, region.hexes, drawList) : whole(region)))
  }
  return [...changes, ...[...left].flatMap(whole), ...nameChanges(before, after)]
}

function looksSame(a: RegionShape, b: RegionShape): boolean {
  return (
    a.name === b.name &&
    a.colour === b.colour &&
    a.border === b.border &&
    a.isFilled === b.isFilled &&
    a.isHatched === b.isHatched &&
    a.isHidden === b.isHidden
  )
}

function whole({ rings }: RegionShape): DirtyRect[] {
  return rings.map((ring) => ({ box: getRingBox(ring), reach: 8, isName: false }))
}

/** Areas where names of regions were added, removed, moved or resized. Stars displace them too. */
function nameChanges(before: IndexedDrawList, after: IndexedDrawList): DirtyRect[] {
  const [old, now] = [before, after].map((index) => new Map(index.list.regions.map((region) => nameOn(index, region))))
  const differ = (some: typeof old, others: typeof old) =>
    [...(some ?? [])].flatMap(([key, change]) => (change && !others?.has(key) ? [change] : []))
  return [...differ(old, now), ...differ(now, old)]
}

/** Position and style of a region's name. */
function nameOn(index: IndexedDrawList, region: RegionShape): [string, DirtyRect | null] {
  const { name, colour, isHidden } = region
  const spot = findRegionNamePosition(region, index)
  if (!spot) return ['', null]
  const { x, y, width } = spot
  const box = { left: x - width / 2, right: x + width / 2, top: y - 1, bottom: y + 1 }
  return [JSON.stringify([spot, name, colour, isHidden]), { box, reach: 24 + name.length * LETTER, isName: false }]
}

/** About half the width of a letter of a name that is too long for its region, in CSS pixels. */
const LETTER = 6

/** Number of rows merged into one rectangle. */
const BAND = 12

/** Rectangles around the hexes that only one of two sets has. */
function hexChanges(old: HexRuns, hexRuns: HexRuns, list: DrawList): DirtyRect[] {
  const bands = new Map<number, { first: number; last: number; top: number; bottom: number }>()
  for (const [row, first, last] of differentRows(old, hexRuns)) {
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
    // Extends the centres by a hex, half a shifted row and the neighbour's border.
    const box: BoardBox = { left: from.x - 3, right: to.x + 3, top: from.y - 3, bottom: to.y + 3 }
    return { box, reach: 4, isName: false }
  })
}

function middleOf({ board, middles }: DrawList, row: number, column: number): { x: number; y: number } {
  const hex = (row - 1) * board.columns + column - 1
  return { x: middles[2 * hex] ?? 0, y: middles[2 * hex + 1] ?? 0 }
}

/** Rows that differ, each with the first and last differing column. */
function differentRows(old: HexRuns, hexRuns: HexRuns): HexRun[] {
  const rows: HexRun[] = []
  let oldEnd = 0
  let newEnd = 0
  while (oldEnd < old.length || newEnd < hexRuns.length) {
    const row = Math.min(old[oldEnd]?.[0] ?? Infinity, hexRuns[newEnd]?.[0] ?? Infinity)
    const from = [oldEnd, newEnd] as const
    while (old[oldEnd]?.[0] === row) oldEnd += 1
    while (hexRuns[newEnd]?.[0] === row) newEnd += 1
    const odd = oddColumns(old.slice(from[0], oldEnd), hexRuns.slice(from[1], newEnd))
    if (odd) rows.push([row, odd.first, odd.last])
  }
  return rows
}

function oddColumns(old: HexRuns, hexRuns: HexRuns): { first: number; last: number } | null {
  const isSame = (a: HexRun | undefined, b: HexRun | undefined) => a?.[1] === b?.[1] && a?.[2] === b?.[2]
  let start = 0
  while (start < old.length && start < hexRuns.length && isSame(old[start], hexRuns[start])) start += 1
  if (start === old.length && start === hexRuns.length) return null
  let end = 1
  while (end <= old.length - start && end <= hexRuns.length - start && isSame(old.at(-end), hexRuns.at(-end))) end += 1
  const odd = [...old.slice(start, old.length - end + 1), ...hexRuns.slice(start, hexRuns.length - end + 1)]
  return { first: Math.min(...odd.map(([, first]) => first)), last: Math.max(...odd.map(([, , last]) => last)) }
}
