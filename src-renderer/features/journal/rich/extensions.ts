import { Extension, type Extensions } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeUrl } from '#shared/kit/markdown/markdown-lexer.ts'
import {
  BulletListNode,
  CalloutNode,
  CodeMark,
  ListItemNode,
  OrderedListNode,
  PictureNode,
  RawMarkdownNode,
  ThingLinkNode,
} from './nodes.ts'

const SIDES: readonly unknown[] = ['left', 'right', 'center']

/** Column alignment. Stored as an attribute, because the page's CSP forbids inline styles in the text. */
const ALIGN = {
  default: null,
  parseHTML: (element: HTMLElement) => {
    const side = element.dataset['align'] ?? element.getAttribute('align') ?? element.style.textAlign
    return SIDES.includes(side) ? side : null
  },
  renderHTML: ({ align }: Record<string, string | null>) => (align ? { 'data-align': align } : {}),
}

const span = { default: 1, rendered: false }

/** A cell holds one line, and spans one row and one column. */
const CELL = { colspan: span, rowspan: span, colwidth: { default: null, rendered: false }, align: ALIGN }

/** Markdown tables have exactly one header row: the first row is always the header, whatever happens to the rows. */
const TableHeads = Extension.create({
  name: 'tableHeads',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? withHeads(state) : null,
    }),
  ],
})

function withHeads({ doc, schema, tr }: EditorState): Transaction | null {
  const { tableHeader, tableCell } = schema.nodes
  if (!tableHeader || !tableCell) return null
  doc.descendants((node, at) => {
    if (node.type.name !== 'table') return !node.isTextblock
    node.forEach((row, rowAt, index) => {
      const wanted = index === 0 ? tableHeader : tableCell
      row.forEach((cell, cellAt) => {
        if (cell.type !== wanted) tr.setNodeMarkup(at + rowAt + cellAt + 2, wanted)
      })
    })
    return false
  })
  return tr.docChanged ? tr : null
}

/** Tables as supported by Markdown. */
const TABLE_NODES: Extensions = [
  Table.extend({
    addNodeView: () => null,
    renderHTML: () => ['div', { class: 'journal-table' }, ['table', ['tbody', 0]]],
  }).configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableHeader.extend({ content: 'paragraph', addAttributes: () => CELL }),
  TableCell.extend({ content: 'paragraph', addAttributes: () => CELL }),
  TableHeads,
]

/** Editor extensions for everything an entry can contain; nodes with a custom view are passed in. */
export function buildJournalExtensions(drawn: { item?: Extensions[number]; nodes?: Extensions } = {}): Extensions {
  return [
    StarterKit.configure({
      bulletList: false,
      orderedList: false,
      listItem: false,
      code: false,
      underline: false,
      link: {
        openOnClick: false,
        autolink: true,
        linkOnPaste: true,
        defaultProtocol: 'https',
        isAllowedUri: isSafeUrl,
        HTMLAttributes: { rel: 'noreferrer noopener', target: '_blank' },
      },
    }),
    BulletListNode,
    OrderedListNode,
    drawn.item ?? ListItemNode,
    CodeMark,
    RawMarkdownNode,
    ...TABLE_NODES,
    ...(drawn.nodes ?? [ThingLinkNode, PictureNode, CalloutNode]),
  ]
}
