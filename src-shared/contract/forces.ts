import * as z from 'zod'
import { CELLS } from '../games/planet28/grid.ts'
import { endpoint, Id, Name, Notes, Version } from './base.ts'
import { BillView, CharacterProfileInput, ProblemView, VehicleProfileInput } from './planet28.ts'

export const WarbandView = z.object({
  id: Id,
  name: z.string(),
  factionId: Id.nullable(),
  notes: z.string(),
  version: Version,
  /** Points of all its characters and vehicles. */
  cost: z.number(),
  characters: z.int(),
  vehicles: z.int(),
  problems: z.array(ProblemView),
})
export type WarbandView = z.infer<typeof WarbandView>

const WarbandFields = z.object({ name: Name, factionId: Id.nullable(), notes: Notes })

export const warbands = {
  list: endpoint.output(z.array(WarbandView)),
  create: endpoint.input(WarbandFields).output(WarbandView),
  update: endpoint.input(WarbandFields.extend({ id: Id, version: Version })).output(WarbandView),
  /** Its characters and vehicles go with it. */
  remove: endpoint.input(z.object({ id: Id, version: Version })),
}

/** What the book makes of a character's profile. */
export const CharacterCheck = z.object({
  bill: BillView,
  speedCm: z.number(),
  problems: z.array(ProblemView),
})
export type CharacterCheck = z.infer<typeof CharacterCheck>

export const CharacterView = z.object({
  id: Id,
  warbandId: Id,
  warbandName: z.string(),
  name: z.string(),
  profile: CharacterProfileInput,
  notes: z.string(),
  version: Version,
  check: CharacterCheck,
  /** That there is a hidden agenda is public, what it says is not (P28-AGENDA-1). */
  hasAgenda: z.boolean(),
})
export type CharacterView = z.infer<typeof CharacterView>

const CharacterFields = z.object({ warbandId: Id, name: Name, profile: CharacterProfileInput, notes: Notes })

export const characters = {
  list: endpoint.output(z.array(CharacterView)),
  get: endpoint.input(z.object({ id: Id })).output(CharacterView),
  /** Cost, speed and problems of a draft; saves nothing. */
  check: endpoint.input(z.object({ profile: CharacterProfileInput })).output(CharacterCheck),
  create: endpoint.input(CharacterFields).output(CharacterView),
  update: endpoint.input(CharacterFields.extend({ id: Id, version: Version })).output(CharacterView),
  remove: endpoint.input(z.object({ id: Id, version: Version })),
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
  problems: z.array(ProblemView),
})
export type VehicleCheck = z.infer<typeof VehicleCheck>

export const VehicleView = z.object({
  id: Id,
  warbandId: Id,
  warbandName: z.string(),
  name: z.string(),
  profile: VehicleProfileInput,
  notes: z.string(),
  version: Version,
  check: VehicleCheck,
})
export type VehicleView = z.infer<typeof VehicleView>

const VehicleFields = z.object({ warbandId: Id, name: Name, profile: VehicleProfileInput, notes: Notes })

export const vehicles = {
  list: endpoint.output(z.array(VehicleView)),
  get: endpoint.input(z.object({ id: Id })).output(VehicleView),
  /** Cost, size and problems of a draft; saves nothing. */
  check: endpoint.input(z.object({ profile: VehicleProfileInput })).output(VehicleCheck),
  create: endpoint.input(VehicleFields).output(VehicleView),
  update: endpoint.input(VehicleFields.extend({ id: Id, version: Version })).output(VehicleView),
  remove: endpoint.input(z.object({ id: Id, version: Version })),
}
