import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { toggleCallout } from './callouts.ts'

/** Gives the list items of the selection a box to tick, or takes it away; other text becomes a check list. */
export function toggleCheckList(editor: Editor): void {
  if (!editor.isActive('listItem')) editor.chain().focus().toggleBulletList().run()
  const items = chosenItems(editor)
  const checked = items.every(({ node }) => node.attrs['checked'] !== null) ? null : false
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      for (const { at, node } of items)
        if (checked === null || node.attrs['checked'] === null) tr.setNodeAttribute(at, 'checked', checked)
      return true
    })
    .run()
}

/** The innermost list items that the selection touches. */
function chosenItems({ state }: Editor): { node: Node; at: number }[] {
  const { from, to } = state.selection
  const items: { node: Node; at: number }[] = []
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.type.name === 'listItem') items.push({ node, at })
  })
  return items.filter(({ at, node }) => {
    const [first] = [node.firstChild]
    const end = at + 1 + (first?.nodeSize ?? 0)
    return end >= from
  })
}

/**
 * Takes in where the caret stands on the screen. A browser tells of a move a moment after it, and a key can come before
 * that: what it does would happen where the caret stood.
 */
export function syncCaret({ view }: Editor): void {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** A frame for the gamemaster or some players around what is chosen, made or taken away. */
export function toggleCalloutFrame(editor: Editor, word: 'secret' | 'for'): void {
  syncCaret(editor)
  editor.view.dispatch(toggleCallout(editor.state, word))
  editor.commands.focus()
}

/** Keys that the editor's own parts do not bind. */
export const JournalKeys = Extension.create<{ save: () => void; toTools: () => void }>({
  name: 'journalKeys',
  addOptions: () => ({ save: () => undefined, toTools: () => undefined }),
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => {
        this.options.save()
        return true
      },
      'Alt-F10': () => {
        this.options.toTools()
        return true
      },
      'Mod-Shift-9': ({ editor }) => {
        toggleCheckList(editor)
        return true
      },
      'Mod-Alt-s': ({ editor }) => {
        toggleCalloutFrame(editor, 'secret')
        return true
      },
    }
  },
})
