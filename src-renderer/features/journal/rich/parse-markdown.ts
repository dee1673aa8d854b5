import type { MarkedToken, Token, Tokens } from 'marked'
import {
  parseCallout,
  isSafeUrl,
  type JournalToken,
  narrowToJournalTokens,
  lexMarkdown,
  findPictureId,
} from '#shared/kit/markdown/markdown-lexer.ts'
import { type RichMark, type RichNode, normalizeInline } from './rich-doc.ts'

/** Parses Markdown into the editor's document; null if the lexer refuses the text as pathological. */
export function parseMarkdown(source: string): RichNode | null {
  const tokens = lexMarkdown(source)
  return tokens && { type: 'doc', content: orEmpty(convertTokensToBlocks(tokens)) }
}

/** Converts tokens to block nodes. */
export function convertTokensToBlocks(tokens: readonly Token[]): RichNode[] {
  return narrowToJournalTokens(tokens).flatMap(blockOf)
}

/** A container holds at least an empty paragraph. */
function orEmpty(blocks: RichNode[]): RichNode[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

function blockOf(token: JournalToken): RichNode[] {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return []
    case 'heading':
      return [holder('heading', token.tokens, { level: token.depth })]
    case 'paragraph':
      return [holder('paragraph', token.tokens)]
    case 'text':
      return [holder('paragraph', 'tokens' in token && token.tokens ? token.tokens : [token])]
    case 'code':
      return [{ type: 'codeBlock', attrs: { language: token.lang || null }, ...textContent(token.text) }]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'table':
      return [tableOf(token)]
    case 'list':
      return [listOf(token)]
    case 'blockquote':
      return [quoteOf(token)]
    case 'fence':
      return [
        {
          type: 'callout',
          attrs: { form: 'fence', word: token.word },
          content: orEmpty(convertTokensToBlocks(token.tokens)),
        },
      ]
    default:
      return [{ type: 'raw', ...textContent(token.raw.replace(/(?<!\n)\n+$/, '')) }]
  }
}

function holder(type: string, tokens: readonly Token[], attrs?: Record<string, unknown>): RichNode {
  const content = normalizeInline(inlineOf(tokens, []))
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }
}

function textContent(text: string): Pick<RichNode, 'content'> {
  return text === '' ? {} : { content: [{ type: 'text', text }] }
}

function quoteOf(token: Tokens.Blockquote): RichNode {
  const callout = parseCallout(token)
  if (!callout?.head.isPlain) return { type: 'blockquote', content: orEmpty(convertTokensToBlocks(token.tokens)) }
  return {
    type: 'callout',
    attrs: { form: 'quote', word: callout.head.word },
    content: orEmpty(convertTokensToBlocks(callout.tokens)),
  }
}

function listOf({ ordered, start, loose, items, raw }: Tokens.List): RichNode {
  const marker = /^\s*(?:\d+([.)])|([-*+]))/.exec(raw)
  const layout = { isTight: !loose, marker: marker?.[1] ?? marker?.[2] ?? null }
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    attrs: ordered ? { start: Number(start), ...layout } : layout,
    content: items.map(({ task, checked, tokens }) => ({
      type: 'listItem',
      attrs: { checked: task ? checked === true : null },
      content: orEmpty(convertTokensToBlocks(tokens)),
    })),
  }
}

function tableOf({ header, rows }: Tokens.Table): RichNode {
  const row = (type: string, cells: readonly Tokens.TableCell[]): RichNode => ({
    type: 'tableRow',
    content: cells.map(({ align, tokens }) => ({
      type,
      attrs: { align: align ?? null },
      content: [holder('paragraph', tokens)],
    })),
  })
  return { type: 'table', content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))] }
}

function inlineOf(tokens: readonly Token[], marks: readonly RichMark[]): RichNode[] {
  return narrowToJournalTokens(tokens).flatMap((token): RichNode[] => {
    if (token.type === 'thing') return [marked({ type: 'thing', attrs: { text: token.text } }, marks)]
    return token.type === 'fence' ? words(token.raw, marks) : pieceOf(token, marks)
  })
}

const MARKS = { strong: 'bold', em: 'italic', del: 'strike' } as const

function pieceOf(token: MarkedToken, marks: readonly RichMark[]): RichNode[] {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return inlineOf(token.tokens, withMark(marks, { type: MARKS[token.type] }))
    case 'codespan':
      return words(token.text, withMark(marks, { type: 'code' }))
    case 'br':
      return [{ type: 'hardBreak' }]
    case 'checkbox':
      return []
    case 'link':
      return linkOf(token, marks)
    case 'image':
      return pictureOf(token, marks)
    case 'text':
      return token.tokens ? inlineOf(token.tokens, marks) : words(token.text, marks)
    case 'escape':
      return words(token.text, marks)
    default:
      return words(token.raw, marks)
  }
}

/** A link with an unsafe URL is kept verbatim, so that it is not lost. */
function linkOf(token: Tokens.Link, marks: readonly RichMark[]): RichNode[] {
  const { href, title, raw, tokens } = token
  if (!isSafeUrl(href) || tokens.length === 0) return words(raw, marks)
  return inlineOf(tokens, withMark(marks, { type: 'link', attrs: { href, title: title || null } }))
}

/** Pictures from outside the campaign are kept verbatim. */
function pictureOf({ href, title, text, raw }: Tokens.Image, marks: readonly RichMark[]): RichNode[] {
  const id = title ? null : findPictureId(href)
  return id === null ? words(raw, marks) : [marked({ type: 'picture', attrs: { id, alt: text } }, marks)]
}

/** A line break inside a paragraph is a space. */
function words(text: string, marks: readonly RichMark[]): RichNode[] {
  return text === '' ? [] : [marked({ type: 'text', text: text.replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ') }, marks)]
}

function marked(node: RichNode, marks: readonly RichMark[]): RichNode {
  return marks.length > 0 ? { ...node, marks: [...marks] } : node
}

function withMark(marks: readonly RichMark[], mark: RichMark): RichMark[] {
  return marks.some(({ type }) => type === mark.type) ? [...marks] : [...marks, mark]
}
