import * as z from 'zod'
import { CELLS } from '../grid.ts'
import {
  createOrderSchema,
  Centimetres,
  Contacts,
  EntryId,
  HitMember,
  HullInput,
  Rerolls,
  TableRowId,
  ShotSightInput,
  UnitId,
} from './table-input.ts'

/** How the one attacked answers: a block of a charge, a fight back with a weapon (P28-CHRG-5, P28-COUNT-1). */
const Answer = z.strictObject({ block: z.boolean().exactOptional(), counter: TableRowId.exactOptional() })

/** What each member of a squad attacks with; those left out do not attack (P28-SQ-7). */
const Strike = z.strictObject({ model: EntryId, weapon: TableRowId, distanceCm: Centimetres.exactOptional() })

const Bystander = z.strictObject({
  unit: UnitId,
  model: EntryId.exactOptional(),
  distanceCm: Centimetres,
  hull: HullInput.exactOptional(),
})

/** What is said of one shot: everybody near the one hit for weapons that hurt them (P28-WR-explosive), and of a vehicle how it is hit. */
const shotSaid = {
  target: UnitId,
  said: ShotSightInput,
  bystanders: z.array(Bystander).max(60).exactOptional(),
  member: HitMember,
  hull: HullInput.exactOptional(),
}

/** A shot out of a vehicle: by the weapon of a mount, which a Gunner aboard may fire, or by a passenger with a weapon of its own (P28-VEH-SHOOT-1, P28-TR-gunner, P28-VTR-loopholes). */
const VehicleShot = z.strictObject({
  ...shotSaid,
  cell: z.enum(CELLS).exactOptional(),
  passenger: UnitId.exactOptional(),
  /** Which member of a squad aboard; the first where it is left out. */
  model: EntryId.exactOptional(),
  weapon: TableRowId.exactOptional(),
})

/** A Shoot action of people (P28-SHOOT-1). */
export const ShootSchema = createOrderSchema('shoot', {
  unit: UnitId,
  strikes: z.array(Strike).min(1).max(10),
  ...shotSaid,
  rerolls: Rerolls,
})

/** A Fight of people (P28-FIGHT-1). */
export const FightSchema = createOrderSchema('fight', {
  unit: UnitId,
  target: UnitId,
  strikes: z.array(Strike).min(1).max(10),
  /** How far the contact step goes; 0 where they touch (P28-FIGHT-2). */
  distanceCm: Centimetres,
  contacts: Contacts.exactOptional(),
  answer: Answer.exactOptional(),
  bystanders: z.array(Bystander).max(60).exactOptional(),
  member: HitMember,
  /** How a vehicle that is fought is hit. */
  hull: HullInput.exactOptional(),
  /** A hit of a character on another does no damage (P28-AG-4). */
  isHarmless: z.boolean().exactOptional(),
  rerolls: Rerolls,
})

/** A Shoot action of a vehicle: all shots of it (P28-VEH-SHOOT-1). */
export const FireSchema = createOrderSchema('fire', {
  unit: UnitId,
  shots: z.array(VehicleShot).min(1).max(40),
  rerolls: Rerolls,
})

/** A vehicle fights what touches it; `ownHull` is how it is hit itself (P28-VEH-FIGHT-1). */
export const VehicleFightSchema = createOrderSchema('vehicle-fight', {
  unit: UnitId,
  target: UnitId,
  answer: Answer.exactOptional(),
  member: HitMember,
  hull: HullInput.exactOptional(),
  ownHull: HullInput.exactOptional(),
  rerolls: Rerolls,
})

/** An attack of people or of a vehicle, as it may be asked about before it is ordered. */
export const AttackSchema = z.discriminatedUnion('type', [ShootSchema, FightSchema, FireSchema, VehicleFightSchema])
export type AttackOrder = z.infer<typeof AttackSchema>
