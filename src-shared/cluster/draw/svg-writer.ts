import type { GroupMark, ImageMark, LinesMark, PageMark } from '#shared/print/page-marks.ts'
import { getTextDirection, RTL_SVG_ANCHORS } from '#shared/print/text-direction.ts'
import type { Box, Paint, PathMark, Picture, StampsMark, PictureTextStyle, TextsMark } from './picture.ts'
import type { TextFace } from './text-widths.ts'

/** Additional styles of an SVG file, such as `@font-face` with embedded fonts. */
export interface SvgStyle {
  readonly fontFaces: string
}

/** A picture or a printed page. */
export type Drawing = Pick<Picture, 'widthMm' | 'heightMm' | 'title' | 'ground'> & {
  /** By default the whole sheet. */
  readonly groundBox?: Box
  /** Part with the hexes of a map, for programs that cut it into sheets. */
  readonly board?: Box
  readonly layers: readonly { readonly id: string; readonly title: string; readonly marks: readonly PageMark[] }[]
}

/** Renders a drawing as an SVG file. */
export function renderSvg(picture: Drawing, { fontFaces }: SvgStyle = { fontFaces: '' }): string {
  const { widthMm, heightMm, title, ground, layers } = picture
  const painted = picture.groundBox ?? { x: 0, y: 0, width: widthMm, height: heightMm }
  const [width, height] = [number(widthMm), number(heightMm)]
  const stamps = layers.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'stamps'))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img"${boardAttribute(picture)}>`,
    `<title>${escaped(title === '' ? 'Star map' : title)}</title>`,
    `<style>${STYLE}${escaped(fontFaces)}</style>`,
    '<defs>',
    ...Array.from(new Map(stamps.map((stamp) => [stamp.id, stamp])).values(), definition),
    '</defs>',
    ...(isWhole(painted, picture) ? [] : [`<rect width="${width}" height="${height}" fill="#ffffff"/>`]),
    `<rect ${boxAttributes(painted)} fill="${escaped(ground)}"/>`,
    ...layers.map(layerOf),
    '</svg>',
    '',
  ].join('\n')
}

function isWhole({ width, height }: Box, { widthMm, heightMm }: Drawing): boolean {
  return width === widthMm && height === heightMm
}

function boardAttribute({ board }: Drawing): string {
  if (!board) return ''
  return ` data-board="${[board.x, board.y, board.width, board.height].map(number).join(' ')}"`
}

function boxAttributes({ x, y, width, height }: Box): string {
  return `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`
}

const SERIF =
  "Alegreya, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, 'Noto Serif', 'Noto Serif CJK SC', serif"
const SANS = "B612, 'DejaVu Sans', Verdana, 'Noto Sans', 'Noto Sans CJK SC', sans-serif"
const FAMILIES: Readonly<Record<TextFace, string>> = {
  regular: SERIF,
  bold: SERIF,
  heavy: SERIF,
  italic: SERIF,
  sans: SANS,
  'sans-bold': SANS,
  mono: "'B612 Mono', 'DejaVu Sans Mono', Consolas, monospace",
}
const FACES = Object.keys(FAMILIES) as TextFace[]

const STYLE = [
  'path{stroke-linejoin:round;stroke-linecap:round}',
  'text{stroke-linejoin:round;paint-order:stroke;white-space:pre;font-variant-numeric:lining-nums}',
  ...FACES.map((face) => `.${face}{font-family:${FAMILIES[face]}}`),
  '.bold,.sans-bold{font-weight:700}',
  '.heavy{font-weight:800}',
  '.italic{font-style:italic}',
].join('')

function layerOf({ id, title, marks }: Drawing['layers'][number]): string {
  return [`<g id="${escaped(id)}">`, `<title>${escaped(title)}</title>`, ...marks.map(markOf), '</g>'].join('\n')
}

function markOf(mark: PageMark): string {
  switch (mark.kind) {
    case 'path':
      return pathOf(mark)
    case 'texts':
      return textsOf(mark)
    case 'stamps':
      return usesOf(mark)
    case 'lines':
      return renderLines(mark)
    case 'group':
      return renderGroup(mark)
    case 'image':
      return renderImage(mark)
    case 'anchor':
    case 'link':
      return ''
  }
}

