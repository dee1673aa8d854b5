import type { Editor } from '@tiptap/core'

/** Tools for what the caret stands in: a table. */
export const TABLE_ACTIONS: readonly { readonly label: string; readonly run: (editor: Editor) => void }[] = [
  { label: 'Row above', run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: 'Row below', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Column before', run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: 'Column after', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Remove row', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Remove column', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Remove table', run: (editor) => editor.chain().focus().deleteTable().run() },
]
