import type { Editor, EditorEvents } from '@tiptap/core'
import { type Ref, ref } from 'vue'
import type { Thing } from '#shared/contract/base.ts'
import { type EditorLinkSuggestion, SUGGESTIONS_WIDTH_PX, useLinkSuggestions } from '../entry/use-link-suggestions.ts'
import { findUnfinishedLink, getSuggestionActionForKey, type UnfinishedLink } from '../relations/unfinished-link.ts'

interface OfferWiring {
  readonly editor: Editor
  /** Container that the list of suggestions is positioned in. */
  readonly frame: Readonly<Ref<HTMLElement | null>>
  readonly chosen: (link: string, target: Thing) => void
}

/** Range of an unfinished link in the document. */
interface Range {
  readonly from: number
  readonly to: number
}

/** Suggestions while `[[` or `@` is typed in the editor. */
export function useEditorSuggestions({ editor, frame, chosen }: OfferWiring) {
  const open = ref<UnfinishedLink | null>(null)
  const place = ref({ left: 0, below: 0 })
  const dismissed = ref<number | null>(null)
  const { offers, list, active, status, isKnown, firstFor } = useLinkSuggestions(() => open.value)

  /** Updates the suggestions for the current caret position; `start` counts from the start of the document. */
  function look(): void {
    const { selection } = editor.state
    const { $from, empty } = selection
    const isText = empty && $from.parent.isTextblock && !$from.parent.type.spec.code && editor.isFocused
    const before = isText ? $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc') : ''
    const found = isText ? findUnfinishedLink(before, before.length) : null
    const start = found ? $from.pos - (before.length - found.start) : null
    if (found?.text !== open.value?.text) void list.goTo(null)
    if (start !== dismissed.value) dismissed.value = null
    open.value = found && start !== null && dismissed.value === null ? { ...found, start } : null
    if (open.value) place.value = placeAt(open.value.start)
  }

  function placeAt(at: number): { left: number; below: number } {
    const box = frame.value?.getBoundingClientRect()
    const { left, bottom } = editor.view.coordsAtPos(at)
    if (!box) return place.value
    return { left: Math.max(0, Math.min(left - box.left, box.width - SUGGESTIONS_WIDTH_PX)), below: bottom - box.top }
  }

  function choose(offer: EditorLinkSuggestion | undefined): void {
    const link = open.value
    if (!link) return
    const to = editor.state.selection.from
    const end = Math.min(to + 2, editor.state.doc.content.size)
    const isClosed = link.lead === '[[' && editor.state.doc.textBetween(to, end) === ']]'
    const range = { from: link.start, to: isClosed ? to + 2 : to }
    if (isKnown.value) put(offer, range)
    else void putWhenKnown(link, range)
    dismissed.value = link.start
    open.value = null
  }

  function put(offer: EditorLinkSuggestion | undefined, range: Range): void {
    if (!offer) return
    if (offer.thing) chosen(offer.link, offer.thing)
    editor
      .chain()
      .insertContentAt(range, { type: 'thing', attrs: { text: offer.link } }, { updateSelection: false })
      .run()
  }

  /**
   * If typing continues before the suggestions arrive, the link is inserted at its mapped range and the caret stays
   * after it.
   */
  async function putWhenKnown(link: UnfinishedLink, range: Range): Promise<void> {
    let currentRange = range
    const follow = ({ transaction: { mapping } }: EditorEvents['transaction']) =>
      (currentRange = { from: mapping.map(currentRange.from), to: mapping.map(currentRange.to, -1) })
    editor.on('transaction', follow)
    try {
      const first = await firstFor(link)
      if (!editor.isDestroyed && currentRange.to > currentRange.from) put(first, currentRange)
    } finally {
      editor.off('transaction', follow)
    }
  }

  function onKey(event: KeyboardEvent): boolean {
    if (!open.value || event.ctrlKey || event.metaKey || event.altKey) return false
    if (list.walk(event)) return true
    const act = getSuggestionActionForKey(event.key, { count: offers.value.length, isKnown: isKnown.value })
    if (act === 'choose') choose(active.value)
    if (act === 'dismiss') {
      dismissed.value = open.value.start
      open.value = null
    }
    return act !== null
  }
  return { open, offers, list, status, place, look, choose, onKey, close: () => (open.value = null) }
}
