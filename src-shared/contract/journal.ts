import * as z from 'zod'
import { endpoint, Id, LongText, Name, SearchText, Thing, ThingKind, Time, Version } from './base.ts'

export const JournalLine = z.object({
  id: Id,
  title: z.string(),
  /** The beginning of the text without its marks. */
  excerpt: z.string(),
  updatedAt: Time,
})
export type JournalLine = z.infer<typeof JournalLine>

/** A `[[text]]` of an entry and the thing it means; null for a name that nothing bears. */
export const JournalLinkView = z.object({ text: z.string(), thing: Thing.nullable() })
export type JournalLinkView = z.infer<typeof JournalLinkView>

export const JournalEntryView = z.object({
  id: Id,
  title: z.string(),
  /** Markdown with `[[name]]` links, or `[[kind:name]]` where a name is borne by several things. */
  body: z.string(),
  createdAt: Time,
  updatedAt: Time,
  version: Version,
  links: z.array(JournalLinkView),
  /** Entries that link here. */
  backlinks: z.array(Thing),
})
export type JournalEntryView = z.infer<typeof JournalEntryView>

const EntryFields = z.object({ title: Name, body: LongText })

export const journal = {
  /** Newest first: entries whose title or beginning holds every word of the text, and how many there are of them. */
  list: endpoint
    .input(z.object({ text: SearchText, limit: z.int().min(1).max(100_000) }))
    .output(z.object({ entries: z.array(JournalLine), total: z.int() })),
  get: endpoint.input(z.object({ id: Id })).output(JournalEntryView),
  create: endpoint.input(EntryFields).output(JournalEntryView),
  update: endpoint.input(EntryFields.extend({ id: Id, version: Version })).output(JournalEntryView),
  remove: endpoint.input(z.object({ id: Id, version: Version })),
  /** Things whose name begins with or holds the text: what `[[` offers; `link` is what to write between the brackets. */
  complete: endpoint
    .input(z.object({ text: SearchText }))
    .output(z.array(z.object({ thing: Thing, link: z.string() }))),
  /** Entries that link to a thing. */
  backlinks: endpoint.input(z.object({ kind: ThingKind, id: Id })).output(z.array(Thing)),
}
