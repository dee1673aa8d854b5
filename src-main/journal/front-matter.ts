/** One key of a front matter, with its lines as they stand. */
export interface FrontMatterEntry {
  readonly key: string
  readonly lines: readonly string[]
}

const KEY =
  /^(?:"([^"\\]{1,80})"|'([^']{1,80})'|([^\s#'"[\]{},&*!|>%@`:-][^:]{0,79}?|-[^\s:][^:]{0,78}?))[ \t]*:(?=[ \t]|$)/
/** A block of this many lines is text. */
const MOST_LINES = 500

/** Cuts the block between two lines `---` off that a Markdown text begins with: it is front matter when its first line that says something names a key. */
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

/** The lines of each key; null where the first one that says something names none. */
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

/** A text with these lines as its front matter; without any as it is. */
export function joinFrontMatter(lines: readonly string[], text: string): string {
  return lines.length === 0 ? text : `---\n${lines.join('\n')}\n---\n${text}`
}
