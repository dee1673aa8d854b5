import * as z from 'zod'
import { CELLS } from '../grid.ts'
import {
  act,
  Cells,
  Centimetres,
  Contacts,
  Distances,
  EntryId,
  HullSaid,
  Rerolls,
  RowName,
  Sight,
  UnitId,
} from './said.ts'

/** How the one attacked answers: a block of a charge, a fight back with a weapon (P28-CHRG-5, P28-COUNT-1). */
const Answer = z.strictObject({ block: z.boolean().exactOptional(), counter: RowName.exactOptional() })

/** What each member of a squad attacks with; those left out do not attack (P28-SQ-7). */
const Strike = z.strictObject({ model: EntryId, weapon: RowName, distanceCm: Centimetres.exactOptional() })

/** The member that is hit, where its owner has a choice (P28-SQ-10). */
const HitMember = EntryId.exactOptional()

const Bystander = z.strictObject({
  unit: UnitId,
  model: EntryId.exactOptional(),
  distanceCm: Centimetres,
  hull: HullSaid.exactOptional(),
})

/** What is said of one shot: everybody near the one hit for weapons that hurt them (P28-WR-explosive), and of a vehicle how it is hit. */
const shotSaid = {
  target: UnitId,
  said: Sight,
  bystanders: z.array(Bystander).max(60).exactOptional(),
  member: HitMember,
  hull: HullSaid.exactOptional(),
}

/** A shot out of a vehicle: by the weapon of a mount, which a Gunner aboard may fire, or by a passenger with a weapon of its own (P28-VEH-SHOOT-1, P28-TR-gunner, P28-VTR-loopholes). */
const VehicleShot = z.strictObject({
  ...shotSaid,
  cell: z.enum(CELLS).exactOptional(),
  passenger: UnitId.exactOptional(),
  weapon: RowName.exactOptional(),
})

/** How high what a vehicle drives over stands (P28-VEH-CLIMB). */
const Obstacle = Centimetres.exactOptional()

/** What the table says of a move (P28-MEAS-3). */
const MoveSaid = z.strictObject({
  cm: Centimetres,
  ground: z.array(z.enum(['even', 'rough', 'hazardous'])).max(3),
  /** A face that is climbed: its height, and how high the climber gets. */
  climb: z
    .strictObject({ faceCm: Centimetres, toCm: Centimetres, isDown: z.boolean().exactOptional() })
    .exactOptional(),
  contacts: Contacts,
  /** Units that stand in its way and that it goes through (P28-MOVE-3). */
  through: z.array(UnitId).max(12).exactOptional(),
  /** The way crosses impassable ground (P28-TERR-1). */
  isImpassable: z.boolean().exactOptional(),
  /** Members of a squad that end more than 5 cm from the others (P28-SQ-4). */
  apart: z.array(EntryId).max(10).exactOptional(),
  /** Or how its members end, each group linked by steps of 5 cm: the ruling says who of them is apart. */
  groups: z.array(z.array(EntryId).min(1).max(10)).max(10).exactOptional(),
})

const ShootSchema = act('shoot', {
  unit: UnitId,
  strikes: z.array(Strike).min(1).max(10),
  ...shotSaid,
  rerolls: Rerolls,
})

const FightSchema = act('fight', {
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
  hull: HullSaid.exactOptional(),
  rerolls: Rerolls,
})

/** An attack, as it may be asked about before it is ordered. */
export const AttackSchema = z.discriminatedUnion('type', [ShootSchema, FightSchema])

const FireSchema = act('fire', { unit: UnitId, shots: z.array(VehicleShot).min(1).max(40), rerolls: Rerolls })

const VehicleFightSchema = act('vehicle-fight', {
  unit: UnitId,
  target: UnitId,
  answer: Answer.exactOptional(),
  member: HitMember,
  hull: HullSaid.exactOptional(),
  ownHull: HullSaid.exactOptional(),
  rerolls: Rerolls,
})

/** A shot or a fight of a vehicle, as it may be asked about before it is ordered. */
export const HullAttackSchema = z.discriminatedUnion('type', [FireSchema, VehicleFightSchema])
export type HullAttack = z.infer<typeof HullAttackSchema>

