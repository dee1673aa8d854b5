import type { InlineNode } from './inline-node.ts'

/** Paired markers: the marker, the resulting node, and whether whitespace inside the marker disables it. */
const PAIRS = [
  { sign: '==', type: 'highlight', isTight: true },
  { sign: '%%', type: 'comment', isTight: false },
] as const

/** A block id at the end of a block: `^debt-1`. It is a link target and is not displayed. */
const BLOCK_MARK = /(?:^|[ \t])\^[A-Za-z0-9-]{1,60}\s*$/
const FOOTNOTE = /\[\^([^\]\s[]{1,40})\]/g

/** Applies Obsidian's inline syntax to a block: highlights, comments and footnotes. Block ids are removed. */
export function parseObsidianMarks(inlines: readonly InlineNode[]): InlineNode[] {
  const named = inlines.flatMap((inline, at) => (at === inlines.length - 1 ? withoutBlockMark(inline) : inline))
  return PAIRS.reduce<InlineNode[]>((marked, pair) => pairUp(marked, pair), named).flatMap(markFootnotes)
}

function withoutBlockMark(inline: InlineNode): InlineNode[] {
  if (inline.type !== 'text') return [inline]
  const text = inline.text.replace(BLOCK_MARK, '')
  return text === '' ? [] : [{ type: 'text', text }]
}

/** Wraps the nodes between two markers; an unpaired marker stays text. */
function pairUp(inlines: readonly InlineNode[], { sign, type, isTight }: (typeof PAIRS)[number]): InlineNode[] {
  const done: InlineNode[] = []
  let open: InlineNode[] | null = null
  for (const inline of inlines) {
    const parts = inline.type === 'text' ? inline.text.split(sign) : null
    if (parts === null) (open ?? done).push(inline)
    else
      for (const [at, part] of parts.entries()) {
        const isLoose = isTight && (open === null ? /^\s/.test(part) : /\s$/.test(parts[at - 1] ?? ''))
        if (at > 0 && isLoose) (open ?? done).push({ type: 'text', text: sign })
        else if (at > 0 && open !== null) {
          done.push({ type, children: open })
          open = null
        } else if (at > 0) open = []
        if (part !== '') (open ?? done).push({ type: 'text', text: part })
      }
  }
  return open === null ? done : [...done, { type: 'text', text: sign }, ...open]
}

function markFootnotes(inline: InlineNode): InlineNode[] {
  if (inline.type === 'highlight' || inline.type === 'comment')
    return [{ ...inline, children: inline.children.flatMap(markFootnotes) }]
  if (inline.type !== 'text' || !inline.text.includes('[^')) return [inline]
  const parts = inline.text.split(FOOTNOTE)
  return parts.flatMap((part, at): InlineNode[] => {
    if (at % 2 === 1) return [{ type: 'footnote', text: part }]
    return part === '' ? [] : [{ type: 'text', text: part }]
  })
}
