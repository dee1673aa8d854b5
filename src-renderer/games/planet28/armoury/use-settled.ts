import { onScopeDispose, type Ref, shallowRef, watch } from 'vue'

/** A value once it has stood still for a moment, so that each key pressed does not ask anew. */
export function useSettled<Value>(value: () => Value, wait = 200): Readonly<Ref<Value>> {
  const settled = shallowRef(value())
  let timer = 0
  watch(value, (now) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => (settled.value = now), wait)
  })
  onScopeDispose(() => window.clearTimeout(timer))
  return settled
}
