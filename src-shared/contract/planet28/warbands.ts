import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { VersionRef, forGamemaster, Id, Name, Notes, Version } from '../base.ts'
import { AcceptedProblems, BillView, ProblemCounts, createProblemSchema, WarbandPlanInput } from './profiles.ts'
import { CostCorrectionReason, UnitListItem } from './units.ts'

const WarbandState = z.enum(['active', 'template', 'archived'])

const warbandFields = {
  name: Name,
  factionId: Id.nullable(),
  ...WarbandPlanInput.shape,
  notes: Notes,
  background: Notes,
  portraitId: Id.nullable(),
  allowed: AcceptedProblems,
  state: WarbandState,
}

const WarbandFields = z.object(warbandFields)

const WarbandProblem = createProblemSchema(WarbandPlanInput)

export const WarbandView = z.object({
  ...warbandFields,
  id: Id,
  version: Version,
  bill: BillView,
  /** Points of its units and its stash. */
  cost: z.number(),
  /**
   * Unspent points, which become credits one for one (P28-BUILD-4); 0 after its first battle, when they are in its
   * purse.
   */
  leftoverCredits: z.number(),
  /** Whether one of its battles is settled. From then on every cost goes through the ledger. */
  hasFought: z.boolean(),
  /** Number of characters, including squad members (P28-BUILD-1). */
  characters: z.int(),
  squads: z.int(),
  vehicles: z.int(),
  /** Its own problems, and the number of problems of its units. */
  problems: z.array(WarbandProblem),
  unitProblems: ProblemCounts,
  /** Whether it was built by older rules of the campaign, and adopting the current ones would change it. */
  isBehindRules: z.boolean(),
})
export type WarbandView = z.infer<typeof WarbandView>

export type WarbandFields = z.infer<typeof WarbandFields>

/** Changes caused by adopting the newest rules, one line each. */
export const RulesDiff = z.object({
  /** Rulings and rows that have changed. */
  rules: z.array(z.object({ rule: z.string(), name: z.string(), before: z.string(), after: z.string() })),
  /** Units whose cost or problems would change. */
  units: z.array(
    z.object({
      id: Id,
      kind: z.enum([...UNIT_KINDS, 'warband']),
      name: z.string(),
      costBefore: z.number(),
      costAfter: z.number(),
      newProblems: z.array(z.string()),
      goneProblems: z.array(z.string()),
    }),
  ),
})
export type RulesDiff = z.infer<typeof RulesDiff>

export const warbands = {
  /** Includes templates and archived warbands; see `state`. */
  list: forGamemaster.output(z.array(WarbandView)),
  get: forGamemaster.input(z.object({ id: Id })).output(WarbandView),
  /** Units in roster order: leader, characters, squads, vehicles, each by name. */
  units: forGamemaster.input(z.object({ id: Id })).output(z.array(UnitListItem)),
  create: forGamemaster.input(WarbandFields).output(WarbandView),
  update: forGamemaster
    .input(WarbandFields.extend({ id: Id, version: Version, correction: CostCorrectionReason }))
    .output(WarbandView),
  /** Also removes its units. */
  remove: forGamemaster.input(VersionRef),
  /** Copies it with all units, but without agendas: as a warband or template, or from a template as a warband. */
  copy: forGamemaster.input(z.object({ id: Id, name: Name, state: WarbandState })).output(WarbandView),
  /** Creates characters from a list of names, all with the same profile (the default one if none is given). */
  addNames: forGamemaster
    .input(
      z.object({
        id: Id,
        names: z.array(Name).min(1).max(200),
        /** The character whose profile is copied; null for the book's starting profile. */
        like: Id.nullable(),
      }),
    )
    .output(z.array(UnitListItem)),
  rulesDiff: forGamemaster.input(z.object({ id: Id })).output(RulesDiff),
  /** Adopts the newest rules. */
  takeRules: forGamemaster.input(VersionRef).output(WarbandView),
}
