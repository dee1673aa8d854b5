import type { FormContext } from '#main/services/print/page-form.ts'
import type { Calendar } from '#shared/kit/calendar.ts'

/** What all chapters of the book share: text size, calendar, and where pictures are loaded from. */
export interface BookStyle {
  readonly sizePt: number
  readonly calendar: Calendar
  readonly pictureUrl: FormContext['pictureUrl']
}
