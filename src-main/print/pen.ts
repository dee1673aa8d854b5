import type { Box, Paint } from '#shared/cluster/draw/picture.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { PICTOGRAMS, type PictogramName, type PictogramShape } from '#shared/kit/pictograms.ts'
import type { GroupMark, LinesMark, PageMark, TextLine } from '#shared/print/page-marks.ts'
import { getPartsDirection } from '#shared/print/text-direction.ts'
import { INK, type RichText, TEXT_STYLES, type TextStyle, toSpans } from './style.ts'

/** Position of a group. */
type Placement = Partial<Pick<GroupMark, 'scale' | 'turn' | 'clip'>>

/** Draws on a page, in millimetres from its top left corner. */
export interface Pen {
  readonly marks: readonly PageMark[]
  path(d: string, paint?: Partial<Paint>): void
  line(from: readonly [number, number], to: readonly [number, number], paint?: Partial<Paint>): void
  rect(box: Box, paint?: Partial<Paint> & { readonly radius?: number }): void
  circle(centre: readonly [number, number], radius: number, paint?: Partial<Paint>): void
  /** One line of text at its baseline. */
  text(
    text: RichText,
    at: readonly [x: number, y: number],
    style?: Partial<TextStyle> & { readonly anchor?: LinesMark['anchor'] },
  ): void
  /** Lines that are read together. Their direction is that of their first letter, if the paragraph has no other. */
  lines(
    lines: readonly TextLine[],
    style: Pick<LinesMark, 'role' | 'anchor'> & Partial<Pick<LinesMark, 'direction'>>,
  ): void
  /** A picture that covers the box. */
  image(url: string, box: Box): void
  /** A pictogram in a square. */
  pictogram(name: PictogramName, at: readonly [x: number, y: number], sizeMm: number, colour?: string): void
  /** A place that links lead to, with its title in the outline. */
  anchor(name: string, title?: string | null): void
  /** An area that leads to an anchor. */
  link(to: string, box: Box): void
  /** A finished drawing as large as the box allows, with a description for screen readers. */
  figure(marks: readonly PageMark[], size: SheetSize, box: Box, alt: string): void
  /** Finished marks, moved to the point `at`. */
  place(marks: readonly PageMark[], at: readonly [x: number, y: number]): void
  /** Draws around the point `at`, scaled, turned clockwise and cut along `clip`. */
  group(at: readonly [x: number, y: number], placement: Placement, draw: (pen: Pen) => void): void
}

const PLAIN: Paint = { fill: null, stroke: INK, lineMm: 0.15, dash: [], opacity: 1 }
/** Side of the field that pictograms are drawn on. */
const PICTOGRAM_FIELD = 64

/** Formats millimetres to the micrometre, which loses nothing at 600 dpi. */
export function formatMm(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** Creates an empty page to draw on. */
export function createPen(): Pen {
  const marks: PageMark[] = []
  const path: Pen['path'] = (d, paint = {}) =>
    void marks.push({ kind: 'path', d, box: null, paint: { ...PLAIN, ...paint } })
  const pen: Pen = {
    marks,
    path,
    line: ([x0, y0], [x1, y1], paint) =>
      path(`M${formatMm(x0)} ${formatMm(y0)}L${formatMm(x1)} ${formatMm(y1)}`, paint),
    rect: (box, { radius = 0, ...paint } = {}) =>
      path(radius > 0 ? buildRoundedBoxPath(box, radius) : buildBoxPath(box), paint),
    circle: (centre, radius, paint) => path(circlePath(centre, radius), paint),
    text(text, [x, y], { anchor = 'start', ...style } = {}) {
      const look = { ...TEXT_STYLES.body, ...style }
      pen.lines([{ x, y, spans: toSpans(text, look) }], { role: look.role, anchor })
    },
    lines(lines, { role, anchor, direction = getPartsDirection(lines.flatMap(({ spans }) => spans)) }) {
      marks.push({ kind: 'lines', role, anchor, direction, lines })
    },
    image: (url, box) => void marks.push({ kind: 'image', url, ...box }),
    pictogram: (name, at, sizeMm, colour = INK) =>
      pen.group(at, { scale: sizeMm / PICTOGRAM_FIELD }, (inner) => drawPictogram(inner, name, colour)),
    anchor: (name, title = null) => void marks.push({ kind: 'anchor', name, title }),
    link: (to, box) => void marks.push({ kind: 'link', to, ...box }),
    figure(drawn, { widthMm, heightMm }, { x, y, width, height }, alt) {
      const scale = Math.min(width / widthMm, height / heightMm)
      const left = x + (width - widthMm * scale) / 2
      marks.push({ kind: 'group', x: left, y, scale, turn: 0, clip: null, alt, marks: drawn })
    },
    place: (drawn, [x, y]) => void marks.push({ kind: 'group', x, y, scale: 1, turn: 0, clip: null, marks: drawn }),
    group([x, y], { scale = 1, turn = 0, clip = null }, draw) {
      const inner = createPen()
      draw(inner)
      marks.push({ kind: 'group', x, y, scale, turn, clip, marks: inner.marks })
    },
  }
  return pen
}

/** Path of a rectangle. */
export function buildBoxPath({ x, y, width, height }: Box): string {
  return `M${formatMm(x)} ${formatMm(y)}h${formatMm(width)}v${formatMm(height)}h${formatMm(-width)}z`
}

export function buildRoundedBoxPath({ x, y, width, height }: Box, radius: number): string {
  const r = formatMm(radius)
  const [w, h] = [formatMm(width - 2 * radius), formatMm(height - 2 * radius)]
  return `M${formatMm(x + radius)} ${formatMm(y)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}z`
}

function circlePath([x, y]: readonly [number, number], radius: number): string {
  const [r, d] = [formatMm(radius), formatMm(2 * radius)]
  return `M${formatMm(x - radius)} ${formatMm(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`
}

function drawPictogram(pen: Pen, name: PictogramName, colour: string): void {
  const shapes: readonly PictogramShape[] = PICTOGRAMS[name]
  for (const { d, line, hasHoles = false, turn = 0 } of shapes) {
    const paint = line === undefined ? { fill: colour, stroke: null, hasHoles } : { stroke: colour, lineMm: line }
    if (turn === 0) pen.path(d, paint)
    else
      pen.group([PICTOGRAM_FIELD / 2, PICTOGRAM_FIELD / 2], { turn }, (turned) =>
        turned.group([-PICTOGRAM_FIELD / 2, -PICTOGRAM_FIELD / 2], {}, (inner) => inner.path(d, paint)),
      )
  }
}
