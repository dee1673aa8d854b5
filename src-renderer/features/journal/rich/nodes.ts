import { InputRule, Mark, markInputRule, mergeAttributes, Node } from '@tiptap/core'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'

/** Source layout of a list: without blank lines between its items, and its marker. */
const LAYOUT = {
  isTight: { default: true, rendered: false },
  marker: { default: null, rendered: false },
}

/** Wiki link `[[text]]` to a thing of the campaign. */
export const ThingLinkNode = Node.create({
  name: 'thing',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    text: { default: '', parseHTML: (element: HTMLElement) => element.dataset['thing'] ?? '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-thing]' }],
  renderHTML: ({ node }) => ['span', { 'data-thing': String(node.attrs['text']) }, `[[${String(node.attrs['text'])}]]`],
  renderText: ({ node }) => `[[${String(node.attrs['text'])}]]`,
  /** Closing the brackets creates a link, even without choosing a suggestion. */
  addInputRules() {
    return [
      new InputRule({
        find: /\[\[([^[\]\n]{1,300})\]\]$/,
        handler: ({ chain, range, match, state }) => {
          // Text inserted at once, such as by dictation, is not in the document yet, so the range does not fit.
          if (range.from > state.selection.from) return null
          const content = { type: this.name, attrs: { text: match[1] ?? '' } }
          chain().insertContentAt(range, content).run()
          return undefined
        },
      }),
    ]
  },
})

/** A picture of the campaign, `![alt](image:ID)`. It cannot hold any other URL. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: { default: '', parseHTML: (element: HTMLElement) => safeId(element.dataset['picture']), rendered: false },
    alt: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-picture]',
      getAttrs: (element: HTMLElement) => (safeId(element.dataset['picture']) === '' ? false : null),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, { 'data-picture': String(node.attrs['id']) }),
  ],
})

function safeId(text: string | undefined): string {
  return /^[a-z0-9-]{1,40}$/.test(text ?? '') ? (text ?? '') : ''
}

/** Call-out: `:::secret`, `:::for NAMES`, and blockquotes that start with `[!note]`. */
export const CalloutNode = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    form: {
      default: 'fence',
      parseHTML: (element: HTMLElement) => (element.dataset['form'] === 'quote' ? 'quote' : 'fence'),
      rendered: false,
    },
    word: {
      default: 'secret',
      parseHTML: (element: HTMLElement) => (element.dataset['word'] ?? 'secret').replace(/\s+/g, ' '),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ node }) => [
    'div',
    { 'data-callout': '', 'data-form': String(node.attrs['form']), 'data-word': String(node.attrs['word']) },
    0,
  ],
  /** Typing the Markdown syntax creates a call-out as well, because the author intends to hide what follows. */
  addInputRules() {
    return [
      new InputRule({
        find: CALLOUT_FENCE_PATTERN,
        handler: ({ chain, range, match }) => {
          const word = (match[1] ?? 'secret').trim().replace(/\s+/g, ' ')
          chain().deleteRange(range).wrapIn(this.name, { form: 'fence', word }).run()
        },
      }),
    ]
  },
})

/** `:::secret` or `:::for NAMES` typed on its own line and ended by Enter; a secret also by a space. */
export const CALLOUT_FENCE_PATTERN = /^:::[ \t]{0,3}(secret(?=[ \n]$)|for(?: [^\n]{0,120})?(?=\n$))[ \n]$/

/** Unsupported Markdown, kept verbatim. */
export const RawMarkdownNode = Node.create({
  name: 'raw',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-raw]', preserveWhitespace: 'full', priority: 60 }],
  renderHTML: () => ['pre', { 'data-raw': '', class: 'journal-raw', 'aria-label': 'Kept as it is written' }, 0],
})

/** Inline code, which may also be bold or part of a link. */
export const CodeMark = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': ({ editor }) => editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: this.type })]
  },
})

export const BulletListNode = BulletList.extend({
  addAttributes() {
    return { ...this.parent?.(), ...LAYOUT }
  },
})

export const OrderedListNode = OrderedList.extend({
  addAttributes() {
    return { ...this.parent?.(), ...LAYOUT }
  },
})

/** List item. The attribute is the state of its checkbox; null for an item without one. */
export const ListItemNode = ListItem.extend({
  content: 'block+',
  addAttributes: () => ({
    checked: {
      default: null,
      keepOnSplit: true,
      parseHTML: (element: HTMLElement) => {
        const box = element.querySelector<HTMLInputElement>(
          ':scope > input[type=checkbox], :scope > label > input[type=checkbox]',
        )
        const { checked } = element.dataset
        return checked === undefined ? (box?.checked ?? null) : checked === 'true'
      },
      renderHTML: ({ checked }: Record<string, boolean | null>) =>
        checked === null ? {} : { 'data-checked': String(checked) },
    },
  }),
})
