import * as z from 'zod'
import { TEXT_ENCODINGS } from '../kit/text-encoding.ts'
import {
  IsoDate,
  forGamemaster,
  Id,
  LongText,
  Name,
  SearchText,
  Thing,
  ThingKind,
  IsoTimestamp,
  Version,
} from './base.ts'
import { JournalLinkView } from './links.ts'
import { DayNumber } from './nights.ts'

export { JournalLinkView } from './links.ts'

/** Subject of an entry. Templates are copied into new entries. */
export const EntryKind = z.enum(['entry', 'person', 'place', 'organisation', 'item', 'template'])
export type EntryKind = z.infer<typeof EntryKind>

/** Who may read an entry. Its secret passages remain hidden from players. */
export const EntryAudience = z.enum(['gamemaster', 'chosen', 'all'])
export type EntryAudience = z.infer<typeof EntryAudience>

/** A tag without `#`. `/` separates a broader tag from a narrower one. */
export const Tag = Name.transform((tag) => tag.replace(/^#+\s*/, '')).pipe(
  z
    .string()
    .min(1, { message: 'Give the tag a name.' })
    .max(40, { message: 'A tag has at most 40 characters.' })
    .regex(/^[^,#[\]"\\]+$/, { message: 'A tag has no commas, quotation marks, brackets or hashes.' }),
)

const Tags = z.array(Tag).max(30, { message: 'An entry has at most 30 tags.' })

/** Folder path of an entry, separated by `/`; empty for the root. */
export const EntryFolderPath = z
  .string()
  .max(300, { message: 'A folder has at most 300 characters.' })
  .regex(/^(?:[^/\p{Cc}]+(?:\/[^/\p{Cc}]+)*)?$/u, { message: 'Part folders by one stroke: Sessions/1.' })

/** Everything about an entry except its text. */
const heading = {
  kind: EntryKind,
  audience: EntryAudience,
  tags: z.array(z.string()),
  isPinned: z.boolean(),
  day: DayNumber.nullable(),
  /** Id of a picture (images.get). */
  portraitId: Id.nullable(),
}

export const JournalListItem = z.object({
  id: Id,
  title: z.string(),
  /** Plain-text excerpt of the beginning of the text. */
  excerpt: z.string(),
  updatedAt: IsoTimestamp,
  ...heading,
})
export type JournalListItem = z.infer<typeof JournalListItem>

export const JournalEntryView = z.object({
  id: Id,
  title: z.string(),
  /**
   * Markdown with `[[name]]` links. `[[kind:name]]` tells kinds with the same name apart, `[[folder/name]]` entries
   * with the same name, and `[[kind:name~7f3a]]`, with the beginning of the id, everything else. Pictures are
   * `![words](image:ID)`. Only the gamemaster can read the lines between `:::secret` and `:::`, a quotation that
   * begins with `[!secret]`, a comment, and front matter between two lines `---`. Lines after `:::for Mira, Tom` are
   * also readable by those players.
   */
  body: z.string(),
  createdAt: IsoTimestamp,
  updatedAt: IsoTimestamp,
  version: Version,
  ...heading,
  folder: EntryFolderPath,
  /** Ids of the players who may read it if the audience is `chosen`. */
  readers: z.array(Id),
  links: z.array(JournalLinkView),
  /** Things that link here: entries and game nights. */
  backlinks: z.array(Thing),
  /** Whether the plan of the next session links here. */
  isInPlan: z.boolean(),
  /** Names after `:::for` that match no player, or several. Those passages are readable by the gamemaster only. */
  unknownReaders: z.array(z.string()),
})
export type JournalEntryView = z.infer<typeof JournalEntryView>

const EntryFields = z.object({ title: Name, body: LongText })
/** Optional fields: a new entry is private to the gamemaster by default, an existing one keeps its values. */
const EntryProperties = z.object({ ...heading, folder: EntryFolderPath, readers: z.array(Id).max(50), tags: Tags })
export type EntryHeading = z.infer<typeof EntryProperties>

/** Filter of a list. Omitted fields match everything. */
const EntryFilter = z.object({
  /** Search words. Each must be the prefix of a word of the title or the text. */
  text: SearchText,
  /** Empty matches all kinds but templates. */
  kinds: z.array(EntryKind).max(6),
  /** Entries must have all of them. A tag includes its narrower tags. */
  tags: z.array(Tag).max(10),
  audience: EntryAudience,
  fromDay: DayNumber,
  toDay: DayNumber,
})
export type EntryFilter = z.infer<typeof EntryFilter>

const Limit = z.int().min(1).max(100_000)

/** A possible target of a link. */
export const LinkSuggestion = z.object({
  thing: Thing,
  /** Text between the brackets. */
  link: z.string(),
  /** Folder of an entry; empty for other things and the root. */
  folder: z.string(),
  /** Kind of the entry; null for other things. */
  entryKind: EntryKind.nullable(),
})
export type LinkSuggestion = z.infer<typeof LinkSuggestion>

/** A relation as players know it, without notes. */
const KnownRelation = z.object({
  from: Thing,
  to: Thing,
  name: z.string(),
  standing: z.int().min(-3).max(3).nullable(),
})

const known = { id: Id, title: z.string(), kind: EntryKind, day: DayNumber.nullable(), portraitId: Id.nullable() }

/**
 * An entry as a player may read it. Links, relations and backlinks are limited to what the player may see; tags and
 * readers are omitted.
 */
export const PlayerEntryView = z.object({
  ...known,
  body: z.string(),
  links: z.array(JournalLinkView),
  backlinks: z.array(Thing),
  relations: z.array(KnownRelation),
})
export type PlayerEntryView = z.infer<typeof PlayerEntryView>

export const PlayerEntryListItem = z.object({ ...known, excerpt: z.string() })
export type PlayerEntryListItem = z.infer<typeof PlayerEntryListItem>

/** Id of a player; null for what all players may read. */
const Reader = Id.nullable()

/** Edition of the journal: the gamemaster's complete one, or what a player may read. */
export const JournalEdition = z.discriminatedUnion('for', [
  z.object({ for: z.literal('gamemaster') }),
  z.object({ for: z.literal('player'), playerId: Reader }),
])
export type JournalEdition = z.infer<typeof JournalEdition>

/** Maximum length of a text file in a folder, and of a picture in base64 (images.add). */
const MOST_TEXT = 550_000
const MOST_PICTURE = 700_000
const MOST_FILES = 20_000
/** Maximum total length of all files, because they travel in one call. The command line has no such limit. */
const MOST_TOGETHER = 7_000_000

const FolderPath = z.string().min(1).max(1000)

/** A file of a folder: its path, separated by `/`, and its content. */
export const FolderFile = z.union([
  /** `encoding` is the original encoding unless it was UTF-8. The text is already decoded. */
  z.object({ path: FolderPath, text: z.string().max(MOST_TEXT), encoding: z.enum(TEXT_ENCODINGS).optional() }),
  z.object({ path: FolderPath, base64: z.base64().max(MOST_PICTURE) }),
])
export type FolderFile = z.infer<typeof FolderFile>

/** How to resolve a title that another entry already has. */
export const TitleClashResolution = z.enum(['skip', 'rename', 'replace'])
export type TitleClashResolution = z.infer<typeof TitleClashResolution>

const FolderInput = z.object({
  files: z
    .array(FolderFile)
    .max(MOST_FILES, { message: 'These are too many files for one call: at most 20,000.' })
    .refine((files) => files.reduce((sum, file) => sum + sizeOf(file), 0) <= MOST_TOGETHER, {
      message:
        'These files are too large for one call: bring them in by parts, or with “orrery journal import FOLDER” on the command line.',
    }),
  clashes: TitleClashResolution,
})

function sizeOf(file: FolderFile): number {
  return file.path.length + ('text' in file ? file.text.length : file.base64.length)
}

/** What a folder of Markdown files would import, or has imported. */
export const FolderImportReport = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      kind: EntryKind,
      audience: EntryAudience,
      fate: z.enum(['new', 'renamed', 'replaced', 'skipped']),
    }),
  ),
  pictures: z.int(),
  /** Unknown readers. They are created as players. */
  players: z.array(z.string()),
  /** Content that is dropped or altered, by file. */
  losses: z.array(z.object({ path: z.string(), message: z.string() })),
})
export type FolderImportReport = z.infer<typeof FolderImportReport>

