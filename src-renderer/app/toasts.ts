import type { ChangeView } from '#shared/contract/history.ts'
import type { Toast } from '../ui/types.ts'

/** What the button of a message does. */
export interface ToastAction {
  readonly turn: 'undo' | 'redo'
  readonly changeId: number
}

/** A message as the window holds it. One of each slot stands at a time; `message` is the slot of all others. */
export interface QueuedToast extends Toast {
  readonly slot: 'mine' | 'theirs' | 'message'
  readonly perform: ToastAction | null
  /** What is said in its place while others look at the screen; without it the message itself. */
  readonly said?: string
}

const MOST = 2

/** The messages as they may be said while others look: that something happened, never what. */
export function redactToasts(held: readonly QueuedToast[]): readonly QueuedToast[] {
  return held.map((toast) => (toast.said === undefined ? toast : { ...toast, message: toast.said }))
}

/** The list with a new message: the newest of a slot replaces the one before, and no more than two stand. */
export function withToast(held: readonly QueuedToast[], toast: QueuedToast): readonly QueuedToast[] {
  const others = held.filter(({ slot, message }) =>
    slot === 'message' ? message !== toast.message : slot !== toast.slot,
  )
  return [...others, toast].slice(-MOST)
}

/** The message that a change makes in this window; none for the beginning of a campaign. */
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
