import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { buildCalloutToggleTransaction } from './callouts.ts'

/** Toggles the checkboxes of the selected list items; other text becomes a checklist. */
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

/** Innermost list items touched by the selection. */
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
 * Reads the current DOM selection. Browsers fire `selectionchange` with a delay, and a key pressed before it would act
 * at the previous caret position.
 */
export function syncEditorSelection({ view }: Editor): void {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/** Toggles a call-out for the gamemaster or some players around the selection. */
export function toggleCallout(editor: Editor, word: 'secret' | 'for'): void {
  syncEditorSelection(editor)
  editor.view.dispatch(buildCalloutToggleTransaction(editor.state, word))
  editor.commands.focus()
}

/** Shortcuts that the editor's extensions do not bind. */
export const JournalShortcutsExtension = Extension.create<{ save: () => void; toTools: () => void }>({
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
        toggleCallout(editor, 'secret')
        return true
      },
    }
  },
})
