const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** The day of a moment in short: “21 Nov 2026”. */
export function showDate(time: string): string {
  return DATE.format(new Date(time))
}
