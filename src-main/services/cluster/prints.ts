import type { Press } from '#main/cluster/print/pdf-document.ts'
import { blankSheetPdf, posterPdf } from '#main/cluster/print/poster-pdf.ts'
import { posterSvg } from '#main/cluster/print/poster-svg.ts'
import { PRINT_FONTS } from '#main/cluster/print/print-fonts.ts'
import { starIndexPdf } from '#main/cluster/print/star-index-pdf.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { PictureError } from '#shared/cluster/draw/picture.ts'
import type { PictureOptions } from '#shared/cluster/picture-options.ts'
import type { PdfRequest } from '#shared/contract/cluster-pictures.ts'
import { Refused } from '../refused.ts'

/** What a print says besides the chart: when it was made (ISO time), and the colours of owners. */
export interface PrintFacts {
  readonly now: string
  readonly ownerColours?: ReadonlyMap<string, string>
}

/** Prints a chart as PDF. */
export async function printCluster(chart: Chart, request: PdfRequest, facts: PrintFacts): Promise<Uint8Array> {
  try {
    return await pressed(chart, request, facts)
  } catch (error) {
    throw refusedOf(error)
  }
}

/** Draws a chart as SVG. */
export function drawCluster(chart: Chart, options: PictureOptions): string {
  try {
    return posterSvg(chart, options, PRINT_FONTS)
  } catch (error) {
    throw refusedOf(error)
  }
}

function pressed(chart: Chart, request: PdfRequest, { now, ownerColours }: PrintFacts): Promise<Uint8Array> {
  const press: Press = { fonts: PRINT_FONTS, madeAt: new Date(now) }
  switch (request.what) {
    case 'poster':
      return posterPdf(chart, { ...request.options, ...(ownerColours && { ownerColours }) }, press)
    case 'blank':
      return blankSheetPdf(chart, request.options, press)
    case 'index':
      return starIndexPdf(chart, request.options, press)
  }
}

function refusedOf(error: unknown): unknown {
  return error instanceof PictureError ? new Refused('illegal', error.message) : error
}
