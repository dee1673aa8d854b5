import type { PageDraft } from '#main/print/pages/page.ts'
import type { SheetPaper } from '#shared/cluster/picture-options.ts'
import type { PagePrintForm, PagePrintFormName } from '#shared/contract/page-prints.ts'

/** Pages of a printed form before they are numbered. */
export interface FormPages {
  /** Whose print it is, such as a game or a campaign. */
  readonly name: string
  /** What it is, such as "Report of turn 6". */
  readonly kind: string
  /** Such as "Gamemaster’s edition"; may be empty. */
  readonly edition: string
  readonly pages: readonly PageDraft[]
  /** Whether its half pages are printed in the order of a folded booklet. */
  readonly isBooklet?: boolean
}

/** What a form is laid out for. */
export interface FormContext {
  readonly paper: SheetPaper
  /** URL of a picture of the campaign, or null if it is missing. */
  readonly pictureUrl: (id: string) => string | null
}

/** Lays out printed forms of pages, by form. Absent ones belong to others. */
export type FormMakersByForm = {
  readonly [Form in PagePrintFormName]?: (
    page: Extract<PagePrintForm, { form: Form }>,
    context: FormContext,
  ) => FormPages
}

export const GAMEMASTERS_EDITION_LABEL = 'Gamemaster’s edition'
export const PLAYERS_EDITION_LABEL = 'Players’ edition'
