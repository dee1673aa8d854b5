import { getCalloutLabel, getCalloutStyleName } from '#shared/kit/markdown/callout-labels.ts'
import type { InlineNode } from '#shared/kit/markdown/inline-node.ts'
import { formatLinkText } from '#shared/kit/markdown/link-text.ts'
import { type BlockNode, parseMarkdown, type TableCell } from '#shared/kit/markdown/parse-markdown.ts'
import {
  BRASS_COLOUR,
  HAIRLINE_COLOUR,
  INK,
  MIN_TEXT_PT,
  type StyledText,
  TEXT_STYLES,
  type TextStyle,
} from '../style.ts'
import { type Block, drawing, padded, row, stack } from './block.ts'
import { table } from './table.ts'
import { heading, paragraph } from './text.ts'

/** How Markdown is set. */
export interface MarkdownOptions {
  readonly sizePt: number
  /** URL of a picture of the campaign, or null if it is missing. */
  readonly pictureUrl: (id: string) => string | null
}

const MARKER_MM = 5
const PICTURE_MM = 60
const RULE_MM = 3
const MIN_SHARE_LETTERS = 2
const MAX_SHARE_LETTERS = 60
const CALLOUT = { top: 2, right: 3, bottom: 2, left: 3 } as const

/** Sets a Markdown text as blocks. Links are shown as plain text. */
export function createMarkdownBlocks(source: string, options: MarkdownOptions): Block[] {
  return parseMarkdown(source).flatMap((node) => blockOf(node, options))
}

function blockOf(node: BlockNode, options: MarkdownOptions): Block[] {
  const text = { ...TEXT_STYLES.body, sizePt: options.sizePt, leading: 1.25 }
  const inner = (children: readonly BlockNode[]) =>
    stack(
      children.flatMap((child) => blockOf(child, options)),
      { gap: options.sizePt * 0.12 },
    )
  switch (node.type) {
    case 'heading': {
      const style: TextStyle = {
        ...TEXT_STYLES.name,
        sizePt: Math.max(options.sizePt, options.sizePt * (1.5 - 0.12 * node.level)),
      }
      return [{ ...padded(paragraph(toText(node.children), style), { top: 1 }), keepsWithNext: true }]
    }
    case 'paragraph':
    case 'line':
    case 'footnote':
      return paragraphOf(node.children, text, options)
    case 'list':
      return node.items.map(({ isTicked, children }, index) => {
        const number = node.start === null ? '•' : `${node.start + index}.`
        const marker = isTicked === null ? paragraph(number, text) : checkBox(isTicked, options.sizePt)
        return row([{ block: marker, widthMm: MARKER_MM }, { block: inner(children) }])
      })
    case 'quote':
      return [
        padded(inner(node.children), { left: 5 }, (pen, { x, y, height }) =>
          pen.line([x + 1, y], [x + 1, y + height], { stroke: BRASS_COLOUR, lineMm: 0.5 }),
        ),
      ]
    case 'callout':
      return [
        framed(
          node.head.title === '' ? getCalloutLabel(node.head.word) : node.head.title,
          getCalloutStyleName(node.head.word),
          inner(node.children),
        ),
      ]
    case 'fence':
      return [framed(getCalloutLabel(node.word), getCalloutStyleName(node.word), inner(node.children))]
    case 'code':
      return node.text.split('\n').map((line) =>
        paragraph(line === '' ? ' ' : line, {
          ...TEXT_STYLES.body,
          face: 'mono',
          sizePt: Math.max(MIN_TEXT_PT, options.sizePt - 2),
        }),
      )
    case 'table':
      return [tableOf(node.head, node.rows, options)]
    case 'rule':
      return [drawing(RULE_MM, drawRule)]
  }
}

const drawRule: Block['draw'] = (pen, { x, y, width }) =>
  pen.line([x + width * 0.35, y + RULE_MM / 2], [x + width * 0.65, y + RULE_MM / 2], {
    stroke: BRASS_COLOUR,
    lineMm: 0.4,
  })

function tableOf(
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  { sizePt }: MarkdownOptions,
): Block {
  return table(
    head.map((cell, index) => ({
      title: toPlainText(cell.children),
      align: alignOf(cell),
      share: columnShare([cell, ...rows.flatMap((cells) => cells[index] ?? [])]),
    })),
    rows.map((cells) => cells.map(({ children }) => toText(children))),
    { style: { ...TEXT_STYLES.body, sizePt: Math.max(MIN_TEXT_PT, sizePt - 1) } },
  )
}

function alignOf({ align }: TableCell): 'start' | 'middle' | 'end' {
  return align === 'right' ? 'end' : align === 'center' ? 'middle' : 'start'
}

/** Share of a column: more for longer texts, but never all. */
function columnShare(cells: readonly TableCell[]): number {
  const longest = Math.max(...cells.map(({ children }) => toPlainText(children).length))
  return Math.sqrt(Math.min(MAX_SHARE_LETTERS, Math.max(MIN_SHARE_LETTERS, longest)))
}

/** A frame with its label; secrets have a thick dashed one. */
function framed(label: string, style: string, content: Block): Block {
  const isSecret = style === 'secret' || style === 'for'
  return padded(stack([heading(label), content], { gap: 1 }), CALLOUT, (pen, box) =>
    pen.rect(
      box,
      isSecret ? { stroke: INK, lineMm: 0.5, dash: [1.6, 1.2] } : { stroke: HAIRLINE_COLOUR, lineMm: 0.25 },
    ),
  )
}

function checkBox(isTicked: boolean, sizePt: number): Block {
  const side = sizePt * 0.26
  return drawing(side, (pen, { x, y }) => {
    const top = y + side * 0.25
    pen.rect({ x, y: top, width: side, height: side }, { lineMm: 0.25 })
    if (isTicked)
      pen.path(`M${x} ${top + side / 2}l${side * 0.4} ${side * 0.45}l${side * 0.6} ${-side}`, { lineMm: 0.4 })
  })
}

/** A paragraph, its pictures below the text before them. */
function paragraphOf(children: readonly InlineNode[], style: TextStyle, { pictureUrl }: MarkdownOptions): Block[] {
  const blocks: Block[] = []
  let text: InlineNode[] = []
  const flush = () => {
    const rich = toText(text)
    if (rich.some((part) => (typeof part === 'string' ? part : part.text).trim() !== ''))
      blocks.push(paragraph(rich, style))
    text = []
  }
  for (const child of children) {
    if (child.type !== 'picture') {
      text.push(child)
      continue
    }
    flush()
    const url = pictureUrl(child.id)
    if (url !== null) blocks.push(drawing(PICTURE_MM, (pen, box) => pen.image(url, box)))
  }
  flush()
  return blocks
}

function toText(nodes: readonly InlineNode[], style: StyledText['style'] = {}): (string | StyledText)[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return [{ text: node.text.replaceAll('\n', ' '), style }]
      case 'code':
        return [{ text: node.text, style: { ...style, face: 'mono' as const } }]
      case 'strong':
      case 'highlight':
        return toText(node.children, { ...style, face: 'bold' })
      case 'em':
        return toText(node.children, { ...style, face: style.face === 'bold' ? 'bold' : 'italic' })
      case 'del':
      case 'link':
        return toText(node.children, style)
      case 'thing':
        return [{ text: formatLinkText(node.text), style }]
      case 'break':
        return ['\n']
      case 'footnote':
        return [{ text: `[${node.text}]`, style }]
      case 'comment':
      case 'picture':
        return []
    }
  })
}

function toPlainText(nodes: readonly InlineNode[]): string {
  return toText(nodes)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
}
