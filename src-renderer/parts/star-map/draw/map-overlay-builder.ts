import type { LineStyle, StarSize } from '#shared/cluster/chart.ts'
import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import type { DrawnSide } from '#shared/cluster/draw/drawable-map.ts'
import { buildHexOutline, type OutlineRing } from '#shared/cluster/draw/outline.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { type HexPlace, type HexPoint, computeHexCentre, isOnBoard } from '#shared/kit/hex.ts'

/** Style of marked hexes. */
export type HexEmphasis = 'ghost' | 'gone' | 'forbidden' | 'chosen' | 'reach'

/** Style of overlay elements. */
export type OverlayEmphasis = HexEmphasis | 'hover' | 'cursor'

export interface OverlayStar {
  readonly at: HexPoint
  readonly rating: number
  readonly size: StarSize
  readonly emphasis: OverlayEmphasis
}

/** Arrow of a command from star to star. */
export interface OverlayArrow {
  readonly from: HexPoint
  readonly to: HexPoint
  readonly side: DrawnSide
  readonly style: LineStyle
  /** Whether it is drawn stronger than the others. */
  readonly isStrong: boolean
}

/** Overlay of the map that changes with the pointer. Lengths are hex radii. */
export interface MapOverlay {
  readonly areas: readonly {
    readonly rings: readonly OutlineRing[]
    readonly emphasis: OverlayEmphasis
    readonly colour: string | null
  }[]
  /** Centres of outlined hexes as x, y pairs, by style. */
  readonly hexes: ReadonlyMap<OverlayEmphasis, readonly number[]>
  /** Line segments as x1, y1, x2, y2, by style. */
  readonly lines: ReadonlyMap<OverlayEmphasis, readonly number[]>
  readonly stars: readonly OverlayStar[]
  /** Polylines. The selection box and the lasso are closed. */
  readonly shapes: readonly {
    readonly points: readonly number[]
    readonly isClosed: boolean
    readonly emphasis: OverlayEmphasis
  }[]
  readonly texts: readonly { readonly at: HexPoint; readonly text: string; readonly emphasis: OverlayEmphasis }[]
  /** Centres of selected stars. */
  readonly chosen: readonly number[]
  readonly arrows: readonly OverlayArrow[]
  /** Centres of stars marked with a cross, for battles. */
  readonly crosses: readonly number[]
}

/** Builder of an overlay. */
export interface MapOverlayBuilder {
  readonly overlay: MapOverlay
  area(hexes: HexRuns, emphasis: OverlayEmphasis, colour?: string): void
  hex(place: HexPlace, emphasis: OverlayEmphasis): void
  line(from: HexPlace, to: HexPlace, emphasis: OverlayEmphasis): void
  star(place: HexPlace, star: { readonly rating: number; readonly size: StarSize }, emphasis: OverlayEmphasis): void
  shape(points: readonly HexPoint[], isClosed: boolean, emphasis: OverlayEmphasis): void
  text(place: HexPlace, text: string, emphasis: OverlayEmphasis): void
  choose(place: HexPlace): void
  arrow(from: HexPlace, to: HexPlace, look: Omit<OverlayArrow, 'from' | 'to'>): void
  cross(place: HexPlace): void
}

/** Creates an empty overlay of a map. */
export function createMapOverlayBuilder({ board, middles }: Pick<DrawList, 'board' | 'middles'>): MapOverlayBuilder {
  const areas: MapOverlay['areas'][number][] = []
  const hexes = new Map<OverlayEmphasis, number[]>()
  const lines = new Map<OverlayEmphasis, number[]>()
  const stars: OverlayStar[] = []
  const shapes: MapOverlay['shapes'][number][] = []
  const texts: MapOverlay['texts'][number][] = []
  const chosen: number[] = []
  const arrows: OverlayArrow[] = []
  const crosses: number[] = []
  const put = (into: Map<OverlayEmphasis, number[]>, emphasis: OverlayEmphasis, numbers: readonly number[]) => {
    const there = into.get(emphasis)
    if (there) there.push(...numbers)
    else into.set(emphasis, [...numbers])
  }
  const middleOf = (place: HexPlace): HexPoint => {
    if (!isOnBoard(place, board)) return computeHexCentre(place, board)
    const at = 2 * ((place.row - 1) * board.columns + place.column - 1)
    return { x: middles[at] ?? 0, y: middles[at + 1] ?? 0 }
  }
  return {
    overlay: { areas, hexes, lines, stars, shapes, texts, chosen, arrows, crosses },
    area: (runs, emphasis, colour) =>
      void areas.push({ rings: buildHexOutline(runs, board, middles), emphasis, colour: colour ?? null }),
    hex(place, emphasis) {
      const { x, y } = middleOf(place)
      put(hexes, emphasis, [x, y])
    },
    line(from, to, emphasis) {
      const [a, b] = [middleOf(from), middleOf(to)]
      put(lines, emphasis, [a.x, a.y, b.x, b.y])
    },
    star: (place, { rating, size }, emphasis) => void stars.push({ at: middleOf(place), rating, size, emphasis }),
    shape: (points, isClosed, emphasis) =>
      void shapes.push({ points: points.flatMap(({ x, y }) => [x, y]), isClosed, emphasis }),
    text: (place, text, emphasis) => void texts.push({ at: middleOf(place), text, emphasis }),
    choose(place) {
      const { x, y } = middleOf(place)
      chosen.push(x, y)
    },
    arrow: (from, to, look) => void arrows.push({ from: middleOf(from), to: middleOf(to), ...look }),
    cross(place) {
      const { x, y } = middleOf(place)
      crosses.push(x, y)
    },
  }
}
