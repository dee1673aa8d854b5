import { getDashes } from './lines.ts'
import type { MapCanvas } from './map-canvas.ts'
import type { MapColours } from './map-colours.ts'
import type { Emphasis } from './overlay-draft.ts'

/** Style of each emphasis. Widths are CSS pixels. */
export function getEmphasisStyle(
  emphasis: Emphasis,
  palette: MapColours,
): { colour: string; width: number; isDashed: boolean } {
  switch (emphasis) {
    case 'hover':
      return { colour: palette.control, width: 1, isDashed: false }
    case 'chosen':
      return { colour: palette.brass, width: 2, isDashed: false }
    case 'cursor':
      return { colour: palette.focus, width: 2, isDashed: false }
    case 'ghost':
      return { colour: palette.brass, width: 1.5, isDashed: true }
    case 'reach':
      return { colour: palette.good, width: 2, isDashed: false }
    case 'gone':
    case 'forbidden':
      return { colour: palette.harm, width: 2, isDashed: true }
  }
}

/** Above this number of lines, dashes are too slow. */
const MOST_DASHED = 400

/** Sets colour, width and dashes for a number of lines. */
export function setLineStyle({ context, palette, ratio }: MapCanvas, emphasis: Emphasis, count: number): void {
  const { colour, width, isDashed } = getEmphasisStyle(emphasis, palette)
  context.setLineDash(isDashed && count < MOST_DASHED ? getDashes('dashed', width * ratio) : [])
  context.lineWidth = count < MOST_DASHED ? width * ratio : 1
  context.strokeStyle = colour
}
