import * as z from 'zod'
import { EMBLEMS } from '../cluster/emblems.ts'
import { Day, forGamemaster, Id, Name, Notes, Thing, Version } from './base.ts'
import { ChangeView } from './history.ts'
import { JournalLinkView } from './links.ts'
import { DayNumber } from './nights.ts'

export const CampaignView = z.object({
  name: z.string(),
  notes: z.string(),
  nextSessionOn: Day.nullable(),
  /** Markdown with `[[name]]` links, and what they mean. */
  nextSessionPlan: z.string(),
  planLinks: z.array(JournalLinkView),
  isSample: z.boolean(),
  version: Version,
})
export type CampaignView = z.infer<typeof CampaignView>

/** Something that waits to be done, and where. */
export const PendingTask = z.object({
  text: z.string(),
  /** What to open; null for the campaign itself. */
  about: Thing.nullable(),
})
export type PendingTask = z.infer<typeof PendingTask>

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
  due: z.array(PendingTask),
  lastChanges: z.array(ChangeView),
})
export type CampaignHome = z.infer<typeof CampaignHome>

const Count = z.int().min(0)

/** A warband in one battle; points are those of the battle and of the time until its next one. */
export const PlotPoint = z.object({
  battleId: Id,
  /** What the warband cost when it fought; null where the battle was settled before that was noted, or is not yet. */
  worth: z.int().nullable(),
  earned: Count,
  spent: Count,
  /** Successful Shoot and Fight actions of its units, and kills. */
  hits: Count,
  kills: Count,
  /** Units that lost hit-points, and characters, members of squads and vehicles that fell or fled. */
  hurt: Count,
  lost: Count,
})
export type PlotPoint = z.infer<typeof PlotPoint>

/** What dice of settled aftermaths showed, and what was to be expected. Shots that missed are not recorded. */
export const PlotLuck = z.object({
  /** All dice; the sums of their faces as they fell and as usual, and how far from usual two in three such sums lie. */
  dice: Count,
  pips: Count,
  usual: z.number(),
  spread: z.number(),
  /** Throws on the injury table by their row, and how many of each are usual. */
  injuries: z.array(z.object({ name: z.string(), thrown: Count })),
  usualEach: z.number(),
})
export type PlotLuck = z.infer<typeof PlotLuck>

export const WarbandPlot = z.object({
  id: Id,
  name: z.string(),
  /** What it costs now. */
  worth: z.int(),
  /** Points before its first battle. */
  before: z.object({ earned: Count, spent: Count }),
  fought: z.array(PlotPoint),
  luck: PlotLuck,
})
export type WarbandPlot = z.infer<typeof WarbandPlot>

/** How the warbands of the campaign went from battle to battle. */
export const CampaignPlots = z.object({
  /** In the order in which they were recorded. */
  battles: z.array(z.object({ id: Id, name: z.string(), day: DayNumber.nullable() })),
  /** Those that have fought. */
  warbands: z.array(WarbandPlot),
})
export type CampaignPlots = z.infer<typeof CampaignPlots>

export const campaign = {
  home: forGamemaster.output(CampaignHome),
  plots: forGamemaster.output(CampaignPlots),
  update: forGamemaster
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

/** How a faction is marked; null for what its place among the factions gives it. */
const factionLook = {
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  emblem: z.enum(EMBLEMS).nullable(),
}

export const FactionView = z.object({ id: Id, name: z.string(), notes: z.string(), ...factionLook, version: Version })
export type FactionView = z.infer<typeof FactionView>

/** A look that is not told stays as it is. */
const FactionFields = z.object({ name: Name, notes: Notes, ...z.object(factionLook).partial().shape })

export const factions = {
  list: forGamemaster.output(z.array(FactionView)),
  create: forGamemaster.input(FactionFields).output(FactionView),
  update: forGamemaster.input(FactionFields.extend({ id: Id, version: Version })).output(FactionView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
}
