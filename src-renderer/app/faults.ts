/**
 * Whether Vue caught an error in an event handler, which leaves the page usable. Production builds of Vue report
 * numeric codes.
 */
export function isEventHandlerErrorInfo(where: string): boolean {
  return /event handler|#runtime-[56]$/.test(where)
}

/** Formats an error as plain text for a bug report. */
export function formatFaultReport(error: unknown, page: string): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  return `${page}\n${what}`
}
