import { useEventListener } from '@vueuse/core'

/**
 * Ctrl+S and Ctrl+Enter save the form that a person is in: the one that holds the focus, else the open dialog's, else
 * the only one of the page. A page that knows more of saving takes the keys first (save-keys.ts).
 */
export function useFormKeys(): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || !isSaveKey(event)) return
    const form = formIn(document)
    if (!form) return
    event.preventDefault()
    form.requestSubmit()
  }
  useEventListener('keydown', onKey)
}

/** Whether a key asks to save: Ctrl or Cmd with S or Enter. */
export function isSaveKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's')
}

function formIn(page: Document): HTMLFormElement | null {
  const own = page.activeElement?.closest('form')
  if (own) return own
  const dialog = page.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]')
  if (dialog) return dialog.querySelector('form')
  const forms = page.querySelectorAll<HTMLFormElement>('#page form')
  return forms.length === 1 ? (forms[0] ?? null) : null
}
