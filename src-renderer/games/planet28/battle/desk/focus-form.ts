import { nextTick } from 'vue'

/** Puts the keyboard into the first field of the order that is open, for who types what was measured; unless something else was taken up meanwhile, whose letters go on. */
export async function focusForm(isLast: () => boolean): Promise<void> {
  await nextTick()
  if (!isLast()) return
  const field = document.querySelector<HTMLInputElement>('.p28-form .p28-facts input')
  field?.focus()
  field?.select()
}
