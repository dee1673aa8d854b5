import type { Thing } from '#shared/contract/base.ts'
import type { EntryKind, FolderFile } from '#shared/contract/journal.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import { formatLinkToFile, formatExportedLink, replacePictureIdsWithPaths } from './file-links.ts'
import { createFileNamer, toValidFolderPath } from './file-names.ts'
import type { ResolvedLink } from './link-resolver.ts'
import { formatNote, type NoteToFormat } from './note-file.ts'
import { formatStubNote, STUB_FOLDER } from './stub-note.ts'
import {
  normalizeName,
  listLinkTexts,
  listLinkInterpretations,
  replaceLinkTexts,
  splitKindPrefix,
} from './wiki-links.ts'

/** The players' copy of an entry. */
interface OpenEntry {
  readonly id: string
  readonly title: string
  /** Folder of its file; empty at the top level and in a player's copy. */
  readonly folder: string
  readonly kind: EntryKind
  readonly day: number | null
  readonly portraitId: string | null
  readonly body: string
}

/** Additional data in the gamemaster's copy. */
export interface GamemasterEntryData {
  readonly audience: string
  /** Names of players. */
  readonly readers: readonly string[]
  readonly tags: readonly string[]
  readonly isPinned: boolean
  readonly createdAt: string
  readonly updatedAt: string
}

/** An entry to be written. `whole` is null in a player's copy. */
export interface ExportedEntry extends OpenEntry {
  readonly whole: GamemasterEntryData | null
  /** Resolves a link of its text. */
  read(text: string): ResolvedLink
}

/** A picture to be written. */
export interface ExportedPicture {
  readonly type: string
  readonly data: string
}

