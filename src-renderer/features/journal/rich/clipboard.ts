import { Fragment, Node, type Schema, Slice } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { formatMarkdownBlocks } from './format-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { RichNode } from './rich-doc.ts'
import { sanitizeHtml } from './sanitize-html.ts'

/** Clipboard and drop handling: plain text is parsed and written as Markdown, pictures are uploaded to the campaign. */
export function createClipboardEditorProps(
  schema: Schema,
  takePictures: (files: readonly File[], at: number | null) => void,
): EditorProps {
  return {
    transformPastedHTML: sanitizeHtml,
    clipboardTextParser: (text) => markdownSlice(schema, text),
    clipboardTextSerializer: (slice) => sliceText(slice),
    handlePaste: (_view, event) => {
      const files = picturesOf(event.clipboardData)
      if (files.length === 0 || event.clipboardData?.getData('text/plain')) return false
      takePictures(files, null)
      return true
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const files = picturesOf(event.dataTransfer)
      if (isMoved || files.length === 0) return false
      event.preventDefault()
      takePictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null)
      return true
    },
  }
}

function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Parses Markdown into a slice; a single line is inserted inline at the caret. */
function markdownSlice(schema: Schema, text: string): Slice {
  const doc = parseMarkdown(text.replace(/\r\n?/g, '\n'))
  if (doc === null) return new Slice(Fragment.from(schema.node('paragraph', null, text ? schema.text(text) : [])), 1, 1)
  const { content } = Node.fromJSON(schema, doc)
  const isOpen = (node: Node | null | undefined) => (node?.type.name === 'paragraph' ? 1 : 0)
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild))
}

function sliceText({ content }: Slice): string {
  const nodes = (content.toJSON() ?? []) as RichNode[]
  const isInline = content.firstChild?.isInline === true
  return formatMarkdownBlocks(isInline ? [{ type: 'paragraph', content: nodes }] : nodes)
}
