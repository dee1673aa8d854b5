import { keepPreviousData } from '@tanstack/vue-query'
import { computed, type Ref, ref } from 'vue'
import { getErrorMessage } from '#renderer/client/messages.ts'

/** A text that is pasted and read while it is typed; `failure` is why it was not taken. */
export function usePastedText(failure: Readonly<Ref<string | null>>) {
  const text = ref('')
  const isEmpty = computed(() => text.value.trim() === '')
  return {
    text,
    /** How the query that reads it is asked. */
    asked: computed(() => ({
      input: { text: text.value },
      enabled: !isEmpty.value,
      placeholderData: keepPreviousData,
    })),
    /** What it holds, and what is wrong, for the dialog. */
    heldBy: <Held>(found: () => Held | undefined, fault: () => unknown) => ({
      held: computed(() => (isEmpty.value ? null : (found() ?? null))),
      problem: computed(() => failure.value ?? (!isEmpty.value && fault() ? getErrorMessage(fault()) : null)),
    }),
  }
}
