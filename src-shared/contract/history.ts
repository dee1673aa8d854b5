import * as z from 'zod'
import { ChangeId, forGamemaster, Time } from './base.ts'

/** One line of History: never a row's image, which may hold secrets. */
export const ChangeView = z.object({
  id: ChangeId,
  label: z.string(),
  actor: z.string(),
  at: Time,
  kind: z.enum(['start', 'change', 'undo', 'redo']),
  targetId: ChangeId.nullable(),
  /** The undo that took it back, null when it stands. */
  undoneBy: ChangeId.nullable(),
})
export type ChangeView = z.infer<typeof ChangeView>

export const HistoryView = z.object({
  /** Newest first. */
  changes: z.array(ChangeView),
  /** How many there are in all. */
  total: z.int(),
  /** What undo would take back next, and redo bring back. */
  undoable: ChangeView.nullable(),
  redoable: ChangeView.nullable(),
})
export type HistoryView = z.infer<typeof HistoryView>

export const history = {
  list: forGamemaster
    .input(z.object({ beforeId: ChangeId.nullable(), limit: z.int().min(1).max(200) }))
    .output(HistoryView),
  /** Takes a change back, as a new change; without an id the newest one that stands. */
  undo: forGamemaster.input(z.object({ id: ChangeId.nullable() })).output(ChangeView),
  /** Brings an undone change back, as a new change; without an id the last one undone. */
  redo: forGamemaster.input(z.object({ id: ChangeId.nullable() })).output(ChangeView),
}
