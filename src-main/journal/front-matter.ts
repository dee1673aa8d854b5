/** A key of the front matter, with its original lines. */
export interface FrontMatterEntry {
  readonly key: string
  readonly lines: readonly string[]
}

const KEY =
  /^(?:"([^"\\]{1,80})"|'([^']{1,80})'|([^\s#'"[\]{},&*!|>%@`:-][^:]{0,79}?|-[^\s:][^:]{0,78}?))[ \t]*:(?=[ \t]|$)/
/** A block with more lines than this is text. */
const MOST_LINES = 500

/**
 * Splits off the block between two `---` lines at the beginning of a Markdown text. It is front matter if its first
 * significant line is a key.
 */
export function splitFrontMatter(body: string): { matter: readonly FrontMatterEntry[]; text: string } {
  const none = { matter: [], text: body }
  if (!/^---[ \t]*\n/.test(body)) return none
  const lines = body.split('\n', MOST_LINES)
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line))
  if (end < 0) return none
  const matter = entriesOf(lines.slice(1, end))
  if (matter === null) return none
  const taken = lines.slice(0, end + 1).join('\n').length
  return { matter, text: body.slice(taken + 1) }
}

/** Groups the lines by key. Null if the first significant line is not a key. */
function entriesOf(lines: readonly string[]): FrontMatterEntry[] | null {
  const entries: { key: string; lines: string[] }[] = []
  let before: string[] = []
  for (const line of lines) {
    const key = keyOf(line)
    if (key !== null) {
      entries.push({ key, lines: [...before, line] })
      before = []
    } else if (entries.length > 0) entries.at(-1)?.lines.push(line)
    else if (/^[ \t]*(?:#.*)?$/.test(line)) before.push(line)
    else return null
  }
  return entries.length > 0 ? entries : null
}

function keyOf(line: string): string | null {
  const [whole, double, single, plain] = KEY.exec(line) ?? []
  return whole === undefined ? null : (double ?? single ?? plain ?? '').trim()
}

/** Prepends lines as front matter; without lines, the text is unchanged. */
export function joinFrontMatter(lines: readonly string[], text: string): string {
  return lines.length === 0 ? text : `---\n${lines.join('\n')}\n---\n${text}`
}
