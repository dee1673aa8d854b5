import type { Inline } from './inline.ts'

/** A sign that opens and closes a run of words, what the run becomes, and whether no space may follow or precede the sign within it. */
const PAIRS = [
  { sign: '==', type: 'highlight', isTight: true },
  { sign: '%%', type: 'comment', isTight: false },
] as const

/** The name of a block behind its words: `^debt-1`. It is for links, not for reading. */
const BLOCK_MARK = /(?:^|[ \t])\^[A-Za-z0-9-]{1,60}\s*$/
const FOOTNOTE = /\[\^([^\]\s[]{1,40})\]/g

/** The words of a block with what Obsidian marks in them: highlights, comments and footnotes; the block's name is left out. */
export function parseObsidianMarks(inlines: readonly Inline[]): Inline[] {
  const named = inlines.flatMap((inline, at) => (at === inlines.length - 1 ? withoutBlockMark(inline) : inline))
  return PAIRS.reduce<Inline[]>((marked, pair) => pairUp(marked, pair), named).flatMap(markFootnotes)
}

function withoutBlockMark(inline: Inline): Inline[] {
  if (inline.type !== 'text') return [inline]
  const text = inline.text.replace(BLOCK_MARK, '')
  return text === '' ? [] : [{ type: 'text', text }]
}

/** Frames what stands between two of a sign; one that has no partner stays as it is. */
function pairUp(inlines: readonly Inline[], { sign, type, isTight }: (typeof PAIRS)[number]): Inline[] {
  const done: Inline[] = []
  let open: Inline[] | null = null
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

function markFootnotes(inline: Inline): Inline[] {
  if (inline.type === 'highlight' || inline.type === 'comment')
    return [{ ...inline, children: inline.children.flatMap(markFootnotes) }]
  if (inline.type !== 'text' || !inline.text.includes('[^')) return [inline]
  const parts = inline.text.split(FOOTNOTE)
  return parts.flatMap((part, at): Inline[] => {
    if (at % 2 === 1) return [{ type: 'footnote', text: part }]
    return part === '' ? [] : [{ type: 'text', text: part }]
  })
}
