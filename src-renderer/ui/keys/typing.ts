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

/** Whether keys pressed there write text. */
export function isTextInput(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

/** Whether a press of a key is no longer the page's: taken already, part of a composition, or meant for what lies over the page. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || document.querySelector(OVER_THE_PAGE) !== null
}
