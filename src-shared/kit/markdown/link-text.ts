import { THING_KIND_NAMES } from '#shared/things.ts'

const KIND = new RegExp(`^(?:${THING_KIND_NAMES.join('|')}):\\s*`, 'i')

/**
 * Display text of a `[[text]]`: the alias after the bar, else the name of the thing, else the name as typed, followed
 * by the heading.
 */
export function formatLinkText(text: string, name?: string): string {
  const bar = text.indexOf('|')
  const words = bar === -1 ? '' : text.slice(bar + 1).trim()
  if (words !== '') return words
  const typed = (bar === -1 ? text : text.slice(0, bar)).replace(KIND, '').trim()
  const at = typed.indexOf('#')
  const heading = at > 0 ? typed.slice(at + 1).trim() : ''
  const own = name ?? (at > 0 ? typed.slice(0, at).trim() : typed)
  // A block id (`#^debt-1`) serves the look-up and is not displayed.
  return heading === '' || heading.startsWith('^') || own.includes('#') ? own : `${own}, ${heading}`
}
