import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { CELLS } from '#shared/games/planet28/grid.ts'
import { forGamemaster, Id, Name, Notes, Version } from '../base.ts'
import {
  Allowances,
  BillView,
  CharacterProfileInput,
  ProblemCounts,
  problemView,
  SquadProfileInput,
  VehicleProfileInput,
  WarbandPlanInput,
} from './profiles.ts'

const AtVersion = z.object({ id: Id, version: Version })
const WarbandState = z.enum(['active', 'template', 'archived'])

/** A unit of a warband as lists show it. */
export const UnitLine = z.object({
  kind: z.enum(UNIT_KINDS),
  id: Id,
  warbandId: Id,
  warbandName: z.string(),
  name: z.string(),
  version: Version,
  cost: z.number(),
  hitPoints: z.int(),
  /** Skills of a character or squad by name; a vehicle has A and S, and F of its size. */
  skills: z.record(z.string(), z.int()),
  /** Members of a squad, 1 for a character, sections of a vehicle. */
  size: z.int(),
  /** Names of its weapons, each once. */
  weapons: z.array(z.string()),
  /** Names of its traits and abilities. */
  talents: z.array(z.string()),
  problems: ProblemCounts,
  isArchived: z.boolean(),
  /** Died or was scrapped. */
  isLost: z.boolean(),
  isLeader: z.boolean(),
  /** That there is a hidden agenda is public, what it says is not (P28-AGENDA-1). */
  hasAgenda: z.boolean(),
  portraitId: Id.nullable(),
})
export type UnitLine = z.infer<typeof UnitLine>

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

/** Why the gamemaster writes what costs past the ledger, once a warband has fought (P28-GM-1). */
const Correction = z.string().trim().min(1).max(2000).nullish()

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
  remove: forGamemaster.input(AtVersion),
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
  takeRules: forGamemaster.input(AtVersion).output(WarbandView),
}

/** What every unit has besides its profile. */
const unitFields = {
  warbandId: Id,
  name: Name,
  notes: Notes,
  background: Notes,
  portraitId: Id.nullable(),
  allowed: Allowances,
  isArchived: z.boolean(),
}
const unitView = {
  ...unitFields,
  id: Id,
  warbandName: z.string(),
  version: Version,
  /** Died or was scrapped in a battle (P28-INJ-8, P28-VDT-6). */
  isLost: z.boolean(),
}
const CopyUnit = z.object({ id: Id, warbandId: Id, name: Name })
/** A draft is checked by the rules of the warband that it stands in: as one unit more there, or in place of the unit that it will be saved as. */
const draft = { warbandId: Id, unitId: Id.nullable(), allowed: Allowances }

/** What the book makes of a character's profile. */
export const CharacterCheck = z.object({
  bill: BillView,
  speedCm: z.number(),
  /** Hands there are, and hands that its weapons would fill all at once (P28-WEAP-1). */
  hands: z.object({ has: z.int(), carries: z.int() }),
  problems: z.array(problemView(CharacterProfileInput)),
})
export type CharacterCheck = z.infer<typeof CharacterCheck>

const CharacterFields = z.object({ ...unitFields, profile: CharacterProfileInput })
export type CharacterFields = z.infer<typeof CharacterFields>

export const CharacterView = z.object({
  ...unitView,
  profile: CharacterProfileInput,
  check: CharacterCheck,
  isLeader: z.boolean(),
  hasAgenda: z.boolean(),
})
export type CharacterView = z.infer<typeof CharacterView>

export const characters = {
  list: forGamemaster.output(z.array(UnitLine)),
  get: forGamemaster.input(z.object({ id: Id })).output(CharacterView),
  /** Cost, speed and problems of a draft; saves nothing. */
  check: forGamemaster.input(z.object({ ...draft, profile: CharacterProfileInput })).output(CharacterCheck),
  create: forGamemaster.input(CharacterFields.extend({ correction: Correction })).output(CharacterView),
  update: forGamemaster
    .input(CharacterFields.extend({ id: Id, version: Version, correction: Correction }))
    .output(CharacterView),
  remove: forGamemaster.input(AtVersion),
  copy: forGamemaster.input(CopyUnit).output(CharacterView),
  /** Brings one that was lost in a battle back into play, against the rules (P28-GM-1). */
  revive: forGamemaster.input(AtVersion).output(CharacterView),
}

