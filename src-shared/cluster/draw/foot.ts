import { PAPER_SIZES } from '../picture-options.ts'
import { type DecorationContext, type Decoration, buildTextMark } from './decorations.ts'
import { createFillPaint, createPathPen, drawBox } from './path-pen.ts'
import type { Mark } from './picture.ts'
import { measureTextWidth, truncateTextToWidth } from './text-width.ts'

const HEIGHT = 1.9

/** Line below the map: title and paper, the edition, and the day of printing. Null without an imprint. */
export function buildFoot({ options, palette, textMm }: DecorationContext, width: number): Decoration | null {
  const { imprint, paper } = options
  if (!imprint) return null
  const size = typeof paper === 'string' && paper !== 'fitted' ? `${PAPER_SIZES[paper].name} at 100 %` : ''
  const setting = { face: palette.faces.text, size: textMm } as const
  const edition = { face: palette.faces.strong, size: textMm } as const
  const middle = measureTextWidth(imprint.edition, edition)
  const room = (width - middle) / 2 - 1.5 * textMm
  const [left, right] = [
    [options.title.trim(), size].filter((part) => part !== '').join(', '),
    `Drawn with Orrery, ${imprint.printedOn}`,
  ].map((text) => (room < 6 * textMm ? '' : truncateTextToWidth(text, room, setting)))
  const look = { face: setting.face, sizeMm: textMm, colour: palette.dim } as const
  const line = (x: number, y: number): Mark[] => [
    buildTextMark(left ?? '', { x, y }, look),
    buildTextMark(right ?? '', { x: x + width, y }, { ...look, anchor: 'end' }),
  ]
  return {
    width,
    height: HEIGHT * textMm,
    draw: (x, y) => {
      const baseline = y + 1.5 * textMm
      const bar = createPathPen()
      drawBox(bar, {
        x: x + (width - middle) / 2 - 0.5 * textMm,
        y: baseline - textMm,
        width: middle + textMm,
        height: 1.4 * textMm,
      })
      return [
        ...line(x, baseline),
        ...(imprint.isSecret ? [bar.mark(createFillPaint(palette.ink))] : []),
        buildTextMark(
          imprint.edition,
          { x: x + width / 2, y: baseline },
          {
            face: edition.face,
            sizeMm: textMm,
            anchor: 'middle',
            colour: imprint.isSecret ? palette.ground : palette.ink,
          },
        ),
      ]
    },
  }
}
