import type { Thing } from '#shared/contract/base.ts'
import { createNameBook, type Folders, type NameBook } from './name-book.ts'
import { linkText, replaceLinks } from './wiki-links.ts'

/** What names a thing, whatever it is called. */
type ThingKey = Pick<Thing, 'kind' | 'id'>

/** What a text becomes where things have new names, and whose new names stand in it. */
export interface Follower {
  (text: string, linked: readonly ThingKey[]): { readonly text: string; readonly followed: readonly Thing[] }
  readonly after: NameBook
}

/** What is renamed or moved: the things with their new names by `thingKey`, and the folders of entries before and after. */
interface Renaming {
  readonly renamed: ReadonlyMap<string, Thing>
  readonly folders: { readonly before: Folders; readonly after: Folders }
}

/** Rewrites `[[links]]` to things that are renamed or moved to another folder. */
export function followerOf(things: readonly Thing[], { renamed, folders }: Renaming): Follower {
  const before = createNameBook(things, folders.before)
  const after = createNameBook(
    things.map((thing) => renamed.get(thingKey(thing)) ?? thing),
    folders.after,
  )
  const taken = createNameBook([...renamed.values()])
  const follow = (text: string, linked: readonly ThingKey[]) => {
    const followed: Thing[] = []
    const rewritten = replaceLinks(text, (link) => {
      const { thing: meant, ...parts } = before.read(link, linked)
      if (meant === null) return null
      const now = renamed.get(thingKey(meant))
      if (now) followed.push(now)
      return now || taken.isNamed(meant.name) ? linkText({ ...parts, target: after.linkFor(now ?? meant) }) : null
    })
    return { text: followed.length > 0 ? rewritten : text, followed }
  }
  return Object.assign(follow, { after })
}

/** One text for a thing, whatever it is called. */
export function thingKey({ kind, id }: ThingKey): string {
  return `${kind}/${id}`
}
