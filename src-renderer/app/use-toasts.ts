import { onScopeDispose, provide, shallowRef } from 'vue'
import type { ChangeView } from '#shared/contract/history.ts'
import { messageOf } from '../client/messages.ts'
import type { Connection } from '../client/use-client.ts'
import { NOTIFY, type Notify } from '../ui/pages/notify.ts'
import { type HeldToast, toastForChange, withToast } from './toasts.ts'

/** How long a change offers its Undo here; the strip and History offer it on. */
const CHANGE_SECONDS = 5

/** The messages of this window: what pages say, and every change with its Undo. */
export function useToasts({ client, session }: Connection) {
  const toasts = shallowRef<readonly HeldToast[]>([])
  const timers = new Set<number>()
  let count = 0

  const show = (toast: HeldToast) => (toasts.value = withToast(toasts.value, toast))
  const dismiss = (id: string) => (toasts.value = toasts.value.filter((toast) => toast.id !== id))

  const notify: Notify = (message, tone = 'plain') => {
    count += 1
    show({ id: `message-${count}`, slot: 'message', tone, message, perform: null })
  }
  provide(NOTIFY, notify)

  /** Leaves once nobody points at it or holds the focus there. */
  function leaveLater(id: string): void {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      if (document.querySelector('.ui-toasts:is(:hover, :focus-within)')) leaveLater(id)
      else dismiss(id)
    }, CHANGE_SECONDS * 1000)
    timers.add(timer)
  }
  onScopeDispose(() => timers.forEach((timer) => window.clearTimeout(timer)))

  function changed(change: ChangeView, by: string): void {
    const toast = toastForChange(change, by === session.id)
    if (!toast) return
    show(toast)
    if (toast.perform) leaveLater(toast.id)
  }

  async function act(id: string): Promise<void> {
    const perform = toasts.value.find((toast) => toast.id === id)?.perform
    dismiss(id)
    if (!perform) return
    try {
      await client.history[perform.turn]({ id: perform.changeId })
    } catch (error) {
      notify(messageOf(error), 'harm')
    }
  }
  /** Another campaign: what was said of the one before holds no more. */
  const clear = () => (toasts.value = [])
  return { toasts, notify, changed, act, dismiss, clear }
}
