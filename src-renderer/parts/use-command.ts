import { computed, ref, shallowRef } from 'vue'
import { isStaleError, getErrorMessage } from '../client/call-errors.ts'

/** Options shared by the commands of one component. */
export interface CommandOptions {
  /** Advice on a version conflict, appended to the error message. */
  readonly ifStale?: string
  /** Runs after every command, such as a refetch. A command counts as busy until it has finished. */
  readonly after?: () => Promise<unknown>
  /** Queues commands. Otherwise a command is ignored while another one runs. */
  readonly inTurn?: boolean
}

/** Result of a command; null if it failed or was not started. */
export type CommandOutcome<Result> = { readonly result: Result } | null

/** Runs one command at a time, with a busy state and the last failure. */
export function useCommand({ ifStale = '', after, inTurn = false }: CommandOptions = {}) {
  /** Label of the running command, null if none runs. */
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
    /** Message of the last failure. A page may also set it to explain why it does not start a command. */
    failure,
    /** The error as it was thrown. */
    error,
    /** Whether it failed because of a version conflict. */
    isStale: computed(() => isStaleError(error.value)),
    run,
  }
}
