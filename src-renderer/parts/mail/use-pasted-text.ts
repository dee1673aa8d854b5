import { keepPreviousData } from '@tanstack/vue-query'
import { computed, type Ref, ref } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'

/** A pasted text, parsed while it is typed. `failure` is the reason why it was rejected. */
export function usePastedText(failure: Readonly<Ref<string | null>>) {
  const text = ref('')
  const isEmpty = computed(() => text.value.trim() === '')
  return {
    text,
    /** Options of the query that parses it. */
    asked: computed(() => ({
      input: { text: text.value },
      enabled: !isEmpty.value,
      placeholderData: keepPreviousData,
    })),
    /** The parsed contents and the problem, for the dialog. */
    heldBy: <Held>(found: () => Held | undefined, fault: () => unknown) => ({
      held: computed(() => (isEmpty.value ? null : (found() ?? null))),
      problem: computed(() => failure.value ?? (!isEmpty.value && fault() ? getErrorMessage(fault()) : null)),
    }),
  }
}
