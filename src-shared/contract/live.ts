import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { type Area, areas } from './areas.ts'
import { forGamemaster } from './base.ts'
import { ChangeView } from './history.ts'

/** An area whose answers a change may have touched. */
const TouchedArea = z.enum(Object.keys(areas) as [Area, ...Area[]])

/** What happened, not how: the renderer asks again. */
export const LiveEvent = z.discriminatedUnion('type', [
  /** `session` is the one that made the change. */
  z.object({ type: z.literal('changed'), areas: z.array(TouchedArea), change: ChangeView, session: z.string() }),
  /** Another campaign is open, or none, or an older state of this one. */
  z.object({ type: z.literal('campaign-switched') }),
  /** A campaign was taken from the list of recent ones. */
  z.object({ type: z.literal('recent-changed') }),
  z.object({ type: z.literal('backups-changed') }),
  /** The file of the open campaign was moved or is damaged, or is well again. */
  z.object({ type: z.literal('file-trouble') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/** The one live stream of a window. */
export const live = forGamemaster.output(eventIterator(LiveEvent))
