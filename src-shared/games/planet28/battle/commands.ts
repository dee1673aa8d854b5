import * as z from 'zod'
import { CELLS } from '../grid.ts'
import { FightSchema, ShootSchema } from './attack-orders.ts'
import {
  createOrderSchema,
  Centimetres,
  Contacts,
  Distances,
  EntryId,
  HitMember,
  HullInput,
  Rerolls,
  RerollPreference,
  TableRowId,
  Sightings,
  UnitId,
  Zones,
} from './table-input.ts'
import { VEHICLE_ORDERS } from './vehicle-orders.ts'

/** What the table says of a move (P28-MEAS-3). */
const MoveSaid = z.strictObject({
  cm: Centimetres,
  ground: z.array(z.enum(['even', 'rough', 'hazardous'])).max(3),
  /** A face that is climbed: its height, and how high the climber gets. */
  climb: z
    .strictObject({ faceCm: Centimetres, toCm: Centimetres, isDown: z.boolean().exactOptional() })
    .exactOptional(),
  contacts: Contacts,
  zones: Zones,
  /** Units that stand in its way and that it goes through (P28-MOVE-3). */
  through: z.array(UnitId).max(12).exactOptional(),
  /** The way crosses impassable ground (P28-TERR-1). */
  isImpassable: z.boolean().exactOptional(),
  /** Members of a squad that end more than 5 cm from the others (P28-SQ-4). */
  apart: z.array(EntryId).max(10).exactOptional(),
  /** Or how its members end, each group linked by steps of 5 cm: the ruling says who of them is apart. */
  groups: z.array(z.array(EntryId).min(1).max(10)).max(10).exactOptional(),
})

