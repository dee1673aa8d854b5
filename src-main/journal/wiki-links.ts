import type { Thing } from '#shared/contract/base.ts'
import { ThingKind } from '#shared/contract/base.ts'
import { normalizeStoredName } from '#shared/kit/normalize-stored-name.ts'

/** A link: one line between double brackets. */
const LINK = /\[\[([^[\]\n]{1,300})\]\]/g

/** The parts of a link: `target#heading|shown`. */
export interface LinkParts {
  /** The name, optionally prefixed with a kind. */
  readonly target: string
  readonly heading: string | null
  /** The displayed text, if it is not the name. */
  readonly shown: string | null
}

/** Lists the texts between `[[` and `]]`, each once, in order. A bar escaped for a table (`\|`) is unescaped. */
export function listLinkTexts(body: string): string[] {
  return [...new Set([...body.matchAll(LINK)].map(([, text = '']) => unescapeBars(text)))]
}

/** Removes the backslashes that keep bars from ending a table cell. */
export function unescapeBars(text: string): string {
  return text.replaceAll('\\|', '|')
}

/** Replaces the text of each link; null leaves a link unchanged. */
export function replaceLinkTexts(body: string, textFor: (text: string) => string | null): string {
  return replaceWholeLinks(body, (text) => {
    const written = textFor(text)
    return written === null ? null : `[[${written}]]`
  })
}

/** Replaces each link including its brackets; null leaves a link unchanged. Bars are escaped where a table needs it. */
export function replaceWholeLinks(body: string, wordsFor: (text: string) => string | null): string {
  const isInRow = createTableRowPredicate(body)
  return body.replace(LINK, (whole, text: string, offset: number) => {
    const words = wordsFor(unescapeBars(text))
    return words === null ? whole : escapeBars(words, text, isInRow(offset))
  })
}

/** Escapes the bars of a replacement if those of the link were escaped, or if they would end a table cell. */
export function escapeBars(text: string, link: string, isInRow: boolean): string {
  return link.includes('\\|') || (isInRow && !link.includes('|')) ? text.replaceAll('|', '\\|') : text
}

/**
 * Returns a predicate for offsets inside a table row, a line that begins with a bar. Offsets must be queried in
 * ascending order.
 */
export function createTableRowPredicate(body: string): (offset: number) => boolean {
  let end = -1
  let isRow = false
  return (offset) => {
    while (offset > end) {
      isRow = /^[ \t>]{0,40}\|/.test(body.slice(end + 1, end + 50))
      const next = body.indexOf('\n', end + 1)
      end = next < 0 ? body.length : next
    }
    return isRow
  }
}

/**
 * Lists all readings of a link's text, the whole text as a name first: names may contain `#` and `|` before the
 * separator.
 */
export function listLinkInterpretations(text: string): LinkParts[] {
  const whole: LinkParts = { target: text, heading: null, shown: null }
  const barred = splitAt(text, '|').map(([target, shown]): LinkParts => ({ target, heading: null, shown }))
  const headed = [...barred, whole].flatMap(({ target: before, shown }) =>
    splitAt(before, '#').map(([target, heading]): LinkParts => ({ target, heading, shown })),
  )
  return [whole, ...barred, ...headed]
}

/** Splits a text at the first and at the last occurrence of a separator; no result if it does not occur. */
function splitAt(text: string, mark: string): (readonly [before: string, after: string | null])[] {
  const places = new Set([text.indexOf(mark), text.lastIndexOf(mark)].filter((at) => at >= 0))
  return [...places].map((at) => [text.slice(0, at).trim(), text.slice(at + 1).trim() || null])
}

/** Parses a link whose target is unknown: only a bar separates. */
export function parseLinkWithUnknownTarget(text: string): LinkParts {
  const [whole = { target: text, heading: null, shown: null }, barred] = listLinkInterpretations(text)
  return barred !== undefined && text.includes('|') ? barred : whole
}

/** Formats a link's text from its parts. */
export function formatLinkParts({ target, heading, shown }: LinkParts): string {
  return `${target}${heading === null ? '' : `#${heading}`}${shown === null ? '' : `|${shown}`}`
}

/** An id prefix after a name, which distinguishes things of the same name (`Ambush~7f3a`). */
export const NAME_ID_SUFFIX_PATTERN = /(?<=\S)~([\w-]{4,40})$/

/** The text that a link shows: its own, else the name of its target with the heading it leads to. */
export function getShownLinkText({ target, heading, shown }: LinkParts): string {
  const name = splitKindPrefix(target).name.replace(NAME_ID_SUFFIX_PATTERN, '')
  return shown ?? (heading === null || heading.startsWith('^') ? name : `${name} › ${heading}`.trim())
}

/** Splits `kind:name`. Without a kind, the whole text is the name. */
export function splitKindPrefix(text: string): { kind: Thing['kind'] | null; name: string } {
  const at = text.indexOf(':')
  const kind = ThingKind.safeParse(text.slice(0, Math.max(at, 0)).trim().toLowerCase())
  return kind.success ? { kind: kind.data, name: text.slice(at + 1).trim() } : { kind: null, name: text }
}

/** Whether two names are equal, ignoring letter case and leading, trailing and repeated spaces. */
export function isSameName(a: string, b: string): boolean {
  return normalizeName(a) === normalizeName(b)
}

/** Replaces characters of a name that cannot occur between brackets. */
export function escapeLinkName(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')')
}

/** Normalizes a name for comparison. */
export function normalizeName(name: string): string {
  return normalizeStoredName(escapeLinkName(name)).toLowerCase()
}

/** Rewrites a thing's links to itself in its own text after a rename. */
export function rewriteSelfLinks(
  text: string,
  { kind: own, name: before }: Pick<Thing, 'kind' | 'name'>,
  name: string,
): string {
  return replaceLinkTexts(text, (link) => {
    const { kind, name: named } = splitKindPrefix(link)
    if (!isSameName(named, before) || (kind !== null && kind !== own)) return null
    return kind === null ? name : `${own}:${name}`
  })
}
