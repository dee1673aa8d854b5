import type { Chart } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawList } from '#shared/cluster/draw/draw-list.ts'
import { renderSvg } from '#shared/cluster/draw/svg-writer.ts'
import type { PictureOptions } from '#shared/cluster/picture-options.ts'
import { formatFontFaces } from './font-faces.ts'
import type { PrintFonts } from './print-fonts.ts'

/** Creates a map as SVG with embedded fonts, so that it looks the same on every system. */
export function createPosterSvg(chart: Chart, options: PictureOptions, fonts: PrintFonts): string {
  const picture = composePicture(createDrawList(chart).list, options)
  return renderSvg(picture, { fontFaces: formatFontFaces(picture, fonts) })
}
