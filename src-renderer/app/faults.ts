/** Whether Vue caught an error in an event's handler: the page still stands. Vue numbers these places when it is built for use. */
export function isFromEvent(where: string): boolean {
  return /event handler|#runtime-[56]$/.test(where)
}

/** A fault as text to send along. */
export function formatFaultReport(error: unknown, page: string): string {
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  return `${page}\n${what}`
}
