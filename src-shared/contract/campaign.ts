import * as z from 'zod'
import { EMBLEM_SHAPES } from '../cluster/emblems.ts'
import { IsoDate, forGamemaster, Id, Name, Notes, Thing, Version } from './base.ts'
import { ChangeView } from './history.ts'
import { JournalLinkView } from './links.ts'
import { DayNumber } from './nights.ts'

export const CampaignView = z.object({
  name: z.string(),
  notes: z.string(),
  nextSessionOn: IsoDate.nullable(),
  /** Markdown with `[[name]]` links, and the resolved links. */
  nextSessionPlan: z.string(),
  planLinks: z.array(JournalLinkView),
  isSample: z.boolean(),
  version: Version,
})
export type CampaignView = z.infer<typeof CampaignView>

/** A pending task and the page it belongs to. */
export const PendingTask = z.object({
  text: z.string(),
  /** The thing to open; null for the campaign itself. */
  about: Thing.nullable(),
})
export type PendingTask = z.infer<typeof PendingTask>

/** Number of things of each kind. */
export const CampaignCounts = z.object({
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
export type CampaignCounts = z.infer<typeof CampaignCounts>

/** Data of a campaign's home page. */
export const CampaignHome = z.object({
  campaign: CampaignView,
  counts: CampaignCounts,
  due: z.array(PendingTask),
  lastChanges: z.array(ChangeView),
})
export type CampaignHome = z.infer<typeof CampaignHome>

const Count = z.int().min(0)

/** A warband in one battle. Points cover the battle and the time until its next one. */
export const WarbandBattleStatistics = z.object({
  battleId: Id,
  /**
   * Cost of the warband when it fought; null if the battle is not settled yet or was settled before this was recorded.
   */
  worth: z.int().nullable(),
  earned: Count,
  spent: Count,
  /** Successful Shoot and Fight actions of its units, and kills. */
  hits: Count,
  kills: Count,
  /** Units that lost hit points, plus characters, squad members and vehicles that fell or fled. */
  hurt: Count,
  lost: Count,
})
export type WarbandBattleStatistics = z.infer<typeof WarbandBattleStatistics>

/** Dice of settled aftermaths compared with their expected values. Missed shots are not recorded. */
export const DiceLuckStatistics = z.object({
  /** All dice: sum of the faces, expected sum, and standard deviation. */
  dice: Count,
  pips: Count,
  usual: z.number(),
  spread: z.number(),
  /** Rolls on the injury table by row, and the expected number of each. */
  injuries: z.array(z.object({ name: z.string(), thrown: Count })),
  usualEach: z.number(),
})
export type DiceLuckStatistics = z.infer<typeof DiceLuckStatistics>

export const WarbandStatistics = z.object({
  id: Id,
  name: z.string(),
  /** Current cost. */
  worth: z.int(),
  /** Points earned and spent before its first battle. */
  before: z.object({ earned: Count, spent: Count }),
  fought: z.array(WarbandBattleStatistics),
  luck: DiceLuckStatistics,
})
export type WarbandStatistics = z.infer<typeof WarbandStatistics>

/** Statistics of the campaign's warbands from battle to battle. */
export const WarbandBattleHistory = z.object({
  /** In the order of recording. */
  battles: z.array(z.object({ id: Id, name: z.string(), day: DayNumber.nullable() })),
  /** Warbands that have fought. */
  warbands: z.array(WarbandStatistics),
})
export type WarbandBattleHistory = z.infer<typeof WarbandBattleHistory>

export const campaign = {
  home: forGamemaster.output(CampaignHome),
  plots: forGamemaster.output(WarbandBattleHistory),
  update: forGamemaster
    .input(
      z.object({
        version: Version,
        name: Name,
        notes: Notes,
        nextSessionOn: IsoDate.nullable(),
        nextSessionPlan: Notes,
      }),
    )
    .output(CampaignView),
}

/** Colour and symbol of a faction; null for the default by its position among the factions. */
const factionLook = {
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  emblem: z.enum(EMBLEM_SHAPES).nullable(),
}

export const FactionView = z.object({ id: Id, name: z.string(), notes: z.string(), ...factionLook, version: Version })
export type FactionView = z.infer<typeof FactionView>

/** Look properties that are omitted stay unchanged. */
const FactionFields = z.object({ name: Name, notes: Notes, ...z.object(factionLook).partial().shape })

export const factions = {
  list: forGamemaster.output(z.array(FactionView)),
  create: forGamemaster.input(FactionFields).output(FactionView),
  update: forGamemaster.input(FactionFields.extend({ id: Id, version: Version })).output(FactionView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
}
