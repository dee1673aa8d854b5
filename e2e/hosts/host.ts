import type { Page } from '@playwright/test'

/** A running Orrery with a page that shows it, on whatever host. */
export interface Host {
  readonly name: 'browser' | 'desktop'
  /** Orrery's own folder, empty at the beginning. */
  readonly home: string
  /** The page as it is now: another one after a restart. */
  page(): Page
  /** Prints the page that is shown to a PDF file, with the paper size it asks for. */
  printPdf(path: string): Promise<void>
  /** Ends the process as a person would and starts it again on the same folder. */
  restart(): Promise<void>
  close(): Promise<void>
}
