/** Parses a colour into `#rrggbb`, or returns null if the text is not a colour. Accepts `c9a24b` and `#CA4`. */
export function parseHexColour(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}
