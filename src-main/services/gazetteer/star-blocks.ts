import { type Block, drawing, padded, row, stack } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import { createAnchorBlock } from '#main/print/pages/book.ts'
import { createColumnsBlock } from '#main/print/pages/columns.ts'
import type { Pen } from '#main/print/pen.ts'
import { bold, HAIRLINE_COLOUR, INK, type RichText, TEXT_STYLES } from '#main/print/style.ts'
import { EMBLEM_PATHS } from '#shared/cluster/emblems.ts'
import { BODY_LABELS } from '#shared/cluster/system/body.ts'
import { formatCount } from '#shared/kit/format.ts'
import { buildStarGlyph } from '#shared/kit/star-glyph.ts'
import type { GazetteerBody, GazetteerFleet, GazetteerRoute, GazetteerStar, LinkedPageGroup } from './content.ts'
import {
  getParagraphStyle,
  getBlockGap,
  type GazetteerStyle,
  buildLabelBlock,
  linkBlockToAnchor,
  buildNoteBlock,
  buildPublicAndSecretBlocks,
} from './gazetteer-style.ts'
import { buildSystemFigure } from './system-figure.ts'

const GLYPH_MM = 8
const EMBLEM_MM = 3.4
/** Half the size that emblems are drawn in. */
const EMBLEM_REACH = 12
const INDENT_MM = 5
const HEXES_MM = 18
const RULE_MM = 1
const COLUMN_GAP_MM = 6

/** The entry of a star: its head, texts, system, routes and what is linked to it. */
export function buildStarBlock(star: GazetteerStar, style: GazetteerStyle, pageHeightMm: number): Block {
  return stack(
    [
      createAnchorBlock(star.anchor),
      { ...drawing(RULE_MM, drawRule), keepsWithNext: true },
      head(star, style),
      ...factBlocks(star, style),
      ...buildPublicAndSecretBlocks(star, style),
      ...systemBlocks(star, style, pageHeightMm),
      ...routeBlocks(star.routes, style),
      ...star.fleets.map((fleet) => fleetBlock(fleet, style)),
      ...star.links.map((group) => linksBlock(group, style)),
    ],
    { gap: getBlockGap(style) },
  )
}

const drawRule: Block['draw'] = (pen, { x, y, width }) =>
  pen.line([x, y], [x + width, y], { stroke: HAIRLINE_COLOUR, lineMm: 0.15 })

function head(star: GazetteerStar, style: GazetteerStyle): Block {
  const name = paragraph(star.name, { ...TEXT_STYLES.name, role: 'H2', sizePt: style.sizePt * 1.4, leading: 1.1 })
  const facts = [star.hex, formatRating(star), star.isHidden ? 'unknown to players' : '']
  const text = stack([name, buildNoteBlock(facts.filter((fact) => fact !== '').join(' · '), style)])
  const glyph = drawing(GLYPH_MM, (pen, { x, y }) => {
    const middle = [x + GLYPH_MM / 2, y + GLYPH_MM / 2] as const
    drawStarGlyph(pen, star, { middle, radius: GLYPH_MM / 2, colour: INK })
  })
  return { ...row([{ block: glyph, widthMm: GLYPH_MM }, { block: text }], { gap: 3 }), keepsWithNext: true }
}

export function formatRating({ rating, ratingName }: Pick<GazetteerStar, 'rating' | 'ratingName'>): string {
  return `rating ${rating}${ratingName === '' ? '' : `, ${ratingName}`}`
}

interface GlyphPlace {
  readonly middle: readonly [x: number, y: number]
  readonly radius: number
  readonly colour: string
}

/** Draws the glyph of a star in one colour. */
export function drawStarGlyph(
  pen: Pen,
  { shape, rating }: Pick<GazetteerStar, 'shape' | 'rating'>,
  { middle: [x, y], radius, colour }: GlyphPlace,
): void {
  const { disc, polygons } = buildStarGlyph(shape, rating, radius)
  const paint = { fill: colour, stroke: null }
  for (const polygon of polygons)
    pen.path(`M${polygon.map(([dx, dy]) => `${(x + dx).toFixed(3)} ${(y + dy).toFixed(3)}`).join('L')}z`, paint)
  if (disc > 0) pen.circle([x, y], disc, paint)
}