/**
 * An event of the chronicle. `text` is Markdown with links as plain words. Only the gamemaster's copy contains
 * secrets.
 */
export const ChronicleItem = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('night'),
    id: Id,
    name: z.string(),
    heldOn: IsoDate.nullable(),
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
    /** The star where it was fought, if the reader may know it. */
    place: z.string().nullable(),
    /** Who won and how, as a sentence. */
    outcome: z.string(),
    sides: z.array(
      z.object({
        name: z.string(),
        warbands: z.array(z.string()),
        reachedGoal: z.boolean(),
        /** Who fought, with what became of them; empty if they stood to the end. */
        units: z.array(z.object({ id: Id, name: z.string(), portraitId: Id.nullable(), fate: z.string() })),
        /** Fighters without names; empty if there were none. */
        others: z.string(),
      }),
    ),
    /** Injuries, losses and loot, as sentences. */
    results: z.array(z.string()),
  }),
])
export type ChronicleItem = z.infer<typeof ChronicleItem>

/** Events by campaign day. Events without a day come last, nights by their date. */
export const Chronicle = z.object({ campaign: z.string(), items: z.array(ChronicleItem) })
export type Chronicle = z.infer<typeof Chronicle>

export const journal = {
  /** Pinned entries first, then the newest. `total` is the number of matches. */
  list: forGamemaster
    .input(EntryFilter.partial().extend({ limit: Limit }))
    .output(z.object({ entries: z.array(JournalListItem), total: z.int() })),
  /** All tags with their number of entries, sorted by name. */
  tags: forGamemaster.output(z.array(z.object({ tag: z.string(), entries: z.int() }))),
  get: forGamemaster.input(z.object({ id: Id })).output(JournalEntryView),
  create: forGamemaster.input(EntryFields.extend(EntryProperties.partial().shape)).output(JournalEntryView),
  /** Creates an entry with a template's text and tags. `{{title}}` in the text is replaced by the title. */
  createFrom: forGamemaster
    .input(z.object({ templateId: Id, title: Name, kind: EntryKind.exclude(['template']) }))
    .output(JournalEntryView),
  update: forGamemaster
    .input(EntryFields.extend(EntryProperties.partial().shape).extend({ id: Id, version: Version }))
    .output(JournalEntryView),
  pin: forGamemaster.input(z.object({ id: Id, version: Version, isPinned: z.boolean() })).output(JournalEntryView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /**
   * Things whose name starts with or contains the text: completions after `[[`, or after `@` with people,
   * characters and player warbands first.
   */
  complete: forGamemaster
    .input(z.object({ text: SearchText, after: z.enum(['[[', '@']).optional() }))
    .output(z.array(LinkSuggestion)),
  /** Entries that link to a thing. */
  backlinks: forGamemaster.input(z.object({ kind: ThingKind, id: Id })).output(z.array(Thing)),
  /** The entry as a player may read it; null if they may not. */
  asPlayer: forGamemaster.input(z.object({ id: Id, as: Reader })).output(PlayerEntryView.nullable()),
  /** Entries that a player may read, by title, without templates. */
  listAsPlayer: forGamemaster
    .input(z.object({ as: Reader, text: SearchText, limit: Limit }))
    .output(z.object({ entries: z.array(PlayerEntryListItem), total: z.int() })),
  /** Exports the journal as a folder of Markdown files and pictures. */
  exportFolder: forGamemaster
    .input(z.object({ edition: JournalEdition }))
    .output(z.object({ files: z.array(FolderFile) })),
  /** Reports what a folder would import. Changes nothing. */
  lookAtFolder: forGamemaster.input(FolderInput).output(FolderImportReport),
  /** Imports a folder as one change. */
  importFolder: forGamemaster.input(FolderInput).output(FolderImportReport),
  /** Content of the printed chronicle. */
  chronicle: forGamemaster
    .input(z.object({ edition: JournalEdition, from: DayNumber.nullable(), to: DayNumber.nullable() }))
    .output(Chronicle),
}
