import { keepPreviousData } from '@tanstack/vue-query'
import { computed, type Ref, ref } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'

/** What reading a text gives, as a query has it. */
interface Reading<Held> {
  readonly data: Readonly<Ref<Held | undefined>>
  readonly error: Readonly<Ref<Error | null>>
}

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
    heldBy: <Held>({ data, error }: Reading<Held>) => ({
      held: computed(() => (isEmpty.value ? null : (data.value ?? null))),
      problem: computed(() => failure.value ?? (!isEmpty.value && error.value ? messageOf(error.value) : null)),
    }),
  }
}
