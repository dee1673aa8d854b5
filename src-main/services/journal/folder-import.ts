import type { Author } from '#main/db/change-log/change-log.ts'
import type { ImageRow } from '#main/db/repositories/images.ts'
import type { JournalEntry, LinkTarget } from '#main/db/repositories/journal.ts'
import { formatPageLink } from '#main/journal/file-links.ts'
import { createLinkResolver, type FolderByEntryId } from '#main/journal/link-resolver.ts'
import {
  createLinkConverter,
  type FolderImportLoss,
  type FolderNote,
  type ParsedFolder,
} from '#main/journal/parse-folder.ts'
import { findPlayerId } from '#main/journal/read-access.ts'
import {
  escapeLinkName,
  normalizeName,
  NAME_ID_SUFFIX_PATTERN,
  type LinkParts,
  splitKindPrefix,
} from '#main/journal/wiki-links.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { FolderImportReport, TitleClashResolution } from '#shared/contract/journal.ts'
import { decodeImage } from '../images/images.ts'
import { getNameIndex } from '../kit/name-index.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { getEntryThing } from './entry-labels.ts'

type Fate = FolderImportReport['entries'][number]['fate']

/** A note with its target in the journal. */
interface Placed {
  readonly note: FolderNote
  readonly id: string
  readonly title: string
  readonly fate: Fate
}

/** An entry to be saved, and the entries its links are known to mean. */
interface Incoming {
  readonly row: JournalEntry
  readonly known: readonly LinkTarget[]
  readonly isNew: boolean
}

const MOST_LOSSES = 500
const LONGEST_NAME = 80

