import { THING_KIND_NAMES } from '#shared/things.ts'

const KIND = new RegExp(`^(?:${THING_KIND_NAMES.join('|')}):\\s*`, 'i')

/** The words that stand for a `[[text]]`: those after the bar, else the thing's own name, else the name as it was typed, its heading behind it. */
export function formatLinkText(text: string, name?: string): string {
  const bar = text.indexOf('|')
  const words = bar === -1 ? '' : text.slice(bar + 1).trim()
  if (words !== '') return words
  const typed = (bar === -1 ? text : text.slice(0, bar)).replace(KIND, '').trim()
  const at = typed.indexOf('#')
  const heading = at > 0 ? typed.slice(at + 1).trim() : ''
  const own = name ?? (at > 0 ? typed.slice(0, at).trim() : typed)
  // The name of a block (`#^debt-1`) is for finding it, not for reading.
  return heading === '' || heading.startsWith('^') || own.includes('#') ? own : `${own}, ${heading}`
}
