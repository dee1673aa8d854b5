import { computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { buildHexMask, type HexRuns } from '#shared/kit/hex-runs.ts'
import { computeBoardSizeInHexRadii } from '#shared/kit/hex-shape.ts'
import { type HexBoard, computeHexCentre } from '#shared/kit/hex.ts'
import type { Legend } from '../chart.ts'
import { type AllegianceLayer, buildAllegianceLayer } from './allegiance-layer.ts'
import type { DrawnFleet, DrawnLabel, DrawnRegion, DrawableMap } from './drawable-map.ts'
import { buildHexOutline, type OutlineRing } from './outline.ts'
import { buildRouteLayer, type RouteLayer } from './route-layer.ts'
import { buildStarLayer, getFactionInitial, type StarLayer } from './star-layer.ts'

/** A region with its outlines. */
export interface RegionShape extends Omit<DrawnRegion, 'isHatched'> {
  readonly isHatched: boolean | null
  readonly rings: readonly OutlineRing[]
}

/** A label, note or fleet at a point. */
export interface LabelShape extends DrawnLabel {
  readonly x: number
  readonly y: number
}

/** A fleet at the point of its marker. */
export type FleetShape = ReturnType<typeof fleetOf>

/** A map for any renderer. Lengths are in hex radii, the origin is the board's top left corner. */
export interface DrawList {
  readonly board: HexBoard
  readonly width: number
  readonly height: number
  readonly legend: Legend
  /** Centres of all hexes as x and y pairs, row by row. */
  readonly middles: Float32Array
  /** Mask of the hexes that are shown; null for all. */
  readonly part: Uint8Array | null
  /** Outline of the hexes that are shown. */
  readonly rim: readonly OutlineRing[]
  readonly fog: { readonly hexes: HexRuns; readonly rings: readonly OutlineRing[] }
  readonly stars: StarLayer
  readonly routes: RouteLayer
  readonly regions: readonly RegionShape[]
  readonly labels: readonly LabelShape[]
  readonly fleets: readonly FleetShape[]
  readonly allegiances: AllegianceLayer
}

/** Builds the draw list of a map. Reuses the parts of `before` whose source arrays are identical. */
export function createDrawListWithSource(
  source: DrawableMap,
  before: DrawListWithSource | null = null,
): DrawListWithSource {
  const isSameGround = before?.source.part === source.part && isSameBoard(before?.source.board, source.board)
  const kept = isSameGround ? before : null
  const { board } = source
  const middles = kept?.list.middles ?? computeHexCentres(board)
  const isKept = (key: 'stars' | 'routes' | 'labels' | 'fleets' | 'fog') => kept?.source[key] === source[key]
  const stars = kept && isKept('stars') ? kept.list.stars : buildStarLayer(source.stars, board, middles)
  const part = source.part ? buildHexMask(source.part, board) : null
  const areRegionsKept = kept?.source.regions === source.regions
  const list: DrawList = {
    board,
    ...computeBoardSizeInHexRadii(board),
    legend: source.legend,
    middles,
    part,
    rim: kept?.list.rim ?? buildHexOutline(source.part ?? wholeBoard(board), board, middles),
    fog:
      kept && isKept('fog') ? kept.list.fog : { hexes: source.fog, rings: buildHexOutline(source.fog, board, middles) },
    stars,
    routes: kept && isKept('routes') && isKept('stars') ? kept.list.routes : buildRouteLayer(source.routes, stars),
    regions: source.regions.map((region) => shapeOf(region, { board, middles, kept })),
    labels:
      kept && isKept('labels')
        ? kept.list.labels
        : source.labels.map((label) => ({ ...label, ...computeHexCentre(label, board) })),
    fleets: kept && isKept('fleets') ? kept.list.fleets : source.fleets.map((fleet) => fleetOf(fleet, board)),
    allegiances:
      kept && isKept('stars') && areRegionsKept
        ? kept.list.allegiances
        : buildAllegianceLayer({
            ...source,
            middles,
            part,
            isImportedWorld: (star) => source.stars[star]?.isImportedWorld ?? stars.worlds[star] !== null,
          }),
  }
  return { source, list }
}

/** A draw list and its source. */
export interface DrawListWithSource {
  readonly source: DrawableMap
  readonly list: DrawList
}

function isSameBoard(a: HexBoard | undefined, b: HexBoard): boolean {
  return (
    a !== undefined &&
    a.rows === b.rows &&
    a.columns === b.columns &&
    a.orientation === b.orientation &&
    a.shifted === b.shifted &&
    a.labelOrder === b.labelOrder
  )
}

function wholeBoard({ rows, columns }: HexBoard): HexRuns {
  return Array.from({ length: rows }, (_, row) => [row + 1, 1, columns] as const)
}

interface ShapeTools {
  readonly board: HexBoard
  readonly middles: Float32Array
  readonly kept: DrawListWithSource | null
}

function shapeOf(region: DrawnRegion, { board, middles, kept }: ShapeTools): RegionShape {
  const { name, colour, border, isFilled, isHidden, isHatched = null, hexes } = region
  const known = kept?.list.regions.find((shape) => shape.hexes === hexes)
  return {
    name,
    colour,
    border,
    isFilled,
    isHidden,
    isHatched,
    hexes,
    rings: known?.rings ?? buildHexOutline(hexes, board, middles),
  }
}

function fleetOf({ name, owner, isHidden, side, ...place }: DrawnFleet, board: HexBoard) {
  return {
    ...computeHexCentre(place, board),
    name,
    mark: owner === null ? '' : getFactionInitial(owner),
    /** Name of the owner, empty for none. */
    owner: owner ?? '',
    isHidden,
    /** The side whose pennant it flies; null to draw a dart. */
    side: side ?? null,
  }
}
