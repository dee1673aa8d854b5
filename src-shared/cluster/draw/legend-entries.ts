import { type DecorationContext, type Decoration, buildStampMark, buildTextMark } from './decorations.ts'
import type { DrawList } from './draw-list.ts'
import { MARKER_TEXT_RATIO } from './map-placement.ts'
import { drawFleetMarks, drawNoteMarks, drawOwnerMarks, drawPennantMarks } from './marker-marks.ts'
import { createPathPen, drawBox, createFill, createStroke } from './path-pen.ts'
import type { Mark, Paint } from './picture.ts'
import { getRegionTint } from './region-marks.ts'
import { getDashPattern, getRoutePaint } from './route-marks.ts'
import { STAR_FLAGS } from './star-layer.ts'
import { buildFortGlyph, buildStarRing, buildStarParts } from './star-marks.ts'
import { truncateText, measureTextWidth } from './text-width.ts'

/** Symbols under a common heading. */
export interface LegendGroup {
  readonly title: string
  readonly entries: readonly Decoration[]
  /** Number of omitted entries. */
  readonly more: number
}

/** Width of a symbol, height of a line, and maximum text width, in text sizes. */
const SIGN = 2.1
const LINE = 1.62
const LONGEST = 15

/** Legend of the elements that occur on the map. */
export function listLegendGroups(furniture: DecorationContext): LegendGroup[] {
  const groups = [
    { title: 'Stars', entries: [...ratingEntries(furniture), ...ringEntries(furniture)], more: 0 },
    { title: 'Signs', entries: signEntries(furniture), more: 0 },
    { title: 'Regions', entries: regionEntries(furniture), more: moreRegions(furniture) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

type DrawSign = (x: number, y: number) => Mark[]

/** A symbol with its meaning. The symbol is drawn around a point. */
function entry({ textMm, palette }: DecorationContext, text: string, sign: DrawSign): Decoration {
  const look = { sizeMm: textMm, colour: palette.ink } as const
  const setting = { face: 'regular', size: textMm } as const
  const shown = truncateText(text, LONGEST * textMm, setting)
  return {
    width: SIGN * textMm + measureTextWidth(shown, setting),
    height: LINE * textMm,
    draw: (x, y) => [
      ...sign(x + (SIGN / 2 - 0.2) * textMm, y + (LINE / 2) * textMm),
      buildTextMark(shown, { x: x + SIGN * textMm, y: y + (LINE / 2 + 0.24) * textMm }, look),
    ],
  }
}

function ratingEntries(furniture: DecorationContext): Decoration[] {
  const { list, palette, textMm, options } = furniture
  const { leastTextMm } = options
  return list.legend.map((look, index) => {
    const rating = index + 1
    const parts = buildStarParts({ rating, entry: look, reach: 0.78 * textMm, leastTextMm }, palette)
    return entry(furniture, look.name, (x, y) => [buildStampMark(`key-${rating}`, parts, [x, y])])
  })
}

function ringEntries(furniture: DecorationContext): Decoration[] {
  const { list, palette, textMm } = furniture
  const has = (flag: keyof typeof STAR_FLAGS) => list.stars.flags.some((flags) => (flags & STAR_FLAGS[flag]) !== 0)
  const ring = (isBroken: boolean): DrawSign => {
    const part = buildStarRing(0.62 * textMm, isBroken, palette)
    return (x, y) => [buildStampMark(isBroken ? 'key-hidden' : 'key-home', [part], [x, y])]
  }
  return [
    ...(has('homeworld') ? [entry(furniture, 'Homeworld', ring(false))] : []),
    ...(has('hidden') ? [entry(furniture, 'Unknown to the players', ring(true))] : []),
    ...(has('siege') ? [entry(furniture, 'Under siege', ring(true))] : []),
    ...(has('fort')
      ? [
          entry(furniture, 'Fort', (x, y) => [
            buildStampMark('key-fort', [buildFortGlyph(0.6 * textMm, palette)], [x, y]),
          ]),
        ]
      : []),
  ]
}

function signEntries(furniture: DecorationContext): Decoration[] {
  const { list, palette, textMm, options } = furniture
  const marker = (x: number, y: number, text: string) => [
    { x, y, text, reach: Math.max(0.6 * textMm, (options.leastTextMm ?? 0) / MARKER_TEXT_RATIO), isHidden: false },
  ]
  const { parts } = options
  const initial = list.stars.marks.find((mark) => mark !== '')
  return [
    ...(parts.routes ? routeEntries(furniture, list) : []),
    ...(parts.owners && initial
      ? [entry(furniture, plateWords(list), (x, y) => drawOwnerMarks(marker(x, y, initial.slice(0, 1)), palette))]
      : []),
    ...(parts.fleets && list.fleets.some(({ side }) => side !== null)
      ? [entry(furniture, 'Fleets by letter', (x, y) => drawPennantMarks(marker(x, y, 'A'), palette))]
      : []),
    ...(parts.fleets && list.fleets.some(({ side }) => side === null)
      ? [entry(furniture, 'Fleet', (x, y) => drawFleetMarks(marker(x, y, ''), palette))]
      : []),
    ...(parts.notes && list.labels.some(({ kind }) => kind === 'note')
      ? [entry(furniture, 'Note', (x, y) => drawNoteMarks(marker(x, y, '1'), palette))]
      : []),
    ...(parts.fog && list.fog.rings.length > 0 ? [entry(furniture, 'Not yet seen', hatched(furniture))] : []),
  ]
}

function plateWords({ stars }: DrawList): string {
  return stars.hasColonies ? 'Side and size of a colony' : 'Owner’s initial'
}

function routeEntries(furniture: DecorationContext, { routes }: DrawList): Decoration[] {
  const line = (isHidden: boolean): DrawSign => {
    const paint = getRoutePaint({ colour: null, style: 'solid', isHidden }, furniture.palette, 0.13 * furniture.textMm)
    return (x, y) => {
      const pen = createPathPen()
      pen.moveTo(x - 0.75 * furniture.textMm, y)
      pen.lineTo(x + 0.75 * furniture.textMm, y)
      return [pen.mark(paint)]
    }
  }
  const hasSecrets = routes.looks.some(({ isHidden }) => isHidden)
  return [
    ...(routes.count > 0 ? [entry(furniture, 'Route', line(false))] : []),
    ...(hasSecrets ? [entry(furniture, 'Secret route', line(true))] : []),
  ]
}

const MOST_REGIONS = 24

function regionEntries(furniture: DecorationContext): Decoration[] {
  const { list, options, palette } = furniture
  if (!options.parts.regions) return []
  return list.regions.slice(0, MOST_REGIONS).map((region, index) => {
    const tint = region.isFilled ? getRegionTint(furniture, region, index) : createFill(palette.ground)
    const colour = palette.isColoured ? region.colour : palette.dim
    const lineMm = (region.border === null ? 0.04 : 0.1) * furniture.textMm
    const line = createStroke(colour, lineMm, { dash: getDashPattern(region.border ?? 'solid', lineMm) })
    return entry(
      furniture,
      region.name || 'Unnamed',
      region.isHatched ? hatched(furniture) : swatch(furniture, tint, line),
    )
  })
}

function moreRegions({ list, options }: DecorationContext): number {
  return options.parts.regions ? Math.max(0, list.regions.length - MOST_REGIONS) : 0
}

function swatch({ textMm }: DecorationContext, fill: Paint, line: Paint): DrawSign {
  return (x, y) => {
    const pen = createPathPen()
    drawBox(pen, { x: x - 0.7 * textMm, y: y - 0.45 * textMm, width: 1.4 * textMm, height: 0.9 * textMm })
    return [pen.mark(fill), pen.mark(line)]
  }
}

/** A box with the hatching of unseen hexes. */
function hatched({ textMm, palette }: DecorationContext): DrawSign {
  const [width, height] = [1.4 * textMm, 0.9 * textMm]
  return (x, y) => {
    const [edge, lines] = [createPathPen(), createPathPen()]
    drawBox(edge, { x: x - width / 2, y: y - height / 2, width, height })
    for (const part of [-0.25, 0, 0.25]) {
      lines.moveTo(x + part * width - height * 0.29, y + height / 2)
      lines.lineTo(x + part * width + height * 0.29, y - height / 2)
    }
    return [
      lines.mark(createStroke(palette.fog, 0.05 * textMm)),
      edge.mark(createStroke(palette.fog, 0.08 * textMm, { dash: [0.01, 0.2 * textMm] })),
    ]
  }
}
