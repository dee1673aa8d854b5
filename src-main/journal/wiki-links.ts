import type { Thing } from '#shared/contract/base.ts'
import { ThingKind } from '#shared/contract/base.ts'
import { normalizeStoredName } from '#shared/kit/normalize-stored-name.ts'

/** A link: one line between double brackets. */
const LINK = /\[\[([^[\]\n]{1,300})\]\]/g

/** The parts of a link's text: `target#heading|shown`. */
export interface LinkParts {
  /** The name, with its kind where it has one. */
  readonly target: string
  readonly heading: string | null
  /** The words to show where they are not the name. */
  readonly shown: string | null
}

/** The texts between `[[` and `]]`, each once, in order; a bar that a table needs escaped (`\|`) is a plain bar. */
export function listLinkTexts(body: string): string[] {
  return [...new Set([...body.matchAll(LINK)].map(([, text = '']) => unescapeBars(text)))]
}

/** A link's text without the backslashes that keep its bars from ending a table's cell. */
export function unescapeBars(text: string): string {
  return text.replaceAll('\\|', '|')
}

/** The body with the text of each link replaced; null leaves a link as it is. */
export function replaceLinks(body: string, textFor: (text: string) => string | null): string {
  return replaceWholeLinks(body, (text) => {
    const written = textFor(text)
    return written === null ? null : `[[${written}]]`
  })
}

/** The body with each link replaced, brackets and all; null leaves a link as it is. Bars stay escaped where a table needs it. */
export function replaceWholeLinks(body: string, wordsFor: (text: string) => string | null): string {
  const isInRow = createRowFinder(body)
  return body.replace(LINK, (whole, text: string, offset: number) => {
    const words = wordsFor(unescapeBars(text))
    return words === null ? whole : escapeBars(words, text, isInRow(offset))
  })
}

/** Words that take the place of a link, with their bars escaped where the link's were, or where they would end a table's cell. */
export function escapeBars(text: string, link: string, isInRow: boolean): string {
  return link.includes('\\|') || (isInRow && !link.includes('|')) ? text.replaceAll('|', '\\|') : text
}

/** Tells whether an offset stands in a row of a table, a line that begins with a bar; offsets are asked for in order. */
export function createRowFinder(body: string): (offset: number) => boolean {
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

/** Every way to read a link's text, the whole as a name first: names may hold `#` and `|` themselves, before the mark that parts. */
export function listLinkReadings(text: string): LinkParts[] {
  const whole: LinkParts = { target: text, heading: null, shown: null }
  const barred = splitAt(text, '|').map(([target, shown]): LinkParts => ({ target, heading: null, shown }))
  const headed = [...barred, whole].flatMap(({ target: before, shown }) =>
    splitAt(before, '#').map(([target, heading]): LinkParts => ({ target, heading, shown })),
  )
  return [whole, ...barred, ...headed]
}

/** A text parted at the first and at the last of a mark; without the mark not at all. */
function splitAt(text: string, mark: string): (readonly [before: string, after: string | null])[] {
  const places = new Set([text.indexOf(mark), text.lastIndexOf(mark)].filter((at) => at >= 0))
  return [...places].map((at) => [text.slice(0, at).trim(), text.slice(at + 1).trim() || null])
}

/** How a link's text reads where it means nothing that is known: only a bar parts it. */
export function parseUnknownLink(text: string): LinkParts {
  const [whole = { target: text, heading: null, shown: null }, barred] = listLinkReadings(text)
  return barred !== undefined && text.includes('|') ? barred : whole
}

/** A link's text of these parts. */
export function formatLink({ target, heading, shown }: LinkParts): string {
  return `${target}${heading === null ? '' : `#${heading}`}${shown === null ? '' : `|${shown}`}`
}

/** The beginning of an id behind a name, which tells namesakes apart (`Ambush~7f3a`). */
export const NAME_SUFFIX = /(?<=\S)~([\w-]{4,40})$/

/** The words that stand for a link. */
export function getShownText({ target, heading, shown }: LinkParts): string {
  const name = splitKind(target).name.replace(NAME_SUFFIX, '')
  return shown ?? (heading === null || heading.startsWith('^') ? name : `${name} › ${heading}`.trim())
}

/** The kind before the colon and the name after it; without a kind the whole text is the name. */
export function splitKind(text: string): { kind: Thing['kind'] | null; name: string } {
  const at = text.indexOf(':')
  const kind = ThingKind.safeParse(text.slice(0, Math.max(at, 0)).trim().toLowerCase())
  return kind.success ? { kind: kind.data, name: text.slice(at + 1).trim() } : { kind: null, name: text }
}

/** Whether two texts are the same name: letter case, outer and double spaces do not count. */
export function isSameName(a: string, b: string): boolean {
  return normalizeName(a) === normalizeName(b)
}

/** A name as it can stand between brackets. */
export function escapeLinkName(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')')
}

/** A name without what does not tell it from others. */
export function normalizeName(name: string): string {
  return normalizeStoredName(escapeLinkName(name)).toLowerCase()
}

/** A thing's own text after it got a new name: links to itself follow. */
export function rewriteSelfLinks(
  text: string,
  { kind: own, name: before }: Pick<Thing, 'kind' | 'name'>,
  name: string,
): string {
  return replaceLinks(text, (link) => {
    const { kind, name: named } = splitKind(link)
    if (!isSameName(named, before) || (kind !== null && kind !== own)) return null
    return kind === null ? name : `${own}:${name}`
  })
}
