import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { VersionRef, forGamemaster, Id, Name, Notes, Version } from '../base.ts'
import { Allowances, BillView, ProblemCounts, problemView, WarbandPlanInput } from './profiles.ts'
import { Correction, UnitLine } from './units.ts'

const WarbandState = z.enum(['active', 'template', 'archived'])

const warbandFields = {
  name: Name,
  factionId: Id.nullable(),
  ...WarbandPlanInput.shape,
  notes: Notes,
  background: Notes,
  portraitId: Id.nullable(),
  allowed: Allowances,
  state: WarbandState,
}

const WarbandFields = z.object(warbandFields)

const WarbandProblem = problemView(WarbandPlanInput)

export const WarbandView = z.object({
  ...warbandFields,
  id: Id,
  version: Version,
  bill: BillView,
  /** Points of its units and its stash. */
  cost: z.number(),
  /** Unspent points, which become credits one for one (P28-BUILD-4); 0 once it has fought: they are in its purse. */
  leftoverCredits: z.number(),
  /** Whether a battle of it is settled: from then on all that costs goes through the ledger. */
  hasFought: z.boolean(),
  /** Characters, squad members counted (P28-BUILD-1). */
  characters: z.int(),
  squads: z.int(),
  vehicles: z.int(),
  /** Its own problems, and how many its units have. */
  problems: z.array(WarbandProblem),
  unitProblems: ProblemCounts,
  /** The rules it was built by are no longer those of the campaign, and taking the new ones would change it. */
  isBehindRules: z.boolean(),
})
export type WarbandView = z.infer<typeof WarbandView>

export type WarbandFields = z.infer<typeof WarbandFields>

/** What taking the newest rules would change: one line a thing, in words. */
export const RulesDiff = z.object({
  /** Switches and rows that are not what they were. */
  rules: z.array(z.object({ rule: z.string(), name: z.string(), before: z.string(), after: z.string() })),
  /** Units that would cost something else or get or lose a problem. */
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
  /** Templates and archived ones too: `state` says which. */
  list: forGamemaster.output(z.array(WarbandView)),
  get: forGamemaster.input(z.object({ id: Id })).output(WarbandView),
  /** Its units in roster order: the leader, characters, squads, vehicles, each by name. */
  units: forGamemaster.input(z.object({ id: Id })).output(z.array(UnitLine)),
  create: forGamemaster.input(WarbandFields).output(WarbandView),
  update: forGamemaster
    .input(WarbandFields.extend({ id: Id, version: Version, correction: Correction }))
    .output(WarbandView),
  /** Its units go with it. */
  remove: forGamemaster.input(VersionRef),
  /** With all its units, but no agendas: as another warband or as a template, or from a template as a warband. */
  copy: forGamemaster.input(z.object({ id: Id, name: Name, state: WarbandState })).output(WarbandView),
  /** Characters from a list of names, all with one profile (a new one where none is given). */
  addNames: forGamemaster
    .input(
      z.object({
        id: Id,
        names: z.array(Name).min(1).max(200),
        /** The character whose profile each gets, or null for the book's start. */
        like: Id.nullable(),
      }),
    )
    .output(z.array(UnitLine)),
  rulesDiff: forGamemaster.input(z.object({ id: Id })).output(RulesDiff),
  /** Takes the newest rules. */
  takeRules: forGamemaster.input(VersionRef).output(WarbandView),
}
