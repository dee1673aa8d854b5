import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { type Area, areas } from './areas.ts'
import { forGamemaster } from './base.ts'
import { ChangeView } from './history.ts'

/** Area whose query results a change may affect. */
const TouchedArea = z.enum(Object.keys(areas) as [Area, ...Area[]])

/** Notification without data: the renderer fetches again. */
export const LiveEvent = z.discriminatedUnion('type', [
  /** `session` is the session that made the change. */
  z.object({ type: z.literal('changed'), areas: z.array(TouchedArea), change: ChangeView, session: z.string() }),
  /** Another campaign, none, or an earlier state of this one was opened. */
  z.object({ type: z.literal('campaign-switched') }),
  /** A campaign was removed from the list of recent ones. */
  z.object({ type: z.literal('recent-changed') }),
  z.object({ type: z.literal('backups-changed') }),
  /** The file of the open campaign was moved, was damaged, or is intact again. */
  z.object({ type: z.literal('file-trouble') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** The event stream of a window. */
export const live = forGamemaster.output(eventIterator(LiveEvent))
