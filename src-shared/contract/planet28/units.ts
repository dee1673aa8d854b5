import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { VersionRef, forGamemaster, Id, Name, Notes, Version } from '../base.ts'
import {
  AcceptedProblems,
  BillView,
  CharacterProfileInput,
  ProblemCounts,
  createProblemSchema,
  SquadProfileInput,
  VehicleProfileInput,
} from './profiles.ts'

/** A unit of a warband in a list. */
export const UnitListItem = z.object({
  kind: z.enum(UNIT_KINDS),
  id: Id,
  warbandId: Id,
  warbandName: z.string(),
  name: z.string(),
  version: Version,
  cost: z.number(),
  hitPoints: z.int(),
  /** Skills of a character or squad by name. A vehicle has A and S, and F from its size. */
  skills: z.record(z.string(), z.int()),
  /** Members of a squad, 1 for a character, sections of a vehicle. */
  size: z.int(),
  /** Distinct names of its weapons. */
  weapons: z.array(z.string()),
  /** Names of its traits and abilities. */
  talents: z.array(z.string()),
  problems: ProblemCounts,
  isArchived: z.boolean(),
  /** Whether it died or was scrapped. */
  isLost: z.boolean(),
  isLeader: z.boolean(),
  /** Having a hidden agenda is public, its content is not (P28-AGENDA-1). */
  hasAgenda: z.boolean(),
  portraitId: Id.nullable(),
})
export type UnitListItem = z.infer<typeof UnitListItem>

/** Reason for a change of cost by the gamemaster that bypasses the ledger, once a warband has fought (P28-GM-1). */
export const CostCorrectionReason = z.string().trim().min(1).max(2000).nullish()

/** Properties of every unit, apart from its profile. */
const unitFields = {
  warbandId: Id,
  name: Name,
  notes: Notes,
  background: Notes,
  portraitId: Id.nullable(),
  allowed: AcceptedProblems,
  isArchived: z.boolean(),
}

const unitView = {
  ...unitFields,
  id: Id,
  warbandName: z.string(),
  version: Version,
  /** Whether it died or was scrapped in a battle (P28-INJ-8, P28-VDT-6). */
  isLost: z.boolean(),
}

const CopyUnit = z.object({ id: Id, warbandId: Id, name: Name })

/** Additional input for changing an existing unit. */
const change = { id: Id, version: Version, correction: CostCorrectionReason }

/**
 * Context for validating a draft: the rules of its warband, with the draft as an additional unit or in place of an
 * existing one.
 */
const draft = { warbandId: Id, unitId: Id.nullable(), allowed: AcceptedProblems }

/** Cost and problems of a character's profile by the book. */
export const CharacterProfileCheck = z.object({
  bill: BillView,
  speedCm: z.number(),
  /** Number of hands, and hands needed for all its weapons at once (P28-WEAP-1). */
  hands: z.object({ has: z.int(), carries: z.int() }),
  problems: z.array(createProblemSchema(CharacterProfileInput)),
})
export type CharacterProfileCheck = z.infer<typeof CharacterProfileCheck>

const CharacterFields = z.object({ ...unitFields, profile: CharacterProfileInput })
export type CharacterFields = z.infer<typeof CharacterFields>

export const CharacterView = z.object({
  ...unitView,
  profile: CharacterProfileInput,
  check: CharacterProfileCheck,
  isLeader: z.boolean(),
  hasAgenda: z.boolean(),
})
export type CharacterView = z.infer<typeof CharacterView>

export const characters = {
  list: forGamemaster.output(z.array(UnitListItem)),
  get: forGamemaster.input(z.object({ id: Id })).output(CharacterView),
  /** Cost, speed and problems of a draft. Saves nothing. */
  check: forGamemaster.input(z.object({ ...draft, profile: CharacterProfileInput })).output(CharacterProfileCheck),
  create: forGamemaster.input(CharacterFields.extend({ correction: CostCorrectionReason })).output(CharacterView),
  update: forGamemaster.input(CharacterFields.extend(change)).output(CharacterView),
  remove: forGamemaster.input(VersionRef),
  copy: forGamemaster.input(CopyUnit).output(CharacterView),
  /** Brings back a character lost in a battle, against the rules (P28-GM-1). */
  revive: forGamemaster.input(VersionRef).output(CharacterView),
}

