import { iterateHexes } from '#shared/kit/hex-runs.ts'
import type { LabelShape, RegionShape } from './draw-list.ts'
import type { LabelPosition, LabelRequest } from './label-placer.ts'
import type { MapPlacement } from './map-placement.ts'
import { computeNameOffset, NAME_POSITIONS, type NamePosition } from './name-positions.ts'
import { isInsideRings } from './outline.ts'
import type { Box } from './picture.ts'
import { TEXT_EXTENTS, type TextSetting, measureTextWidth } from './text-width.ts'
import type { TextFace } from './text-widths.ts'

/** A map text to be positioned. */
export interface MapText extends LabelRequest {
  readonly text: string
  readonly face: TextFace
  readonly sizeMm: number
  readonly spacing: number
  readonly colour: string
  /** Position if none is free; null to omit it. */
  readonly fallback: Box | null
}

/** The glyph a text belongs to: its centre and radius. */
export interface TextAnchor {
  readonly x: number
  readonly y: number
  readonly reach: number
  /** Whether more distant positions are allowed. */
  readonly isCrowded?: boolean
}

/** A position around a glyph, with a shift in text widths and an additional distance in text sizes. */
interface Spot extends NamePosition {
  readonly slide: number
  readonly off: number
}

const SPOTS: readonly Spot[] = [
  ...NAME_POSITIONS.map((spot) => ({ ...spot, slide: 0, off: 0 })),
  { dx: 0, dy: 1, slide: 0.25, off: 0, cost: 0.8 },
  { dx: 0, dy: 1, slide: -0.25, off: 0, cost: 0.9 },
  { dx: 0, dy: -1, slide: 0.25, off: 0, cost: 1.6 },
  { dx: 0, dy: -1, slide: -0.25, off: 0, cost: 1.7 },
]

/** Distant positions for names without a near one, still nearer to their glyph than to others. */
const FAR_SPOTS: readonly Spot[] = [
  ...SPOTS.filter(({ slide }) => slide === 0).map((near) => ({ ...near, off: 0.4, cost: near.cost + 2 })),
  ...([1, -1] as const).flatMap((dy) =>
    [0.4, -0.4].flatMap((slide) => [0, 0.4].map((off) => ({ dx: 0, dy, slide, off, cost: 3 + off }) as const)),
  ),
]

/** Candidate positions of a name around its glyph. */
export function listNamePositions(
  text: string,
  setting: TextSetting,
  { x, y, reach, isCrowded = false }: TextAnchor,
): LabelPosition[] {
  const width = measureTextWidth(text, setting)
  const height = setting.size * (TEXT_EXTENTS.ascender + TEXT_EXTENTS.descender)
  return (isCrowded ? [...SPOTS, ...FAR_SPOTS] : SPOTS).map(({ dx, dy, slide, off, cost }) => {
    const away = computeNameOffset({ dx, dy }, { reach, size: setting.size, off })
    const middleX = x + dx * (away + width / 2) + slide * width
    const middleY = y + dy * (away + height / 2)
    return { box: { x: middleX - width / 2, y: middleY - height / 2, width, height }, cost }
  })
}

/** Offsets from a label's position, in hexes. */
const LABEL_STEPS = [0, 0.3, -0.3, 0.6, -0.6, 1, -1].flatMap((dy) =>
  [0, 0.4, -0.4, 0.8, -0.8].map((dx) => ({ dx, dy, cost: 2 * Math.hypot(dx, dy) })),
)

/** A map label: near its given position, which is also the fallback. */
export function buildLabelText(plot: MapPlacement, label: LabelShape): MapText {
  const { palette, sizes, mmPerHex } = plot
  const setting = { face: 'italic', size: sizes.labels[label.size], spacing: 0.06 } as const
  const [x, y] = [plot.x + label.x * plot.radiusMm, plot.y + label.y * plot.radiusMm]
  const boxAt = boxesOf(label.text, setting)
  return {
    text: label.text,
    face: setting.face,
    sizeMm: setting.size,
    spacing: setting.spacing,
    colour: label.isHidden ? palette.secret : ((palette.isColoured ? label.colour : null) ?? palette.ink),
    choices: LABEL_STEPS.map(({ dx, dy, cost }) => ({ box: boxAt(x + dx * mmPerHex, y + dy * mmPerHex), cost })),
    fallback: boxAt(x, y),
  }
}

const MOST_REGION_CHOICES = 120
/** Cost of a name that reaches beyond its region, in hexes from the centre. */
const OUTSIDE_COST = 20
/** Names reach beyond their regions only where they are smallest. */
export const LEAST_PART = 0.55

/** Name of a region. */
export interface RegionText extends MapText {
  readonly region: RegionShape
}

/**
 * Name of a region, clear of routes: preferably all of it inside and near the centre, else its middle in a hex of the
 * region. `part` is the share of its wanted size.
 */
export function buildRegionText(plot: MapPlacement, region: RegionShape, part: number): RegionText {
  const { palette, sizes, list, radiusMm } = plot
  const hexes = Array.from(iterateHexes(region.hexes), ({ row, column }) => {
    const hex = 2 * ((row - 1) * list.board.columns + column - 1)
    return { x: plot.x + (list.middles[hex] ?? 0) * radiusMm, y: plot.y + (list.middles[hex + 1] ?? 0) * radiusMm }
  })
  const middle = {
    x: hexes.reduce((sum, { x }) => sum + x, 0) / hexes.length,
    y: hexes.reduce((sum, { y }) => sum + y, 0) / hexes.length,
  }
  const wanted = Math.min(sizes.labels.large, sizes.labels.small * (1 + Math.sqrt(hexes.length) / 10))
  const size = Math.max(sizes.smallName, wanted * part)
  const setting = { face: 'italic', size, spacing: 0.14 * part } as const
  const isInside = createInsideTest(plot, region)
  const boxAt = boxesOf(region.name, setting)
  const step = Math.ceil(hexes.length / MOST_REGION_CHOICES)
  return {
    region,
    text: region.name,
    face: setting.face,
    sizeMm: size,
    spacing: setting.spacing,
    colour: region.isHidden ? palette.secret : palette.accent,
    avoidsLines: true,
    choices: hexes
      .filter((_, index) => index % step === 0)
      .flatMap(({ x, y }) => {
        const cost = (2 * Math.hypot(x - middle.x, y - middle.y)) / plot.mmPerHex
        return [boxAt(x, y), boxAt(x + plot.mmPerHex / 2, y), boxAt(x, y + plot.mmPerHex / 2)]
          .filter((box) => isInside(box) || part === LEAST_PART)
          .map((box) => ({ box, cost: cost + (isInside(box) ? 0 : OUTSIDE_COST) }))
      }),
    fallback: null,
  }
}

/** Creates a test whether a text is inside a region: its ends and its middle are in hexes of the region. */
function createInsideTest({ x, y, radiusMm }: MapPlacement, { rings }: RegionShape) {
  const isIn = (atX: number, atY: number) => isInsideRings(rings, (atX - x) / radiusMm, (atY - y) / radiusMm)
  return ({ x: left, y: top, width, height }: Box): boolean =>
    [0, 0.25, 0.5, 0.75, 1].every((part) =>
      [0.15, 0.85].every((down) => isIn(left + width * part, top + height * down)),
    )
}

/** Creates boxes of a text centred on a point. */
function boxesOf(text: string, setting: TextSetting) {
  const width = measureTextWidth(text, setting)
  const height = setting.size * (TEXT_EXTENTS.ascender + TEXT_EXTENTS.descender)
  return (x: number, y: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height })
}
