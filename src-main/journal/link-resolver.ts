import type { Thing } from '#shared/contract/base.ts'
import { once } from '#shared/kit/once.ts'
import {
  escapeLinkName,
  normalizeName,
  type LinkParts,
  NAME_ID_SUFFIX_PATTERN,
  listLinkInterpretations,
  getShownLinkText,
  splitKindPrefix,
  parseLinkWithUnknownTarget,
} from './wiki-links.ts'

/** Target of a link row. */
type LinkTarget = Pick<Thing, 'kind' | 'id'>

/** A parsed link and the thing it means, or null. */
export interface ResolvedLink extends LinkParts {
  readonly thing: Thing | null
  /** Whether several things have the name and the link does not determine which one. */
  readonly isAmbiguous: boolean
}

/** Folders by entry id; entries at the top level are missing. */
export type FolderByEntryId = ReadonlyMap<string, string>

const NO_FOLDERS: FolderByEntryId = new Map()
const SHORTEST_MARK = 4

/** Creates a name resolver over a list of things. */
export function createLinkResolver(things: Iterable<Thing>, folders: FolderByEntryId = NO_FOLDERS): LinkResolver {
  const byName = Map.groupBy(things, ({ name }) => normalizeName(name))
  return createLinkResolverFromLookup((folded) => byName.get(folded) ?? [], folders)
}

/** Creates a name resolver from a lookup by normalized name. */
export function createLinkResolverFromLookup(
  thingsNamed: (folded: string) => readonly Thing[],
  folders: FolderByEntryId = NO_FOLDERS,
) {
  const folderNames = once(() => new Set([...new Set(folders.values())].flatMap(pathEnds)))
  const bearers = (text: string): readonly Thing[] => thingsNamed(normalizeName(text))

  function meant(text: string): readonly Thing[] {
    const { kind, name } = splitKindPrefix(text)
    const ofKind = kind === null ? [] : bearers(name).filter((candidate) => candidate.kind === kind)
    if (ofKind.length > 0) return ofKind
    const named = bearers(text)
    return named.length > 0 ? named : qualified(name).filter((candidate) => kind === null || candidate.kind === kind)
  }

  /** Things meant by a name with a folder (`Sessions/1/Notes`) or an id suffix (`Notes~7f3a`). */
  function qualified(text: string): readonly Thing[] {
    const [whole = '', mark] = NAME_ID_SUFFIX_PATTERN.exec(text) ?? []
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

  /** As `find`, and also returns the parts of the link. */
  function read(text: string, linked: readonly LinkTarget[]): ResolvedLink {
    for (const parts of listLinkInterpretations(text)) {
      const found = meant(parts.target)
      if (found.length === 0) continue
      const entity = oneOf(found, linked)
      return { ...parts, thing: entity, isAmbiguous: entity === null }
    }
    return { ...parseLinkWithUnknownTarget(text), thing: null, isAmbiguous: false }
  }

  /** Returns the text between the brackets that resolves to this thing. */
  function linkFor(entity: Thing): string {
    const { kind, id, name } = entity
    const written = escapeLinkName(name)
    const namesakes = bearers(name)
    if (namesakes.length === 1 && splitKindPrefix(written).kind === null) return written
    if (namesakes.filter((otherNamesake) => otherNamesake.kind === kind).length < 2) return `${kind}:${written}`
    const path = `${folders.get(id) ?? ''}/${written}`
    const isPath = kind === 'journal' && !/^\/|[#|[\]~]/.test(path) && splitKindPrefix(path).kind === null
    return isPath && isOnly(path, entity) ? path : markedLinkFor(entity)
  }

  /** As `linkFor`, but without folder names: if the name is not unique, it is followed by the beginning of the id. */
  function markedLinkFor(entity: Thing): string {
    const { kind, id, name } = entity
    const namesakes = bearers(name).filter((candidate) => candidate.kind === kind && candidate.id !== id)
    if (namesakes.length === 0) return linkFor(entity)
    let length = SHORTEST_MARK
    while (length < id.length && namesakes.some((otherNamesake) => otherNamesake.id.startsWith(id.slice(0, length))))
      length += 1
    return `${kind}:${escapeLinkName(name)}~${id.slice(0, length)}`
  }

  /**
   * The text shown for a link that its reader cannot follow. Omits folder names, whether the target is hidden or
   * missing.
   */
  function plainWords(text: string): string {
    const parts = parseLinkWithUnknownTarget(text)
    const { name } = splitKindPrefix(parts.target)
    const at = name.lastIndexOf('/')
    const isPath = at > 0 && folderNames().has(normalizeName(name.slice(0, at)))
    return getShownLinkText(isPath ? { ...parts, target: name.slice(at + 1) } : parts)
  }

  function isOnly(text: string, entity: Thing): boolean {
    const [found, second] = meant(text)
    return found !== undefined && second === undefined && isSameLinkTarget(found, entity)
  }

  return {
    read,
    /** The only thing of this name, or the one of several that the entry already links to; otherwise null. */
    find: (text: string, linked: readonly LinkTarget[]): Thing | null => read(text, linked).thing,
    /** Whether at least one thing has this name. */
    isNamed: (text: string): boolean => listLinkInterpretations(text).some(({ target }) => meant(target).length > 0),
    linkFor,
    markedLinkFor,
    plainWords,
  }
}

/** Resolves the text of a link to a thing, among everything that has a name. */
export type LinkResolver = ReturnType<typeof createLinkResolverFromLookup>

/** Whether both refer to the same thing. */
export function isSameLinkTarget(a: LinkTarget, b: LinkTarget): boolean {
  return a.kind === b.kind && a.id === b.id
}

/** The normalized path and each of its suffixes that starts at a part. */
function pathEnds(path: string): string[] {
  const parts = normalizeName(path).split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

function oneOf(found: readonly Thing[], linked: readonly LinkTarget[]): Thing | null {
  if (found.length < 2) return found[0] ?? null
  const known = found.filter((candidate) => linked.some((target) => isSameLinkTarget(target, candidate)))
  return known.length === 1 ? (known[0] ?? null) : null
}
