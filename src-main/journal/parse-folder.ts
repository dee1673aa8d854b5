import { LongText, Name } from '#shared/contract/base.ts'
import { EntryFolderPath, type FolderFile, Tag } from '#shared/contract/journal.ts'
import { isPlayerReadableCallout, parseCalloutHead } from '#shared/kit/callouts.ts'
import { formatCount } from '#shared/kit/format.ts'
import { countBrokenLetters, ENCODING_NAMES } from '#shared/kit/text-encoding.ts'
import { THING_KIND_DEFINITIONS } from '#shared/things.ts'
import { convertFileLinksToJournal } from './file-links.ts'
import {
  getBaseNameWithoutExtension,
  parseRelativePath,
  createFilePathFinder,
  getFolder,
  isHiddenPath,
  isMarkdownPath,
  isPicturePath,
} from './folder-paths.ts'
import { normalizeTags, type Note, parseNote } from './note-file.ts'
import { isUntouchedStub } from './stub-note.ts'
import { normalizeName, type LinkParts, splitKindPrefix } from './wiki-links.ts'

/** A Markdown file of a folder, validated for an entry. */
export interface FolderNote extends Omit<Note, 'title' | 'stubLink'> {
  readonly path: string
  readonly title: string
  /** Its folder; empty at the top level. */
  readonly folder: string
  /** Whether Orrery wrote the file. */
  readonly isOurs: boolean
}

/** Something that is not imported, or is changed by the import. */
export interface FolderImportLoss {
  readonly path: string
  readonly message: string
}

type ParsedNote = FolderNote & Pick<Note, 'stubLink'>

/** The parsed content of a folder. */
export interface ParsedFolder {
  readonly notes: readonly FolderNote[]
  /** Placeholder files by path, each with its link to something outside the journal. */
  readonly stubs: ReadonlyMap<string, string>
  /** Pictures by path, in base64. */
  readonly pictures: ReadonlyMap<string, string>
  readonly losses: readonly FolderImportLoss[]
}

const CONTROLS = /[\p{Cc}--[\t\n\r]]/gv
/** A picture in link syntax, with or without a width: `[[deck.png]]`. */
const LINKED_PICTURE = /^!?\[\[([^[\]|\\]+)(?:\\?\|[^[\]]*)?\]\]$/
const LONGEST_TITLE = 80
const MOST_LOSSES_SAID = 500

/** Parses a folder of Markdown files and pictures. Hidden folders belong to other programs and are skipped. */
export function parseFolder(files: readonly FolderFile[]): ParsedFolder {
  const losses: FolderImportLoss[] = []
  const notes: FolderNote[] = []
  const pictures = new Map<string, string>()
  const stubs = new Map<string, string>()
  const seen = new Set<string>()
  const lose = (path: string, message: string): void => {
    if (losses.length < MOST_LOSSES_SAID) losses.push({ path: path.slice(0, 300), message })
  }

  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const path = parseRelativePath(file.path)
    if (path === null || seen.has(normalizeName(path))) {
      lose(file.path, path === null ? 'This is no path inside the folder.' : 'Another file has the same path.')
      continue
    }
    seen.add(normalizeName(path))
    if (isHiddenPath(path)) continue
    if ('text' in file && isMarkdownPath(path)) {
      const lost = (message: string): void => lose(path, message)
      if (file.encoding !== undefined && file.encoding !== 'utf-8')
        lost(`It is written in ${ENCODING_NAMES[file.encoding]}: an export writes UTF-8.`)
      const parsed = noteOf(path, file.text, lost)
      if (parsed === null) continue
      const { stubLink, ...note } = parsed
      if (stubLink === null) notes.push(note)
      else stubs.set(path, stubLink)
    } else if ('base64' in file && isPicturePath(path)) pictures.set(path, file.base64)
    else lose(path, 'This is neither Markdown nor a picture that Orrery knows (PNG, JPEG, WebP).')
  }
  return { notes, stubs, pictures, losses }
}

function noteOf(path: string, text: string, lost: (message: string) => void): ParsedNote | null {
  if (text.includes('\0')) {
    lost('This is not a text file. Save it again as UTF-8 text and import it once more.')
    return null
  }
  const broken = countBrokenLetters(text)
  if (broken > 0) lost(`${formatCount(broken, 'letter')} of its UTF-8 cannot be read: “\ufffd” stands in its place.`)
  const clean = text.toWellFormed().replace(CONTROLS, '')
  if (clean !== text) lost('Characters that cannot be stored are left out.')
  const note = parseNote(clean, lost)
  if (!LongText.safeParse(note.body).success) {
    lost('This text is too long: at most 500,000 characters.')
    return null
  }
  const isOurs = note.kind !== null && note.audience !== null
  for (const word of isOurs ? [] : listClosedCallouts(note.body))
    lost(`Quotations that begin with “[!${word}]” are the gamemaster’s alone here: Orrery does not know the word.`)
  const folder = getFolder(path)
  const isTag = !isOurs && Tag.safeParse(folder).success
  const tags = isTag ? normalizeTags([folder, ...note.tags], lost) : note.tags
  return {
    ...note,
    stubLink: readStubLink(note, lost),
    path,
    isOurs,
    tags,
    folder: folderFor(folder, lost),
    title: titleOf(note.title ?? getBaseNameWithoutExtension(path), lost),
  }
}