function pathOf({ d, paint }: PathMark): string {
  return d === '' ? '' : `<path d="${escaped(d)}"${paintOf(paint)}/>`
}

function paintOf({ fill, stroke, lineMm, dash, opacity, hasHoles = false }: Paint): string {
  return [
    ` fill="${escaped(fill ?? 'none')}"`,
    stroke === null ? '' : ` stroke="${escaped(stroke)}" stroke-width="${fine(lineMm)}"`,
    dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(fine).join(' ')}"`,
    opacity === 1 ? '' : ` opacity="${fine(opacity)}"`,
    hasHoles ? ' fill-rule="evenodd"' : '',
  ].join('')
}

function textsOf({ look, items }: TextsMark): string {
  const texts = items.map(
    ({ text, x, y }) =>
      `<text x="${number(x)}" y="${number(y)}"${directionOf(text, look.anchor)}>${escaped(text)}</text>`,
  )
  return `<g${lookOf(look)}>${texts.join('\n')}</g>`
}

function directionOf(text: string, anchor: PictureTextStyle['anchor']): string {
  return getTextDirection(text) === 'ltr' ? '' : ` direction="rtl" text-anchor="${RTL_SVG_ANCHORS[anchor]}"`
}

function renderLines({ anchor, lines }: LinesMark): string {
  const direction = directionOf(lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' '), anchor)
  const texts = lines.map(({ x, y, spans }) => {
    const parts = spans.map(
      ({ text, face, sizeMm, colour }) =>
        `<tspan class="${face}" font-size="${fine(sizeMm)}" fill="${escaped(colour)}">${escaped(text)}</tspan>`,
    )
    const anchored = direction !== '' || anchor === 'start' ? direction : ` text-anchor="${anchor}"`
    return `<text x="${number(x)}" y="${number(y)}"${anchored}>${parts.join('')}</text>`
  })
  return texts.join('\n')
}

function renderGroup({ x, y, scale, turn, clip, marks }: GroupMark): string {
  const turned = turn === 0 ? '' : ` rotate(${fine(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${String(Math.round(scale * 1e6) / 1e6)})`
  const open = `<g transform="translate(${fine(x)} ${fine(y)})${turned}${scaled}"`
  const inner = marks.map(markOf).join('\n')
  if (clip === null) return `${open}>${inner}</g>`
  const id = `clip-${clip.replaceAll(/[^\w.-]/g, '_')}`
  return `${open} clip-path="url(#${id})"><clipPath id="${id}"><path d="${escaped(clip)}"/></clipPath>${inner}</g>`
}

function renderImage({ url, ...box }: ImageMark): string {
  return `<image href="${escaped(url)}" ${boxAttributes(box)} preserveAspectRatio="xMidYMid slice"/>`
}

function lookOf({ face, sizeMm, anchor, colour, spacing, halo }: PictureTextStyle): string {
  return [
    ` class="${face}" font-size="${fine(sizeMm)}" fill="${escaped(colour)}"`,
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    spacing === 0 ? '' : ` letter-spacing="${fine(spacing * sizeMm)}"`,
    halo === null ? '' : ` stroke="${escaped(halo.colour)}" stroke-width="${fine(halo.lineMm)}"`,
  ].join('')
}

function definition({ id, parts }: StampsMark): string {
  return `<g id="${escaped(id)}">${parts.map((part) => (part.kind === 'path' ? pathOf(part) : textsOf(part))).join('')}</g>`
}

function usesOf({ id, at }: StampsMark): string {
  const uses: string[] = []
  for (let index = 0; index + 1 < at.length; index += 2)
    uses.push(`<use href="#${escaped(id)}" x="${number(at[index] ?? 0)}" y="${number(at[index + 1] ?? 0)}"/>`)
  return uses.join('\n')
}

/** Formats hundredths of a millimetre. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Formats thousandths, for sizes and line widths. */
function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** Escapes a text for XML content and attributes, and removes characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
