import { STAR_RANKS, type StarRank } from '../chart.ts'
import { WORLD_BASES, WORLD_SIGN_LABELS } from '../star-world.ts'
import { getAllegiancePaint, listShownAllegiances } from './allegiance-marks.ts'
import { type DecorationContext, type Decoration, buildStampMark, buildTextMark } from './decorations.ts'
import type { DrawList, RegionShape } from './draw-list.ts'
import { FOG_HATCH_PATTERN, HATCH_PATTERNS, computeHatchLines } from './hatching.ts'
import { MARKER_TEXT_RATIO, NAME_SIZES_BY_RANK } from './map-on-sheet.ts'
import { buildFleetMarks, buildNoteMarks, buildOwnerMarks, buildPennantMarks } from './marker-marks.ts'
import { createFillPaint, createPathPen, drawBox, createStrokePaint } from './path-pen.ts'
import type { Mark } from './picture.ts'
import { findRegionTintPaint, getRegionBorderColour, getHatchPaint, getRegionColour } from './region-marks.ts'
import { getDashPattern, getRoutePaint } from './route-marks.ts'
import { STAR_FLAGS } from './star-layer.ts'
import { buildFortMark, buildStarRingMark, buildStarGlyphMarks } from './star-marks.ts'
import { measureTextWidth, wrapText } from './text-width.ts'
import { drawWorldSign, getZonePaint } from './world-marks.ts'

/** Symbols under a common heading. */
export interface LegendGroup {
  readonly title: string
  readonly entries: readonly Decoration[]
}

/** Width of a symbol and height of a line, in text sizes. */
const SIGN = 2.5
const LINE = 1.64
const LEADING = 1.2

/** A legend of a width, with text in the size of its context. */
interface LegendContext extends DecorationContext {
  readonly width: number
}

