const DAY_MS = 86_400_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/** The calendar day of a moment where the window is, such as 2026-11-21. */
export function getLocalDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Days from one calendar day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** A calendar day in words: “Saturday 21 November 2026”. */
export function formatDay(day: string): string {
  const text = new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return text.replace(',', '')
}

/** How far away a day is: “today”, “tomorrow”, “in 5 days”, “3 days ago”. */
export function formatRelativeDay(days: number): string {
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(days, 'day')
}

/** The hour of a moment: “19:04”. */
export function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(time))
}

/** A moment in short: “21 Nov 2026, 19:04”. */
export function formatDateTime(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}

/** The day of a moment in short: “21 Nov 2026”. By hand, because the first formatter of a window takes 30 ms to make. */
export function formatShortDate(time: string): string {
  const day = new Date(time)
  return `${day.getDate()} ${MONTHS[day.getMonth()] ?? ''} ${day.getFullYear()}`
}

/** The day of a moment as a sheet bears it: “21 November 2026”. */
export function formatLongDate(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(moment)
}
