import type { Thing } from '../../src-shared/contract/base.ts'
import { ThingKind } from '../../src-shared/contract/base.ts'
import type { LinkTarget } from '../db/repositories/journal.ts'

/** A link: one line between double brackets. */
const LINK = /\[\[([^[\]\n]{1,120})\]\]/g

/** Finds the thing that a link's text means among everything that has a name. */
export interface NameBook {
  /** The one thing of this name, or the one among several that the entry links to already, or null. */
  find(text: string, linked: readonly LinkTarget[]): Thing | null
  /** Whether anything bears this name, one thing or several. */
  isNamed(text: string): boolean
  /** What to write between the brackets to mean this thing. */
  linkFor(thing: Thing): string
}

/** The texts between `[[` and `]]`, each once, in order. */
export function linkTexts(body: string): string[] {
  return [...new Set([...body.matchAll(LINK)].map(([, text = '']) => text))]
}

/** The body with the text of each link replaced; null leaves a link as it is. */
export function replaceLinks(body: string, textFor: (text: string) => string | null): string {
  return body.replace(LINK, (whole, text: string) => {
    const written = textFor(text)
    return written === null ? whole : `[[${written}]]`
  })
}

/** Whether two texts are the same name: letter case, outer and double spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

/** A name as it can stand between brackets. */
export function bracketName(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')')
}

/** A book of these names. */
export function createNameBook(things: readonly Thing[]): NameBook {
  const byName = Map.groupBy(things, ({ name }) => fold(name))
  const bearers = (text: string): readonly Thing[] => byName.get(fold(text)) ?? []

  function meant(text: string): readonly Thing[] {
    const { kind, name } = splitKind(text)
    const ofKind = kind === null ? [] : bearers(name).filter((thing) => thing.kind === kind)
    return ofKind.length > 0 ? ofKind : bearers(text)
  }

  function find(text: string, linked: readonly LinkTarget[]): Thing | null {
    const found = meant(text)
    if (found.length < 2) return found[0] ?? null
    const known = found.filter((thing) => linked.some((target) => isSameThing(target, thing)))
    return known.length === 1 ? (known[0] ?? null) : null
  }

  function linkFor({ kind, name }: Thing): string {
    const written = bracketName(name)
    const isPlain = bearers(name).length === 1 && splitKind(written).kind === null
    return isPlain ? written : `${kind}:${written}`
  }

  return { find, isNamed: (text) => meant(text).length > 0, linkFor }
}

/** The kind before the colon and the name after it; without a kind the whole text is the name. */
export function splitKind(text: string): { kind: Thing['kind'] | null; name: string } {
  const at = text.indexOf(':')
  const kind = ThingKind.safeParse(text.slice(0, Math.max(at, 0)).trim().toLowerCase())
  return kind.success ? { kind: kind.data, name: text.slice(at + 1).trim() } : { kind: null, name: text }
}

/** Whether both are the same thing. */
export function isSameThing(one: LinkTarget, other: LinkTarget): boolean {
  return one.kind === other.kind && one.id === other.id
}

/** The beginning of a Markdown text without its marks, on one line. */
export function excerptOf(body: string, longest = 200): string {
  const plain = body
    .slice(0, longest * 3)
    .replace(/```[^\n]*|^[ \t]*\|.*$/gm, ' ')
    .replace(/\[\[(?:[a-z]+:)?([^[\]\n]*)\]\]/gi, '$1')
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)+/gm, '')
    .replace(/\[!\w+\]|\|/g, ' ')
    .replace(/[*`~]+|\b_+|_+\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest)).trimEnd()}…`
}

function fold(name: string): string {
  return bracketName(name).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
