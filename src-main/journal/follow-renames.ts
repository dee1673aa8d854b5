import type { Thing } from '#shared/contract/base.ts'
import { createNameBook, type NameBook } from './name-book.ts'
import { linkText, replaceLinks } from './wiki-links.ts'

/** What names a thing, whatever it is called. */
type ThingKey = Pick<Thing, 'kind' | 'id'>

/** What a text becomes where things have new names, and whose new names stand in it. */
export interface Follower {
  (text: string, linked: readonly ThingKey[]): { readonly text: string; readonly followed: readonly Thing[] }
  readonly after: NameBook
}

/** Rewrites `[[links]]` to things that are renamed; `renamed` holds them by `thingKey`, with their new names. */
export function followerOf(things: readonly Thing[], renamed: ReadonlyMap<string, Thing>): Follower {
  const before = createNameBook(things)
  const after = createNameBook(things.map((one) => renamed.get(thingKey(one)) ?? one))
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
