import type { Box } from '#shared/cluster/draw/picture.ts'
import { buildBoxPath, formatMm, type Pen } from '../pen.ts'

/** Engraved patterns, told apart without colour. */
const GROUNDS = ['lines', 'diagonal', 'checks', 'dots', 'squares', 'net', 'rays'] as const
export type GroundPattern = (typeof GROUNDS)[number]

interface GroundOptions {
  readonly colour: string
  readonly stepMm?: number
  /** Path that cuts the pattern, in page coordinates; the box by default. */
  readonly clip?: string
}

/** Draws a pattern as lines: patterns and tiles of SVG would become bitmaps in print. */
export function drawGroundPattern(
  pen: Pen,
  ground: GroundPattern,
  box: Box,
  { colour, stepMm = 3, clip }: GroundOptions,
): void {
  pen.group([0, 0], { clip: clip ?? buildBoxPath(box) }, (inner) =>
    inner.group([box.x, box.y], {}, (field) => DRAW[ground](field, { ...box, x: 0, y: 0 }, { colour, step: stepMm })),
  )
}

type Draw = (pen: Pen, size: Box, style: { readonly colour: string; readonly step: number }) => void

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => make(index)).join('')

const DRAW: Readonly<Record<GroundPattern, Draw>> = {
  lines: (pen, { width, height }, { colour, step }) =>
    pen.path(
      repeat(height / step, (line) => `M0 ${formatMm((line + 0.5) * step)}h${formatMm(width)}`),
      { stroke: colour, lineMm: step / 4 },
    ),
  diagonal: (pen, { width, height }, { colour, step }) =>
    pen.path(
      repeat((width + height) / step, (line) => `M${formatMm(line * step)} 0l${formatMm(-height)} ${formatMm(height)}`),
      { stroke: colour, lineMm: step * 0.22 },
    ),
  checks: (pen, { width, height }, { colour, step }) =>
    pen.path(
      repeat((2 * height) / step, (line) =>
        repeat(
          width / step + 1,
          (column) =>
            `M${formatMm((column + (line % 2) / 2) * step)} ${formatMm(line * (step / 2))}h${step / 2}v${step / 2}h${-step / 2}z`,
        ),
      ),
      { fill: colour, stroke: null },
    ),
  dots: (pen, { width, height }, { colour, step }) =>
    pen.path(
      repeat((2 * height) / step, (line) =>
        repeat(
          width / step + 1,
          (column) =>
            `M${formatMm((column + (line % 2 === 0 ? 0.25 : 0.75)) * step)} ${formatMm(((line + 0.5) * step) / 2)}h0.01`,
        ),
      ),
      { stroke: colour, lineMm: step / 3 },
    ),
  squares: (pen, { width, height }, { colour, step }) =>
    pen.path(
      repeat(width / step, (line) => `M${formatMm((line + 0.5) * step)} 0v${formatMm(height)}`) +
        repeat(height / step, (line) => `M0 ${formatMm((line + 0.5) * step)}h${formatMm(width)}`),
      { stroke: colour, lineMm: step / 10 },
    ),
  net: (pen, { width, height }, { colour, step }) => {
    const count = (width + height) / step
    pen.path(
      repeat(count, (line) => `M${formatMm(line * step)} 0l${formatMm(-height)} ${formatMm(height)}`) +
        repeat(count, (line) => `M${formatMm(width - line * step)} 0l${formatMm(height)} ${formatMm(height)}`),
      { stroke: colour, lineMm: step / 12 },
    )
  },
  rays: (pen, { width, height }, { colour }) => {
    const reach = width + height
    const ray = (index: number) => {
      const angle = (index * Math.PI) / 18
      return `M${formatMm(width / 2)} ${formatMm(height / 2)}l${formatMm(reach * Math.cos(angle))} ${formatMm(reach * Math.sin(angle))}`
    }
    pen.path(
      repeat(18, (index) => ray(index * 2)),
      { stroke: colour, lineMm: 0.7 },
    )
    pen.path(
      repeat(18, (index) => ray(index * 2 + 1)),
      { stroke: colour, lineMm: 0.25 },
    )
  },
}
