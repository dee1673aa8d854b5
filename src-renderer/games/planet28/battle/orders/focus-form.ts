import { nextTick } from 'vue'
import type { Choice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { OrderEditor } from './use-order.ts'

/** Where somebody who types goes on in the form of an order: at its first field; one without fields is given by its button. */
const FIRST = '.p28-form :is(input, select), .p28-form [type=submit]'
const MEASURED = '.p28-form .p28-facts input[inputmode=decimal]'

/** Whether somebody works by keys: what has the focus shows it. */
export function isKeyboardFocus(): boolean {
  return document.activeElement?.matches(':focus-visible') === true
}

/** A button that has the focus of the keyboard hears Enter itself. */
export function canPageHandleEnter(): boolean {
  return document.activeElement?.matches(':is(button, a, summary, select):focus-visible') !== true
}

/** Puts the keyboard into the first field of the order that is open, for who types what was measured; unless something else was taken up meanwhile, whose letters go on. */
export async function focusForm(isLast: () => boolean): Promise<void> {
  await nextTick()
  if (isLast()) focusField(fieldOf(FIRST))
}

/** Takes up orders by their buttons; whoever presses those by keys goes on in the form that opens. */
export function createChooseByButton(order: Pick<OrderEditor, 'choose' | 'lastTaken'>) {
  return async (offer: Choice, target: TargetChoice | null): Promise<void> => {
    const goesOn = isKeyboardFocus()
    const chosen = order.choose(offer, target)
    const isLast = order.lastTaken()
    await chosen
    if (goesOn) await focusForm(isLast)
  }
}

/** Leaves a button that was pressed before for the form of what a letter took up, which Enter gives. */
export async function moveFocusToForm(): Promise<void> {
  if (canPageHandleEnter()) return
  await nextTick()
  fieldOf('.p28-form')?.focus()
}

/** Writes a sign where somebody types in the form; where nobody does yet, into its dice, or what was measured where it has none. */
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
