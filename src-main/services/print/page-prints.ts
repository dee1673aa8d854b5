import { imposeBooklet } from '#main/print/pages/booklet.ts'
import { createPrintedSheets } from '#main/print/pages/page.ts'
import { listMissingLettersOfSheets } from '#main/print/pdf/missing-letters.ts'
import type { PagePrintRequest, PagePrintForm } from '#shared/contract/page-prints.ts'
import type { PrintedPdf, PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { buildPrintEdition } from '../kit/print-edition.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { type FormContext, type FormMakersByForm, type FormPages, PLAYERS_EDITION_LABEL } from './page-form.ts'
import { getPictureUrl, toPictureUrls } from './picture-urls.ts'
import { renderPrint } from './render-print.ts'

interface PrintedForm {
  readonly sheets: PrintedSheet[]
  readonly missingLetters: string[]
  readonly pictures: string[]
  readonly isSecret: boolean
}

/** Creates the service that prints pages of the app as composed sheets. */
export function createPagePrintService(tools: ServiceDependencies, makers: readonly FormMakersByForm[]) {
  const { images } = tools.file.rows

  function layOut({ paper, page }: PagePrintRequest, pictures: Readonly<Record<string, string>>) {
    const used = new Set<string>()
    const pictureUrl = (id: string): string | null => {
      const row = images.find(id)
      if (row !== null) used.add(id)
      return getPictureUrl(id, row, pictures)
    }
    const form = makeForm(makers, page, { paper, pictureUrl })
    const sheets = createPrintedSheets(form.pages, buildPrintEdition(tools, form.edition))
    return { form, sheets: form.isBooklet ? imposeBooklet(sheets, paper) : sheets, pictures: [...used] }
  }

  return {
    pages(request: PagePrintRequest): PrintedForm {
      const { form, sheets, pictures } = layOut(request, {})
      const isSecret = form.edition !== '' && form.edition !== PLAYERS_EDITION_LABEL
      return { sheets, missingLetters: listMissingLettersOfSheets(sheets), pictures, isSecret }
    },
    pdf({
      pictures,
      ...request
    }: PagePrintRequest & { pictures: Readonly<Record<string, string>> }): Promise<PrintedPdf> {
      const { form, sheets } = layOut(request, toPictureUrls(pictures))
      return renderPrint(tools, { name: form.name, game: form.kind, edition: form.edition }, sheets)
    },
  }
}

function makeForm(makers: readonly FormMakersByForm[], page: PagePrintForm, context: FormContext): FormPages {
  for (const own of makers) {
    const make = own[page.form] as ((asked: PagePrintForm, at: FormContext) => FormPages) | undefined
    if (make !== undefined) return make(page, context)
  }
  throw new RefusalError('illegal', `There is no printed form “${page.form}” in this version.`)
}
