/** A link being typed: its trigger, its start offset and the text after the trigger. */
export interface UnfinishedLink {
  readonly lead: '[[' | '@'
  readonly start: number
  readonly text: string
}

/** A text edit: replaces the range `from` to `to` with `insert`, then selects the given range. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly selectFrom: number
  readonly selectTo: number
}

/** Longer input cannot be the start of a name. */
const LONGEST = 100

/** An `@` after a space or at the start, followed by at most three words. */
const MENTION = /(?:^|[\s("“'‘])@((?:[\p{L}\p{N}][^\s@[\]]*(?: [^\s@[\]]*){0,2})?)$/u

/** Finds the unfinished link at the caret, or null. */
export function findUnfinishedLink(body: string, caret: number): UnfinishedLink | null {
  const before = body.slice(Math.max(0, caret - LONGEST), caret)
  const [, text] = /\[\[([^[\]\n]*)$/.exec(before) ?? []
  if (text !== undefined) return { lead: '[[', start: caret - text.length - 2, text }
  const [, mention] = MENTION.exec(before) ?? []
  return mention === undefined ? null : { lead: '@', start: caret - mention.length - 1, text: mention }
}

/** Replaces the unfinished link with a complete one, including closing brackets that already exist. */
export function buildLinkCompletionEdit(body: string, { lead, start, text }: UnfinishedLink, link: string): TextEdit {
  const typed = start + lead.length + text.length
  const [rest = ''] = (lead === '[[' && /^[^[\]\n]*\]\]/.exec(body.slice(typed, typed + LONGEST))) || []
  const to = typed + rest.length
  const insert = `[[${link}]]`
  const caret = start + insert.length
  return { from: start, to, insert, selectFrom: caret, selectTo: caret }
}

/** State of the suggestions: their number, and whether they match the current input. */
interface OffersNow {
  readonly count: number
  readonly isKnown: boolean
}

/** Enter and Tab accept a suggestion (even while it is loading), Escape dismisses, arrow keys move through the list. */
export function getSuggestionActionForKey(key: string, { count, isKnown }: OffersNow): 'choose' | 'dismiss' | null {
  if (key === 'Escape') return 'dismiss'
  return (count > 0 || !isKnown) && (key === 'Enter' || key === 'Tab') ? 'choose' : null
}
