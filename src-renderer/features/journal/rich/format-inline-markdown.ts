import { narrowToJournalTokens, lexMarkdown } from '#shared/kit/markdown/markdown-lexer.ts'
import { convertTokensToBlocks } from './parse-markdown.ts'
import { isCodeNode, serializeNodeForComparison, type RichNode, normalizeInline } from './rich-doc.ts'
import { trimMarks } from './trim-marks.ts'

/** An escaping strategy, and the delimiter of italics. */
interface Hand {
  readonly escape: (text: string) => string
  readonly italic: '*' | '_'
}

const NONE = (text: string): string => text
const CAREFUL = (text: string): string => text.replace(/[\\`*_~[\]<]/g, '\\$&')
const FULL = (text: string): string => text.replace(/[!-/:-@[-`{}~]/g, '\\$&')

const FULL_HAND: Hand = { escape: FULL, italic: '*' }

/** Strategies from no escaping to full escaping. The first one whose output parses back to the same content is used. */
const HANDS: readonly Hand[] = [NONE, CAREFUL, FULL].flatMap((escape) => [
  { escape, italic: '*' as const },
  { escape, italic: '_' as const },
])

/** Writes inline content of a paragraph, heading or cell as Markdown, on one line except for hard breaks. */
export function formatInlineMarkdown(content: readonly RichNode[], place: 'paragraph' | 'line' = 'paragraph'): string {
  const nodes = trimMarks(normalizeInline(place === 'line' ? content.map(unbroken) : content))
  if (nodes.length === 0) return ''
  return bestHand(nodes) ?? bestHand(normalizeInline(nodes.map(unmarked))) ?? guardedStart(writeNodes(nodes, FULL_HAND))
}

/** Output of the least escaping strategy that survives a round trip, or null. */
function bestHand(nodes: readonly RichNode[]): string | null {
  const meaning = serializeNodeForComparison({ type: 'paragraph', content: [...nodes] })
  for (const hand of HANDS) {
    const text = guardedStart(writeNodes(nodes, hand))
    if (comesBack(text, meaning)) return text
  }
  return null
}

/** Drops the marks: if Markdown cannot represent both, the text takes precedence. */
function unmarked(node: RichNode): RichNode {
  return { ...node, marks: node.marks?.filter(({ type }) => !(type in SIGNS)) ?? [] }
}

/** Escapes colons at the start of a line, which would open or close a fence. */
function guardedStart(text: string): string {
  return text.replace(/^([ \t]*):::/gm, '$1\\:::')
}

function comesBack(text: string, meaning: string): boolean {
  const [block, otherContent] = convertTokensToBlocks(narrowToJournalTokens(lexMarkdown(text) ?? []))
  return block !== undefined && otherContent === undefined && serializeNodeForComparison(block) === meaning
}

function unbroken(node: RichNode): RichNode {
  return node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node
}

const SIGNS = { bold: () => '**', italic: ({ italic }: Hand) => italic, strike: () => '~~' } as const
type SignedMark = keyof typeof SIGNS

/** An open mark and its closing delimiter. */
interface OpenMark {
  readonly key: string
  readonly end: string
}

function writeNodes(nodes: readonly RichNode[], hand: Hand): string {
  let text = ''
  let open: OpenMark[] = []
  nodes.forEach((node, at) => {
    const wanted = keysOf(node)
    const kept = open.findIndex(({ key }) => !wanted.includes(key))
    const closing = kept === -1 ? [] : open.slice(kept)
    text += closing
      .toReversed()
      .map(({ end }) => end)
      .join('')
    open = kept === -1 ? open : open.slice(0, kept)
    const opening = wanted.filter((key) => !open.some((mark) => mark.key === key))
    opening.sort((a, b) => runLength(nodes, at, b) - runLength(nodes, at, a))
    for (const key of opening) {
      const { start, end } = signsOf(key, hand, nodes.slice(at))
      text += start
      open = [...open, { key, end }]
    }
    text += writeNode(
      node,
      hand,
      open.some(({ end }) => end === BARE),
    )
  })
  return (
    text +
    open
      .toReversed()
      .map(({ end }) => end)
      .join('')
  )
}

function keysOf(node: RichNode): string[] {
  return (node.marks ?? [])
    .filter(({ type }) => type !== 'code')
    .map(({ type, attrs }) =>
      type === 'link' ? `link ${JSON.stringify([attrs?.['href'], attrs?.['title'] ?? null])}` : type,
    )
}

function runLength(nodes: readonly RichNode[], from: number, key: string): number {
  const end = nodes.findIndex((node, at) => at >= from && !keysOf(node).includes(key))
  return (end === -1 ? nodes.length : end) - from
}

/** Closing delimiter of an autolink without brackets. */
const BARE = ''

function signsOf(key: string, hand: Hand, rest: readonly RichNode[]): { start: string; end: string } {
  if (!key.startsWith('link ')) {
    const sign = SIGNS[key as SignedMark](hand)
    return { start: sign, end: sign }
  }
  const [href, title] = JSON.parse(key.slice(5)) as [string, string | null]
  const [first] = rest
  const isAlone = runLength(rest, 0, key) === 1 && first?.type === 'text' && !isCodeNode(first)
  if (
    isAlone &&
    title === null &&
    hand.escape === NONE &&
    [href, href.replace(/^mailto:/, '')].includes(first.text ?? '')
  )
    return { start: '', end: BARE }
  const address = /[\s()<>\\]/.test(href) ? `<${href.replace(/[<>\\]/g, '\\$&')}>` : href
  const text = title === null ? '' : ` "${title.replace(/["\\]/g, '\\$&')}"`
  return { start: '[', end: `](${address}${text})` }
}

function writeNode(node: RichNode, hand: Hand, isBare: boolean): string {
  if (node.type === 'hardBreak') return '\\\n'
  if (node.type === 'thing') return `[[${String(node.attrs?.['text'])}]]`
  if (node.type === 'picture')
    return `![${String(node.attrs?.['alt'] ?? '')
      .replace(/[[\]\\]/g, '\\$&')
      .replace(/\s+/g, ' ')}](image:${String(node.attrs?.['id'])})`
  const text = (node.text ?? '').replace(/\n/g, ' ')
  if (isCodeNode(node)) return codeSpan(text)
  return isBare ? text : hand.escape(text)
}

/** Inline code, delimited by more backticks than it contains. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const isWrapped = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== ''
  const gap = isWrapped || text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return `${fence}${gap}${text}${gap}${fence}`
}
