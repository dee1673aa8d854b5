import type { Thing } from '#shared/contract/base.ts'
import { createLinkResolver, type FolderByEntryId, type LinkResolver } from './link-resolver.ts'
import { formatLinkParts, replaceLinkTexts } from './wiki-links.ts'

/** Identity of a thing, independent of its name. */
type ThingKey = Pick<Thing, 'kind' | 'id'>

/** Rewrites a text after renames, and names the things whose new names it contains. */
export interface LinkRewriter {
  (text: string, linked: readonly ThingKey[]): { readonly text: string; readonly followed: readonly Thing[] }
  readonly after: LinkResolver
}

/** Renames and moves: the new names of things by `formatThingKey`, and the folders of entries before and after. */
interface Renaming {
  readonly renamed: ReadonlyMap<string, Thing>
  readonly folders: { readonly before: FolderByEntryId; readonly after: FolderByEntryId }
}

/** Creates a function that rewrites `[[links]]` to things that are renamed or moved to another folder. */
export function createLinkRewriter(things: readonly Thing[], { renamed, folders }: Renaming): LinkRewriter {
  const before = createLinkResolver(things, folders.before)
  const after = createLinkResolver(
    things.map((item) => renamed.get(formatThingKey(item)) ?? item),
    folders.after,
  )
  const taken = createLinkResolver([...renamed.values()])
  const follow = (text: string, linked: readonly ThingKey[]) => {
    const followed: Thing[] = []
    const rewritten = replaceLinkTexts(text, (link) => {
      const { thing: meant, ...parts } = before.read(link, linked)
      if (meant === null) return null
      const now = renamed.get(formatThingKey(meant))
      if (now) followed.push(now)
      return now || taken.isNamed(meant.name)
        ? formatLinkParts({ ...parts, target: after.linkFor(now ?? meant) })
        : null
    })
    return { text: followed.length > 0 ? rewritten : text, followed }
  }
  return Object.assign(follow, { after })
}

/** A string key for a thing, independent of its name. */
export function formatThingKey({ kind, id }: ThingKey): string {
  return `${kind}/${id}`
}
