import { getErrorMessage } from '../client/call-errors.ts'
import type { Connection } from '../client/use-client.ts'
import { useToasts } from '../stores/toasts.ts'

/** Returns the action of a message's button: dismisses the message, then undoes or redoes its change. */
export function useToastAction({ client }: Connection): (id: string) => Promise<void> {
  const store = useToasts()
  return async (id) => {
    const perform = store.toasts.find((toast) => toast.id === id)?.perform
    store.dismiss(id)
    if (!perform) return
    try {
      await client.history[perform.turn]({ id: perform.changeId })
    } catch (error) {
      store.notify(getErrorMessage(error), 'harm')
    }
  }
}
