import * as z from 'zod'
import { ChangeId, forGamemaster, ThingKind, IsoTimestamp } from './base.ts'

/** A line of History. Never contains a row's image, which may hold secrets. */
export const ChangeView = z.object({
  id: ChangeId,
  label: z.string(),
  actor: z.string(),
  at: IsoTimestamp,
  kind: z.enum(['start', 'change', 'undo', 'redo']),
  targetId: ChangeId.nullable(),
  /** The change that undid it, or null. */
  undoneBy: ChangeId.nullable(),
})
export type ChangeView = z.infer<typeof ChangeView>

/** Filter of History; null matches everything. */
export const HistoryFilter = z.object({
  /** Kind of thing touched by the change. */
  kind: ThingKind.nullable(),
  actor: z.string().nullable(),
  /** Time range: `from` inclusive, `to` exclusive. */
  from: IsoTimestamp.nullable(),
  until: IsoTimestamp.nullable(),
})
export type HistoryFilter = z.infer<typeof HistoryFilter>

export const HistoryView = z.object({
  /** Newest first. */
  changes: z.array(ChangeView),
  /** Total number of changes. */
  total: z.int(),
  /** The changes that undo and redo would affect next. */
  undoable: ChangeView.nullable(),
  redoable: ChangeView.nullable(),
  /** All authors of changes. */
  actors: z.array(z.string()),
})
export type HistoryView = z.infer<typeof HistoryView>

/** What it takes to undo a change or redo an undone one. */
export const RevertPlan = z.object({
  direction: z.enum(['undo', 'redo']),
  /** The change and its dependants in the order of reverting; empty if refused. */
  changes: z.array(ChangeView),
  refusal: z
    .object({
      message: z.string(),
      /** The change that prevents it. */
      by: ChangeView.nullable(),
    })
    .nullable(),
  /** Human-readable effects outside this campaign; null if there are none. */
  warning: z.string().nullable(),
})
export type RevertPlan = z.infer<typeof RevertPlan>

const TurnInput = z.object({
  id: ChangeId.nullable(),
  /** The other changes of the plan. */
  alongWith: z.array(ChangeId).max(100_000).default([]),
  /** Whether the warning was confirmed. A change with a warning is refused otherwise. */
  despite: z.boolean().default(false),
})

export const history = {
  list: forGamemaster
    .input(z.object({ beforeId: ChangeId.nullable(), limit: z.int().min(1).max(200), filter: HistoryFilter.nullish() }))
    .output(HistoryView),
  plan: forGamemaster.input(z.object({ id: ChangeId })).output(RevertPlan),
  /** Undoes a change by a new change. Without an id: the last active one. */
  undo: forGamemaster.input(TurnInput).output(ChangeView),
  /** Redoes an undone change by a new change. Without an id: everything the last undo reverted. */
  redo: forGamemaster.input(TurnInput).output(ChangeView),
}
