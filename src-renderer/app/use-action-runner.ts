import { shallowRef } from 'vue'
import { isNotFoundError, isConfirmationRequiredError, getErrorMessage } from '../client/call-errors.ts'
import type { Connection } from '../client/use-client.ts'
import type { Notifier } from '../stores/toasts.ts'
import type { AppAction } from '../ui/pages/feature.ts'

/** An undo that awaits confirmation, with its effects outside the campaign. */
export interface PendingUndo {
  readonly id: number
  readonly label: string
  readonly message: string
}

/**
 * Runs the actions of the shell and reports why one failed. Undoing what has already left the campaign needs
 * confirmation.
 */
export function useActionRunner({ client }: Connection, notify: Notifier) {
  const warned = shallowRef<PendingUndo | null>(null)

  function tell(error: unknown): void {
    notify(getErrorMessage(error), isNotFoundError(error) ? 'plain' : 'harm') // having nothing to undo is not a failure
  }
  async function ask(message: string): Promise<void> {
    const { undoable } = await client.history.list({ beforeId: null, limit: 1 })
    if (undoable) warned.value = { id: undoable.id, label: undoable.label, message }
  }
  async function run(action: AppAction): Promise<void> {
    const reason = action.whyNot?.() ?? null
    if (reason !== null) return notify(reason)
    try {
      await action.run()
    } catch (error) {
      if (isConfirmationRequiredError(error)) await ask(getErrorMessage(error)).catch(tell)
      else tell(error)
    }
  }
  async function undoWarned(): Promise<void> {
    const undo = warned.value
    warned.value = null
    if (undo) await client.history.undo({ id: undo.id, despite: true }).catch(tell)
  }
  return { run, warned, undoWarned }
}
