import { isTextInput } from '#renderer/ui/keys/typing.ts'

/** Whether the page may handle Enter. A button that the keyboard came to handles it itself. */
export function canPageHandleEnter(): boolean {
  return document.activeElement?.matches(':is(button, a, summary, select):focus-visible') !== true
}

/** Takes the focus from a button that was pressed before, so that Enter gives what a letter has chosen. */
export function moveFocusOffButton(panel: HTMLElement | null): void {
  if (!canPageHandleEnter()) panel?.focus({ preventScroll: true })
}

/**
 * Takes the focus from a field of the draft that is being given, so that the next letters are heard. Returns the field,
 * or null if none had the focus.
 */
export function moveFocusOffField(panel: HTMLElement | null): HTMLElement | null {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !isTextInput(field) || panel?.contains(field) !== true) return null
  panel.focus({ preventScroll: true })
  return field
}

/** The field that receives typed numbers: the dice of the table, else the first number of the draft. */
export function findNumberField(panel: HTMLElement | null): HTMLInputElement | null {
  return (
    panel?.querySelector<HTMLInputElement>('.match-draft input[name=dice]') ??
    panel?.querySelector<HTMLInputElement>('.match-draft input[inputmode=decimal]') ??
    null
  )
}

/** Types a character into the focused field of the draft; if none has the focus, into the one for numbers. */
export function typeIntoDraft(panel: HTMLElement | null, character: string): void {
  const isTyping = document.activeElement?.matches('.match-draft input:not([type=checkbox], [type=radio])') === true
  if (!isTyping) {
    const field = findNumberField(panel)
    field?.focus()
    field?.select()
  }
  document.execCommand('insertText', false, character)
}
