import { formatInlineMarkdown } from './format-inline-markdown.ts'
import { isEmptyParagraph, type RichNode } from './rich-doc.ts'

/** Writes blocks as Markdown, separated by an empty line. */
export function formatMarkdownBlocks(blocks: readonly RichNode[]): string {
  const contents = toldOf(blocks)
  let text = ''
  contents.forEach((block, at) => {
    const before = contents[at - 1]
    text += `${before ? '\n\n' : ''}${formatMarkdownBlock(block, before && chooseListMarker(before, contents[at - 2]))}`
  })
  return text
}

/** Removes empty paragraphs, which have no Markdown form. */
function toldOf(blocks: readonly RichNode[]): RichNode[] {
  return blocks.filter((block) => !isEmptyParagraph(block))
}

/**
 * Writes a block as Markdown. A list uses another marker than a directly preceding list, as both would otherwise be
 * parsed as one.
 */
export function formatMarkdownBlock(block: RichNode, markerBefore?: string | null): string {
  const { type, attrs = {}, content = [] } = block
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs['level']))} ${writeHeading(content)}`.trimEnd()
    case 'codeBlock':
      return writeCode(textOf(block), String(attrs['language'] ?? ''))
    case 'horizontalRule':
      return '***' // not “---”, which at the top of a text starts front matter
    case 'raw':
      return textOf(block)
    case 'blockquote':
      return quoted(formatMarkdownBlocks(content))
    case 'callout':
      return writeCallout(attrs, content)
    case 'bulletList':
    case 'orderedList':
      return writeList(block, markerBefore ?? null)
    case 'table':
      return writeTable(content)
    default:
      return formatInlineMarkdown(content)
  }
}

/** Escapes trailing hashes, which would be parsed as a closing sequence. */
function writeHeading(content: readonly RichNode[]): string {
  return formatInlineMarkdown(content, 'line').replace(/(^|\s)(#+)$/, '$1\\$2')
}

function textOf({ content = [] }: RichNode): string {
  return content.map(({ text = '' }) => text).join('')
}

function writeCode(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language.replace(/[`\n]/g, '')}\n${text}${text === '' ? '' : '\n'}${fence}`
}

function quoted(text: string): string {
  return text.replace(/^.*$/gm, (line) => (line === '' ? '>' : `> ${line}`))
}

function writeCallout(attrs: NonNullable<RichNode['attrs']>, content: readonly RichNode[]): string {
  const word = String(attrs['word'])
  const inner = formatMarkdownBlocks(content)
  if (attrs['form'] === 'quote') return quoted(`[!${word}]${inner === '' ? '' : `\n${inner}`}`)
  return `:::${word}\n${inner}${inner === '' ? '' : '\n'}:::`
}

/** Marker of a list, which separates it from adjacent lists; null for other blocks. */
export function chooseListMarker(block: RichNode, before?: RichNode): string | null {
  const { type, attrs = {} } = block
  const [usual, alternative] = type === 'bulletList' ? ['-', '*'] : ['.', ')']
  if (type !== 'bulletList' && type !== 'orderedList') return null
  const marker = typeof attrs['marker'] === 'string' ? attrs['marker'] : usual
  return before !== undefined && chooseListMarker(before) === marker ? (marker === usual ? alternative : usual) : marker
}

function writeList(list: RichNode, markerBefore: string | null): string {
  const { type, attrs = {}, content = [] } = list
  const own = chooseListMarker(list) ?? '-'
  const [usual, alternative] = type === 'bulletList' ? ['-', '*'] : ['.', ')']
  const marker = own === markerBefore ? (own === usual ? alternative : usual) : own
  const isTight = attrs['isTight'] !== false
  const start = Number(attrs['start'] ?? 1)
  const items = content.map((item, at) => {
    const sign = type === 'bulletList' ? marker : `${start + at}${marker}`
    return writeItem(item, sign, isTight)
  })
  return items.join(isTight ? '\n' : '\n\n')
}

function writeItem({ attrs = {}, content = [] }: RichNode, sign: string, isTight: boolean): string {
  const checked: unknown = attrs['checked'] ?? null
  const box = checked === null ? '' : checked ? '[x] ' : '[ ] '
  const contents = toldOf(content)
  const text = contents.reduce((written, block, at) => {
    const before = contents[at - 1]
    const isClose = isTight && before?.type === 'paragraph' && canFollowClosely(block)
    const gap = before ? (isClose ? '\n' : '\n\n') : ''
    return `${written}${gap}${formatMarkdownBlock(block, before && chooseListMarker(before))}`
  }, '')
  return indented(`${sign} ${box}${text}`, ' '.repeat(sign.length + 1)).trimEnd()
}

/** Lists that may start directly below a line of text; ordered ones only if they start at 1. */
function canFollowClosely({ type, attrs = {} }: RichNode): boolean {
  return type === 'bulletList' || (type === 'orderedList' && Number(attrs['start'] ?? 1) === 1)
}

function indented(text: string, by: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${by}`)
}

const RULES: Record<string, string> = { left: ':---', right: '---:', center: ':---:' }

function writeTable(rows: readonly RichNode[]): string {
  const [head, ...others] = rows.map(({ content = [] }) => content.flatMap(spread))
  if (!head) return ''
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const rules = head.map(({ attrs }) => RULES[String(attrs?.['align'])] ?? '---')
  const width = head.length
  const body = others.map((cells) => line(Array.from({ length: width }, (_, at) => writeCell(cells[at]))))
  return [line(head.map(writeCell)), line(rules), ...body].join('\n')
}

/** Writes a cell that spans several columns as one cell followed by empty ones. */
function spread(cell: RichNode): RichNode[] {
  return [cell, ...Array.from({ length: Number(cell.attrs?.['colspan'] ?? 1) - 1 }, () => ({ type: 'tableCell' }))]
}

function writeCell(cell: RichNode | undefined): string {
  const texts = (cell?.content ?? []).map(({ content = [] }) => formatInlineMarkdown(content, 'line'))
  return texts.join(' ').replace(/\|/g, '\\|')
}
