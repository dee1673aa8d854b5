import { isRecord } from '#main/games/kit/json.ts'
import type { SwnDescendant, SwnEntity } from './swn-entities.ts'

/** Names of the tags of an entity. */
export function listSwnTags({ fields }: SwnEntity): string[] {
  const { attributes } = fields.raw
  const tags = isRecord(attributes) ? attributes['tags'] : null
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag: unknown) => {
    const name = isRecord(tag) ? tag['name'] : tag
    return typeof name === 'string' ? [name] : []
  })
}

/** Describes a system and its contents from the file, one line each. */
export function formatSwnNotes(system: SwnEntity, below: readonly SwnDescendant[]): string {
  const own = [...factsOf(system), ...textsOf(system)]
  return [...own, ...below.flatMap(({ entity, depth }) => linesOf(entity, '  '.repeat(depth - 1)))].join('\n')
}

function linesOf(entity: SwnEntity, indent: string): string[] {
  const tags = listSwnTags(entity)
  const facts = [
    ...(entity.isHidden ? ['hidden'] : []),
    ...factsOf(entity),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
  ]
  const suffix = facts.length === 0 ? '' : ` (${facts.join('; ')})`
  return [
    `${indent}${capital(wordsOf(entity.kind))}: ${entity.name}${suffix}`,
    ...textsOf(entity).map((text) => `${indent}  ${text}`),
  ]
}

const TEXTS = ['description', 'content']

/** Attributes as text: “atmosphere: corrosive”, in the language of the exporting user. */
function factsOf({ fields }: SwnEntity): string[] {
  return attributesOf(fields.raw)
    .filter(([name]) => !TEXTS.includes(name))
    .map(([name, value]) => `${wordsOf(name)}: ${value}`)
}

function textsOf({ fields }: SwnEntity): string[] {
  return attributesOf(fields.raw)
    .filter(([name]) => TEXTS.includes(name))
    .map(([, value]) => value)
}

function attributesOf({ attributes }: Readonly<Record<string, unknown>>): [string, string][] {
  if (!isRecord(attributes)) return []
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
  )
}

/** Splits a camel-case name into words: “spaceStation” becomes “space station”. */
function wordsOf(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
