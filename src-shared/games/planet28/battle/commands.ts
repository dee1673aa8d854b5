import * as z from 'zod'
import { MapPointSchema } from '../field/model.ts'
import { GRID_CELLS } from '../vehicle-grid.ts'
import {
  FightAnswerOrderSchema,
  CastOrderSchema,
  DeclareAttackOrderSchema,
  FightOrderSchema,
  PickSectionOrderSchema,
  ShootOrderSchema,
} from './attack-orders.ts'
import {
  createOrderSchema,
  CentimetresSchema,
  ContactsSchema,
  UnitDistancesSchema,
  UnitPartIdSchema,
  FallHeightSchema,
  GroundSchema,
  HitMemberIdSchema,
  MoveLengthSchema,
  VehicleHitInput,
  OrderRerollPreferenceSchema,
  MAP_DESTINATION_SCHEMAS,
  RerollPreference,
  TableRowIdSchema,
  SightingsSchema,
  UnitIdSchema,
  EnteredZonesSchema,
} from './table-input.ts'
import { VEHICLE_ORDER_SCHEMAS } from './vehicle-orders.ts'

/** Whether something stands in the way of a solo enemy (P28-AI-1). */
const HasObstacle = z.boolean().meta({ label: 'An obstacle is in its way' })

/** Table input of a move (P28-MEAS-3). */
const MoveSaid = z.strictObject({
  cm: MoveLengthSchema,
  ground: z.array(GroundSchema).max(3).meta({ label: 'Ground' }),
  /** A climbed face: its height, and the height reached. */
  climb: z
    .strictObject({
      faceCm: CentimetresSchema.meta({ label: 'Height of the face', unit: 'cm', step: 0.5 }),
      toCm: CentimetresSchema.meta({ label: 'Climbs to', unit: 'cm', step: 0.5 }),
      isDown: z.boolean().meta({ label: 'Down' }).exactOptional(),
    })
    .exactOptional(),
  contacts: ContactsSchema,
  zones: EnteredZonesSchema,
  /** Units in the way that it moves through (P28-MOVE-3). */
  through: z.array(UnitIdSchema).max(12).meta({ label: 'Passes through' }).exactOptional(),
  /** Whether the path crosses impassable ground (P28-TERR-1). */
  isImpassable: z.boolean().meta({ label: 'Over impassable ground' }).exactOptional(),
  /** Squad members that end more than 5 cm from the others (P28-SQ-4). */
  apart: z.array(UnitPartIdSchema).max(10).exactOptional(),
  /** Alternatively the groups of members at the end, each connected within 5 cm. A ruling determines who is apart. */
  groups: z.array(z.array(UnitPartIdSchema).min(1).max(10)).max(10).meta({ label: 'Groups' }).exactOptional(),
})

