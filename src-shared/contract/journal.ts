import * as z from 'zod'
import { TEXT_ENCODINGS } from '../kit/text-encoding.ts'
import { Day, forGamemaster, Id, LongText, Name, SearchText, Thing, ThingKind, Time, Version } from './base.ts'
import { JournalLinkView } from './links.ts'
import { DayNumber } from './nights.ts'

export { JournalLinkView } from './links.ts'

/** What an entry tells of. Templates are what new entries begin with. */
export const EntryKind = z.enum(['entry', 'person', 'place', 'organisation', 'item', 'template'])
export type EntryKind = z.infer<typeof EntryKind>

/** Who may read an entry; secret passages in it are the gamemaster's all the same. */
export const Audience = z.enum(['gamemaster', 'chosen', 'all'])
export type Audience = z.infer<typeof Audience>

/** A word to file an entry by, `/` parting a wider one from a narrower one; without the `#`. */
export const Tag = Name.transform((tag) => tag.replace(/^#+\s*/, '')).pipe(
  z
    .string()
    .min(1, { message: 'Give the tag a name.' })
    .max(40, { message: 'A tag has at most 40 characters.' })
    .regex(/^[^,#[\]"\\]+$/, { message: 'A tag has no commas, quotation marks, brackets or hashes.' }),
)

const Tags = z.array(Tag).max(30, { message: 'An entry has at most 30 tags.' })

/** The folder of an entry, with `/` between its parts; empty at the top. */
export const Folder = z
  .string()
  .max(300, { message: 'A folder has at most 300 characters.' })
  .regex(/^(?:[^/\p{Cc}]+(?:\/[^/\p{Cc}]+)*)?$/u, { message: 'Part folders by one stroke: Sessions/1.' })

/** Everything about an entry but its text. */
const heading = {
  kind: EntryKind,
  audience: Audience,
  tags: z.array(z.string()),
  isPinned: z.boolean(),
  day: DayNumber.nullable(),
  /** A picture (images.get). */
  portraitId: Id.nullable(),
}

export const JournalLine = z.object({
  id: Id,
  title: z.string(),
  /** The beginning of the text without its marks. */
  excerpt: z.string(),
  updatedAt: Time,
  ...heading,
})
export type JournalLine = z.infer<typeof JournalLine>

export const JournalEntryView = z.object({
  id: Id,
  title: z.string(),
  /**
   * Markdown with `[[name]]` links, or `[[kind:name]]` where a name is borne by several things, `[[folder/name]]` where by several
   * entries, and `[[kind:name~7f3a]]`, with the beginning of its id, where nothing else tells; pictures are
   * `![words](image:ID)`. What stands between a line `:::secret` and a line `:::` is the gamemaster's alone, and
   * after `:::for Mira, Tom` those players' too; so is a quotation that begins with `[!secret]`, a comment, and a block
   * between two lines `---` that the text begins with.
   */
  body: z.string(),
  createdAt: Time,
  updatedAt: Time,
  version: Version,
  ...heading,
  folder: Folder,
  /** Ids of the players who may read it, where the audience is chosen. */
  readers: z.array(Id),
  links: z.array(JournalLinkView),
  /** Things that link here: entries and game nights. */
  backlinks: z.array(Thing),
  /** Whether the plan of the next session links here as well. */
  isInPlan: z.boolean(),
  /** Names after `:::for` that no player bears, or several do: nobody reads those passages. */
  unknownReaders: z.array(z.string()),
})
export type JournalEntryView = z.infer<typeof JournalEntryView>

const EntryFields = z.object({ title: Name, body: LongText })
/** What may be left out: a new entry begins as the gamemaster's own, an old one stays as it is. */
const EntryHeading = z.object({ ...heading, folder: Folder, readers: z.array(Id).max(50), tags: Tags })
export type EntryHeading = z.infer<typeof EntryHeading>

/** What a list leaves out; what is not given leaves out nothing. */
const EntryFilter = z.object({
  /** Words of which every one begins a word of the title or the text. */
  text: SearchText,
  /** Without any: all but templates. */
  kinds: z.array(EntryKind).max(6),
  /** Entries that bear all of them; a tag also stands for the narrower ones below it. */
  tags: z.array(Tag).max(10),
  audience: Audience,
  fromDay: DayNumber,
  toDay: DayNumber,
})
export type EntryFilter = z.infer<typeof EntryFilter>

const Limit = z.int().min(1).max(100_000)

/** A thing that a link can be made to. */
export const LinkSuggestion = z.object({
  thing: Thing,
  /** What to write between the brackets. */
  link: z.string(),
  /** The folder of an entry; empty for other things and at the top. */
  folder: z.string(),
  /** What an entry tells of; null for other things. */
  entryKind: EntryKind.nullable(),
})
export type LinkSuggestion = z.infer<typeof LinkSuggestion>

/** A relation as players know it: never its notes. */
const KnownRelation = z.object({
  from: Thing,
  to: Thing,
  name: z.string(),
  standing: z.int().min(-3).max(3).nullable(),
})

const known = { id: Id, title: z.string(), kind: EntryKind, day: DayNumber.nullable(), portraitId: Id.nullable() }

/** An entry as a player may read it: links, ties and backlinks only to what the player may see. Tags and readers are the gamemaster's. */
export const PlayerEntryView = z.object({
  ...known,
  body: z.string(),
  links: z.array(JournalLinkView),
  backlinks: z.array(Thing),
  relations: z.array(KnownRelation),
})
export type PlayerEntryView = z.infer<typeof PlayerEntryView>

export const PlayerEntryLine = z.object({ ...known, excerpt: z.string() })
export type PlayerEntryLine = z.infer<typeof PlayerEntryLine>

/** A player; null for what everybody at the table may read. */
const Reader = Id.nullable()

/** Whose copy: the gamemaster's whole one, or what a player may read. */
export const Edition = z.discriminatedUnion('for', [
  z.object({ for: z.literal('gamemaster') }),
  z.object({ for: z.literal('player'), playerId: Reader }),
])
export type Edition = z.infer<typeof Edition>

/** Longest text of a file in a folder, and of a picture in base64 (images.add). */
const MOST_TEXT = 550_000
const MOST_PICTURE = 700_000
const MOST_FILES = 20_000
/** All files together: what one call carries. The command line has no such bound. */
const MOST_TOGETHER = 7_000_000

const FolderPath = z.string().min(1).max(1000)

/** A file of a folder: its path with `/` between the parts, and what is in it. */
export const FolderFile = z.union([
  /** `encoding` is that of the file where it is not UTF-8; the text is decoded. */
  z.object({ path: FolderPath, text: z.string().max(MOST_TEXT), encoding: z.enum(TEXT_ENCODINGS).optional() }),
  z.object({ path: FolderPath, base64: z.base64().max(MOST_PICTURE) }),
])
export type FolderFile = z.infer<typeof FolderFile>

/** What becomes of an entry whose title another one bears. */
export const TitleClash = z.enum(['skip', 'rename', 'replace'])
export type TitleClash = z.infer<typeof TitleClash>

const FolderInput = z.object({
  files: z
    .array(FolderFile)
    .max(MOST_FILES, { message: 'These are too many files for one call: at most 20,000.' })
    .refine((files) => files.reduce((sum, file) => sum + sizeOf(file), 0) <= MOST_TOGETHER, {
      message:
        'These files are too large for one call: bring them in by parts, or with “orrery journal import FOLDER” on the command line.',
    }),
  clashes: TitleClash,
})

function sizeOf(file: FolderFile): number {
  return file.path.length + ('text' in file ? file.text.length : file.base64.length)
}

/** What a folder of Markdown brings in, or has brought in. */
export const FolderReport = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      kind: EntryKind,
      audience: Audience,
      fate: z.enum(['new', 'renamed', 'replaced', 'skipped']),
    }),
  ),
  pictures: z.int(),
  /** Readers whom nobody knows: they come to the table as players. */
  players: z.array(z.string()),
  /** What does not come in, or otherwise than it stands, file by file. */
  losses: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type FolderReport = z.infer<typeof FolderReport>

