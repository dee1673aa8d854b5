import type { PictureOptions } from '../picture-options.ts'
import type { AllegianceShape } from './allegiance-layer.ts'
import { drawInsetRings } from './grid-marks.ts'
import type { MapOnSheet } from './map-on-sheet.ts'
import { createPathPen, createStrokePaint } from './path-pen.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Mark, Paint } from './picture.ts'
import { getDashPattern } from './route-marks.ts'

/** Borders that are drawn: none where regions say the same. */
export function listShownAllegiances({ list, options }: Pick<MapOnSheet, 'list' | 'options'>) {
  const { shapes, isCovered } = list.allegiances
  return options.parts.allegiances && !(isCovered && options.parts.regions) ? shapes : []
}

/** Line of a border: in the power's colour, or in ink by its style and width alone. */
export function getAllegiancePaint(
  { name, colour, style, widthFactor }: AllegianceShape,
  { palette, options }: { readonly palette: PictureTheme; readonly options: Pick<PictureOptions, 'ownerColours'> },
  lineMm: number,
): Paint {
  const width = lineMm * widthFactor
  const shown = palette.isColoured ? (options.ownerColours?.get(name) ?? colour) : palette.ink
  return createStrokePaint(shown, width, { dash: getDashPattern(style, width) })
}

/** Borders between allegiances, each just inside its own space, so that two run side by side. */
export function buildAllegianceMarks(plot: MapOnSheet): Mark[] {
  const lineMm = plot.sizes.route * 1.2
  return listShownAllegiances(plot).map((shape) => {
    const pen = createPathPen()
    drawInsetRings(pen, plot, shape.rings, lineMm * shape.widthFactor)
    return pen.mark(getAllegiancePaint(shape, plot, lineMm))
  })
}
