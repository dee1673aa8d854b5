import { isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** The value of a front-matter key: a text, a list of texts, or null if it is of another type. */
export type YamlValue = string | readonly string[] | null

/** A text that needs no quotation marks because of its first character. */
const PLAIN = /^[\p{L}\p{N}_(./][^\n\r]*$/u
/** Words that YAML does not read as a text. */
const RESERVED = /^(?:true|false|yes|no|on|off|null|~|[-+.\d].*)$/i
/** Maximum length. A longer value is misplaced text, or an attempt to exhaust the parser. */
const LONGEST = 10_000
/** Every value is parsed as text: dates stay as written, and foreign tags construct nothing. */
const AS_TEXTS = { schema: 'failsafe', resolveKnownTags: false, uniqueKeys: false, prettyErrors: false } as const
/** What YAML takes for a comment but people write as a tag: `tags: #npc`. */
const HASH_TAG = /^\p{L}.*$/u

/** Parses a key's lines as a text or a list of texts. */
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

/** The text of a node; null for a mapping, a list, or a node with an anchor or a tag. */
function textOf(node: unknown): string | null {
  if (!isScalar(node) || node.anchor !== undefined || node.tag !== undefined) return null
  const value = String(node.value)
  const text = node.type?.startsWith('BLOCK') ? value.trimEnd() : value
  return text === '' && HASH_TAG.test(node.comment ?? '') ? `#${node.comment}` : text
}

/** Formats a text as YAML. */
export function formatYamlText(text: string): string {
  const isPlain = PLAIN.test(text) && !RESERVED.test(text) && !/:(?:\s|$)|\s#|[,[\]{}"']|^\s|\s$/.test(text)
  return isPlain ? text : JSON.stringify(text)
}

/** Formats a list of texts as YAML. */
export function formatYamlList(texts: readonly string[]): string {
  return `[${texts.map(formatYamlText).join(', ')}]`
}