/** What the book makes of a squad's profile (P28-SQ-1, P28-SQ-2). */
export const SquadCheck = z.object({
  bill: BillView,
  speedCm: z.number(),
  hands: z.object({ has: z.int(), carries: z.int() }),
  members: z.int(),
  /** What one member costs without gear. */
  memberCost: z.number(),
  /** Members who share the commonest weapons, and how many must (75 %, rounded up). */
  sameWeapons: z.object({ has: z.int(), needs: z.int() }),
  problems: z.array(problemView(SquadProfileInput)),
})
export type SquadCheck = z.infer<typeof SquadCheck>

const SquadFields = z.object({ ...unitFields, profile: SquadProfileInput })
export type SquadFields = z.infer<typeof SquadFields>

export const SquadView = z.object({ ...unitView, profile: SquadProfileInput, check: SquadCheck })
export type SquadView = z.infer<typeof SquadView>

export const squads = {
  list: forGamemaster.output(z.array(UnitLine)),
  get: forGamemaster.input(z.object({ id: Id })).output(SquadView),
  check: forGamemaster.input(z.object({ ...draft, profile: SquadProfileInput })).output(SquadCheck),
  create: forGamemaster.input(SquadFields.extend({ correction: Correction })).output(SquadView),
  update: forGamemaster
    .input(SquadFields.extend({ id: Id, version: Version, correction: Correction }))
    .output(SquadView),
  remove: forGamemaster.input(AtVersion),
  copy: forGamemaster.input(CopyUnit).output(SquadView),
  /** Brings one that was lost in a battle back into play, against the rules (P28-GM-1). */
  revive: forGamemaster.input(AtVersion).output(SquadView),
  /** Its members become characters of their own: for a squad that is down to two (P28-SQ-12). */
  dissolve: forGamemaster.input(AtVersion).output(z.array(UnitLine)),
}

/** What the book makes of a vehicle's profile (P28-VEH-PROF-1). */
export const VehicleCheck = z.object({
  bill: BillView,
  stats: z.object({
    size: z.enum(['small', 'medium', 'large']),
    sections: z.int(),
    hitPoints: z.int(),
    F: z.int(),
    damage: z.string(),
    speedCm: z.number(),
    crew: z.int(),
    mounts: z.int(),
    seats: z.int(),
  }),
  /** Cells whose section cannot be moved or taken out (P28-VB-1). */
  fixedCells: z.array(z.enum(CELLS)),
  /** Where the weapon of each mount fires: facings, or all round (P28-VEH-FACE-1, P28-GRID-7). */
  arcs: z.array(
    z.object({ cell: z.enum(CELLS), arc: z.array(z.enum(['front', 'rear', 'left', 'right'])), allRound: z.boolean() }),
  ),
  /** For each kind of section in force, the cells where one more may stand. */
  freeCells: z.record(z.string(), z.array(z.enum(CELLS))),
  problems: z.array(problemView(VehicleProfileInput)),
})
export type VehicleCheck = z.infer<typeof VehicleCheck>

const VehicleFields = z.object({ ...unitFields, profile: VehicleProfileInput })
export type VehicleFields = z.infer<typeof VehicleFields>

export const VehicleView = z.object({ ...unitView, profile: VehicleProfileInput, check: VehicleCheck })
export type VehicleView = z.infer<typeof VehicleView>

export const vehicles = {
  list: forGamemaster.output(z.array(UnitLine)),
  get: forGamemaster.input(z.object({ id: Id })).output(VehicleView),
  /** Cost, size and problems of a draft; saves nothing. */
  check: forGamemaster.input(z.object({ ...draft, profile: VehicleProfileInput })).output(VehicleCheck),
  create: forGamemaster.input(VehicleFields.extend({ correction: Correction })).output(VehicleView),
  update: forGamemaster
    .input(VehicleFields.extend({ id: Id, version: Version, correction: Correction }))
    .output(VehicleView),
  remove: forGamemaster.input(AtVersion),
  copy: forGamemaster.input(CopyUnit).output(VehicleView),
  /** Brings one that was lost in a battle back into play, against the rules (P28-GM-1). */
  revive: forGamemaster.input(AtVersion).output(VehicleView),
}
