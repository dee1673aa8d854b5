import { iterateHexes, type HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import { TILED_LIMITS } from './tiled-map.ts'
import type { PlanLayer } from './tiled-plan.ts'
import type { SourceTile, KeptTiledMap } from './tiled-source.ts'

/** Maximum number of tile layers of a map, equal to the read limit. */
export function getMaxTileLayers({ rows, columns }: HexBoard): number {
  return Math.min(TILED_LIMITS.layers / 2, Math.floor(TILED_LIMITS.cells / (rows * columns)))
}

/** Creates empty tile layers for a board: those of the file, and Orrery layers as needed. */
export function createTileLayers(board: HexBoard, kept: KeptTiledMap | null) {
  const empty = () => new Uint32Array(board.rows * board.columns)
  const keptLayers = kept?.layers.map((layer) => ({ layer, gids: layer.kind === 'tiles' ? empty() : null })) ?? []
  const firstGids = new Set(kept?.tilesets.map(({ firstGid }) => firstGid))
  const regions: Uint32Array[] = []
  const stars = empty()
  const mostRegions = getMaxTileLayers(board) - 1 - keptLayers.filter(({ gids }) => gids !== null).length
  const cellsOf = (places: Iterable<HexPlace>) =>
    Array.from(places, ({ row, column }) => (row - 1) * board.columns + column - 1)
  return {
    /** Restores a tile of the file to hexes of its layer. Returns false if they are occupied. */
    putBack: (tile: SourceTile | null, places: Iterable<HexPlace>): boolean => {
      const gids = tile === null || !firstGids.has(tile.firstGid) ? null : (keptLayers[tile.layer]?.gids ?? null)
      const cells = cellsOf(places)
      if (tile === null || gids === null || cells.length === 0 || !isFree(gids, cells)) return false
      fill(gids, cells, tile.firstGid + tile.id)
      return true
    },
    /**
     * Places a region's tile on the first Orrery layer that is free there. Returns false if there are too many layers.
     */
    putRegion: (hexes: HexRuns, gid: number): boolean => {
      const cells = cellsOf(iterateHexes(hexes))
      if (cells.length === 0) return true
      const free = regions.find((gids) => isFree(gids, cells)) ?? (regions.length < mostRegions ? empty() : null)
      if (free === null) return false
      if (!regions.includes(free)) regions.push(free)
      fill(free, cells, gid)
      return true
    },
    putStar: (place: HexPlace, gid: number): void => fill(stars, cellsOf([place]), gid),
    layers: (): PlanLayer[] => [
      ...keptLayers.map(({ layer, gids }): PlanLayer => {
        return gids === null ? { kind: 'kept', kept: layer } : { kind: 'tiles', name: '', gids, kept: layer }
      }),
      ...regions.map((gids, index) => ourLayer(index === 0 ? 'Regions' : `Regions ${index + 1}`, gids)),
      ...(stars.some((gid) => gid !== 0) ? [ourLayer('Stars', stars)] : []),
    ],
  }
}

function ourLayer(name: string, gids: Uint32Array): PlanLayer {
  return { kind: 'tiles', name, gids, kept: null }
}

function isFree(gids: Uint32Array, cells: readonly number[]): boolean {
  return cells.every((cell) => gids[cell] === 0)
}

function fill(gids: Uint32Array, cells: readonly number[], gid: number): void {
  for (const cell of cells) gids[cell] = gid
}
