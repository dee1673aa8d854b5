import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

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

/** Puts the chosen blocks into a frame for the gamemaster or some players; a frame of that kind is taken away. */
export function toggleCallout(editor: Editor, word: 'secret' | 'for'): void {
  const now: unknown = editor.isActive('callout') ? editor.getAttributes('callout')['word'] : null
  const isSame = typeof now === 'string' && (now === word || (word === 'for' && now.startsWith('for')))
  const chain = editor.chain().focus()
  if (isSame) chain.lift('callout').run()
  else if (now === null) chain.wrapIn('callout', { form: 'fence', word }).run()
  else chain.updateAttributes('callout', { form: 'fence', word }).run()
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
        toggleCallout(editor, 'secret')
        return true
      },
    }
  },
})
