import { EntryAudience, EntryKind, Tag } from '#shared/contract/journal.ts'
import { joinFrontMatter, type FrontMatterEntry, splitFrontMatter } from './front-matter.ts'
import { parseYamlValue, formatYamlList, formatYamlText, type YamlValue } from './yaml-value.ts'

/** A parsed Markdown file of a journal: the front matter with known keys, and the text. */
export interface Note {
  readonly title: string | null
  readonly kind: EntryKind | null
  readonly audience: EntryAudience | null
  /** Names of players. */
  readonly readers: readonly string[]
  readonly tags: readonly string[]
  readonly aliases: readonly string[]
  readonly isPinned: boolean
  readonly day: number | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
  /** For a placeholder file, the link to the star, force or the like that it represents; otherwise null. */
  readonly stubLink: string | null
  /** File path of a picture. */
  readonly portrait: string | null
  /** The text, preceded by the unknown keys as front matter. */
  readonly body: string
}

/** Keys stored in columns. Aliases and dates from other programs stay in the text, so that an export returns them. */
const OWN = [
  'title',
  'orrery',
  'kind',
  'audience',
  'readers',
  'tags',
  'pinned',
  'day',
  'campaign-date',
  'created',
  'updated',
  'portrait',
] as const
type OwnKey = (typeof OWN)[number]
/** Keys that are read; the additional ones stay in the text. */
const READ: readonly string[] = [...OWN, 'tag', 'aliases', 'alias', 'date']

const FEWEST_DAYS = -100_000
const MOST_DAYS = 1_000_000
const MOST_TAGS = 30
const LONGEST_QUOTE = 60
/** YAML's booleans. */
const FLAGS = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])
/** A time as we write it, which needs no quotation marks. */
const STAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/** Parses a Markdown file. `lost` receives a message for each key that is not understood. */
export function parseNote(text: string, lost: (message: string) => void): Note {
  const { matter, text: rest } = splitFrontMatter(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'))
  const values = valuesOf(matter)
  for (const key of OWN)
    if (matter.filter((entry) => entry.key === key).length > 1)
      lost(`“${key}” stands there twice: the first one counts.`)
  for (const entry of matter.filter(isOwn))
    for (const line of entry.lines.filter(isForeign(entry)))
      lost(`“${line.slice(0, 60)}” in its front matter is left out: it belongs to no key that is kept.`)
  const say = <Value>(key: string, value: Value | null): Value | null => {
    if (value === null && values.has(key) && values.get(key) !== '')
      lost(`“${quoteEntry(key, matter)}” is not understood and is left out.`)
    return value
  }
  const textOf = (key: string): string | null => (values.has(key) ? say(key, oneText(values.get(key) ?? null)) : null)
  const parsed = <Value>(key: OwnKey, read: (value: string) => Value | null): Value | null => {
    const value = oneText(values.get(key) ?? null)
    return value === null || value === '' ? say(key, null) : say(key, read(value))
  }
  const tags = say('tags', listOf(values, 'tags', 'tag')) ?? []
  const opened = matter.length > 0 ? rest.replace(/^\n/, '') : rest
  return {
    title: textOf('title') || null,
    kind: parsed('kind', (value) => EntryKind.safeParse(value.toLowerCase()).data ?? null),
    audience: parsed('audience', (value) => EntryAudience.safeParse(value.toLowerCase()).data ?? null),
    readers: say('readers', listOf(values, 'readers')) ?? [],
    tags: normalizeTags(tags, lost),
    aliases: listOf(values, 'aliases', 'alias') ?? [],
    isPinned: parsed('pinned', (value) => FLAGS.get(value.toLowerCase()) ?? null) ?? false,
    day: parsed('day', dayNumber),
    createdAt: parsed('created', isoTime) ?? isoTime(oneText(values.get('date') ?? null) ?? ''),
    updatedAt: parsed('updated', isoTime),
    stubLink: textOf('orrery') || null,
    portrait: textOf('portrait') || null,
    body: joinFrontMatter(
      matter.filter((entry) => !isOwn(entry)).flatMap(({ lines }) => lines),
      opened.replace(/\n$/, ''),
    ),
  }
}

/** The values of the known keys. If a key is repeated, the first one counts. */
function valuesOf(matter: readonly FrontMatterEntry[]): ReadonlyMap<string, YamlValue> {
  const first = new Map(
    matter.toReversed().map((entry) => {
      const isOther = isForeign(entry)
      return [entry.key, entry.lines.filter((line, at) => !isOther(line, at))]
    }),
  )
  return new Map([...first].filter(([key]) => READ.includes(key)).map(([key, lines]) => [key, parseYamlValue(lines)]))
}

/** The first entry of a key on one line, truncated to LONGEST_QUOTE. */
function quoteEntry(key: string, matter: readonly FrontMatterEntry[]): string {
  const entry = matter.find((candidate) => candidate.key === key)
  if (entry === undefined) return key
  const isOther = isForeign(entry)
  const lines = entry.lines.filter((line, at) => !isOther(line, at))
  const text = lines.join(' ').replace(/\s+/g, ' ').trim()
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
}

/** Validates and deduplicates tags, at most MOST_TAGS. */
export function normalizeTags(tags: readonly string[], lost: (message: string) => void): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const { data } = Tag.safeParse(tag)
    if (data === undefined) lost(`The tag “${tag.slice(0, 60)}” cannot be kept as it is written.`)
    else if (kept.size < MOST_TAGS) kept.set(data.toLowerCase(), kept.get(data.toLowerCase()) ?? data)
    else lost(`The tag “${data}” is one too many: ${MOST_TAGS} are kept.`)
  }
  return [...kept.values()]
}

