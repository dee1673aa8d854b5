import { nextTick } from 'vue'
import type { Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { OrderEditor } from './use-order-editor.ts'

/** Selector of the first field of an order's form, or its submit button if it has no fields. */
const FIRST = '.p28-form :is(input, select), .p28-form [type=submit]'
const MEASURED = '.p28-form .p28-facts input[inputmode=decimal]'

/** Whether the user works by keyboard, as shown by the visible focus. */
export function isKeyboardFocus(): boolean {
  return document.activeElement?.matches(':focus-visible') === true
}

/** Whether the page may handle Enter. A focused button handles Enter itself. */
export function canPageHandleEnter(): boolean {
  return document.activeElement?.matches(':is(button, a, summary, select):focus-visible') !== true
}

/**
 * Focuses the first field of the open order, so that measurements can be typed. Does nothing if another order was
 * chosen meanwhile.
 */
export async function focusOrderForm(isLast: () => boolean): Promise<void> {
  await nextTick()
  if (isLast()) focusField(fieldOf(FIRST))
}

/** Chooses orders by their buttons. For keyboard users the focus moves to the form. */
export function createButtonChooser(order: Pick<OrderEditor, 'choose' | 'lastTaken'>) {
  return async (offer: Choice, target: TargetChoice | null): Promise<void> => {
    const goesOn = isKeyboardFocus()
    const chosen = order.choose(offer, target)
    const isLast = order.lastTaken()
    await chosen
    if (goesOn) await focusOrderForm(isLast)
  }
}

/**
 * Moves the focus from a previously pressed button to the form of an order chosen by letter, so that Enter submits it.
 */
export async function moveFocusToForm(): Promise<void> {
  if (canPageHandleEnter()) return
  await nextTick()
  fieldOf('.p28-form')?.focus()
}

/**
 * Types a character into the focused field of the form. If none has the focus, types into its dice field, or else into
 * its measurement.
 */
export function typeIntoForm(sign: string): void {
  const isTyping = document.activeElement?.matches('.p28-form input:not([type=checkbox], [type=radio])') === true
  if (!isTyping) focusField(fieldOf('.p28-form input[name=dice]') ?? fieldOf(MEASURED))
  document.execCommand('insertText', false, sign)
}

function fieldOf(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

function focusField(field: HTMLElement | null): void {
  field?.focus()
  if (field !== null && 'select' in field) (field as HTMLInputElement).select()
}
