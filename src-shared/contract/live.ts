import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { endpoint } from './base.ts'
import { ChangeView } from './history.ts'

/** The parts of a campaign that a change can touch: the first word of the endpoints to ask again. */
export const Area = z.enum([
  'campaign',
  'factions',
  'cluster',
  'warbands',
  'characters',
  'squads',
  'vehicles',
  'rulings',
  'house',
  'scenarios',
  'prints',
  'journal',
  'relations',
  'players',
  'nights',
  'calendar',
  'agendas',
  'offTable',
  'battles',
  'ledger',
  'advancement',
  'fistful',
])
export type Area = z.infer<typeof Area>

/** What happened, not how: the renderer asks again. */
export const LiveEvent = z.discriminatedUnion('type', [
  /** `session` is the one that made the change. */
  z.object({ type: z.literal('changed'), areas: z.array(Area), change: ChangeView, session: z.string() }),
  /** Another campaign is open, or none, or an older state of this one. */
  z.object({ type: z.literal('campaign-switched') }),
  z.object({ type: z.literal('backups-changed') }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

export const live = endpoint.output(eventIterator(LiveEvent))
