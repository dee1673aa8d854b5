const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an ISO date such as 2026-11-21 for display. */
export function formatDateForDisplay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}
