import type { BoardBox } from './map-canvas.ts'
import { getTileGrid, type TileGrid, type TilePlace, getWholeTilePatch } from './tile-grid.ts'
import { getPatchArea, unitePatches, type TilePatch, intersectPatches } from './tile-patch.ts'

export interface Tile<Sheet> extends TilePlace {
  readonly sheet: Sheet
  /** The outdated part. The tile stays in use until it is repainted. */
  stale: TilePatch | null
  usedAt: number
}

/** Tiles of one scale. */
export interface TileLevel<Sheet> {
  readonly grid: TileGrid
  readonly tiles: Map<number, Tile<Sheet>>
}

/** Tile cache by scale and position with least-recently-used eviction. */
export interface TileStore<Sheet> {
  readonly level: (scale: number) => TileLevel<Sheet>
  readonly levels: () => Iterable<TileLevel<Sheet>>
  readonly find: (level: TileLevel<Sheet>, place: TilePlace) => Tile<Sheet> | null
  /** Returns the tile to paint: the existing one or a new one. */
  readonly take: (level: TileLevel<Sheet>, place: TilePlace) => Tile<Sheet>
  /** Begins a frame. Tiles used from now on are the last to be evicted. */
  readonly tick: () => void
  readonly spoilAll: () => void
  /** Marks the tiles of a level that show part of a rectangle (hex radii), extended by `reach` pixels, as stale. */
  readonly spoil: (level: TileLevel<Sheet>, box: BoardBox, reach: { readonly x: number; readonly y: number }) => void
  /** Drops the tiles of a level and recycles their sheets. */
  readonly drop: (level: TileLevel<Sheet>) => void
  readonly clear: () => void
}

export interface TileStoreOptions<Sheet> {
  readonly ratio: number
  /** Maximum number of cached pixels. */
  readonly room: number
  readonly newSheet: (side: number) => Sheet
}

const keyOf = ({ column, row }: TilePlace): number => row * 65_536 + column

export function createTileStore<Sheet>({ ratio, room, newSheet }: TileStoreOptions<Sheet>): TileStore<Sheet> {
  const levels = new Map<number, TileLevel<Sheet>>()
  const spare = new Map<number, Sheet[]>()
  let now = 0
  let pixels = 0

  function remove(level: TileLevel<Sheet>, tile: Tile<Sheet>): void {
    const { side } = level.grid
    level.tiles.delete(keyOf(tile))
    pixels -= side * side
    const free = spare.get(side) ?? []
    free.push(tile.sheet)
    spare.set(side, free)
  }

  /** Evicts the least recently used tile, but none of the current frame. */
  function makeRoom(): void {
    let oldest: { level: TileLevel<Sheet>; tile: Tile<Sheet> } | null = null
    for (const level of levels.values())
      for (const tile of level.tiles.values())
        if (tile.usedAt < now && (!oldest || tile.usedAt < oldest.tile.usedAt)) oldest = { level, tile }
    if (oldest) remove(oldest.level, oldest.tile)
  }

  function find({ tiles }: TileLevel<Sheet>, place: TilePlace): Tile<Sheet> | null {
    const tile = tiles.get(keyOf(place)) ?? null
    if (tile) tile.usedAt = now
    return tile
  }

  return {
    level(scale) {
      const known = levels.get(scale)
      if (known) return known
      const level = { grid: getTileGrid(scale, ratio), tiles: new Map<number, Tile<Sheet>>() }
      levels.set(scale, level)
      return level
    },
    levels: () => levels.values(),
    find,
    take(level, place) {
      const known = find(level, place)
      if (known) return known
      const { side } = level.grid
      if (pixels + side * side > room) makeRoom()
      pixels += side * side
      const sheet = spare.get(side)?.pop() ?? newSheet(side)
      const stale = getWholeTilePatch(level.grid)
      const tile = { column: place.column, row: place.row, sheet, stale, usedAt: now }
      level.tiles.set(keyOf(place), tile)
      return tile
    },
    tick: () => void (now += 1),
    spoilAll() {
      for (const { grid, tiles } of levels.values())
        for (const tile of tiles.values()) tile.stale = getWholeTilePatch(grid)
    },
    spoil({ grid, tiles }, box, reach) {
      const spoilt = spoiltPixels(grid, box, reach)
      const [first, last] = [placeOf(grid, spoilt.left, spoilt.top), placeOf(grid, spoilt.right - 1, spoilt.bottom - 1)]
      const count = (last.column - first.column + 1) * (last.row - first.row + 1)
      // At a large scale a change covers more positions than there are tiles.
      if (count > tiles.size) for (const tile of tiles.values()) spoilTile(tile, grid.side, spoilt)
      else
        for (let row = first.row; row <= last.row; row += 1)
          for (let column = first.column; column <= last.column; column += 1) {
            const tile = tiles.get(keyOf({ column, row }))
            if (tile) spoilTile(tile, grid.side, spoilt)
          }
    },
    drop(level) {
      for (const tile of [...level.tiles.values()]) remove(level, tile)
      levels.delete(level.grid.scale)
    },
    clear() {
      levels.clear()
      pixels = 0
    },
  }
}

/** Converts a rectangle of the map to a level's pixels, relative to its first tile. */
function spoiltPixels(
  { scale, margin }: TileGrid,
  box: BoardBox,
  reach: { readonly x: number; readonly y: number },
): TilePatch {
  return {
    left: Math.max(0, Math.floor(box.left * scale - reach.x) + margin),
    top: Math.max(0, Math.floor(box.top * scale - reach.y) + margin),
    right: Math.ceil(box.right * scale + reach.x) + margin,
    bottom: Math.ceil(box.bottom * scale + reach.y) + margin,
  }
}

function placeOf({ side }: TileGrid, x: number, y: number): TilePlace {
  return { column: Math.max(0, Math.floor(x / side)), row: Math.max(0, Math.floor(y / side)) }
}

/** Extends the stale part to the bounding rectangle of the old and the new one. */
function spoilTile(tile: Tile<unknown>, side: number, spoilt: TilePatch): void {
  const [x, y] = [tile.column * side, tile.row * side]
  const onTile = { left: spoilt.left - x, top: spoilt.top - y, right: spoilt.right - x, bottom: spoilt.bottom - y }
  const patch = intersectPatches(onTile, getWholeTilePatch({ side }))
  if (getPatchArea(patch) > 0) tile.stale = tile.stale ? unitePatches(patch, tile.stale) : patch
}
