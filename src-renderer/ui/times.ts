const DAY_MS = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/** Local calendar day of a moment, such as 2026-11-21. */
export function getLocalIsoDate(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Days from one calendar day to another; negative if `to` is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Formats a calendar day in full: “Saturday 21 November 2026”. */
export function formatFullDate(day: string): string {
  const text = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return text.replace(',', '')
}

/** Formats a distance in days: “today”, “tomorrow”, “in 5 days”, “3 days ago”. */
export function formatRelativeDay(days: number): string {
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(days, 'day')
}

/** Formats the time of day of a moment: “19:04”. */
export function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(time))
}

/** Formats a moment in short: “21 Nov 2026, 19:04”. */
export function formatDateTime(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}

/**
 * Formats the day of a moment in short: “21 Nov 2026”. Without `Intl`: the first formatter of a window takes 30 ms to
 * create.
 */
export function formatShortDate(time: string): string {
  const day = new Date(time)
  return `${day.getDate()} ${MONTHS[day.getMonth()] ?? ''} ${day.getFullYear()}`
}
