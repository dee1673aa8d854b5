import { computed, ref, shallowRef } from 'vue'
import { isStale, getErrorMessage } from '../client/messages.ts'

/** How the commands of one place are run. */
export interface CommandOptions {
  /** What to do where a newer state stands; said after the refusal's own words. */
  readonly ifStale?: string
  /** What belongs to every command, such as reading anew; a command is done only when this is. */
  readonly after?: () => Promise<unknown>
  /** Commands wait for their turn, where otherwise a second one is not begun while the first is under way. */
  readonly inTurn?: boolean
}

/** What a command answered; null where it failed or was not begun. */
export type CommandOutcome<Result> = { readonly result: Result } | null

/** Does one thing at a time, is busy meanwhile and keeps what went wrong. */
export function useCommand({ ifStale = '', after, inTurn = false }: CommandOptions = {}) {
  /** What is being done, null where nothing is. */
  const doing = ref<string | null>(null)
  const failure = ref<string | null>(null)
  const error = shallowRef<unknown>(null)
  let last: Promise<unknown> = Promise.resolve()

  async function begin<Result>(act: () => Promise<Result>, what: string): Promise<CommandOutcome<Result>> {
    if (doing.value !== null) return null
    doing.value = what
    try {
      const result = await act()
      await after?.()
      return { result }
    } catch (fault) {
      failure.value = getErrorMessage(fault, ifStale)
      error.value = fault
      return null
    } finally {
      doing.value = null
    }
  }

  function run<Result>(act: () => Promise<Result>, what = 'command'): Promise<CommandOutcome<Result>> {
    failure.value = null
    error.value = null
    if (!inTurn) return begin(act, what)
    const next = last.then(() => begin(act, what))
    last = next
    return next
  }

  return {
    doing,
    busy: computed(() => doing.value !== null),
    /** Why the last one failed, in words; a page may say here as well why it does not begin. */
    failure,
    /** As it was thrown. */
    error,
    /** Whether it failed because a newer state stands. */
    isStale: computed(() => isStale(error.value)),
    run,
  }
}
