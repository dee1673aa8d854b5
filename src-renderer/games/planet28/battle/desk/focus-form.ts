import { nextTick } from 'vue'

/** Puts the keyboard into the first field of the order that is open, for who types what was measured. */
export async function focusForm(): Promise<void> {
  await nextTick()
  const field = document.querySelector<HTMLInputElement>('.p28-form .p28-facts input')
  field?.focus()
  field?.select()
}
