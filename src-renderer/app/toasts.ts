import type { ChangeView } from '#shared/contract/history.ts'
import type { Toast } from '../ui/types.ts'

/** Effect of the button of a message. */
export interface ToastAction {
  readonly turn: 'undo' | 'redo'
  readonly changeId: number
}

/** A queued message. Each slot shows one message at a time; `message` is the default slot. */
export interface QueuedToast extends Toast {
  readonly slot: 'mine' | 'theirs' | 'message'
  readonly perform: ToastAction | null
  /** Text shown instead while the screen is shared (default: the message itself). */
  readonly said?: string
}

const MOST = 2

/** Messages as shown on a shared screen: that something happened, but not what. */
export function redactToasts(held: readonly QueuedToast[]): readonly QueuedToast[] {
  return held.map((toast) => (toast.said === undefined ? toast : { ...toast, message: toast.said }))
}

/** Adds a message: it replaces the previous one of its slot, and at most two are shown. */
export function addToast(held: readonly QueuedToast[], toast: QueuedToast): readonly QueuedToast[] {
  const others = held.filter(({ slot, message }) =>
    slot === 'message' ? message !== toast.message : slot !== toast.slot,
  )
  return [...others, toast].slice(-MOST)
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