/** The owner with its emblem in its colour, and the facts. */
function factBlocks({ owner, facts }: GazetteerStar, style: GazetteerStyle): Block[] {
  const all = [...(owner === null ? [] : [{ label: 'Owner', value: owner.name }]), ...facts]
  if (all.length === 0) return []
  const parts = all.flatMap(({ label: name, value }, index): RichText => [
    index === 0 ? '' : ' · ',
    bold(`${name}: `),
    value,
  ])
  const text = { ...paragraph(parts, getParagraphStyle(style)), keepsWithNext: true }
  const look = owner?.style ?? null
  if (look === null) return [text]
  const emblem = drawing(EMBLEM_MM, (pen, { x, y }) =>
    pen.group([x + EMBLEM_MM / 2, y + EMBLEM_MM / 2 + 0.3], { scale: EMBLEM_MM / 2 / EMBLEM_REACH }, (inner) =>
      inner.path(EMBLEM_PATHS[look.emblem], { fill: look.colour, stroke: INK, lineMm: 1.2 }),
    ),
  )
  const line = row([{ block: emblem, widthMm: EMBLEM_MM }, { block: text }], { gap: 1.6 })
  return [{ ...line, keepsWithNext: true }]
}

function systemBlocks({ name, bodies }: GazetteerStar, style: GazetteerStyle, pageHeightMm: number): Block[] {
  if (bodies.length === 0) return []
  const figure = buildSystemFigure(
    name,
    bodies.map(({ body }) => body),
    pageHeightMm,
  )
  const list = stack(
    bodies.map((body) => bodyBlock(body, style)),
    { gap: getBlockGap(style) / 2 },
  )
  return [buildLabelBlock('System'), figure, createColumnsBlock(list, 2, COLUMN_GAP_MM)]
}

function bodyBlock(entry: GazetteerBody, style: GazetteerStyle): Block {
  const { body, links, isHidden } = entry
  const kind = [BODY_LABELS[body.kind].toLowerCase(), `size ${body.size}`, isHidden ? 'unknown to players' : '']
  const parts: RichText = [bold(body.name), `, ${kind.filter((part) => part !== '').join(', ')}`]
  return padded(
    stack(
      [
        createAnchorBlock(entry.anchor),
        paragraph(parts, getParagraphStyle(style)),
        ...buildPublicAndSecretBlocks(entry, style),
        ...(links.length === 0 ? [] : [buildNoteBlock(`Linked: ${links.join(', ')}`, style)]),
      ],
      { gap: getBlockGap(style) / 2 },
    ),
    { left: entry.depth * INDENT_MM },
  )
}

function routeBlocks(routes: readonly GazetteerRoute[], style: GazetteerStyle): Block[] {
  if (routes.length === 0) return []
  const text = getParagraphStyle(style)
  const rows = routes.map(({ to, toAnchor, hexes, kind, isHidden }) => [
    linkBlockToAnchor(paragraph(to, text), toAnchor),
    [kind, isHidden ? 'unknown to players' : ''].filter((part) => part !== '').join(', ') || '–',
    formatCount(hexes, 'hex', 'hexes'),
  ])
  const columns = [
    { title: 'Route to', share: 1.6 },
    { title: 'Kind', share: 1 },
    { title: 'Length', widthMm: HEXES_MM, align: 'end' as const },
  ]
  return [table(columns, rows, { style: text })]
}

function fleetBlock(fleet: GazetteerFleet, style: GazetteerStyle): Block {
  const facts = [fleet.owner, fleet.isHidden ? 'unknown to players' : ''].filter((part) => part !== '')
  const title = [bold('Fleet: '), [fleet.name, ...facts].join(', ')]
  return stack([paragraph(title, getParagraphStyle(style)), ...buildPublicAndSecretBlocks(fleet, style)], {
    gap: getBlockGap(style) / 2,
  })
}

function linksBlock({ label: title, names }: LinkedPageGroup, style: GazetteerStyle): Block {
  const text = names.map(({ name, kind }) => (kind === 'entry' ? name : `${name} (${kind})`)).join('; ')
  return paragraph([bold(`${title}: `), text], getParagraphStyle(style))
}
