import { provide, shallowRef } from 'vue'
import type { ChangeView } from '#shared/contract/history.ts'
import { getErrorMessage } from '../client/call-errors.ts'
import type { Connection } from '../client/use-client.ts'
import { NOTIFY, type Notify } from '../ui/pages/notify.ts'
import { type QueuedToast, buildChangeToast, addToast } from './toasts.ts'

/** Messages of this window: notifications of pages, and every change with its Undo. */
export function useToasts({ client, session }: Connection) {
  const toasts = shallowRef<readonly QueuedToast[]>([])
  let count = 0

  const show = (toast: QueuedToast) => (toasts.value = addToast(toasts.value, toast))
  const dismiss = (id: string) => (toasts.value = toasts.value.filter((toast) => toast.id !== id))

  const notify: Notify = (message, tone = 'plain') => {
    count += 1
    show({ id: `message-${count}`, slot: 'message', tone, message, perform: null })
  }
  provide(NOTIFY, notify)

  function changed(change: ChangeView, by: string): void {
    const toast = buildChangeToast(change, by === session.id)
    if (toast) show(toast)
  }

  async function act(id: string): Promise<void> {
    const perform = toasts.value.find((toast) => toast.id === id)?.perform
    dismiss(id)
    if (!perform) return
    try {
      await client.history[perform.turn]({ id: perform.changeId })
    } catch (error) {
      notify(getErrorMessage(error), 'harm')
    }
  }
  /** After a switch of campaign earlier changes cannot be undone. Messages of pages stay, such as that of a restore. */
  const clear = () => (toasts.value = toasts.value.filter(({ slot }) => slot === 'message'))
  return { toasts, notify, changed, act, dismiss, clear }
}
