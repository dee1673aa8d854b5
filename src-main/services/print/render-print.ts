import { listPagesWithOmittedPicture } from '#main/print/pdf/missing-pictures.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import type { PrintedPdf, PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { slugify } from '../kit/names-for-files.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { convertWebpPictures } from './webp-pictures.ts'

interface PrintName {
  /** Whose print it is, such as an army. */
  readonly name: string
  readonly game: string
  /** Such as "Gamemaster's edition"; may be empty. */
  readonly edition: string
}

/** Renders sheets as a PDF whose name says whose it is, the game and the edition. Refuses prints without pages. */
export async function renderPrint(
  { now }: Pick<ServiceDependencies, 'now'>,
  { name, game, edition }: PrintName,
  sheets: readonly PrintedSheet[],
): Promise<PrintedPdf> {
  if (sheets.length === 0) throw new RefusalError('illegal', 'There is nothing to print: choose what to print.')
  const printable = await convertWebpPictures(sheets)
  const bytes = await renderSheetsPdf([name, game].join(', '), printable, new Date(now()))
  const parts = [name, game, edition.replaceAll('’', '')].filter((part) => part !== '').map(slugify)
  return {
    name: `${parts.join('-')}.pdf`,
    data: Buffer.from(bytes).toString('base64'),
    pagesWithoutPicture: listPagesWithOmittedPicture(printable),
  }
}