/** Everything that may be ordered in a battle. */
export const BattleCommandSchema = z.discriminatedUnion('type', [
  /** Begins a turn; who stands within reach of whose aura is said, and how far enemies of the list stand from the nearest of the players' units (P28-META-11, P28-SOLO-3). */
  createOrderSchema('begin-turn', {
    near: z.array(z.strictObject({ bearer: UnitId, unit: UnitId })).max(400),
    enemyDistances: Distances.exactOptional(),
  }),
  createOrderSchema('activate', { unit: UnitId }),
  /** Its place in a tie comes later (P28-TURN-3). */
  createOrderSchema('put-later', { unit: UnitId }),
  createOrderSchema('hold', { unit: UnitId }),
  createOrderSchema('step-in', { unit: UnitId }),
  /** An enemy of the list that still has actions gives a reason (P28-SOLO-2). */
  createOrderSchema('end-activation', { unit: UnitId, reason: z.string().trim().min(1).max(200).exactOptional() }),
  createOrderSchema('move', { unit: UnitId, said: MoveSaid, charge: UnitId.exactOptional(), rerolls: Rerolls }),
  ShootSchema,
  FightSchema,
  createOrderSchema('reload', { unit: UnitId, model: EntryId.exactOptional(), weapon: TableRowId }),
  createOrderSchema('take-in-hand', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    hands: z.array(TableRowId).max(8),
  }),
  createOrderSchema('ability', {
    unit: UnitId,
    ability: TableRowId,
    target: UnitId.exactOptional(),
    member: HitMember,
    distanceCm: Centimetres.exactOptional(),
    /** What Loot takes. */
    item: TableRowId.exactOptional(),
    /** The section of a vehicle that is repaired. */
    cell: z.enum(CELLS).exactOptional(),
    isSeen: z.boolean().exactOptional(),
    rerolls: Rerolls,
  }),
  createOrderSchema('cast', {
    unit: UnitId,
    arcana: TableRowId,
    /** Cast by this drug instead of a power of its own (P28-IT-psyka). */
    item: TableRowId.exactOptional(),
    target: UnitId.exactOptional(),
    member: HitMember,
    isSeen: z.boolean().exactOptional(),
    /** How a vehicle that is its target is hit. */
    hull: HullInput.exactOptional(),
    /** Who stands within the reach of a power that works all around (P28-ARC-1). */
    near: z.array(UnitId).max(60).exactOptional(),
    rerolls: Rerolls,
  }),
  createOrderSchema('item', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    item: TableRowId,
    target: UnitId.exactOptional(),
    distanceCm: Centimetres.exactOptional(),
  }),
  createOrderSchema('recover', { unit: UnitId, rerolls: Rerolls }),
  createOrderSchema('put-out', { unit: UnitId, condition: TableRowId }),
  createOrderSchema('universal', {
    unit: UnitId,
    text: z.string().trim().min(1).max(200),
    actions: z.int().min(0).max(3),
    skill: z.enum(['A', 'F', 'S', 'AW', 'P']).exactOptional(),
    /** What each earlier try takes from the roll, and what a failure costs (P28-UNIV-1). */
    modifier: z.int().min(-20).max(20).exactOptional(),
    hitPoints: z.int().min(0).max(99).exactOptional(),
    rerolls: Rerolls,
  }),
  /** What the table says where the rules wait for it. */
  createOrderSchema('retreat', { unit: UnitId, cm: Centimetres, isAtEdge: z.boolean() }),
  /** What an enemy of the list does next, from what the table sees; older logs say what it can do, which follows from the distances now (P28-AI-1). */
  createOrderSchema('ask-enemy', {
    unit: UnitId,
    seen: Sightings,
    canShoot: z.boolean().exactOptional(),
    canUseAbility: z.boolean().exactOptional(),
    lacksOnlyAmmunition: z.boolean().exactOptional(),
    canCharge: z.boolean().exactOptional(),
    hasObstacle: z.boolean(),
  }),
  /** An enemy of the list takes its place and does what the list says, until the table has to say something (P28-AI-1). */
  createOrderSchema('act-by-list', { unit: UnitId, seen: Sightings, hasObstacle: z.boolean() }),
  ...VEHICLE_ORDERS,
  createOrderSchema('free-fight', {
    unit: UnitId,
    weapon: TableRowId.nullable(),
    hull: HullInput.exactOptional(),
    rerolls: Rerolls,
  }),
  /** The free fight of a charge or ram is not made (P28-CHRG-1, P28-VEH-FIGHT-2). */
  createOrderSchema('skip-fight', { unit: UnitId }),
  createOrderSchema('depart', { unit: UnitId, said: MoveSaid, charge: UnitId.exactOptional(), rerolls: Rerolls }),
  createOrderSchema('push', { unit: UnitId, cm: Centimetres, contacts: Contacts, dropCm: Centimetres.exactOptional() }),
  /** Whether a unit pays for rerolls of its failed rolls from now on (P28-ROLL-6). */
  createOrderSchema('set-rerolls', { unit: UnitId, wish: RerollPreference }),
  createOrderSchema('end-turn', {}),
  /** A correction by hand, with its reason. */
  createOrderSchema('correct', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    /** The section that has these hit-points, of a vehicle. */
    cell: z.enum(CELLS).exactOptional(),
    hitPoints: z.int().min(0).max(999).exactOptional(),
    contacts: Contacts.exactOptional(),
    actions: z.int().min(0).max(3).exactOptional(),
    note: z.string().trim().min(1).max(500),
  }),
  /** A fact without its dice, where a table counts no more than those: who hit, killed, destroyed a section, was hurt, fell or fled (P28-CAMP-1, P28-VCAMP-1). */
  createOrderSchema('tally', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    fact: z.enum(['hit', 'kill', 'section', 'hurt', 'slain', 'fled']),
    /** The section of a vehicle that was hurt or destroyed; without it a vehicle is slain as a whole. */
    cell: z.enum(CELLS).exactOptional(),
  }),
  /** The next turn, whoever acted; for a table that keeps no order of acting. */
  createOrderSchema('next-turn', {}),
  createOrderSchema('finish', { reachedGoal: z.array(z.string().max(40)).max(8) }),
])

/** An order in a battle. */
export type BattleCommand = z.infer<typeof BattleCommandSchema>

/** One kind of order. */
export type BattleCommandOf<Type extends BattleCommand['type']> = Extract<BattleCommand, { type: Type }>
