import { encodePng } from '#main/print/pdf/png-file.ts'
import { PICTURE_THEMES_BY_STYLE } from '#shared/cluster/draw/picture-theme.ts'
import { buildStarGlyph, type GlyphPoint, type StarGlyph } from '#shared/kit/star-glyph.ts'
import type { TiledGrid } from './tiled-map.ts'
import type { PlanTile, PlannedTileLook } from './tiled-plan.ts'

const BYTES_PER_PIXEL = 4
/** Most tiles side by side in a picture. */
const MOST_COLUMNS = 16
/** Lines across each row of pixels along which shapes are measured, for smooth edges. */
const LINES = 4
/** Reach of the rays of a star, as a share of the smaller side of its tile. */
const STAR_REACH = 0.36
const REGION_OPACITY = 0.35
/** Width of the border of a region, as a share of the smaller side of its tile. */
const BORDER = 0.06
const PALETTE = PICTURE_THEMES_BY_STYLE.paper

/** Most pixels of a picture: a map of another tool may have tiles of 10,000 by 10,000. */
const MOST_PIXELS = 4_000_000
/** Longest side of a tile in a picture, in pixels. */
const MOST_SIDE = 256

/** Size of the picture of a tileset and of its tiles, in pixels. Tiles are reduced where the picture would be too large. */
export function computeTilesetPictureSize(tiles: number, grid: TiledGrid) {
  const columns = Math.min(tiles, MOST_COLUMNS)
  const longest = Math.max(grid.tileWidth, grid.tileHeight)
  const share = Math.min(1, MOST_SIDE / longest, Math.sqrt(MOST_PIXELS / (tiles * grid.tileWidth * grid.tileHeight)))
  const reduce = (length: number): number => Math.max(1, Math.floor(length * share))
  const tile = {
    ...grid,
    tileWidth: reduce(grid.tileWidth),
    tileHeight: reduce(grid.tileHeight),
    side: grid.side * share,
  }
  const rows = Math.ceil(tiles / columns)
  return { columns, tile, isReduced: share < 1, width: columns * tile.tileWidth, height: rows * tile.tileHeight }
}

/** Draws the tiles of a tileset side by side, row by row, as PNG. */
export function createTilesetPng(tiles: readonly PlanTile[], grid: TiledGrid): Uint8Array {
  const { columns, tile, width, height } = computeTilesetPictureSize(tiles.length, grid)
  const { tileWidth, tileHeight } = tile
  const pixels = new Uint8Array(width * height * BYTES_PER_PIXEL)
  const hex = computeHexCoverage(tile)
  for (const [index, { look }] of tiles.entries()) {
    const first = Math.floor(index / columns) * tileHeight * width + (index % columns) * tileWidth
    for (const { coverage, colour, opacity } of listLayers(look, hex, tile)) {
      const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
      for (const [pixel, share] of coverage.entries()) {
        const at = first + Math.floor(pixel / tileWidth) * width + (pixel % tileWidth)
        if (share > 0) blend(pixels, at * BYTES_PER_PIXEL, { channels, share: share * opacity })
      }
    }
  }
  return encodePng(pixels, width)
}

/** Shares of the pixels of a tile that a shape covers, from 0 to 1, row by row. */
type Coverage = Float64Array

interface TileLayer {
  readonly coverage: Coverage
  readonly colour: string
  readonly opacity: number
}

interface HexCoverage {
  readonly whole: Coverage
  readonly border: Coverage
}

function listLayers(look: PlannedTileLook, hex: HexCoverage, grid: TiledGrid): TileLayer[] {
  if (look.kind === 'region')
    return [
      ...(look.fill === null ? [] : [{ coverage: hex.whole, colour: look.fill, opacity: REGION_OPACITY }]),
      ...(look.border === null ? [] : [{ coverage: hex.border, colour: look.border, opacity: 1 }]),
    ]
  const { fill, edge } = PALETTE.stars[look.rating - 1] ?? { fill: PALETTE.ink, edge: PALETTE.ink }
  const reach = STAR_REACH * Math.min(grid.tileWidth, grid.tileHeight)
  const cover = (radius: number) => computeCoverage(grid, buildStarGlyph('rays', look.rating, radius))
  return [
    { coverage: cover(reach + 1), colour: edge, opacity: 1 },
    { coverage: cover(reach), colour: fill, opacity: 1 },
  ]
}

function computeHexCoverage(grid: TiledGrid): HexCoverage {
  const corners = listHexCorners(grid)
  const inner = corners.map(([x, y]): GlyphPoint => [x * (1 - 2 * BORDER), y * (1 - 2 * BORDER)])
  const whole = computeCoverage(grid, { disc: 0, polygons: [corners] })
  const within = computeCoverage(grid, { disc: 0, polygons: [inner] })
  return { whole, border: whole.map((share, pixel) => share - (within[pixel] ?? 0)) }
}

/** Corners of the hex of a tile, from its centre. */
function listHexCorners({ tileWidth, tileHeight, side, axis }: TiledGrid): GlyphPoint[] {
  const [long, across] = axis === 'x' ? [tileWidth, tileHeight] : [tileHeight, tileWidth]
  const corners: GlyphPoint[] = [
    [-long / 2, 0],
    [-side / 2, -across / 2],
    [side / 2, -across / 2],
    [long / 2, 0],
    [side / 2, across / 2],
    [-side / 2, across / 2],
  ]
  return axis === 'x' ? corners : corners.map(([x, y]) => [y, x])
}

/** Covers a disc and polygons, all from the centre of the tile, line by line. Time: pixels and corners. */
function computeCoverage({ tileWidth, tileHeight }: TiledGrid, { disc, polygons }: StarGlyph): Coverage {
  const coverage = new Float64Array(tileWidth * tileHeight)
  for (let line = 0; line < tileHeight * LINES; line += 1) {
    const y = (line + 0.5) / LINES - tileHeight / 2
    const half = Math.sqrt(Math.max(0, disc ** 2 - y ** 2))
    const spans = [...(half > 0 ? [[-half, half] as const] : []), ...polygons.flatMap((corners) => cross(corners, y))]
    const row = Math.floor(line / LINES) * tileWidth
    let covered = 0
    for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
      const start = Math.max(covered, from + tileWidth / 2)
      covered = Math.max(covered, Math.min(to + tileWidth / 2, tileWidth))
      for (let x = Math.floor(start); x < covered; x += 1) {
        const share = Math.min(x + 1, covered) - Math.max(x, start)
        coverage[row + x] = (coverage[row + x] ?? 0) + share / LINES
      }
    }
  }
  return coverage
}

/** Spans of a horizontal line that are inside a polygon: from each odd crossing to the next. */
function cross(corners: readonly GlyphPoint[], y: number): (readonly [number, number])[] {
  const crossings: number[] = []
  for (const [index, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(index - 1) ?? [ax, ay]
    if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
  }
  crossings.sort((a, b) => a - b)
  return crossings.flatMap((from, index) => (index % 2 === 0 ? [[from, crossings[index + 1] ?? from] as const] : []))
}

/** Paints a share of a colour over a pixel. */
function blend(
  pixels: Uint8Array,
  at: number,
  { channels, share }: { readonly channels: readonly number[]; readonly share: number },
): void {
  const below = (pixels[at + 3] ?? 0) / 255
  const opacity = share + below * (1 - share)
  for (const [channel, over] of channels.entries()) {
    const under = pixels[at + channel] ?? 0
    pixels[at + channel] = Math.round((over * share + under * below * (1 - share)) / opacity)
  }
  pixels[at + 3] = Math.round(opacity * 255)
}
