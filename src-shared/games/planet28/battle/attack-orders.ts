import * as z from 'zod'
import { GRID_CELLS } from '../vehicle-grid.ts'
import {
  createOrderSchema,
  Centimetres,
  Contacts,
  UnitPartId,
  HitMemberId,
  VehicleHitInput,
  OrderRerollPreference,
  MAP_DESTINATION_FIELDS,
  TableRowId,
  ShotMeasurementsInput,
  UnitId,
} from './table-input.ts'

const answerFields = {
  block: z.boolean().meta({ label: 'Blocks the charge' }).exactOptional(),
  counter: TableRowId.meta({ label: 'Fights back with' }).exactOptional(),
}

/** Answer of a defender: a block of a charge, or a weapon to fight back (P28-CHRG-5, P28-COUNT-1). */
const Answer = z.strictObject(answerFields)

export type FightAnswer = z.infer<typeof Answer>

/** Attack of one member of a squad. Members that are not listed do not attack (P28-SQ-7). */
const Strike = z.strictObject({ model: UnitPartId, weapon: TableRowId, distanceCm: Centimetres.exactOptional() })

const Bystander = z.strictObject({
  unit: UnitId,
  model: UnitPartId.exactOptional(),
  distanceCm: Centimetres,
  hull: VehicleHitInput.exactOptional(),
})

/** Table input for one shot: bystanders for weapons that hurt them (P28-WR-explosive), and how a vehicle is hit. */
const shotSaid = {
  target: UnitId,
  said: ShotMeasurementsInput,
  bystanders: z.array(Bystander).max(60).meta({ label: 'Who else stands near' }).exactOptional(),
  member: HitMemberId,
  hull: VehicleHitInput.exactOptional(),
}

/**
 * A shot from a vehicle: by a mounted weapon, which a Gunner aboard may fire, or by a passenger's own weapon
 * (P28-VEH-SHOOT-1, P28-TR-gunner, P28-VTR-loopholes).
 */
const VehicleShot = z.strictObject({
  ...shotSaid,
  cell: z.enum(GRID_CELLS).exactOptional(),
  passenger: UnitId.exactOptional(),
  /** The squad member aboard that shoots; the first by default. */
  model: UnitPartId.exactOptional(),
  weapon: TableRowId.exactOptional(),
})

/** A Shoot action of a character or squad (P28-SHOOT-1). */
export const ShootSchema = createOrderSchema('shoot', {
  unit: UnitId,
  strikes: z.array(Strike).min(1).max(10),
  ...shotSaid,
  rerolls: OrderRerollPreference,
})

/** A Fight action of a character or squad (P28-FIGHT-1). */
export const FightSchema = createOrderSchema('fight', {
  unit: UnitId,
  target: UnitId,
  strikes: z.array(Strike).min(1).max(10),
  /** Length of the contact step; 0 if already in contact (P28-FIGHT-2). */
  distanceCm: Centimetres,
  contacts: Contacts.exactOptional(),
  answer: Answer.exactOptional(),
  bystanders: z.array(Bystander).max(60).meta({ label: 'Who else stands near' }).exactOptional(),
  member: HitMemberId,
  /** How a vehicle is hit. */
  hull: VehicleHitInput.exactOptional(),
  /** Whether a character's hit on another does no damage (P28-AG-4). */
  isHarmless: z.boolean().meta({ label: 'Does no damage' }).exactOptional(),
  rerolls: OrderRerollPreference,
})

/** A Shoot action of a vehicle with all its shots (P28-VEH-SHOOT-1). */
export const FireSchema = createOrderSchema('fire', {
  unit: UnitId,
  shots: z.array(VehicleShot).min(1).max(40),
  rerolls: OrderRerollPreference,
})

/** A vehicle fights a unit in contact. `ownHull` is how it is hit itself (P28-VEH-FIGHT-1). */
export const VehicleFightSchema = createOrderSchema('vehicle-fight', {
  unit: UnitId,
  target: UnitId,
  answer: Answer.exactOptional(),
  member: HitMemberId,
  hull: VehicleHitInput.exactOptional(),
  ownHull: VehicleHitInput.exactOptional(),
  rerolls: OrderRerollPreference,
})

/** Casts an arcane power (P28-ARC-0). */
export const CastSchema = createOrderSchema('cast', {
  unit: UnitId,
  arcana: TableRowId,
  /** The drug used for casting instead of the caster's own power (P28-IT-psyka). */
  item: TableRowId.exactOptional(),
  target: UnitId.exactOptional(),
  member: HitMemberId,
  isSeen: z.boolean().meta({ label: 'Line of sight' }).exactOptional(),
  /** How a target vehicle is hit. */
  hull: VehicleHitInput.exactOptional(),
  /** Units within the range of an area power (P28-ARC-1). */
  near: z.array(UnitId).max(60).meta({ label: 'Who stands within its reach' }).exactOptional(),
  ...MAP_DESTINATION_FIELDS,
  rerolls: OrderRerollPreference,
})

/**
 * Declares an attack without what the side of its target decides, which is asked for it before any die: the answer to a
 * fight, and the section of a vehicle that is hit, also by a power. Without a choice for that side it is carried out at once
 * (P28-CHRG-5, P28-COUNT-1, P28-META-10, P28-VEH-DMG-2).
 */
export const DeclareSchema = createOrderSchema('declare', {
  attack: z.discriminatedUnion('type', [
    FightSchema.omit({ answer: true }),
    VehicleFightSchema.omit({ answer: true }),
    ShootSchema,
    FireSchema,
    CastSchema,
  ]),
})

/** The answer of a unit to the fight that was declared against it, which is then carried out. Empty for none. */
export const AnswerSchema = createOrderSchema('answer', { unit: UnitId, ...answerFields })

/** The section of a vehicle that its owner lets be hit; empty for the weakest one (P28-VEH-DMG-2). */
export const PickSectionSchema = createOrderSchema('pick-section', {
  unit: UnitId,
  cells: z.array(z.enum(GRID_CELLS)).max(1),
})

/** An attack that waits for a decision of the side of its target. */
export type DeclaredAttack = z.infer<typeof DeclareSchema>['attack']

/** A fight that waits for the answer of its target. */
export type DeclaredFight = Extract<DeclaredAttack, { readonly type: 'fight' | 'vehicle-fight' }>

/** An attack of a character, squad or vehicle. */
export type AttackOrder = z.infer<
  typeof ShootSchema | typeof FightSchema | typeof FireSchema | typeof VehicleFightSchema
>
