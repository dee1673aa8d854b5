import { defaultDocument, useEventListener } from '@vueuse/core'
import { isTextInput } from '#renderer/ui/keys/typing.ts'
import { parseSnippet, formatSnippet } from './clipboard-text.ts'
import type { MapSnippet } from './clipboard.ts'

/** Callbacks of copying and pasting. */
export interface ClipboardActions {
  readonly copy: () => MapSnippet | null
  readonly cut: () => MapSnippet | null
  readonly paste: (snippet: MapSnippet) => void
  /** Handles a text that lists stars; returns whether it does. */
  readonly pasteStars: (text: string) => boolean
  readonly say: (status: string) => void
}

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Handles copy, cut and paste of the page, by keys or the browser's menu. Snippets are exchanged as text through the
 * system clipboard.
 */
export function useMapClipboard({ copy, cut, paste, pasteStars, say }: ClipboardActions): void {
  function isElsewhere(event: ClipboardEvent): boolean {
    const isTextChosen = event.type !== 'paste' && window.getSelection()?.isCollapsed === false
    const isOver = document.querySelector(OVER_THE_PAGE) !== null
    return event.defaultPrevented || isTextChosen || isOver || isTextInput(document.activeElement)
  }

  function onCopy(event: ClipboardEvent): void {
    if (isElsewhere(event)) return
    const snippet = event.type === 'cut' ? cut() : copy()
    if (!snippet) return
    event.clipboardData?.setData('text/plain', formatSnippet(snippet))
    event.preventDefault()
  }

  function onPaste(event: ClipboardEvent): void {
    if (isElsewhere(event)) return
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const snippet = parseSnippet(text)
    if (snippet) paste(snippet)
    else if (!pasteStars(text)) say('The clipboard holds no piece of a map, and no lines such as “0102 Regina 3”.')
  }

  useEventListener(defaultDocument, ['copy', 'cut'], onCopy)
  useEventListener(defaultDocument, 'paste', onPaste)
}
