import { useEventListener } from '@vueuse/core'

/**
 * Handles Ctrl+S and Ctrl+Enter by saving the current form: the one that contains the focus, else the one in the open
 * dialog, else the only one of the page. A page with its own save keys handles them first (save-keys.ts).
 */
export function useFormSaveKeys(): void {
  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || !isSaveKey(event)) return
    const form = formIn(document)
    if (!form) return
    event.preventDefault()
    form.requestSubmit()
  }
  useEventListener('keydown', onKey)
}

/** Whether a key event is a save shortcut: Ctrl or Cmd with S or Enter. */
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