/** One thing that happened; `text` is Markdown with links as plain words. Secrets stand in the gamemaster's copy alone. */
export const ChronicleItem = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('night'),
    id: Id,
    name: z.string(),
    heldOn: Day.nullable(),
    fromDay: DayNumber.nullable(),
    toDay: DayNumber.nullable(),
    text: z.string(),
  }),
  z.object({
    what: z.literal('entry'),
    id: Id,
    name: z.string(),
    kind: EntryKind,
    day: DayNumber,
    text: z.string(),
  }),
  z.object({
    what: z.literal('battle'),
    id: Id,
    name: z.string(),
    day: DayNumber.nullable(),
    /** The star it was fought at, where the reader may know it. */
    place: z.string().nullable(),
    sides: z.array(z.object({ name: z.string(), warbands: z.array(z.string()), reachedGoal: z.boolean() })),
  }),
])
export type ChronicleItem = z.infer<typeof ChronicleItem>

/** What happened in the order of its days; what bears no day stands at the end, nights by their date. */
export const Chronicle = z.object({ campaign: z.string(), items: z.array(ChronicleItem) })
export type Chronicle = z.infer<typeof Chronicle>

export const journal = {
  /** Pinned ones first, then the newest; `total` is how many there are. */
  list: forGamemaster
    .input(EntryFilter.partial().extend({ limit: Limit }))
    .output(z.object({ entries: z.array(JournalLine), total: z.int() })),
  /** Every tag with the number of entries that bear it, by name. */
  tags: forGamemaster.output(z.array(z.object({ tag: z.string(), entries: z.int() }))),
  get: forGamemaster.input(z.object({ id: Id })).output(JournalEntryView),
  create: forGamemaster.input(EntryFields.extend(EntryHeading.partial().shape)).output(JournalEntryView),
  /** A new entry with a template's text and tags; `{{title}}` in the text becomes its title. */
  createFrom: forGamemaster
    .input(z.object({ templateId: Id, title: Name, kind: EntryKind.exclude(['template']) }))
    .output(JournalEntryView),
  update: forGamemaster
    .input(EntryFields.extend(EntryHeading.partial().shape).extend({ id: Id, version: Version }))
    .output(JournalEntryView),
  pin: forGamemaster.input(z.object({ id: Id, version: Version, isPinned: z.boolean() })).output(JournalEntryView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Things whose name begins with or holds the text: what `[[` offers, or `@` with people and the players' own first. */
  complete: forGamemaster
    .input(z.object({ text: SearchText, after: z.enum(['[[', '@']).optional() }))
    .output(z.array(LinkSuggestion)),
  /** Entries that link to a thing. */
  backlinks: forGamemaster.input(z.object({ kind: ThingKind, id: Id })).output(z.array(Thing)),
  /** What a player may read of an entry; null where it is not theirs. */
  asPlayer: forGamemaster.input(z.object({ id: Id, as: Reader })).output(PlayerEntryView.nullable()),
  /** The entries that a player may read, by title; templates are none. */
  listAsPlayer: forGamemaster
    .input(z.object({ as: Reader, text: SearchText, limit: Limit }))
    .output(z.object({ entries: z.array(PlayerEntryLine), total: z.int() })),
  /** The journal as a folder of Markdown files and pictures. */
  exportFolder: forGamemaster.input(z.object({ edition: Edition })).output(z.object({ files: z.array(FolderFile) })),
  /** Says what a folder would bring; nothing is changed. */
  lookAtFolder: forGamemaster.input(FolderInput).output(FolderReport),
  /** Brings it in as one change. */
  importFolder: forGamemaster.input(FolderInput).output(FolderReport),
  /** What is printed as the campaign's chronicle. */
  chronicle: forGamemaster
    .input(z.object({ edition: Edition, from: DayNumber.nullable(), to: DayNumber.nullable() }))
    .output(Chronicle),
}
