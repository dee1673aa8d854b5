import type { Page } from '@playwright/test'

/** A running Orrery with a page that shows it, on any host. */
export interface Host {
  readonly name: 'browser' | 'desktop'
  /** Orrery's data folder, empty at the start. */
  readonly home: string
  /** The current page. It changes with a restart. */
  page(): Page
  /** Prints the current page to a PDF file, with the paper size it requests. */
  printPdf(path: string): Promise<void>
  /** Quits the process as a user would, and starts it again on the same folder. */
  restart(): Promise<void>
  close(): Promise<void>
}
