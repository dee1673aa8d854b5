import { useTimeoutFn } from '@vueuse/core'
import { computed, onScopeDispose, ref, type Ref, shallowRef, watch } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'

/** A result of the main process that is requested again when its input changes. */
export interface RequestState<Value> {
  /** Latest result; the previous one is kept until the next arrives. */
  readonly value: Readonly<Ref<Value | null>>
  readonly failure: Readonly<Ref<string | null>>
  readonly isAsking: Readonly<Ref<boolean>>
  readonly again: () => void
}

/** Options of a request. `question` is null while nothing is requested; requests are debounced while it changes. */
export interface RequestOptions<Question, Value> {
  readonly question: () => Question | null
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Value>
  /** Debounce delay in milliseconds. */
  readonly wait: number
}

/**
 * Sends requests and keeps the result. A changed question aborts the pending request. The first one is sent without
 * delay.
 */
export function useRequest<Question, Value>({
  question,
  ask,
  wait,
}: RequestOptions<Question, Value>): RequestState<Value> {
  const value = shallowRef<Value | null>(null)
  const failure = ref<string | null>(null)
  const isAsking = ref(false)
  let stop: AbortController | null = null
  /** Serialised question of the current `value`. */
  let answered: string | null = null

  async function askNow(asked: Question): Promise<void> {
    const own = new AbortController()
    stop = own
    try {
      const answer = await ask(asked, own.signal)
      if (stop !== own) return
      value.value = answer
      answered = JSON.stringify(asked)
      failure.value = null
    } catch (error) {
      if (stop === own) failure.value = getErrorMessage(error)
    } finally {
      if (stop === own) isAsking.value = false
    }
  }

  const later = useTimeoutFn((asked: Question) => void askNow(asked), wait, { immediate: false })
  function begin(asked: Question | null, after: number): void {
    later.stop()
    stop?.abort()
    stop = null
    isAsking.value = asked !== null
    if (asked === null) return
    if (after === 0) void askNow(asked)
    else later.start(asked)
  }

  // Questions are compared by their serialised form.
  const key = computed(() => JSON.stringify(question()))
  function follow(now: string): void {
    const isFirst = value.value === null && failure.value === null
    begin(now === answered ? null : question(), isFirst ? 0 : wait)
    if (now === answered) failure.value = null
  }
  watch(key, follow, { immediate: true })
  onScopeDispose(() => begin(null, 0))
  return { value, failure, isAsking, again: () => begin(question(), 0) }
}