/**
 * Returns a predicate for the lines under a key that do not belong to it: comments, and lines that neither continue
 * its value nor start a key.
 */
function isForeign({ lines }: FrontMatterEntry): (line: string, at: number) => boolean {
  const keyAt = lines.findIndex((line) => !/^[ \t]*(?:#.*)?$/.test(line))
  return (line, at) => line.startsWith('#') || (at > keyAt && /^[^\s#\-\]}]/.test(line))
}

function isOwn({ key }: FrontMatterEntry): boolean {
  return OWN.some((own) => own === key)
}

function oneText(value: YamlValue): string | null {
  return typeof value === 'string' ? value : null
}

/** The list under the first of these keys that exists; empty if none does. */
function listOf(values: ReadonlyMap<string, YamlValue>, ...keys: readonly string[]): readonly string[] | null {
  const key = keys.find((text) => values.has(text))
  return key === undefined ? [] : textList(values.get(key) ?? null)
}

function textList(value: YamlValue): readonly string[] | null {
  if (typeof value !== 'string') return value
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((text) => text !== '')
}

function dayNumber(text: string): number | null {
  const day = /^-?\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return day >= FEWEST_DAYS && day <= MOST_DAYS ? day : null
}

/** Parses an ISO time. Without a zone it is taken as UTC. */
function isoTime(text: string): string | null {
  const [whole, day, hours = '00:00', zone = 'Z'] = TIME.exec(text) ?? []
  if (whole === undefined || day === undefined || !isDay(day)) return null
  const time = Date.parse(`${day}T${hours}${zone}`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Whether a date exists: JavaScript parses 30 February as 2 March. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** The front matter to write. Null omits a key. */
export interface NoteToFormat {
  readonly matter: readonly (readonly [OwnKey, string | number | boolean | readonly string[] | null])[]
  readonly body: string
}

/** Formats a Markdown file that parses back to the same note. */
export function formatNote({ matter, body }: NoteToFormat): string {
  const { matter: extra, text } = splitFrontMatter(body.replace(/\r\n?/g, '\n'))
  const own = matter.flatMap(([key, value]) => (value === null ? [] : [`${key}: ${written(value)}`]))
  const others = extra.filter((entry) => !isOwn(entry)).flatMap(({ lines }) => lines)
  return `${joinFrontMatter([...own, ...others], `\n${text}`)}\n`
}

function written(value: string | number | boolean | readonly string[]): string {
  if (typeof value === 'string') return STAMP.test(value) ? value : formatYamlText(value)
  return typeof value === 'object' ? formatYamlList(value) : String(value)
}