/** Schema of all commands of a battle. */
export const BattleCommandSchema = z.discriminatedUnion('type', [
  /**
   * Begins a turn, with the units inside auras, and the distance of each solo enemy from the nearest player unit
   * (P28-META-11, P28-SOLO-3).
   */
  createOrderSchema('begin-turn', {
    near: z.array(z.strictObject({ bearer: UnitIdSchema, unit: UnitIdSchema })).max(400),
    enemyDistances: UnitDistancesSchema.meta({
      label: 'How far enemies stand from the nearest player’s unit',
    }).exactOptional(),
  }),
  createOrderSchema('activate', { unit: UnitIdSchema }),
  /** Delays a unit within its tie (P28-TURN-3). */
  createOrderSchema('put-later', { unit: UnitIdSchema }),
  createOrderSchema('hold', { unit: UnitIdSchema }),
  createOrderSchema('step-in', { unit: UnitIdSchema }),
  /** A solo enemy with remaining actions needs a reason (P28-SOLO-2). */
  createOrderSchema('end-activation', {
    unit: UnitIdSchema,
    reason: z.string().trim().min(1).max(200).meta({ label: 'Why it does no more' }).exactOptional(),
  }),
  createOrderSchema('move', {
    unit: UnitIdSchema,
    said: MoveSaid,
    charge: UnitIdSchema.exactOptional(),
    ...MAP_DESTINATION_SCHEMAS,
    rerolls: OrderRerollPreferenceSchema,
  }),
  ShootOrderSchema,
  FightOrderSchema,
  DeclareAttackOrderSchema,
  FightAnswerOrderSchema,
  PickSectionOrderSchema,
  createOrderSchema('reload', {
    unit: UnitIdSchema,
    model: UnitPartIdSchema.exactOptional(),
    weapon: TableRowIdSchema,
  }),
  createOrderSchema('take-in-hand', {
    unit: UnitIdSchema,
    model: UnitPartIdSchema.exactOptional(),
    hands: z.array(TableRowIdSchema).max(8).meta({ label: 'In hand' }),
  }),
  createOrderSchema('ability', {
    unit: UnitIdSchema,
    ability: TableRowIdSchema,
    target: UnitIdSchema.exactOptional(),
    member: HitMemberIdSchema,
    distanceCm: CentimetresSchema.exactOptional(),
    /** The item taken by Loot. */
    item: TableRowIdSchema.meta({ label: 'What it takes' }).exactOptional(),
    /** The repaired section of a vehicle. */
    cell: z.enum(GRID_CELLS).meta({ label: 'Section that is repaired' }).exactOptional(),
    isSeen: z.boolean().meta({ label: 'Line of sight' }).exactOptional(),
    rerolls: OrderRerollPreferenceSchema,
  }),
  CastOrderSchema,
  createOrderSchema('item', {
    unit: UnitIdSchema,
    model: UnitPartIdSchema.exactOptional(),
    item: TableRowIdSchema,
    target: UnitIdSchema.exactOptional(),
    distanceCm: CentimetresSchema.exactOptional(),
  }),
  createOrderSchema('recover', { unit: UnitIdSchema, rerolls: OrderRerollPreferenceSchema }),
  createOrderSchema('put-out', { unit: UnitIdSchema, condition: TableRowIdSchema }),
  createOrderSchema('universal', {
    unit: UnitIdSchema,
    text: z.string().trim().min(1).max(200).meta({ label: 'What it does' }),
    actions: z.int().min(0).max(3).meta({ label: 'Actions it takes' }),
    skill: z.enum(['A', 'F', 'S', 'AW', 'P']).meta({ label: 'Roll' }).exactOptional(),
    /** Penalty for earlier attempts, and the cost of failure in hit points (P28-UNIV-1). */
    modifier: z.int().min(-20).max(20).meta({ label: 'Agreed on the roll' }).exactOptional(),
    hitPoints: z.int().min(0).max(99).meta({ label: 'A failure costs', unit: 'HP' }).exactOptional(),
    rerolls: OrderRerollPreferenceSchema,
  }),
  /** Table input that the rules wait for. */
  createOrderSchema('retreat', {
    unit: UnitIdSchema,
    cm: MoveLengthSchema,
    isAtEdge: z.boolean().meta({ label: 'Reaches the edge of the table' }),
    ...MAP_DESTINATION_SCHEMAS,
  }),
  /**
   * Determines the next action of a solo enemy from what the table shows (P28-AI-1). The optional fields occur in
   * older logs only; they now follow from the distances.
   */
  createOrderSchema('ask-enemy', {
    unit: UnitIdSchema,
    seen: SightingsSchema,
    canShoot: z.boolean().exactOptional(),
    canUseAbility: z.boolean().exactOptional(),
    lacksOnlyAmmunition: z.boolean().exactOptional(),
    canCharge: z.boolean().exactOptional(),
    hasObstacle: HasObstacle,
  }),
  /**
   * Activates a solo enemy and carries out its actions until table input is needed (P28-AI-1). With `fights` it also
   * declares its fights; orders of older versions left them to the players.
   */
  createOrderSchema('act-by-list', {
    unit: UnitIdSchema,
    seen: SightingsSchema,
    hasObstacle: HasObstacle,
    fights: z.boolean().exactOptional(),
  }),
  ...VEHICLE_ORDER_SCHEMAS,
  createOrderSchema('free-fight', {
    unit: UnitIdSchema,
    weapon: TableRowIdSchema.nullable(),
    hull: VehicleHitInput.exactOptional(),
    rerolls: OrderRerollPreferenceSchema,
  }),
  /** Skips the free fight of a charge or ram (P28-CHRG-1, P28-VEH-FIGHT-2). */
  createOrderSchema('skip-fight', { unit: UnitIdSchema }),
  createOrderSchema('depart', {
    unit: UnitIdSchema,
    said: MoveSaid,
    charge: UnitIdSchema.exactOptional(),
    ...MAP_DESTINATION_SCHEMAS,
    rerolls: OrderRerollPreferenceSchema,
  }),
  createOrderSchema('push', {
    unit: UnitIdSchema,
    cm: MoveLengthSchema,
    contacts: ContactsSchema,
    dropCm: FallHeightSchema.exactOptional(),
  }),
  /** Sets whether a unit pays for rerolls of its failed rolls (P28-ROLL-6). */
  createOrderSchema('set-rerolls', { unit: UnitIdSchema, wish: RerollPreference }),
  createOrderSchema('end-turn', {}),
  /** A manual correction with a reason. */
  createOrderSchema('correct', {
    unit: UnitIdSchema,
    model: UnitPartIdSchema.exactOptional(),
    /** The section of a vehicle with these hit points. */
    cell: z.enum(GRID_CELLS).exactOptional(),
    hitPoints: z.int().min(0).max(999).exactOptional().meta({ label: 'Hit points' }),
    contacts: ContactsSchema.exactOptional(),
    actions: z.int().min(0).max(3).exactOptional().meta({ label: 'Actions left' }),
    to: MapPointSchema.meta({ label: 'Where it stands' }).exactOptional(),
    /** Heading of a vehicle on a map, in degrees clockwise from the near edge. */
    heading: z
      .number()
      .min(0)
      .max(360)
      .meta({ label: 'Heading', unit: '°', hint: '0 faces the near edge, 90 the left one.' })
      .exactOptional(),
    note: z.string().trim().min(1).max(500).meta({ label: 'Note', hint: 'Why the record differs from the table.' }),
  }),
  /**
   * Records a fact without dice, for tables that only count: hits, kills, destroyed sections, hurt, slain or fled
   * units (P28-CAMP-1, P28-VCAMP-1).
   */
  createOrderSchema('tally', {
    unit: UnitIdSchema,
    model: UnitPartIdSchema.exactOptional(),
    fact: z.enum(['hit', 'kill', 'section', 'hurt', 'slain', 'fled']),
    /** The hurt or destroyed section of a vehicle. Without it the whole vehicle is destroyed. */
    cell: z.enum(GRID_CELLS).exactOptional(),
    /** Hit points that are lost at once if it was hurt; 1 by default. */
    hitPoints: z.int().min(1).max(999).exactOptional(),
  }),
  /** Starts the next turn regardless of who has acted, for tables that do not track activations. */
  createOrderSchema('next-turn', {}),
  createOrderSchema('finish', {
    reachedGoal: z.array(z.string().max(40)).max(8).meta({ label: 'Who reached the goal' }),
  }),
])

/** A command of a battle. */
export type BattleCommand = z.infer<typeof BattleCommandSchema>

/** A command of one type. */
export type BattleCommandOf<Type extends BattleCommand['type']> = Extract<BattleCommand, { type: Type }>
