import type { FormContext } from '#main/services/print/page-form.ts'
import type { Calendar } from '#shared/kit/calendar.ts'

/** How the texts of the book are set. */
export interface BookStyle {
  readonly sizePt: number
  readonly calendar: Calendar
  readonly pictureUrl: FormContext['pictureUrl']
}