/** Source of an exported folder. */
export interface FolderExportSource {
  /** In the order in which file names are assigned. */
  readonly entries: readonly ExportedEntry[]
  /** Returns the text between the brackets for a thing that is not an entry. */
  readonly linkFor: (entity: Thing) => string
  /** Formats a day of the campaign in its calendar. */
  readonly formatDate: (day: number) => string
  readonly findPicture: (id: string) => ExportedPicture | null
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

/**
 * Formats entries as Markdown files, the pictures they show in a separate folder, and a file for each star, force or
 * the like that they link to, so that no link is dead in other programs.
 */
export function formatExportFolder({ entries, linkFor, formatDate, findPicture }: FolderExportSource): FolderFile[] {
  const places = placesFor(entries)
  const stubs = placeStubs(entries, places)
  const taken = new Map(
    [...places.values(), ...stubs.values()].flatMap(({ path, link }) =>
      [path, link].map((to) => [normalizeName(to), link]),
    ),
  )
  const pictures = new Map<string, { path: string; base64: string }>()

  function pathOf(id: string): string | null {
    const picture = findPicture(id)
    if (picture === null) return null
    const path = `pictures/${id}.${ENDINGS[picture.type] ?? 'png'}`
    pictures.set(id, { path, base64: picture.data })
    return path
  }

  function linkOf(entry: ExportedEntry, text: string): string | null {
    const { thing: target, ...parts } = entry.read(text)
    if (target === null) return caught(text)
    const place = places.get(target.id) ?? stubs.get(target.id)
    return place === undefined ? null : formatExportedLink(parts, target, place.link)
  }

  /** Returns how an import must read a link that means nothing here, if a file name would match it. */
  function caught(text: string): string | null {
    for (const parts of listLinkInterpretations(text)) {
      const file = taken.get(normalizeName(parts.target))
      if (file !== undefined) return formatLinkToFile(parts, file)
    }
    return null
  }

  const notes = entries.map((entry) => ({
    path: `${places.get(entry.id)?.path ?? entry.id}.md`,
    text: formatNote({
      matter: matterOf(entry, formatDate, entry.portraitId === null ? null : pathOf(entry.portraitId)),
      body: replacePictureIdsWithPaths(
        replaceLinkTexts(entry.body, (text) => linkOf(entry, text)),
        pathOf,
      ),
    }),
  }))
  const stubNotes = [...stubs.values()].map(({ target, path }) => ({
    path: `${path}.md`,
    text: formatStubNote({ link: qualify(target, linkFor(target)), kind: target.kind, name: target.name }),
  }))
  return [...notes, ...stubNotes, ...pictures.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Location of an entry's file. */
interface FilePlace {
  /** Includes folders, excludes the extension. */
  readonly path: string
  /** The name links use: the file name, or the path from the root if the name is not unique. */
  readonly link: string
}

function placesFor(entries: readonly ExportedEntry[]): ReadonlyMap<string, FilePlace> {
  const avoid = namesToAvoid(entries)
  const namers = new Map<string, (title: string) => string>()
  const named = entries.map(({ id, title, folder }) => {
    const inFolder = toValidFolderPath(folder)
    const nameFor = namers.get(normalizeName(inFolder)) ?? createFileNamer(avoid)
    namers.set(normalizeName(inFolder), nameFor)
    const name = nameFor(title)
    return { id, name, path: inFolder === '' ? name : `${inFolder}/${name}` }
  })
  const byName = Map.groupBy(named, ({ name }) => normalizeName(name))
  return new Map(
    named.map(({ id, name, path }) => {
      const isOnlyOne = byName.get(normalizeName(name))?.length === 1
      const link = isOnlyOne ? name : path.includes('/') ? path : `/${path}`
      return [id, { path, link: /\.(?:md|markdown)$/i.test(link) ? `${link}.md` : link }]
    }),
  )
}

/** Adds the kind of a thing to a link without one. */
function qualify({ kind }: Thing, link: string): string {
  return splitKindPrefix(link).kind === kind ? link : `${kind}:${link}`
}

/** Things outside the journal that the entries link to, by id, each with the place of the file that stands for it. */
function placeStubs(
  entries: readonly ExportedEntry[],
  places: ReadonlyMap<string, FilePlace>,
): ReadonlyMap<string, FilePlace & { readonly target: Thing }> {
  const linked = new Map<string, Thing>()
  for (const entry of entries)
    for (const text of listLinkTexts(entry.body)) {
      const { thing: target } = entry.read(text)
      if (target !== null && target.kind !== 'journal') linked.set(target.id, target)
    }
  const namers = new Map<string, (title: string) => string>()
  const named = [...linked.values()].map((target) => {
    const folder = `${STUB_FOLDER}/${THING_KIND_DEFINITIONS[target.kind].label}`
    const nameFor = namers.get(folder) ?? createStubNamer(folder, places)
    namers.set(folder, nameFor)
    const name = nameFor(target.name)
    return { target, name, path: `${folder}/${name}` }
  })
  const allPaths = [...places.values(), ...named].map(({ path }) => normalizeName(path.split('/').at(-1) ?? path))
  const counts = Map.groupBy(allPaths, (name) => name)
  return new Map(
    named.map(({ target, name, path }) => {
      const isOnlyOne = counts.get(normalizeName(name))?.length === 1
      return [target.id, { target, path, link: isOnlyOne ? name : path }]
    }),
  )
}

/** Names placeholder files of a folder apart from the entries that lie in it. */
function createStubNamer(folder: string, places: ReadonlyMap<string, FilePlace>): (title: string) => string {
  const nameFor = createFileNamer(new Set())
  const inside = `${normalizeName(folder)}/`
  for (const { path } of places.values()) if (normalizeName(path).startsWith(inside)) nameFor(path.slice(inside.length))
  return nameFor
}

/** Names used by links that do not mean an entry: a file of that name would match them. */
function namesToAvoid(entries: readonly ExportedEntry[]): Set<string> {
  const names = new Set<string>()
  for (const entry of entries)
    for (const text of listLinkTexts(entry.body))
      if (entry.read(text).thing?.kind !== 'journal')
        for (const { target } of listLinkInterpretations(text))
          names.add(normalizeName(target.replace(/\.(?:md|markdown)$/i, '')))
  return names
}

function matterOf(
  { title, kind, day, whole }: ExportedEntry,
  formatDate: FolderExportSource['formatDate'],
  portrait: string | null,
): NoteToFormat['matter'] {
  return [
    ['title', title],
    ['kind', kind],
    ['audience', whole?.audience ?? null],
    ['readers', whole && whole.readers.length > 0 ? whole.readers : null],
    ['tags', whole && whole.tags.length > 0 ? whole.tags : null],
    ['pinned', whole?.isPinned === true ? true : null],
    ['day', day],
    ['campaign-date', day === null ? null : formatDate(day)],
    ['portrait', portrait],
    ['created', whole?.createdAt ?? null],
    ['updated', whole?.updatedAt ?? null],
  ]
}
