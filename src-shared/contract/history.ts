import * as z from 'zod'
import { ChangeId, forGamemaster, ThingKind, Time } from './base.ts'

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

/** What of History to list: null asks for all. */
export const HistoryFilter = z.object({
  /** What it touched. */
  kind: ThingKind.nullable(),
  actor: z.string().nullable(),
  /** Made at this time or later, and before that one. */
  from: Time.nullable(),
  until: Time.nullable(),
})
export type HistoryFilter = z.infer<typeof HistoryFilter>

export const HistoryView = z.object({
  /** Newest first. */
  changes: z.array(ChangeView),
  /** How many there are in all. */
  total: z.int(),
  /** What undo would take back next, and redo bring back. */
  undoable: ChangeView.nullable(),
  redoable: ChangeView.nullable(),
  /** Everybody who ever made a change. */
  actors: z.array(z.string()),
})
export type HistoryView = z.infer<typeof HistoryView>

/** What undoing a change that stands, or redoing one that is undone, takes. */
export const RevertPlan = z.object({
  direction: z.enum(['undo', 'redo']),
  /** The change itself and all that must be turned with it, in the order in which they are turned; empty where it is refused. */
  changes: z.array(ChangeView),
  refusal: z
    .object({
      message: z.string(),
      /** The change that stands in the way. */
      by: ChangeView.nullable(),
    })
    .nullable(),
  /** In words: what it means outside this campaign; null where it is free. */
  warning: z.string().nullable(),
})
export type RevertPlan = z.infer<typeof RevertPlan>

const TurnInput = z.object({
  id: ChangeId.nullable(),
  /** What the plan turns with it. */
  alongWith: z.array(ChangeId).max(100_000).default([]),
  /** Whether the warning was read; without it, a change that has one is refused with it. */
  despite: z.boolean().default(false),
})

export const history = {
  list: forGamemaster
    .input(z.object({ beforeId: ChangeId.nullable(), limit: z.int().min(1).max(200), filter: HistoryFilter.nullish() }))
    .output(HistoryView),
  plan: forGamemaster.input(z.object({ id: ChangeId })).output(RevertPlan),
  /** Takes a change back, as a new change; without an id the last one made or redone that stands. */
  undo: forGamemaster.input(TurnInput).output(ChangeView),
  /** Brings an undone change back, as a new change; without an id all that the last undo took back. */
  redo: forGamemaster.input(TurnInput).output(ChangeView),
}
