import { formatCount } from '#shared/kit/format.ts'
import {
  type DecorationContext,
  type Decoration,
  buildTextMark,
  joinDecorations,
  type PlacedDecoration,
} from './decorations.ts'
import { buildOrreryMarks } from './ornament.ts'
import { createFillPaint, createPathPen, createStrokePaint, drawBox } from './path-pen.ts'
import type { Mark } from './picture.ts'
import { measureTextWidth, wrapText } from './text-width.ts'
import type { TextFace } from './text-widths.ts'

/** Diameters of the ornament in text sizes, best first; 0 for none. */
export const ORNAMENT_SIZES = [9.5, 7, 5, 0] as const
export type OrnamentSize = (typeof ORNAMENT_SIZES)[number]

/** Sizes in text sizes. */
const TITLE = { most: 3.6, low: 2.3, least: 1.5, maxLines: 4, leading: 1.02 } as const
const ARTICLE = 0.62
const EDITION = 1.22
const GAP = 0.7

/** Cartouche, low or tall: ornament, title, size of the map, and the plate of its edition. Null without title and imprint. */
export function buildCartouche(
  context: DecorationContext,
  { width, ornament, isLow }: { readonly width: number; readonly ornament: OrnamentSize; readonly isLow: boolean },
): Decoration | null {
  const { options, textMm } = context
  if (options.title.trim() === '' && !options.imprint) return null
  const pieces = [
    ...(ornament > 0 ? [buildOrnament(context, ornament)] : []),
    ...buildTitle(context, width, isLow ? TITLE.low : TITLE.most),
    buildRule(context, width),
    buildFacts(context, width),
    ...(options.imprint ? [buildEditionPlate(context, width)] : []),
  ]
  return stack(pieces, width, GAP * textMm)
}

function stack(pieces: readonly Decoration[], width: number, gap: number): Decoration {
  let y = 0
  const placed: PlacedDecoration[] = pieces.map((piece) => {
    const at = y
    y += piece.height + gap
    return { piece, x: (width - piece.width) / 2, y: at }
  })
  return joinDecorations({ width, height: Math.max(0, y - gap) }, placed)
}

function buildOrnament({ textMm, palette }: DecorationContext, size: number): Decoration {
  const side = size * textMm
  return {
    width: side,
    height: side,
    draw: (x, y) => buildOrreryMarks(x + side / 2, y + side / 2, side / 2, palette),
  }
}

/** The title in as large a type as the width allows, its article small above it. */
function buildTitle({ options, palette, textMm }: DecorationContext, width: number, most: number): Decoration[] {
  const title = options.title.trim()
  if (title === '') return []
  const [, article = '', rest = title] = /^(the)\s+(\S.*)$/i.exec(title) ?? []
  const face = palette.faces.title
  const { lines, size } = fitLines(rest, width, { face, textMm, most })
  const top = article === '' ? 0 : ARTICLE * size
  const height = top + lines.length * TITLE.leading * size - 0.2 * size
  const look = { anchor: 'middle', colour: palette.ink } as const
  return [
    {
      width,
      height,
      draw: (x, y) => [
        ...(article === ''
          ? []
          : [
              buildTextMark(
                article,
                { x: x + width / 2, y: y + 0.42 * size },
                { ...look, face: 'italic', sizeMm: ARTICLE * size },
              ),
            ]),
        ...lines.map((line, index) =>
          buildTextMark(
            line,
            { x: x + width / 2, y: y + top + (0.74 + index * TITLE.leading) * size },
            { ...look, face, sizeMm: size },
          ),
        ),
      ],
    },
  ]
}

/** Breaks a title into lines, one word each if that is larger. */
function fitLines(
  title: string,
  width: number,
  { face, textMm, most }: { readonly face: TextFace; readonly textMm: number; readonly most: number },
): { readonly lines: readonly string[]; readonly size: number } {
  const widest = Math.max(...title.split(/\s+/).map((word) => measureTextWidth(word, { face, size: 1 })))
  let size = Math.min(most * textMm, width / widest)
  while (size > TITLE.least * textMm && wrapText(title, width, { face, size }).length > TITLE.maxLines) size *= 0.94
  size = Math.max(size, TITLE.least * textMm)
  return { lines: wrapText(title, width * 1.001, { face, size }), size }
}

