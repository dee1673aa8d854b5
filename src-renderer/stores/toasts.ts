import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { ChangeView } from '#shared/contract/history.ts'
import type { Toast } from '../ui/types.ts'

/** The change that a message's button undoes or redoes. */
export interface ToastUndoAction {
  readonly turn: 'undo' | 'redo'
  readonly changeId: number
}

/** A queued message. Each slot shows one message at a time; `message` is the default slot. */
export interface QueuedToast extends Toast {
  readonly slot: 'mine' | 'theirs' | 'message'
  readonly perform: ToastUndoAction | null
  /** Text shown instead while the screen is shared (default: the message itself). */
  readonly said?: string
}

/** Shows a short message at the edge of the window; `harm` for failures. Changes announce themselves, with Undo. */
export type Notifier = (message: string, tone?: Toast['tone']) => void

const MAX_TOASTS = 2

/** Messages of this window: notifications of pages, and every change with its Undo. */
export const useToasts = defineStore('toasts', () => {
  const toasts = shallowRef<readonly QueuedToast[]>([])
  const messageCount = ref(0)

  const show = (toast: QueuedToast) => void (toasts.value = withAddedToast(toasts.value, toast))
  const notify: Notifier = (message, tone = 'plain') => {
    messageCount.value += 1
    show({ id: `message-${messageCount.value}`, slot: 'message', tone, message, perform: null })
  }
  function showChange(change: ChangeView, isMine: boolean): void {
    const toast = buildChangeToast(change, isMine)
    if (toast) show(toast)
  }
  const dismiss = (id: string) => void (toasts.value = toasts.value.filter((toast) => toast.id !== id))
  /** After a switch of campaign earlier changes cannot be undone. Messages of pages stay, such as that of a restore. */
  const clearChanges = () => void (toasts.value = toasts.value.filter(({ slot }) => slot === 'message'))

  return { toasts, messageCount, notify, showChange, dismiss, clearChanges }
})

/** Messages as shown on a shared screen: that something happened, but not what. */
export function redactToasts(held: readonly QueuedToast[]): readonly QueuedToast[] {
  return held.map((toast) => (toast.said === undefined ? toast : { ...toast, message: toast.said }))
}

/** Adds a message: it replaces the previous one of its slot, and at most two are shown. */
export function withAddedToast(held: readonly QueuedToast[], toast: QueuedToast): readonly QueuedToast[] {
  const others = held.filter(({ slot, message }) =>
    slot === 'message' ? message !== toast.message : slot !== toast.slot,
  )
  return [...others, toast].slice(-MAX_TOASTS)
}

/** Message for a change, as shown in this window; null for the creation of a campaign. */
export function buildChangeToast(change: ChangeView, isMine: boolean): QueuedToast | null {
  if (change.kind === 'start') return null
  const id = `change-${change.id}`
  const changeId = change.targetId ?? change.id
  if (!isMine) {
    const did = { change: '', undo: ' took back', redo: ' brought back' }[change.kind]
    const message = `${change.actor}${did}: ${change.label}`
    return { id, slot: 'theirs', tone: 'plain', message, said: `${change.actor} changed something`, perform: null }
  }
  const prefix = { change: '', undo: 'Undone: ', redo: 'Redone: ' }[change.kind]
  const turn = change.kind === 'undo' ? 'redo' : 'undo'
  return {
    id,
    slot: 'mine',
    tone: 'plain',
    message: `${prefix}${change.label}`,
    said: { change: 'Saved', undo: 'Undone', redo: 'Redone' }[change.kind],
    action: { label: turn === 'undo' ? 'Undo' : 'Redo' },
    passes: true,
    perform: { turn, changeId },
  }
}
