/** What a key of a front matter says: one text, a list of texts, or null where it says something that is not read here. */
export type YamlValue = string | readonly string[] | null

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '0': '\0',
  '"': '"',
  '\\': '\\',
  '/': '/',
}
/** What a text must not begin with to stand without quotation marks. */
const PLAIN = /^[\p{L}\p{N}_(./][^\n\r]*$/u
/** Words that YAML reads as something else than a text. */
const RESERVED = /^(?:true|false|yes|no|on|off|null|~|[-+.\d].*)$/i

/** Reads the value of a key: the strict part of YAML that says texts and lists of texts. */
export function readYamlValue(lines: readonly string[]): YamlValue {
  const said = lines.filter((line) => !/^[ \t]*(?:#.*)?$/.test(line))
  const [first = '', ...rest] = said
  const inline = first.slice(first.search(/:(?:[ \t]|$)/) + 1).trim()
  if (inline === '') return rest.length === 0 ? '' : blockList(rest)
  if (inline.startsWith('[')) return flowList([inline, ...rest.map((line) => line.trim())].join(' '))
  return rest.length === 0 ? scalar(inline) : null
}

function blockList(lines: readonly string[]): YamlValue {
  const items = lines.map((line) => /^[ \t]*-(?:[ \t]+(.*))?$/.exec(line)?.[1] ?? null)
  return whole(items.map((item) => (item === null ? null : scalar(item.trim()))))
}

function flowList(text: string): YamlValue {
  const inner = /^\[(.*)\](?:[ \t]+#.*)?$/.exec(text)?.[1]
  if (inner === undefined) return null
  if (inner.trim() === '') return []
  const items = inner.match(/[ \t]*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,"'][^,]*)[ \t]*(?:,|$)/g) ?? []
  if (items.join('').length !== inner.length) return null
  return whole(items.map((item) => scalar(item.replace(/,$/, '').trim())))
}

function whole(items: readonly (string | null)[]): readonly string[] | null {
  const texts = items.filter((item) => item !== null)
  return texts.length === items.length ? texts : null
}

/** One text; null where it is a block, a mapping, an anchor or a tag. */
function scalar(text: string): string | null {
  if (text.startsWith('"')) return doubleQuoted(text)
  if (text.startsWith("'")) {
    const inner = /^'((?:[^']|'')*)'(?:[ \t]+#.*)?$/.exec(text)?.[1]
    return inner === undefined ? null : inner.replaceAll("''", "'")
  }
  if (/^[|>&*!%@`{}[\]]/.test(text) || /:[ \t]/.test(text)) return null
  return text.replace(/[ \t]+#.*$/, '')
}

function doubleQuoted(text: string): string | null {
  const inner = /^"((?:[^"\\]|\\.)*)"(?:[ \t]+#.*)?$/.exec(text)?.[1]
  if (inner === undefined) return null
  return inner.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (escape: string, code: string | undefined, letter: string) =>
    code === undefined ? (ESCAPES[letter] ?? escape) : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** A text as YAML reads it back. */
export function writeYamlText(text: string): string {
  const isPlain = PLAIN.test(text) && !RESERVED.test(text) && !/:(?:\s|$)|\s#|[,[\]{}"']|^\s|\s$/.test(text)
  return isPlain ? text : JSON.stringify(text)
}

/** A list of texts as YAML reads it back. */
export function writeYamlList(texts: readonly string[]): string {
  return `[${texts.map(writeYamlText).join(', ')}]`
}
