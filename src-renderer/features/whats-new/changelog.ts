/** A block of the changelog: the heading of a version, a subheading, or a list. */
export type ChangelogBlock =
  | { readonly type: 'version'; readonly text: string }
  | { readonly type: 'part'; readonly text: string }
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'list'; readonly lines: readonly string[] }

/**
 * Parses the changelog: `##` versions, `###` parts, `-` lists, paragraphs otherwise. The title of the file is omitted.
 */
export function parseChangelog(text: string): readonly ChangelogBlock[] {
  const blocks: ChangelogBlock[] = []
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('# ')) continue
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push(blockOf(line))
    else if (last?.type === 'list') blocks[blocks.length - 1] = { type: 'list', lines: [...last.lines, line.slice(2)] }
    else blocks.push({ type: 'list', lines: [line.slice(2)] })
  }
  return blocks
}

function blockOf(line: string): ChangelogBlock {
  if (line.startsWith('### ')) return { type: 'part', text: line.slice(4) }
  if (line.startsWith('## ')) return { type: 'version', text: line.slice(3) }
  return { type: 'words', text: line }
}

/** A run of a line: plain, a term of the interface (`_so_`), or code. */
export interface TextRun {
  readonly type: 'plain' | 'label' | 'code'
  readonly text: string
}

const MARKED = /_([^_]+)_|`([^`]+)`/g

export function parseTextRuns(line: string): readonly TextRun[] {
  const runs: TextRun[] = []
  const add = (type: TextRun['type'], text: string | undefined): void => {
    if (text) runs.push({ type, text })
  }
  let from = 0
  for (const { 0: whole, 1: label, 2: code, index } of line.matchAll(MARKED)) {
    add('plain', line.slice(from, index))
    add('label', label)
    add('code', code)
    from = index + whole.length
  }
  add('plain', line.slice(from))
  return runs
}
