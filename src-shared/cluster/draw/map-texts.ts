import type { LabelShape } from './draw-list.ts'
import type { LabelPosition, LabelRequest } from './label-placer.ts'
import type { MapOnSheet } from './map-on-sheet.ts'
import { computeNameOffset, NAME_POSITIONS, type NamePosition } from './name-positions.ts'
import type { Box } from './picture.ts'
import { TEXT_EXTENTS, type TextSetting, measureTextWidth } from './text-width.ts'
import type { TextFace } from './text-widths.ts'

/** A map text to be positioned. */
export interface MapTextRequest extends LabelRequest {
  readonly text: string
  /** Its lines, where it has several. */
  readonly lines?: readonly string[]
  readonly face: TextFace
  readonly sizeMm: number
  readonly spacing: number
  readonly colour: string
  /** Position if none is free; null to omit it. */
  readonly fallback: Box | null
}

/** The glyph a text belongs to: its centre and radius. */
export interface LabelledGlyph {
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
  { x, y, reach, isCrowded = false }: LabelledGlyph,
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
export function buildLabelText(plot: MapOnSheet, label: LabelShape): MapTextRequest {
  const { palette, sizes, mmPerHex } = plot
  const setting = { face: 'italic', size: sizes.labels[label.size], spacing: 0.06 } as const
  const [x, y] = [plot.x + label.x * plot.radiusMm, plot.y + label.y * plot.radiusMm]
  const boxAt = createTextBoxBuilder([label.text], setting)
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

/** Distance of the baselines of a text's lines, in text sizes. */
export const LINE_SPACING_RATIO = 1.05

/** Measures a text of one or more lines, and returns a function that creates its box centred on a point. */
export function createTextBoxBuilder(lines: readonly string[], setting: TextSetting) {
  const width = Math.max(...lines.map((line) => measureTextWidth(line, setting)))
  const height =
    setting.size * (TEXT_EXTENTS.ascender + TEXT_EXTENTS.descender + (lines.length - 1) * LINE_SPACING_RATIO)
  return (x: number, y: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height })
}
