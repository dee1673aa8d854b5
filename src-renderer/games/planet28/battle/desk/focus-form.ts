import { nextTick } from 'vue'

const FIRST_FACT = '.p28-form .p28-facts input'

/** Puts the keyboard into the first field of the order that is open, for who types what was measured; unless something else was taken up meanwhile, whose letters go on. */
export async function focusForm(isLast: () => boolean): Promise<void> {
  await nextTick()
  if (isLast()) focusField(fieldOf(FIRST_FACT))
}

/** Writes a sign where somebody types in the form; where nobody does yet, into its dice, or what was measured where it has none. */
export function typeIntoForm(sign: string): void {
  const isTyping = document.activeElement?.matches('.p28-form input:not([type=checkbox], [type=radio])') === true
  if (!isTyping) focusField(fieldOf('.p28-form input[name=dice]') ?? fieldOf(`${FIRST_FACT}[inputmode=decimal]`))
  document.execCommand('insertText', false, sign)
}

function fieldOf(selector: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(selector)
}

function focusField(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
