const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day of a moment in short: “21 Nov 2026”. By hand, because the first formatter of a window takes 30 ms to make. */
export function showDate(time: string): string {
  const day = new Date(time)
  return `${day.getDate()} ${MONTHS[day.getMonth()] ?? ''} ${day.getFullYear()}`
}
