import * as z from 'zod'
import { EMBLEM_SHAPES } from '../cluster/emblems.ts'
import { ChangeId, forGamemaster, Id, IsoTimestamp } from './base.ts'
import { PlayerClusterView } from './cluster-players.ts'
import { ClusterView } from './cluster.ts'

/** A change that is in effect and changed the picture of a map. */
export const ClusterHistoryStep = z.object({
  changeId: ChangeId,
  label: z.string(),
  actor: z.string(),
  /** When it was made or last redone. */
  at: IsoTimestamp,
  /** The campaign's day at that time. */
  day: z.int(),
})
export type ClusterHistoryStep = z.infer<typeof ClusterHistoryStep>

/** A faction as it was called and drawn. */
const PastFaction = z.object({
  id: Id,
  name: z.string(),
  colour: z.string().nullable(),
  emblem: z.enum(EMBLEM_SHAPES).nullable(),
})
export type PastFaction = z.infer<typeof PastFaction>

const moment = { day: z.int(), factions: z.array(PastFaction) }

/** State of a cluster after one of its changes. */
export const PastClusterView = z.object({ ...moment, view: ClusterView })
export type PastClusterView = z.infer<typeof PastClusterView>

/** State of a cluster after one of its changes, limited to what players would have seen. */
export const PastPlayerClusterView = z.object({ ...moment, view: PlayerClusterView })
export type PastPlayerClusterView = z.infer<typeof PastPlayerClusterView>

const Moment = z.object({ id: Id, changeId: ChangeId })

export const clusterHistory = {
  /** The changes of a cluster that are in effect, oldest first. */
  steps: forGamemaster.input(z.object({ id: Id })).output(z.array(ClusterHistoryStep)),
  /** A cluster as it was after a change. Refused if the change is undone. */
  at: forGamemaster.input(Moment).output(PastClusterView),
  /** What players would have seen after a change. */
  playersAt: forGamemaster.input(Moment).output(PastPlayerClusterView),
}
