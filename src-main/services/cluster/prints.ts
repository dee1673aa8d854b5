import { createBlankSheetPdf, createPosterPdf } from '#main/cluster/print/poster-pdf.ts'
import { createPosterSvg } from '#main/cluster/print/poster-svg.ts'
import { createStarIndexPdf } from '#main/cluster/print/star-index-pdf.ts'
import { addCjkFonts } from '#main/print/pdf/cjk-fonts.ts'
import type { PrintContext } from '#main/print/pdf/document.ts'
import { PRINT_FONTS, type PrintFonts } from '#main/print/pdf/fonts.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { PictureError } from '#shared/cluster/draw/picture.ts'
import type { PictureImprint, PictureOptions } from '#shared/cluster/picture-options.ts'
import type { MapPdfRequest } from '#shared/contract/cluster-pictures.ts'
import { RefusalError } from '../kit/refusal-error.ts'

export { listMissingMapLetters } from '#main/cluster/print/missing-letters.ts'

/** Facts printed besides the chart: the time it was made (ISO), its imprint, and the colours of owners. */
export interface ClusterPrintMetadata {
  readonly now: string
  readonly imprint: PictureImprint
  readonly ownerColours?: ReadonlyMap<string, string>
}

/** Prints a chart as PDF. */
export async function renderClusterPdf(
  chart: Chart,
  request: MapPdfRequest,
  facts: ClusterPrintMetadata,
): Promise<Uint8Array> {
  try {
    return await pressed(chart, request, facts)
  } catch (error) {
    throw refusedOf(error)
  }
}

/** Draws a chart as SVG. */
export async function renderClusterSvg(chart: Chart, options: PictureOptions): Promise<string> {
  try {
    return await createPosterSvg(chart, options, await loadFonts(chart, options))
  } catch (error) {
    throw refusedOf(error)
  }
}

async function pressed(
  chart: Chart,
  request: MapPdfRequest,
  { now, imprint, ownerColours }: ClusterPrintMetadata,
): Promise<Uint8Array> {
  const fonts = await loadFonts(chart, request.options, imprint)
  const press: PrintContext = { fonts, madeAt: new Date(now) }
  switch (request.what) {
    case 'poster':
      return createPosterPdf(chart, { ...request.options, imprint, ...(ownerColours && { ownerColours }) }, press)
    case 'blank':
      return createBlankSheetPdf(chart, request.options, press)
    case 'index':
      return createStarIndexPdf(chart, { ...request.options, imprint }, press)
  }
}

/** Fonts for the letters of plain data. */
function loadFonts(...data: readonly unknown[]): Promise<PrintFonts> {
  return addCjkFonts(PRINT_FONTS, [JSON.stringify(data)])
}

function refusedOf(error: unknown): unknown {
  return error instanceof PictureError ? new RefusalError('illegal', error.message) : error
}
