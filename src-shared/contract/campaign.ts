import * as z from 'zod'
import { Day, endpoint, Id, Name, Notes, Thing, Version } from './base.ts'
import { ChangeView } from './history.ts'

export const CampaignView = z.object({
  name: z.string(),
  notes: z.string(),
  nextSessionOn: Day.nullable(),
  nextSessionPlan: z.string(),
  isSample: z.boolean(),
  version: Version,
})
export type CampaignView = z.infer<typeof CampaignView>

/** Something that waits to be done, and where. */
export const Due = z.object({
  text: z.string(),
  /** The thing to open; null for the campaign itself. */
  about: Thing.nullable(),
})
export type Due = z.infer<typeof Due>

/** How many there are of each kind. */
export const Counts = z.object({
  stars: z.int(),
  routes: z.int(),
  factions: z.int(),
  warbands: z.int(),
  characters: z.int(),
  squads: z.int(),
  vehicles: z.int(),
  entries: z.int(),
  agendas: z.int(),
})
export type Counts = z.infer<typeof Counts>

/** The home page of a campaign. */
export const CampaignHome = z.object({
  campaign: CampaignView,
  counts: Counts,
  due: z.array(Due),
  lastChanges: z.array(ChangeView),
})
export type CampaignHome = z.infer<typeof CampaignHome>

export const campaign = {
  home: endpoint.output(CampaignHome),
  update: endpoint
    .input(
      z.object({
        version: Version,
        name: Name,
        notes: Notes,
        nextSessionOn: Day.nullable(),
        nextSessionPlan: Notes,
      }),
    )
    .output(CampaignView),
}

export const FactionView = z.object({ id: Id, name: z.string(), notes: z.string(), version: Version })
export type FactionView = z.infer<typeof FactionView>

const FactionFields = z.object({ name: Name, notes: Notes })

export const factions = {
  list: endpoint.output(z.array(FactionView)),
  create: endpoint.input(FactionFields).output(FactionView),
  update: endpoint.input(FactionFields.extend({ id: Id, version: Version })).output(FactionView),
  remove: endpoint.input(z.object({ id: Id, version: Version })),
}
