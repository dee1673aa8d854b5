import { defaultDocument, useEventListener } from '@vueuse/core'
import { isTextInput } from '#renderer/ui/keys/typing.ts'
import { parseSnippet, formatSnippet } from './clipboard-text.ts'
import type { Snippet } from './clipboard.ts'

/** What copying and pasting do. */
export interface ClipboardActions {
  readonly copy: () => Snippet | null
  readonly cut: () => Snippet | null
  readonly paste: (snippet: Snippet) => void
  /** Takes a text that lists stars; whether it lists any. */
  readonly pasteStars: (text: string) => boolean
  readonly say: (status: string) => void
}

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Copy, cut and paste of the page, by keys or by the browser's menu: pieces of a map go through the system's clipboard as text. */
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
