/** The first line of a quotation that is a call-out: `[!word|metadata]- Title`, as Obsidian writes it. */
export interface CalloutHead {
  /** In small letters, without its metadata. */
  readonly word: string
  /** Folded (`-`), unfolded (`+`), or not to be folded. */
  readonly fold: '+' | '-' | null
  readonly title: string
  /** Whether it is the word alone. */
  readonly isPlain: boolean
}

/** Call-outs that players may read: ours and those of Obsidian and GitHub. Any other word counts as secret. */
const OPEN_CALLOUTS: ReadonlySet<string> = new Set([
  'note', 'read', 'warning', 'abstract', 'summary', 'tldr', 'info', 'todo', 'tip', 'hint', 'important', 'success', 'check',
  'done', 'question', 'help', 'faq', 'caution', 'attention', 'failure', 'fail', 'missing', 'danger', 'error', 'bug',
  'example', 'quote', 'cite',
]) // oxfmt-ignore

const HEAD = /^\[!([^\]|\n]{1,60})(\|[^\]\n]{0,200})?\]([+-]?)[ \t]*([^\n]{0,300})/

/** Reads the first line of a quotation, without its marks; null where it is no call-out. */
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

/** Whether players may read call-outs of a word. */
export function isOpenCallout(word: string): boolean {
  return OPEN_CALLOUTS.has(word)
}

/** Whether a line begins a quotation that is the gamemaster's alone: a call-out of a word that is not open. */
export function isSecretCalloutStart(line: string): boolean {
  if (!/^\[!\s*[^\]\s]/.test(line)) return false
  return !isOpenCallout(parseCalloutHead(line)?.word ?? '')
}
