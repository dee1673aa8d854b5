const NOT_TYPED_INTO: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'range',
  'color',
  'file',
])
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether key presses on the target enter text. */
export function isTextInput(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

/** Whether the page must ignore a key event: already handled, part of a composition, or meant for an overlay. */
export function isKeyEventHandledElsewhere(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || document.querySelector(OVER_THE_PAGE) !== null
}
