import {
  Bold,
  Code,
  Globe,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  LockKeyhole,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  TextQuote,
  Undo2,
  Users,
} from '@lucide/vue'
import type { Editor } from '@tiptap/core'
import type { Component } from 'vue'
import { toggleCheckList, toggleCallout } from './editor-commands.ts'

/** An editing action, shared by the toolbar and the keyboard shortcuts. */
export interface EditorAction {
  readonly id: string
  readonly label: string
  readonly icon: Component
  /** Shortcut such as “Ctrl+B”; those unknown to the editor are bound here. */
  readonly shortcut?: string
  /** Whether it is active at the caret; undefined for actions without a state. */
  readonly isOn?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

/** Callbacks of the toolbar to the surrounding page. */
export interface EditorToolbarCallbacks {
  choosePicture(): void
  askForAddress(): void
}

type Group = readonly EditorAction[]

const mark = (name: string) => (editor: Editor) => editor.isActive(name)

/** Character formats. */
const LETTERS: Group = [
  {
    id: 'bold',
    label: 'Bold',
    icon: Bold,
    shortcut: 'Ctrl+B',
    isOn: mark('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'Italic',
    icon: Italic,
    shortcut: 'Ctrl+I',
    isOn: mark('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'strike',
    label: 'Struck out',
    icon: Strikethrough,
    shortcut: 'Ctrl+Shift+S',
    isOn: mark('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: 'code',
    label: 'Code',
    icon: Code,
    shortcut: 'Ctrl+E',
    isOn: mark('code'),
    run: (editor) => editor.chain().focus().toggleMark('code').run(),
  },
]

/** Block types. */
const BLOCKS: Group = [
  {
    id: 'heading',
    label: 'Heading',
    icon: Heading2,
    shortcut: 'Ctrl+Alt+2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'small-heading',
    label: 'Smaller heading',
    icon: Heading3,
    shortcut: 'Ctrl+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'list',
    label: 'List',
    icon: List,
    shortcut: 'Ctrl+Shift+8',
    isOn: mark('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    icon: ListOrdered,
    shortcut: 'Ctrl+Shift+7',
    isOn: mark('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'check-list',
    label: 'Check list',
    icon: ListChecks,
    shortcut: 'Ctrl+Shift+9',
    isOn: (editor) => editor.isActive('listItem', { checked: true }) || editor.isActive('listItem', { checked: false }),
    run: toggleCheckList,
  },
]

/** Blocks set apart from the text. */
const PASSAGES: Group = [
  {
    id: 'quote',
    label: 'Quotation',
    icon: TextQuote,
    shortcut: 'Ctrl+Shift+B',
    isOn: mark('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'secret',
    label: 'Secret',
    icon: LockKeyhole,
    shortcut: 'Ctrl+Alt+S',
    isOn: (editor) => editor.isActive('callout', { word: 'secret' }),
    run: (editor) => toggleCallout(editor, 'secret'),
  },
  {
    id: 'for',
    label: 'For some players only',
    icon: Users,
    isOn: (editor) => String(editor.getAttributes('callout')['word'] ?? '').startsWith('for'),
    run: (editor) => toggleCallout(editor, 'for'),
  },
  {
    id: 'table',
    label: 'Table',
    icon: Table,
    can: (editor) => !editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'code-block',
    label: 'Block of code',
    icon: SquareCode,
    shortcut: 'Ctrl+Alt+C',
    isOn: mark('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  { id: 'rule', label: 'Rule', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
]

const STEPS: Group = [
  {
    id: 'undo',
    label: 'Undo typing',
    icon: Undo2,
    shortcut: 'Ctrl+Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: 'Redo typing',
    icon: Redo2,
    shortcut: 'Ctrl+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

function links(hands: EditorToolbarCallbacks): Group {
  return [
    {
      id: 'link',
      label: 'Link to a name',
      icon: Link,
      run: (editor) => editor.chain().focus().insertContent('[[').run(),
    },
    { id: 'address', label: 'Web link', icon: Globe, isOn: mark('link'), run: () => hands.askForAddress() },
    { id: 'picture', label: 'Picture', icon: ImagePlus, run: () => hands.choosePicture() },
  ]
}

/** The actions of the toolbar, in groups. */
export function createEditorActionGroups(hands: EditorToolbarCallbacks): readonly Group[] {
  return [LETTERS, BLOCKS, PASSAGES, links(hands), STEPS]
}