/** Everything that may be ordered in a battle. */
export const BattleCommandSchema = z.discriminatedUnion('type', [
  /** Begins a turn; who stands within reach of whose aura is said, and how far enemies of the list stand from the nearest of the players' units (P28-META-11, P28-SOLO-3). */
  act('begin-turn', {
    near: z.array(z.strictObject({ bearer: UnitId, unit: UnitId })).max(400),
    enemyDistances: Distances.exactOptional(),
  }),
  act('activate', { unit: UnitId }),
  /** Its place in a tie comes later (P28-TURN-3). */
  act('put-later', { unit: UnitId }),
  act('hold', { unit: UnitId }),
  act('step-in', { unit: UnitId }),
  act('end-activation', { unit: UnitId }),
  act('move', { unit: UnitId, said: MoveSaid, charge: UnitId.exactOptional(), rerolls: Rerolls }),
  ShootSchema,
  FightSchema,
  act('reload', { unit: UnitId, model: EntryId.exactOptional(), weapon: RowName }),
  act('take-in-hand', { unit: UnitId, model: EntryId.exactOptional(), hands: z.array(RowName).max(8) }),
  act('ability', {
    unit: UnitId,
    ability: RowName,
    target: UnitId.exactOptional(),
    member: HitMember,
    distanceCm: Centimetres.exactOptional(),
    /** What Loot takes. */
    item: RowName.exactOptional(),
    /** The section of a vehicle that is repaired. */
    cell: z.enum(CELLS).exactOptional(),
    isSeen: z.boolean().exactOptional(),
    rerolls: Rerolls,
  }),
  act('cast', {
    unit: UnitId,
    arcana: RowName,
    /** Cast by this drug instead of a power of its own (P28-IT-psyka). */
    item: RowName.exactOptional(),
    target: UnitId.exactOptional(),
    member: HitMember,
    isSeen: z.boolean().exactOptional(),
    /** How a vehicle that is its target is hit. */
    hull: HullSaid.exactOptional(),
    /** Who stands within the reach of a power that works all around (P28-ARC-1). */
    near: z.array(UnitId).max(60).exactOptional(),
    rerolls: Rerolls,
  }),
  act('item', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    item: RowName,
    target: UnitId.exactOptional(),
    distanceCm: Centimetres.exactOptional(),
  }),
  act('recover', { unit: UnitId, rerolls: Rerolls }),
  act('put-out', { unit: UnitId, condition: RowName }),
  act('universal', {
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
  act('retreat', { unit: UnitId, cm: Centimetres, isAtEdge: z.boolean() }),
  /** What an enemy of the list does next, from what the table sees (P28-AI-1). */
  act('ask-enemy', {
    unit: UnitId,
    seen: Distances,
    canShoot: z.boolean(),
    canUseAbility: z.boolean(),
    lacksOnlyAmmunition: z.boolean(),
    canCharge: z.boolean(),
    hasObstacle: z.boolean(),
  }),
  /** Vehicles: their moves, and what else their crew does (P28-VEH-ACT-1). */
  act('drive', {
    unit: UnitId,
    cm: Centimetres,
    turnDegrees: z.int().min(0).max(360),
    isBackwards: z.boolean(),
    ground: z.enum(['even', 'rough', 'hazardous']),
    obstacleCm: Obstacle,
    wishes: Cells,
    rerolls: Rerolls,
  }),
  FireSchema,
  /** Loads weapons of mounts again, as many as there is crew (P28-VEH-ACT-1). */
  act('load-mounts', { unit: UnitId, cells: z.array(z.enum(CELLS)).min(1).max(40) }),
  /** A vehicle fights what touches it; `ownHull` is how it is hit itself (P28-VEH-FIGHT-1). */
  VehicleFightSchema,
  /** A move into contact: the charge of a vehicle (P28-VEH-FIGHT-2). */
  act('ram', {
    unit: UnitId,
    charge: UnitId,
    contacts: Contacts,
    cm: Centimetres,
    turnDegrees: z.int().min(0).max(360),
    isBackwards: z.boolean(),
    ground: z.enum(['even', 'rough', 'hazardous']),
    obstacleCm: Obstacle,
    wishes: Cells,
    rerolls: Rerolls,
  }),
  /** Out of a combat, straight backwards: the free fights first, then as far as `back-off` says (P28-VEH-FIGHT-3). */
  act('break-away', { unit: UnitId }),
  act('back-off', {
    unit: UnitId,
    cm: Centimetres,
    ground: z.enum(['even', 'rough', 'hazardous']),
    obstacleCm: Obstacle,
    wishes: Cells,
    rerolls: Rerolls,
  }),
  /** It falls so far, as the table says (P28-VEH-FALL-1). */
  act('drop', { unit: UnitId, dropCm: Centimetres, wishes: Cells }),
  act('right', { unit: UnitId }),
  act('change-height', { unit: UnitId, isFlying: z.boolean() }),
  act('boost', { unit: UnitId }),
  act('steady', { unit: UnitId }),
  act('lay-smoke', { unit: UnitId }),
  act('mend', { unit: UnitId, cell: z.enum(CELLS) }),
  act('embark', { unit: UnitId, vehicle: UnitId, cell: z.enum(CELLS) }),
  act('disembark', { unit: UnitId }),
  act('sabotage', { unit: UnitId, vehicle: UnitId, distanceCm: Centimetres, wishes: Cells }),
  act('free-fight', { unit: UnitId, weapon: RowName.nullable(), hull: HullSaid.exactOptional(), rerolls: Rerolls }),
  act('depart', { unit: UnitId, said: MoveSaid, charge: UnitId.exactOptional(), rerolls: Rerolls }),
  act('push', { unit: UnitId, cm: Centimetres, contacts: Contacts, dropCm: Centimetres.exactOptional() }),
  act('end-turn', {}),
  /** A correction by hand, with its reason. */
  act('correct', {
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
  act('tally', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    fact: z.enum(['hit', 'kill', 'section', 'hurt', 'slain', 'fled']),
    /** The section of a vehicle that was hurt or destroyed; without it a vehicle is slain as a whole. */
    cell: z.enum(CELLS).exactOptional(),
  }),
  /** The next turn, whoever acted; for a table that keeps no order of acting. */
  act('next-turn', {}),
  act('finish', { reachedGoal: z.array(z.string().max(40)).max(8) }),
])

/** An order in a battle. */
export type BattleCommand = z.infer<typeof BattleCommandSchema>

/** One kind of order. */
export type BattleCommandOf<Type extends BattleCommand['type']> = Extract<BattleCommand, { type: Type }>