/** The link of a placeholder file, or null. Text that was added to such a file is not imported, and reported. */
function readStubLink({ stubLink, body }: Note, lost: (message: string) => void): string | null {
  if (stubLink === null) return null
  const { kind, name } = splitKindPrefix(stubLink)
  if (kind === null || kind === 'journal' || !Name.safeParse(name).success) {
    lost(`“orrery: ${stubLink.slice(0, 60)}” is not understood: the file comes in as an entry.`)
    return null
  }
  if (!isUntouchedStub(body, kind))
    lost(
      `This file stands for a ${THING_KIND_DEFINITIONS[kind].noun}: its text is left out. Write it on the page of the ${THING_KIND_DEFINITIONS[kind].noun}.`,
    )
  return stubLink
}

/** The unknown call-out words in a text; such call-outs are hidden from the players. */
function listClosedCallouts(body: string): string[] {
  const heads = body.matchAll(/^[ \t>]*>[ \t]?(\[![^\n]{1,300})/gm)
  const words = [...heads].flatMap(([, head = '']) => parseCalloutHead(head)?.word ?? [])
  return [...new Set(words)].filter((word) => word !== 'secret' && !isPlayerReadableCallout(word))
}

function folderFor(folder: string, lost: (message: string) => void): string {
  if (EntryFolderPath.safeParse(folder).success) return folder
  lost('The path of its folder is too long: it comes in without one.')
  return ''
}

function titleOf(text: string, lost: (message: string) => void): string {
  const { data } = Name.safeParse(text)
  if (data !== undefined) return data
  const short = Name.safeParse([...text.trim()].slice(0, LONGEST_TITLE / 2).join('')).data ?? 'Untitled'
  lost(`Its title is too long: it becomes “${short}”.`)
  return short
}

/** Resolves links once the files of a folder have a place in the journal. */
export interface FolderLinkResolver {
  /** Returns the text between the brackets for a note. */
  linkTo(note: FolderNote, parts: LinkParts): string
  /** Returns the text between the brackets for the link of a placeholder file. */
  linkToThing(link: string, parts: LinkParts): string
  /** Returns the id of a picture by its path, or null if it cannot be stored. */
  pictureAt(path: string): string | null
  lose(loss: FolderImportLoss): void
}

/** Creates the converter of a folder's links to the journal's. */
export function createLinkConverter({ notes, stubs, pictures }: ParsedFolder, places: FolderLinkResolver) {
  const paths = createFilePathFinder([...notes.map(({ path }) => path), ...stubs.keys(), ...pictures.keys()])
  const byPath = new Map(notes.map((note) => [note.path, note]))
  const byAlias = groupByAlias(notes)

  const guessed = new Set<string>()

  /** Finds the note that a link leads to, or the link of a placeholder file. */
  function pageOf(target: string, note: FolderNote): FolderNote | string | null {
    const name = target.trim()
    if (name === '') return note.isOurs ? null : note
    const from = note.path
    const fileName = isMarkdownPath(name) ? name : `${name}.md`
    if (note.isOurs && !name.includes('/') && paths.countNamesakes(fileName) > 1) return null // Orrery names such files by their paths
    const path = paths.find(fileName, from) ?? paths.find(`${name}.markdown`, from)
    const rivals = paths.listRivals(fileName, from)
    if (path !== null && rivals.length > 1) {
      const message = `“[[${name}]]” may mean ${rivals.length} files: it leads to ${path}.`
      if (!guessed.has(`${from}\n${message}`)) places.lose({ path: from, message })
      guessed.add(`${from}\n${message}`)
    }
    if (path !== null) return byPath.get(path) ?? stubs.get(path) ?? null
    const [named, another] = byAlias.get(normalizeName(name)) ?? []
    return named && !another ? named.note : null
  }

  function pictureId(written: string, from: string): string | null {
    const path = paths.find(written, from)
    return path !== null && pictures.has(path) ? places.pictureAt(path) : null
  }

  return {
    /** Converts a note's text, and lists the notes it links to, each once. */
    body: (note: FolderNote): { body: string; linked: FolderNote[] } => {
      const linked = new Set<FolderNote>()
      const body = convertFileLinksToJournal(note.body, {
        isOurs: note.isOurs,
        page: (parts) => {
          const page = pageOf(parts.target, note)
          if (page === null) return null
          if (typeof page === 'string') return places.linkToThing(page, parts)
          linked.add(page)
          return places.linkTo(page, parts)
        },
        picture: (written) => pictureId(written, note.path),
        lost: (message) => places.lose({ path: note.path, message }),
      })
      return { body, linked: [...linked] }
    },
    portrait: (note: FolderNote): string | null => {
      if (note.portrait === null) return null
      const [, linked = note.portrait] = LINKED_PICTURE.exec(note.portrait) ?? []
      const id = pictureId(linked, note.path)
      if (id === null) places.lose({ path: note.path, message: `The picture “${linked.slice(0, 100)}” is not there.` })
      return id
    },
  }
}

/** Notes of other programs by their aliases. */
function groupByAlias(notes: readonly FolderNote[]) {
  return Map.groupBy(
    notes.flatMap((note) => (note.isOurs ? [] : note.aliases.map((alias) => ({ alias: normalizeName(alias), note })))),
    ({ alias }) => alias,
  )
}
