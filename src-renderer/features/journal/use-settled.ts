import { onBeforeUnmount, ref, type Ref, watch } from 'vue'

const PAUSE_MS = 150

/** A text as it stood when it last held still for a moment: long texts are not drawn anew with every letter. */
export function useSettled(text: () => string): Readonly<Ref<string>> {
  const settled = ref(text())
  let timer = 0
  watch(text, (now) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => (settled.value = now), PAUSE_MS)
  })
  onBeforeUnmount(() => window.clearTimeout(timer))
  return settled
}