/** Cost and problems of a squad's profile by the book (P28-SQ-1, P28-SQ-2). */
export const SquadProfileCheck = z.object({
  bill: BillView,
  speedCm: z.number(),
  hands: z.object({ has: z.int(), carries: z.int() }),
  members: z.int(),
  /** Cost of one member without gear. */
  memberCost: z.number(),
  /** Members with the most common weapons, and the required number (75 %, rounded up). */
  sameWeapons: z.object({ has: z.int(), needs: z.int() }),
  problems: z.array(createProblemSchema(SquadProfileInput)),
})
export type SquadProfileCheck = z.infer<typeof SquadProfileCheck>

const SquadFields = z.object({ ...unitFields, profile: SquadProfileInput })
export type SquadFields = z.infer<typeof SquadFields>

export const SquadView = z.object({ ...unitView, profile: SquadProfileInput, check: SquadProfileCheck })
export type SquadView = z.infer<typeof SquadView>

export const squads = {
  list: forGamemaster.output(z.array(UnitListItem)),
  get: forGamemaster.input(z.object({ id: Id })).output(SquadView),
  check: forGamemaster.input(z.object({ ...draft, profile: SquadProfileInput })).output(SquadProfileCheck),
  create: forGamemaster.input(SquadFields.extend({ correction: CostCorrectionReason })).output(SquadView),
  update: forGamemaster.input(SquadFields.extend(change)).output(SquadView),
  remove: forGamemaster.input(VersionRef),
  copy: forGamemaster.input(CopyUnit).output(SquadView),
  /** Brings back a squad lost in a battle, against the rules (P28-GM-1). */
  revive: forGamemaster.input(VersionRef).output(SquadView),
  /** Turns the members into separate characters; for a squad reduced to two (P28-SQ-12). */
  dissolve: forGamemaster.input(VersionRef).output(z.array(UnitListItem)),
}

/** Cost and problems of a vehicle's profile by the book (P28-VEH-PROF-1). */
export const VehicleProfileCheck = z.object({
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
  /** Cells whose section cannot be moved or removed (P28-VB-1). */
  fixedCells: z.array(z.enum(GRID_CELLS)),
  /** Firing arc of each mount: facings, or all round (P28-VEH-FACE-1, P28-GRID-7). */
  arcs: z.array(
    z.object({
      cell: z.enum(GRID_CELLS),
      arc: z.array(z.enum(['front', 'rear', 'left', 'right'])),
      allRound: z.boolean(),
    }),
  ),
  /** Free cells for each kind of section in force. */
  freeCells: z.record(z.string(), z.array(z.enum(GRID_CELLS))),
  problems: z.array(createProblemSchema(VehicleProfileInput)),
})
export type VehicleProfileCheck = z.infer<typeof VehicleProfileCheck>

const VehicleFields = z.object({ ...unitFields, profile: VehicleProfileInput })
export type VehicleFields = z.infer<typeof VehicleFields>

export const VehicleView = z.object({ ...unitView, profile: VehicleProfileInput, check: VehicleProfileCheck })
export type VehicleView = z.infer<typeof VehicleView>

export const vehicles = {
  list: forGamemaster.output(z.array(UnitListItem)),
  get: forGamemaster.input(z.object({ id: Id })).output(VehicleView),
  /** Cost, size and problems of a draft. Saves nothing. */
  check: forGamemaster.input(z.object({ ...draft, profile: VehicleProfileInput })).output(VehicleProfileCheck),
  create: forGamemaster.input(VehicleFields.extend({ correction: CostCorrectionReason })).output(VehicleView),
  update: forGamemaster.input(VehicleFields.extend(change)).output(VehicleView),
  remove: forGamemaster.input(VersionRef),
  copy: forGamemaster.input(CopyUnit).output(VehicleView),
  /** Brings back a vehicle lost in a battle, against the rules (P28-GM-1). */
  revive: forGamemaster.input(VersionRef).output(VehicleView),
}