/** Legend of everything that occurs on the map. */
export function listLegendGroups(context: LegendContext): LegendGroup[] {
  const groups = [
    { title: 'Stars', entries: ratingEntries(context) },
    { title: 'Standing', entries: [...ringEntries(context), ...rankEntries(context)] },
    { title: 'Lines and signs', entries: [...routeEntries(context), ...signEntries(context)] },
    { title: 'Worlds', entries: worldEntries(context) },
    { title: 'Allegiances', entries: allegianceEntries(context) },
    { title: 'Regions', entries: [...regionEntries(context), ...fogEntries(context)] },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

type DrawSign = (x: number, y: number) => Mark[]

/** A symbol with its meaning. The symbol is drawn around a point. */
function entry({ textMm, palette, width }: LegendContext, text: string, sign: DrawSign): Decoration {
  const look = { sizeMm: textMm, colour: palette.ink, face: palette.faces.text } as const
  const lines = wrapText(text, width - SIGN * textMm, { face: palette.faces.text, size: textMm })
  return {
    width,
    height: (LINE + (lines.length - 1) * LEADING) * textMm,
    draw: (x, y) => [
      ...sign(x + (SIGN / 2 - 0.25) * textMm, y + (LINE / 2) * textMm),
      ...lines.map((line, index) =>
        buildTextMark(line, { x: x + SIGN * textMm, y: y + (LINE / 2 + 0.28 + index * LEADING) * textMm }, look),
      ),
    ],
  }
}

function ratingEntries(context: LegendContext): Decoration[] {
  const { list, palette, textMm, options } = context
  const { leastTextMm } = options
  return list.legend.map((look, index) => {
    const rating = index + 1
    const parts = buildStarGlyphMarks({ rating, entry: look, reach: 0.78 * textMm, leastTextMm }, palette)
    return entry(context, look.name, (x, y) => [buildStampMark(`key-${rating}`, parts, [x, y])])
  })
}

const RANK_LABELS: Readonly<Record<StarRank, string>> = {
  capital: 'Capital',
  town: 'Town',
  settled: 'Settled',
  outpost: 'Outpost',
}

/** Names in the type of their rank, two on a line, if ranks differ. */
function rankEntries(context: LegendContext): Decoration[] {
  const { list, palette, textMm, width, options } = context
  const ranks = STAR_RANKS.toReversed().filter((rank) => list.stars.ranks.includes(STAR_RANKS.indexOf(rank)))
  if (!options.parts.names || ranks.length < 2 || list.stars.hasColonies) return []
  const samples = ranks.map((rank) => ({
    text: RANK_LABELS[rank],
    face: palette.faces.names[rank],
    size: textMm * Math.min(1.5, NAME_SIZES_BY_RANK[rank]),
  }))
  const column = Math.max(width / 2, ...samples.map(({ text, face, size }) => measureTextWidth(text, { face, size })))
  const perLine = column * 2 <= width + 0.01 ? 2 : 1
  const pairs = samples.flatMap((_, at) => (at % perLine === 0 ? [samples.slice(at, at + perLine)] : []))
  return pairs.map((pair) => ({
    width,
    height: LINE * textMm,
    draw: (x, y) =>
      pair.map(({ text, face, size }, at) =>
        buildTextMark(
          text,
          { x: x + at * column, y: y + (LINE / 2 + 0.4) * textMm },
          { face, sizeMm: size, colour: palette.ink },
        ),
      ),
  }))
}

function ringEntries(context: LegendContext): Decoration[] {
  const { list, palette, textMm } = context
  const has = (flag: keyof typeof STAR_FLAGS) => list.stars.flags.some((flags) => (flags & STAR_FLAGS[flag]) !== 0)
  const home = [
    buildStarRingMark(0.58 * textMm, 'home', palette),
    buildStarRingMark(0.76 * textMm, 'outer', palette),
  ] as const
  const broken = [buildStarRingMark(0.68 * textMm, 'broken', palette)] as const
  const fort = [buildFortMark(0.6 * textMm, palette)] as const
  const stamp =
    (id: string, parts: Parameters<typeof buildStampMark>[1]): DrawSign =>
    (x, y) => [buildStampMark(id, parts, [x, y])]
  return [
    ...(has('homeworld') ? [entry(context, 'Homeworld', stamp('key-home', home))] : []),
    ...(has('hidden') ? [entry(context, 'Unknown to the players', stamp('key-hidden', broken))] : []),
    ...(has('siege') ? [entry(context, 'Under siege', stamp('key-siege', broken))] : []),
    ...(has('fort') ? [entry(context, 'Fort', stamp('key-fort', fort))] : []),
  ]
}

function signEntries(context: LegendContext): Decoration[] {
  const { list, palette, textMm, options } = context
  const marker = (x: number, y: number, text: string, isHidden = false) => [
    { x, y, text, reach: Math.max(0.6 * textMm, (options.leastTextMm ?? 0) / MARKER_TEXT_RATIO), isHidden },
  ]
  const { parts } = options
  const initial = list.stars.marks.find((mark) => mark !== '')
  const darts = list.fleets.filter(({ side }) => side === null)
  const add = (isShown: boolean, text: string, sign: DrawSign) => (isShown ? [entry(context, text, sign)] : [])
  return [
    ...add(parts.owners && initial !== undefined, plateLabel(list), (x, y) =>
      buildOwnerMarks(marker(x, y, initial?.slice(0, 1) ?? ''), palette),
    ),
    ...add(parts.fleets && darts.length < list.fleets.length, 'Fleets by letter', (x, y) =>
      buildPennantMarks(marker(x, y, 'A'), palette),
    ),
    ...add(parts.fleets && darts.some(({ isHidden }) => !isHidden), 'Fleet', (x, y) =>
      buildFleetMarks(marker(x, y, ''), palette),
    ),
    ...add(parts.fleets && darts.some(({ isHidden }) => isHidden), 'Fleet unknown to the players', (x, y) =>
      buildFleetMarks(marker(x, y, '', true), palette),
    ),
    ...add(parts.notes && list.labels.some(({ kind }) => kind === 'note'), 'Note', (x, y) =>
      buildNoteMarks(marker(x, y, '1'), palette),
    ),
  ]
}

function plateLabel({ stars }: DrawList): string {
  return stars.hasColonies ? 'Side and size of a colony' : 'Owner’s initial'
}

function routeEntries(context: LegendContext): Decoration[] {
  const { list, palette, textMm, options } = context
  const { routes } = list
  if (!options.parts.routes) return []
  const line = (isHidden: boolean): DrawSign => {
    const paint = getRoutePaint({ colour: null, style: 'solid', isHidden }, palette, 0.13 * textMm)
    return (x, y) => {
      const pen = createPathPen()
      pen.moveTo(x - 0.9 * textMm, y)
      pen.lineTo(x + 0.9 * textMm, y)
      return [pen.mark(paint)]
    }
  }
  return [
    ...(routes.looks.some(({ isHidden }) => !isHidden) ? [entry(context, 'Route', line(false))] : []),
    ...(routes.looks.some(({ isHidden }) => isHidden) ? [entry(context, 'Secret route', line(true))] : []),
  ]
}

/** Signs of imported worlds. */
function worldEntries(context: LegendContext): Decoration[] {
  const { list, palette, textMm } = context
  const worlds = list.stars.worlds.filter((world) => world !== null)
  if (worlds.length === 0) return []
  const signs = (['gasGiant', ...WORLD_BASES] as const).filter((sign) =>
    worlds.some(({ hasGasGiant, bases }) => (sign === 'gasGiant' ? hasGasGiant : bases.includes(sign))),
  )
  const zones = (['amber', 'red'] as const).filter((zone) => worlds.some((world) => world.zone === zone))
  const letter = (x: number, y: number) => [
    buildTextMark(
      'A',
      { x, y: y + 0.32 * textMm },
      { face: 'bold', sizeMm: textMm, anchor: 'middle', colour: palette.ink },
    ),
  ]
  return [
    entry(context, 'Starport above a world; profile and trade codes below, where a hex has room', letter),
    ...signs.map((sign) =>
      entry(context, WORLD_SIGN_LABELS[sign], (x, y) => {
        const pen = createPathPen()
        drawWorldSign(pen, sign, { x, y }, 0.42 * textMm)
        return [pen.mark(createFillPaint(palette.ink))]
      }),
    ),
    ...zones.map((zone) =>
      entry(context, zone === 'red' ? 'Red zone' : 'Amber zone', (x, y) => {
        const pen = createPathPen()
        pen.circle(x, y, 0.6 * textMm)
        return [pen.mark(getZonePaint(zone, palette, 0.1 * textMm))]
      }),
    ),
  ]
}

/** A piece of each border between allegiances, with a corner. */
function allegianceEntries(context: LegendContext): Decoration[] {
  const { textMm } = context
  return listShownAllegiances(context).map((shape) =>
    entry(context, shape.name, (x, y) => {
      const pen = createPathPen()
      pen.moveTo(x - 0.9 * textMm, y + 0.3 * textMm)
      pen.lineTo(x - 0.2 * textMm, y - 0.35 * textMm)
      pen.lineTo(x + 0.9 * textMm, y - 0.35 * textMm)
      return [pen.mark(getAllegiancePaint(shape, context, 0.15 * textMm))]
    }),
  )
}

function regionEntries(context: LegendContext): Decoration[] {
  const { list, options, palette } = context
  if (!options.parts.regions) return []
  return list.regions.map((region, index) =>
    entry(context, region.name || 'Unnamed', (x, y) => {
      const pattern =
        region.isFilled && region.isHatched !== false ? (HATCH_PATTERNS[index % HATCH_PATTERNS.length] ?? []) : []
      const tint = region.isFilled ? findRegionTintPaint(region, palette) : null
      const edge = { colour: getRegionBorderColour(region, palette), line: regionLine(region) }
      return drawSwatch(context, [x, y], { pattern, tint, edge, colour: getRegionColour(region, palette) })
    }),
  )
}

function regionLine({ border, isHidden }: RegionShape) {
  return isHidden ? 'dotted' : border
}

function fogEntries(context: LegendContext): Decoration[] {
  const { list, options, palette } = context
  if (!options.parts.fog || list.fog.rings.length === 0) return []
  const edge = { colour: palette.fog, line: 'dotted' } as const
  const swatch = { pattern: FOG_HATCH_PATTERN, tint: null, edge, colour: palette.fog }
  return [entry(context, 'Unexplored', (x, y) => drawSwatch(context, [x, y], swatch))]
}

interface Swatch {
  readonly pattern: (typeof HATCH_PATTERNS)[number]
  readonly tint: ReturnType<typeof findRegionTintPaint>
  /** Colour of the hatching. */
  readonly colour: string
  readonly edge: { readonly colour: string; readonly line: RegionShape['border'] }
}

/** A box with the tint, hatching and border of a region. */
function drawSwatch(
  { textMm }: LegendContext,
  [x, y]: readonly [number, number],
  { pattern, tint, edge, colour }: Swatch,
): Mark[] {
  const [width, height] = [1.8 * textMm, 1.15 * textMm]
  const [left, top] = [x - width / 2, y - height / 2]
  const box = createPathPen()
  drawBox(box, { x: left, y: top, width, height })
  const apart = 0.36 * textMm
  const ring = new Float32Array([0, 0, width, 0, width, height, 0, height])
  const hatching = pattern.map((set) => {
    const pen = createPathPen()
    const lines = computeHatchLines({ rings: [ring], apart }, set)
    for (let at = 0; at + 3 < lines.length; at += 4) {
      pen.moveTo(left + (lines[at] ?? 0), top + (lines[at + 1] ?? 0))
      pen.lineTo(left + (lines[at + 2] ?? 0), top + (lines[at + 3] ?? 0))
    }
    return pen.mark(getHatchPaint(colour, apart, set.isDotted))
  })
  const lineMm = (edge.line === null ? 0.04 : 0.12) * textMm
  return [
    ...(tint ? [box.mark(tint)] : []),
    ...hatching,
    box.mark(createStrokePaint(edge.colour, lineMm, { dash: getDashPattern(edge.line ?? 'solid', lineMm) })),
  ]
}
