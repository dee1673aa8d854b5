import { onBeforeUpdate, onUpdated, type Ref } from 'vue'

/** Where the control with the focus goes away or is disabled, the box around it takes the focus: the keyboard stays in place. */
export function useKeptFocus(box: Readonly<Ref<HTMLElement | null>>): void {
  let wasInside = false
  onBeforeUpdate(() => {
    wasInside = box.value?.contains(document.activeElement) ?? false
  })
  onUpdated(() => {
    const active = document.activeElement
    if (wasInside && (active === null || active === document.body || active.matches(':disabled'))) box.value?.focus()
  })
}
