import { type DecorationContext, type Decoration, buildTextMark } from './decorations.ts'
import { truncateText, measureTextWidth } from './text-width.ts'

/** Dimensions in text sizes. */
const TITLE = 2.9
const LEAST_TITLE = 1.5

/** The title, with the map's statistics at the other end of the line; null without a title. */
export function buildTitleBlock(
  { list, options, palette, textMm }: DecorationContext,
  width: number,
): Decoration | null {
  const title = options.title.trim()
  if (title === '') return null
  const facts = factsOf(list)
  const factsSetting = { face: 'italic', size: textMm * 1.05 } as const
  const natural = measureTextWidth(title, { face: 'bold', size: 1 })
  const beside = width - measureTextWidth(facts, factsSetting) - 2 * textMm
  const isBeside = natural * 2 * textMm <= beside
  const size = Math.max(LEAST_TITLE * textMm, Math.min(TITLE * textMm, (isBeside ? beside : width) / natural))
  const shown = truncateText(title, width, { face: 'bold', size })
  const baseline = 0.74 * size
  const factsLook = { face: 'italic', sizeMm: factsSetting.size, colour: palette.dim } as const
  return {
    width,
    height: baseline + (isBeside ? 0.3 * size : 0.3 * size + 1.35 * textMm) + 0.5 * textMm,
    draw: (x, y) => [
      buildTextMark(shown, { x, y: y + baseline }, { face: 'bold', sizeMm: size, colour: palette.ink }),
      isBeside
        ? buildTextMark(facts, { x: x + width, y: y + baseline }, { ...factsLook, anchor: 'end' })
        : buildTextMark(facts, { x, y: y + baseline + 0.25 * size + 1.1 * textMm }, factsLook),
    ],
  }
}

function factsOf({ board, stars, routes }: DecorationContext['list']): string {
  const count = (number: number, text: string, many: string) =>
    `${number.toLocaleString('en-GB')} ${number === 1 ? text : many}`
  const size = `${board.rows} × ${board.columns} hexes`
  if (stars.count === 0) return size
  return [size, count(stars.count, 'star', 'stars'), count(routes.count, 'route', 'routes')].join(' · ')
}
