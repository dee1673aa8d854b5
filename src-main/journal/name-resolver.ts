import type { Thing } from '#shared/contract/base.ts'
import { once } from '#shared/kit/once.ts'
import {
  escapeLinkName,
  normalizeName,
  type LinkParts,
  NAME_SUFFIX,
  listLinkReadings,
  getShownText,
  splitKind,
  parseUnknownLink,
} from './wiki-links.ts'

/** A thing as a link row names it. */
type LinkTarget = Pick<Thing, 'kind' | 'id'>

/** What a link's text says, and the thing it means, or null. */
export interface ResolvedLink extends LinkParts {
  readonly thing: Thing | null
  /** Whether several things bear the name, and nothing tells which is meant. */
  readonly isAmbiguous: boolean
}

/** The folders of journal entries, by their ids; entries at the top have none. */
export type Folders = ReadonlyMap<string, string>

const NO_FOLDERS: Folders = new Map()
const SHORTEST_MARK = 4

/** A book of these names. */
export function createNameResolver(things: Iterable<Thing>, folders: Folders = NO_FOLDERS): NameResolver {
  const byName = Map.groupBy(things, ({ name }) => normalizeName(name))
  return createNameResolverFrom((folded) => byName.get(folded) ?? [], folders)
}

/** A book over things by their folded names. */
export function createNameResolverFrom(
  thingsNamed: (folded: string) => readonly Thing[],
  folders: Folders = NO_FOLDERS,
) {
  const folderNames = once(() => new Set([...new Set(folders.values())].flatMap(pathEnds)))
  const bearers = (text: string): readonly Thing[] => thingsNamed(normalizeName(text))

  function meant(text: string): readonly Thing[] {
    const { kind, name } = splitKind(text)
    const ofKind = kind === null ? [] : bearers(name).filter((candidate) => candidate.kind === kind)
    if (ofKind.length > 0) return ofKind
    const named = bearers(text)
    return named.length > 0 ? named : qualified(name).filter((candidate) => kind === null || candidate.kind === kind)
  }

  /** The things that a name with its folder (`Sessions/1/Notes`) or with a mark (`Notes~7f3a`) means. */
  function qualified(text: string): readonly Thing[] {
    const [whole = '', mark] = NAME_SUFFIX.exec(text) ?? []
    const marked =
      mark === undefined ? [] : bearers(text.slice(0, -whole.length)).filter(({ id }) => id.startsWith(mark))
    if (marked.length > 0) return marked
    for (let at = text.lastIndexOf('/'); at > 0; at = text.lastIndexOf('/', at - 1)) {
      const folder = normalizeName(text.slice(0, at))
      const there = bearers(text.slice(at + 1)).filter((candidate) => isInFolder(candidate, folder))
      if (there.length > 0) return there
    }
    return []
  }

  function isInFolder({ kind, id }: Thing, folded: string): boolean {
    const own = kind === 'journal' ? normalizeName(folders.get(id) ?? '') : ''
    return own === folded || own.endsWith(`/${folded}`)
  }

  /** As find, with the parts of the text. */
  function read(text: string, linked: readonly LinkTarget[]): ResolvedLink {
    for (const parts of listLinkReadings(text)) {
      const found = meant(parts.target)
      if (found.length === 0) continue
      const thing = oneOf(found, linked)
      return { ...parts, thing, isAmbiguous: thing === null }
    }
    return { ...parseUnknownLink(text), thing: null, isAmbiguous: false }
  }

  /** What to write between the brackets to mean this thing. */
  function linkFor(thing: Thing): string {
    const { kind, id, name } = thing
    const written = escapeLinkName(name)
    const namesakes = bearers(name)
    if (namesakes.length === 1 && splitKind(written).kind === null) return written
    if (namesakes.filter((otherNamesake) => otherNamesake.kind === kind).length < 2) return `${kind}:${written}`
    const path = `${folders.get(id) ?? ''}/${written}`
    const isPath = kind === 'journal' && !/^\/|[#|[\]~]/.test(path) && splitKind(path).kind === null
    return isPath && isOnly(path, thing) ? path : markedLinkFor(thing)
  }

  /** As linkFor, without the names of folders: with the beginning of the id where several things bear the name. */
  function markedLinkFor(thing: Thing): string {
    const { kind, id, name } = thing
    const namesakes = bearers(name).filter((candidate) => candidate.kind === kind && candidate.id !== id)
    if (namesakes.length === 0) return linkFor(thing)
    let length = SHORTEST_MARK
    while (length < id.length && namesakes.some((otherNamesake) => otherNamesake.id.startsWith(id.slice(0, length))))
      length += 1
    return `${kind}:${escapeLinkName(name)}~${id.slice(0, length)}`
  }

  /** The words of a link that leads nowhere for its reader: without the name of a folder, whether its thing is hidden or not there. */
  function plainWords(text: string): string {
    const parts = parseUnknownLink(text)
    const { name } = splitKind(parts.target)
    const at = name.lastIndexOf('/')
    const isPath = at > 0 && folderNames().has(normalizeName(name.slice(0, at)))
    return getShownText(isPath ? { ...parts, target: name.slice(at + 1) } : parts)
  }

  function isOnly(text: string, thing: Thing): boolean {
    const [found, other] = meant(text)
    return found !== undefined && other === undefined && isSameThing(found, thing)
  }

  return {
    read,
    /** The one thing of this name, or the one among several that the entry links to already, or null. */
    find: (text: string, linked: readonly LinkTarget[]): Thing | null => read(text, linked).thing,
    /** Whether anything bears this name, one thing or several. */
    isNamed: (text: string): boolean => listLinkReadings(text).some(({ target }) => meant(target).length > 0),
    linkFor,
    markedLinkFor,
    plainWords,
  }
}

/** Finds the thing that a link's text means among everything that has a name. */
export type NameResolver = ReturnType<typeof createNameResolverFrom>

/** Whether both are the same thing. */
export function isSameThing(a: LinkTarget, b: LinkTarget): boolean {
  return a.kind === b.kind && a.id === b.id
}

/** A path and what is left of it from each of its parts on, folded. */
function pathEnds(path: string): string[] {
  const parts = normalizeName(path).split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

function oneOf(found: readonly Thing[], linked: readonly LinkTarget[]): Thing | null {
  if (found.length < 2) return found[0] ?? null
  const known = found.filter((candidate) => linked.some((target) => isSameThing(target, candidate)))
  return known.length === 1 ? (known[0] ?? null) : null
}
