/** A link that is being typed: what began it, where that stands, and what was typed after it. */
export interface OpenLink {
  readonly lead: '[[' | '@'
  readonly start: number
  readonly text: string
}

/** A change to a text: what stands between `from` and `to` becomes `insert`, then this much is selected. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly selectFrom: number
  readonly selectTo: number
}

/** A longer beginning is not the beginning of a name. */
const LONGEST = 100

/** An `@` after a space or at the beginning, and at most three words. */
const MENTION = /(?:^|[\s("“'‘])@((?:[\p{L}\p{N}][^\s@[\]]*(?: [^\s@[\]]*){0,2})?)$/u

/** The link that the caret stands in, or null. */
export function findOpenLink(body: string, caret: number): OpenLink | null {
  const before = body.slice(Math.max(0, caret - LONGEST), caret)
  const [, text] = /\[\[([^[\]\n]*)$/.exec(before) ?? []
  if (text !== undefined) return { lead: '[[', start: caret - text.length - 2, text }
  const [, mention] = MENTION.exec(before) ?? []
  return mention === undefined ? null : { lead: '@', start: caret - mention.length - 1, text: mention }
}

/** Writes a link in place of the one that is being typed, brackets that are closed already included. */
export function completeLink(body: string, { lead, start, text }: OpenLink, link: string): TextEdit {
  const typed = start + lead.length + text.length
  const [rest = ''] = (lead === '[[' && /^[^[\]\n]*\]\]/.exec(body.slice(typed, typed + LONGEST))) || []
  const to = typed + rest.length
  const insert = `[[${link}]]`
  const caret = start + insert.length
  return { from: start, to, insert, selectFrom: caret, selectTo: caret }
}

/** What is offered: how many names, and whether they answer what is typed. */
interface OffersNow {
  readonly count: number
  readonly isKnown: boolean
}

/** Enter and Tab take what is offered (also what is still looked up), Escape gives up; the arrows walk the list. */
export function getSuggestionAction(key: string, { count, isKnown }: OffersNow): 'choose' | 'dismiss' | null {
  if (key === 'Escape') return 'dismiss'
  return (count > 0 || !isKnown) && (key === 'Enter' || key === 'Tab') ? 'choose' : null
}
