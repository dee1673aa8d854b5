/** First line of an Obsidian callout: `[!word|metadata]- Title`. */
export interface CalloutHead {
  /** Callout type in lower case, without metadata. */
  readonly word: string
  /** Initial state: folded (`-`), unfolded (`+`), or null if not foldable. */
  readonly fold: '+' | '-' | null
  readonly title: string
  /** Whether the line contains only the word: no metadata, fold mark or title. */
  readonly isPlain: boolean
}

/** Callout types that players may read: those of Orrery, Obsidian and GitHub. Any other type is treated as secret. */
const OPEN_CALLOUTS: ReadonlySet<string> = new Set([
  'note', 'read', 'warning', 'abstract', 'summary', 'tldr', 'info', 'todo', 'tip', 'hint', 'important', 'success', 'check',
  'done', 'question', 'help', 'faq', 'caution', 'attention', 'failure', 'fail', 'missing', 'danger', 'error', 'bug',
  'example', 'quote', 'cite',
]) // oxfmt-ignore

const HEAD = /^\[!([^\]|\n]{1,60})(\|[^\]\n]{0,200})?\]([+-]?)[ \t]*([^\n]{0,300})/

/** Parses the first line of a quotation, without its `>` marks; null if it is not a callout. */
export function parseCalloutHead(line: string): CalloutHead | null {
  const [head, word = '', metadata = '', fold = '', title = ''] = HEAD.exec(line) ?? []
  if (head === undefined || word.trim() === '') return null
  return {
    word: word.trim().toLowerCase(),
    fold: fold === '+' || fold === '-' ? fold : null,
    title: title.trim(),
    isPlain: metadata === '' && fold === '' && title.trim() === '',
  }
}

/** Whether players may read callouts of a type. */
export function isPlayerReadableCallout(word: string): boolean {
  return OPEN_CALLOUTS.has(word)
}

/** Whether a line begins a quotation for the gamemaster only: a callout whose type is not open. */
export function isSecretCalloutStart(line: string): boolean {
  if (!/^\[!\s*[^\]\s]/.test(line)) return false
  return !isPlayerReadableCallout(parseCalloutHead(line)?.word ?? '')
}
