import type { Thing } from '#shared/contract/base.ts'
import { bracketName, foldName, type LinkParts, readingsOf, splitKind, unreadParts } from './wiki-links.ts'

/** A thing as a link row names it. */
type LinkTarget = Pick<Thing, 'kind' | 'id'>

/** What a link's text says, and the thing it means, or null. */
export interface ReadLink extends LinkParts {
  readonly thing: Thing | null
}

/** A book of these names. */
export function createNameBook(things: Iterable<Thing>): NameBook {
  const byName = Map.groupBy(things, ({ name }) => foldName(name))
  return nameBookOf((folded) => byName.get(folded) ?? [])
}

/** A book over things by their folded names. */
export function nameBookOf(thingsNamed: (folded: string) => readonly Thing[]) {
  const bearers = (text: string): readonly Thing[] => thingsNamed(foldName(text))

  function meant(text: string): readonly Thing[] {
    const { kind, name } = splitKind(text)
    const ofKind = kind === null ? [] : bearers(name).filter((thing) => thing.kind === kind)
    return ofKind.length > 0 ? ofKind : bearers(text)
  }

  /** As find, with the parts of the text. */
  function read(text: string, linked: readonly LinkTarget[]): ReadLink {
    for (const parts of readingsOf(text)) {
      const found = meant(parts.target)
      if (found.length > 0) return { ...parts, thing: oneOf(found, linked) }
    }
    return { ...unreadParts(text), thing: null }
  }

  /** What to write between the brackets to mean this thing. */
  function linkFor({ kind, name }: Thing): string {
    const written = bracketName(name)
    const isPlain = bearers(name).length === 1 && splitKind(written).kind === null
    return isPlain ? written : `${kind}:${written}`
  }

  return {
    read,
    /** The one thing of this name, or the one among several that the entry links to already, or null. */
    find: (text: string, linked: readonly LinkTarget[]): Thing | null => read(text, linked).thing,
    /** Whether anything bears this name, one thing or several. */
    isNamed: (text: string): boolean => readingsOf(text).some(({ target }) => meant(target).length > 0),
    linkFor,
  }
}

/** Finds the thing that a link's text means among everything that has a name. */
export type NameBook = ReturnType<typeof nameBookOf>

/** Whether both are the same thing. */
export function isSameThing(one: LinkTarget, other: LinkTarget): boolean {
  return one.kind === other.kind && one.id === other.id
}

function oneOf(found: readonly Thing[], linked: readonly LinkTarget[]): Thing | null {
  if (found.length < 2) return found[0] ?? null
  const known = found.filter((thing) => linked.some((target) => isSameThing(target, thing)))
  return known.length === 1 ? (known[0] ?? null) : null
}