/** Creates the import of folders of Markdown files into the journal. */
export function createFolderImporter(tools: ServiceDependencies) {
  const { file, now, newId } = tools
  const { journal, players, images } = file.rows
  const { links } = tools

  /**
   * Assigns a target to each note: an existing entry of the same title, preferably in the same folder, or a new one.
   */
  function place({ notes }: ParsedFolder, clashes: TitleClashResolution): Placed[] {
    const index = getNameIndex(file)
    const standing = Map.groupBy(
      index.all().filter(({ kind }) => kind === 'journal'),
      ({ name }) => normalizeName(name),
    )
    const taken = new Set([...standing.keys(), ...notes.map(({ title }) => normalizeName(title))])
    const counterparts = pairByFolder(notes, standing, index.folders())
    return notes.map((note) => {
      const { title } = note
      const counterpart = counterparts.get(note)
      if (clashes === 'rename' && standing.has(normalizeName(title)))
        return { note, id: newId(), title: freeTitle(title, taken), fate: 'renamed' }
      if (counterpart === undefined) return { note, id: newId(), title, fate: 'new' }
      return { note, id: counterpart.id, title, fate: clashes === 'skip' ? 'skipped' : 'replaced' }
    })
  }

  /** Resolves readers by name; unknown names become new players. */
  function seat(notes: readonly FolderNote[]) {
    const table = players.list()
    const added: { id: string; name: string }[] = []
    for (const name of new Set(notes.flatMap(({ readers }) => readers))) {
      const clean = name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME)
      const isKnown = [...table, ...added].some((candidate) => normalizeName(candidate.name) === normalizeName(clean))
      if (clean !== '' && !isKnown) added.push({ id: newId(), name: clean })
    }
    const known = [...table, ...added]
    return { added, idFor: (name: string): string | null => findPlayerId(name, known) }
  }

  /** Plans the import of a parsed folder. */
  function plan(folder: ParsedFolder, clashes: TitleClashResolution) {
    const losses: FolderImportLoss[] = [...folder.losses]
    const lose = (loss: FolderImportLoss): void => void (losses.length < MOST_LOSSES && losses.push(loss))
    const placed = place(folder, clashes)
    const incoming = placed.filter(({ fate }) => fate !== 'skipped')
    const byNote = new Map(placed.map((item) => [item.note, item]))
    const ids = new Set(incoming.map(({ id }) => id))
    const names = getNameIndex(file).all()
    const folders = new Map(getNameIndex(file).folders())
    for (const { id, note } of incoming) folders.set(id, note.folder)
    const book = createLinkResolver(
      [...names.filter(({ id }) => !ids.has(id)), ...incoming.map(getEntryThing)],
      folders,
    )
    const { added, idFor } = seat(incoming.map(({ note }) => note))
    const pictures = new Map<string, ImageRow | null>()

    function pictureAt(path: string): string | null {
      if (!pictures.has(path)) pictures.set(path, pictureOf(path, folder.pictures.get(path) ?? '', lose))
      return pictures.get(path)?.id ?? null
    }
    function linkTo(note: FolderNote, parts: LinkParts): string {
      const own = byNote.get(note)
      if (!own) throw new Error('A link leads to a note that is not of the folder')
      return formatPageLink(parts, own.title, book.linkFor(getEntryThing(own)))
    }
    /** A thing that this campaign lacks is named without its kind. */
    function linkToThing(link: string, parts: LinkParts): string {
      const target = book.find(link, [])
      const name = target?.name ?? splitKindPrefix(link).name.replace(NAME_ID_SUFFIX_PATTERN, '')
      return formatPageLink(parts, name, target === null ? escapeLinkName(name) : book.linkFor(target))
    }
    const reader = createLinkConverter(folder, { linkTo, linkToThing, pictureAt, lose })

    function entryOf({ note, id, title, fate }: Placed): Incoming {
      const { body, linked } = reader.body(note)
      const at = now()
      const before = fate === 'replaced' ? journal.find(id) : null
      const readers = note.readers.flatMap((name) => idFor(name) ?? [])
      if (readers.length < note.readers.length)
        lose({ path: note.path, message: 'Several players bear the name of a reader: nobody of them may read it yet.' })
      return {
        isNew: before === null,
        known: linked.map((otherNote) => ({ kind: 'journal', id: byNote.get(otherNote)?.id ?? '' })),
        row: {
          id,
          title,
          body,
          readers,
          kind: note.kind ?? 'entry',
          audience: note.audience ?? 'gamemaster',
          tags: note.tags,
          isPinned: note.isPinned,
          day: note.day,
          folder: note.folder,
          portraitId: reader.portrait(note),
          createdAt: before?.createdAt ?? note.createdAt ?? at,
          updatedAt: note.updatedAt ?? note.createdAt ?? at,
        },
      }
    }
    const entries = incoming.map(entryOf)
    for (const path of folder.pictures.keys())
      if (!pictures.has(path)) lose({ path, message: 'No text shows this picture.' })
    const stored = [...pictures.values()].filter((row) => row !== null)
    const lines = placed.map(({ note, title, fate }) => ({
      path: note.path,
      title,
      fate,
      kind: note.kind ?? ('entry' as const),
      audience: note.audience ?? ('gamemaster' as const),
    }))
    return {
      report: { entries: lines, pictures: stored.length, players: added.map(({ name }) => name), losses },
      entries,
      pictures: stored,
      newPlayers: added,
    }
  }

  function save({ entries, pictures, newPlayers }: ReturnType<typeof plan>, author: Author): void {
    const label = `Import ${entries.length === 1 ? `“${entries[0]?.row.title}”` : `${entries.length} entries`} from a folder`
    for (const picture of pictures) images.keep(picture)
    file.changes.record(label, author, () => {
      for (const player of newPlayers) players.add({ ...player, notes: '' })
      for (const { row, isNew } of entries) {
        if (isNew) journal.add(row)
        else journal.update(row)
      }
      links.store(...entries.map(({ row, known }) => ({ id: row.id, body: row.body, known })))
    })
  }

  return { plan, save }
}

function pictureOf(path: string, base64: string, lose: (loss: FolderImportLoss) => void): ImageRow | null {
  try {
    return decodeImage(base64)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    lose({ path, message: error.message })
    return null
  }
}

/**
 * Pairs notes with entries: the one of the same title in the same folder, else the first unpaired one of that title.
 */
function pairByFolder(
  notes: readonly FolderNote[],
  standing: ReadonlyMap<string, readonly Thing[]>,
  folders: FolderByEntryId,
): ReadonlyMap<FolderNote, Thing> {
  const pairs = new Map<FolderNote, Thing>()
  const paired = new Set<Thing>()
  const pair = (note: FolderNote, isFit: (entry: Thing) => boolean): void => {
    const entry = standing
      .get(normalizeName(note.title))
      ?.find((candidate) => !paired.has(candidate) && isFit(candidate))
    if (pairs.has(note) || entry === undefined) return
    pairs.set(note, entry)
    paired.add(entry)
  }
  for (const note of notes) pair(note, ({ id }) => normalizeName(folders.get(id) ?? '') === normalizeName(note.folder))
  for (const note of notes) pair(note, () => true)
  return pairs
}

/** Returns a free title and reserves it. */
function freeTitle(title: string, taken: Set<string>): string {
  for (let count = 2; ; count += 1) {
    const ending = ` (${count})`
    const free = `${title.slice(0, LONGEST_NAME - ending.length).trimEnd()}${ending}`
    if (taken.has(normalizeName(free))) continue
    taken.add(normalizeName(free))
    return free
  }
}
