import { isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** What a key of a front matter says: one text, a list of texts, or null where it says something that is not read here. */
export type YamlValue = string | readonly string[] | null

/** What a text must not begin with to stand without quotation marks. */
const PLAIN = /^[\p{L}\p{N}_(./][^\n\r]*$/u
/** Words that YAML reads as something else than a text. */
const RESERVED = /^(?:true|false|yes|no|on|off|null|~|[-+.\d].*)$/i
/** A value of more characters is text in the wrong place, or made to keep us busy. */
const LONGEST = 10_000
/** Every value is a text: a day stays as it is written, and a tag from elsewhere makes nothing. */
const AS_TEXTS = { schema: 'failsafe', resolveKnownTags: false, uniqueKeys: false, prettyErrors: false } as const
/** What YAML takes for a comment, and people write for a tag: `tags: #npc`. */
const HASH_TAG = /^\p{L}.*$/u

/** Reads a key's lines where they say a text or a list of texts. */
export function parseYamlValue(lines: readonly string[]): YamlValue {
  const source = lines.join('\n')
  if (source.length > LONGEST) return null
  const { contents, errors } = parseDocument(source, AS_TEXTS)
  if (errors.some(({ code }) => code !== 'TAB_AS_INDENT') || !isMap(contents)) return null
  const [pair, another] = contents.items
  return pair && !another ? valueOf(pair.value) : null
}

function valueOf(node: unknown): YamlValue {
  if (!isSeq(node)) return textOf(node)
  if (node.anchor !== undefined || node.tag !== undefined) return null
  const texts = node.items.map(textOf).filter((text) => text !== null)
  return texts.length === node.items.length ? texts.filter((text) => text !== '') : null
}

/** One text; null where it is a mapping or a list, or bears an anchor or a tag. */
function textOf(node: unknown): string | null {
  if (!isScalar(node) || node.anchor !== undefined || node.tag !== undefined) return null
  const value = String(node.value)
  const text = node.type?.startsWith('BLOCK') ? value.trimEnd() : value
  return text === '' && HASH_TAG.test(node.comment ?? '') ? `#${node.comment}` : text
}

/** A text as YAML reads it back. */
export function formatYamlText(text: string): string {
  const isPlain = PLAIN.test(text) && !RESERVED.test(text) && !/:(?:\s|$)|\s#|[,[\]{}"']|^\s|\s$/.test(text)
  return isPlain ? text : JSON.stringify(text)
}

/** A list of texts as YAML reads it back. */
export function formatYamlList(texts: readonly string[]): string {
  return `[${texts.map(formatYamlText).join(', ')}]`
}