/** A double rule with the ticks of a scale below it. */
function buildRule({ textMm, palette }: DecorationContext, width: number): Decoration {
  const ticks = 48
  return {
    width,
    height: 1.1 * textMm,
    draw: (x, y) => {
      const [rules, scale] = [createPathPen(), createPathPen()]
      for (const at of [0, 0.3]) {
        rules.moveTo(x, y + at * textMm)
        rules.lineTo(x + width, y + at * textMm)
      }
      for (let tick = 0; tick <= ticks; tick += 1) {
        scale.moveTo(x + (width * tick) / ticks, y + 0.3 * textMm)
        scale.lineTo(x + (width * tick) / ticks, y + (tick % 4 === 0 ? 0.95 : 0.62) * textMm)
      }
      return [
        rules.mark(createStrokePaint(palette.ink, 0.1 * textMm)),
        scale.mark(createStrokePaint(palette.ink, 0.05 * textMm)),
      ]
    },
  }
}

/** Number of hexes, stars and routes, in italics. */
function buildFacts({ list, palette, textMm }: DecorationContext, width: number): Decoration {
  const { board, part, stars, routes } = list
  const counts = stars.count === 0 ? [] : [formatCount(stars.count, 'star'), formatCount(routes.count, 'route')]
  const setting = { face: 'italic', size: textMm } as const
  const size =
    part === null ? `${board.columns} × ${board.rows} hexes` : formatCount(part.filter(Boolean).length, 'hex', 'hexes')
  const text = [size, ...counts].join(', ')
  return buildTextBlock(wrapText(text, width, setting), { ...setting, width, colour: palette.dim })
}

interface BlockStyle {
  readonly face: TextFace
  readonly size: number
  readonly width: number
  readonly colour: string
}

/** Lines centred in a width. */
function buildTextBlock(lines: readonly string[], { face, size, width, colour }: BlockStyle): Decoration {
  const leading = 1.25 * size
  return {
    width,
    height: lines.length * leading - 0.2 * size,
    draw: (x, y) =>
      lines.map((line, index) =>
        buildTextMark(
          line,
          { x: x + width / 2, y: y + 0.78 * size + index * leading },
          { face, sizeMm: size, anchor: 'middle', colour },
        ),
      ),
  }
}

/** The plate with edition, campaign and dates; reversed if the print shows secrets. */
function buildEditionPlate({ options, palette, textMm }: DecorationContext, width: number): Decoration {
  const { edition = '', isSecret = false, campaign = '', campaignDate = '', printedOn = '' } = options.imprint ?? {}
  const [ground, text] = isSecret ? [palette.ink, palette.ground] : [palette.ground, palette.ink]
  const inner = width - 1.2 * textMm
  const strong = fitEdition(edition, inner, { face: palette.faces.strong, textMm })
  const small = { face: palette.faces.text, size: textMm }
  const facts = [campaign, campaignDate, `Printed ${printedOn}`].filter((fact) => fact !== '' && fact !== options.title)
  const content = stack(
    [
      buildTextBlock(strong.lines, { ...strong, width: inner, colour: text }),
      buildTextBlock(
        facts.flatMap((fact) => wrapText(fact, inner, small)),
        { ...small, width: inner, colour: text },
      ),
    ],
    inner,
    0.3 * textMm,
  )
  const height = content.height + 1.5 * textMm
  return {
    width,
    height,
    draw: (x, y) => [
      ...buildDoubleFrameMarks({ x, y, width, height }, { ground, edge: palette.ink, inner: palette.accent, textMm }),
      ...content.draw(x + 0.6 * textMm, y + 0.75 * textMm),
    ],
  }
}

/** The edition, broken after a colon and set to fit. */
function fitEdition(
  edition: string,
  width: number,
  { face, textMm }: { readonly face: TextFace; readonly textMm: number },
): { readonly lines: readonly string[]; readonly face: TextFace; readonly size: number } {
  const parts = edition.split(/(?<=:)\s/)
  const widest = Math.max(...parts.map((part) => measureTextWidth(part, { face, size: 1 })))
  const size = Math.max(textMm, Math.min(EDITION * textMm, width / widest))
  return { lines: parts.flatMap((part) => wrapText(part, width * 1.001, { face, size })), face, size }
}

interface PlateLook {
  readonly ground: string
  readonly edge: string
  /** Colour of the fine inner line. */
  readonly inner: string
  readonly textMm: number
}

/** A plate with a double edge. */
export function buildDoubleFrameMarks(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { ground, edge, inner, textMm }: PlateLook,
): Mark[] {
  const inset = 0.32 * textMm
  const [outer, fine] = [createPathPen(), createPathPen()]
  drawBox(outer, { x, y, width, height })
  drawBox(fine, { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset })
  return [
    outer.mark({ ...createFillPaint(ground), stroke: edge, lineMm: 0.16 * textMm }),
    fine.mark(createStrokePaint(inner, 0.07 * textMm)),
  ]
}
