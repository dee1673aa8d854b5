import * as z from 'zod'
import { GRID_CELLS } from '../vehicle-grid.ts'
import {
  createOrderSchema,
  CentimetresSchema,
  ContactsSchema,
  UnitPartIdSchema,
  HitMemberIdSchema,
  VehicleHitInput,
  OrderRerollPreferenceSchema,
  MAP_DESTINATION_SCHEMAS,
  TableRowIdSchema,
  ShotMeasurementsSchema,
  UnitIdSchema,
} from './table-input.ts'

const answerFields = {
  block: z.boolean().meta({ label: 'Blocks the charge' }).exactOptional(),
  counter: TableRowIdSchema.meta({ label: 'Fights back with' }).exactOptional(),
}

/** Answer of a defender: a block of a charge, or a weapon to fight back (P28-CHRG-5, P28-COUNT-1). */
const Answer = z.strictObject(answerFields)

export type FightAnswer = z.infer<typeof Answer>

/** Attack of one member of a squad. Members that are not listed do not attack (P28-SQ-7). */
const Strike = z.strictObject({
  model: UnitPartIdSchema,
  weapon: TableRowIdSchema,
  distanceCm: CentimetresSchema.exactOptional(),
})

const Bystander = z.strictObject({
  unit: UnitIdSchema,
  model: UnitPartIdSchema.exactOptional(),
  distanceCm: CentimetresSchema,
  hull: VehicleHitInput.exactOptional(),
})

/** Table input for one shot: bystanders for weapons that hurt them (P28-WR-explosive), and how a vehicle is hit. */
const shotSaid = {
  target: UnitIdSchema,
  said: ShotMeasurementsSchema,
  bystanders: z.array(Bystander).max(60).meta({ label: 'Who else stands near' }).exactOptional(),
  member: HitMemberIdSchema,
  hull: VehicleHitInput.exactOptional(),
}

/**
 * A shot from a vehicle: by a mounted weapon, which a Gunner aboard may fire, or by a passenger's own weapon
 * (P28-VEH-SHOOT-1, P28-TR-gunner, P28-VTR-loopholes).
 */
const VehicleShot = z.strictObject({
  ...shotSaid,
  cell: z.enum(GRID_CELLS).exactOptional(),
  passenger: UnitIdSchema.exactOptional(),
  /** The squad member aboard that shoots; the first by default. */
  model: UnitPartIdSchema.exactOptional(),
  weapon: TableRowIdSchema.exactOptional(),
})

/** A Shoot action of a character or squad (P28-SHOOT-1). */
export const ShootOrderSchema = createOrderSchema('shoot', {
  unit: UnitIdSchema,
  strikes: z.array(Strike).min(1).max(10),
  ...shotSaid,
  rerolls: OrderRerollPreferenceSchema,
})

/** A Fight action of a character or squad (P28-FIGHT-1). */
export const FightOrderSchema = createOrderSchema('fight', {
  unit: UnitIdSchema,
  target: UnitIdSchema,
  strikes: z.array(Strike).min(1).max(10),
  /** Length of the contact step; 0 if already in contact (P28-FIGHT-2). */
  distanceCm: CentimetresSchema,
  contacts: ContactsSchema.exactOptional(),
  answer: Answer.exactOptional(),
  bystanders: z.array(Bystander).max(60).meta({ label: 'Who else stands near' }).exactOptional(),
  member: HitMemberIdSchema,
  /** How a vehicle is hit. */
  hull: VehicleHitInput.exactOptional(),
  /** Whether a character's hit on another does no damage (P28-AG-4). */
  isHarmless: z.boolean().meta({ label: 'Does no damage' }).exactOptional(),
  rerolls: OrderRerollPreferenceSchema,
})

/** A Shoot action of a vehicle with all its shots (P28-VEH-SHOOT-1). */
export const VehicleFireOrderSchema = createOrderSchema('fire', {
  unit: UnitIdSchema,
  shots: z.array(VehicleShot).min(1).max(40),
  rerolls: OrderRerollPreferenceSchema,
})

/** A vehicle fights a unit in contact. `ownHull` is how it is hit itself (P28-VEH-FIGHT-1). */
export const VehicleFightOrderSchema = createOrderSchema('vehicle-fight', {
  unit: UnitIdSchema,
  target: UnitIdSchema,
  answer: Answer.exactOptional(),
  member: HitMemberIdSchema,
  hull: VehicleHitInput.exactOptional(),
  ownHull: VehicleHitInput.exactOptional(),
  rerolls: OrderRerollPreferenceSchema,
})

/** Casts an arcane power (P28-ARC-0). */
export const CastOrderSchema = createOrderSchema('cast', {
  unit: UnitIdSchema,
  arcana: TableRowIdSchema,
  /** The drug used for casting instead of the caster's own power (P28-IT-psyka). */
  item: TableRowIdSchema.exactOptional(),
  target: UnitIdSchema.exactOptional(),
  member: HitMemberIdSchema,
  isSeen: z.boolean().meta({ label: 'Line of sight' }).exactOptional(),
  /** How a target vehicle is hit. */
  hull: VehicleHitInput.exactOptional(),
  /** Units within the range of an area power (P28-ARC-1). */
  near: z.array(UnitIdSchema).max(60).meta({ label: 'Who stands within its reach' }).exactOptional(),
  ...MAP_DESTINATION_SCHEMAS,
  rerolls: OrderRerollPreferenceSchema,
})

/**
 * Declares an attack without what the side of its target decides, which is asked for it before any die: the answer to a
 * fight, and the section of a vehicle that is hit, also by a power. Without a choice for that side it is carried out at once
 * (P28-CHRG-5, P28-COUNT-1, P28-META-10, P28-VEH-DMG-2).
 */
export const DeclareAttackOrderSchema = createOrderSchema('declare', {
  attack: z.discriminatedUnion('type', [
    FightOrderSchema.omit({ answer: true }),
    VehicleFightOrderSchema.omit({ answer: true }),
    ShootOrderSchema,
    VehicleFireOrderSchema,
    CastOrderSchema,
  ]),
})

/** The answer of a unit to the fight that was declared against it, which is then carried out. Empty for none. */
export const FightAnswerOrderSchema = createOrderSchema('answer', { unit: UnitIdSchema, ...answerFields })

/** The section of a vehicle that its owner lets be hit; empty for the weakest one (P28-VEH-DMG-2). */
export const PickSectionOrderSchema = createOrderSchema('pick-section', {
  unit: UnitIdSchema,
  cells: z.array(z.enum(GRID_CELLS)).max(1),
})

/** An attack that waits for a decision of the side of its target. */
export type DeclaredAttack = z.infer<typeof DeclareAttackOrderSchema>['attack']

/** A fight that waits for the answer of its target. */
export type DeclaredFight = Extract<DeclaredAttack, { readonly type: 'fight' | 'vehicle-fight' }>

/** An attack of a character, squad or vehicle. */
export type AttackOrder = z.infer<
  typeof ShootOrderSchema | typeof FightOrderSchema | typeof VehicleFireOrderSchema | typeof VehicleFightOrderSchema
>
