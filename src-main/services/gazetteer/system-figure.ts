import { atWidth, type Block, drawing, space } from '#main/print/blocks/block.ts'
import { createPen, type Pen } from '#main/print/pen.ts'
import { HAIRLINE_COLOUR, INK, MM_PER_POINT, TEXT_STYLES, TINT_COLOUR, WHITE } from '#main/print/style.ts'
import { truncateTextToWidth } from '#shared/cluster/draw/text-width.ts'
import type { Body, BodyKind } from '#shared/cluster/system/body.ts'
import { DIAGRAM_TEXT_SETTING, layOutSystemDiagram, type SystemDiagram } from '#shared/cluster/system/diagram.ts'

/** Space for the star, marks and indents beside the longest name. */
const BESIDE_NAME_MM = 45
/** Share of a page that a diagram takes at most; the list below it names everything that it shows. */
const MAX_SHARE = 0.6

const FILLS: Readonly<Record<BodyKind, string>> = {
  planet: HAIRLINE_COLOUR,
  giant: TINT_COLOUR,
  belt: WHITE,
  moon: HAIRLINE_COLOUR,
  station: INK,
  settlement: INK,
  ruin: WHITE,
}

/** The diagram of a star system. Long names are shortened, and one that is too high for a page is left out. */
export function buildSystemFigure(starName: string, bodies: readonly Body[], pageHeightMm: number): Block {
  return atWidth((width) => {
    const longest = width - BESIDE_NAME_MM
    const shown = bodies.map((body) => ({
      ...body,
      name: truncateTextToWidth(body.name, longest, DIAGRAM_TEXT_SETTING),
    }))
    const diagram = layOutSystemDiagram(shown, width)
    if (diagram.height > pageHeightMm * MAX_SHARE) return space(0)
    const inner = createPen()
    drawSystem(inner, diagram)
    const size = { widthMm: width, heightMm: diagram.height }
    const alt = `System of ${starName}: ${bodies.map(({ name }) => name).join(', ')}`
    return drawing(diagram.height, (pen, box) => pen.figure(inner.marks, size, { ...box, height: diagram.height }, alt))
  })
}

function drawSystem(pen: Pen, { star, bodies, lines }: SystemDiagram): void {
  for (const { from, to } of lines) pen.line(from, to, { stroke: HAIRLINE_COLOUR, lineMm: 0.2 })
  pen.circle([star.x, star.y], star.radius, { fill: WHITE, stroke: INK, lineMm: 0.5 })
  pen.circle([star.x, star.y], star.radius * 0.6, { fill: INK, stroke: null })
  for (const { body, x, y, radius, label } of bodies) {
    drawBody(pen, body, { x, y, radius })
    pen.text(body.name, [label.x, label.y], { ...TEXT_STYLES.body, sizePt: DIAGRAM_TEXT_SETTING.size / MM_PER_POINT })
  }
}

/** Round for natural bodies, dotted for belts, a square for what was built and a crossed one for ruins. */
function drawBody(
  pen: Pen,
  { kind }: Body,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const paint = { fill: FILLS[kind], stroke: INK, lineMm: 0.25 }
  const square = { x: x - radius * 0.85, y: y - radius * 0.85, width: radius * 1.7, height: radius * 1.7 }
  switch (kind) {
    case 'planet':
    case 'giant':
    case 'moon':
      return pen.circle([x, y], radius, paint)
    case 'belt':
      return pen.circle([x, y], radius, { ...paint, dash: [0.5, 0.6] })
    case 'station':
    case 'settlement':
      return pen.rect(square, paint)
    case 'ruin':
      pen.rect(square, paint)
      return pen.line([square.x, square.y], [square.x + square.width, square.y + square.height], {
        stroke: INK,
        lineMm: 0.25,
      })
  }
}
