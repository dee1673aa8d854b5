import * as z from 'zod'
import { CELLS } from '../grid.ts'
import { act, Cells, Centimetres, Contacts, EntryId, Rerolls, UnitId } from './said.ts'

/** Everything that may be ordered in a battle. */
export const BattleCommandSchema = z.discriminatedUnion('type', [
  /** Begins a turn; who stands within reach of whose aura is said (P28-META-11). */
  act('begin-turn', { near: z.array(z.strictObject({ bearer: UnitId, unit: UnitId })).max(400) }),
  act('activate', { unit: UnitId }),
  /** Its place in a tie comes later (P28-TURN-3). */
  act('put-later', { unit: UnitId }),
  act('hold', { unit: UnitId }),
  act('step-in', { unit: UnitId }),
  act('end-activation', { unit: UnitId }),
  act('recover', { unit: UnitId, rerolls: Rerolls }),
  /** What the table says where the rules wait for it. */
  act('retreat', { unit: UnitId, cm: Centimetres, isAtEdge: z.boolean() }),
  /** What an enemy of the list does next, from what the table sees (P28-AI-1). */
  act('ask-enemy', {
    unit: UnitId,
    seen: z.array(z.strictObject({ unit: UnitId, distanceCm: Centimetres })).max(100),
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
    wishes: Cells,
    rerolls: Rerolls,
  }),
  act('right', { unit: UnitId }),
  act('change-height', { unit: UnitId, isFlying: z.boolean() }),
  act('boost', { unit: UnitId }),
  act('steady', { unit: UnitId }),
  act('lay-smoke', { unit: UnitId }),
  act('mend', { unit: UnitId, cell: z.enum(CELLS) }),
  act('embark', { unit: UnitId, vehicle: UnitId, cell: z.enum(CELLS) }),
  act('disembark', { unit: UnitId }),
  act('sabotage', { unit: UnitId, vehicle: UnitId, distanceCm: Centimetres, wishes: Cells }),
  act('end-turn', {}),
  /** A correction by hand, with its reason. */
  act('correct', {
    unit: UnitId,
    model: EntryId.exactOptional(),
    hitPoints: z.int().min(0).max(999).exactOptional(),
    contacts: Contacts.exactOptional(),
    actions: z.int().min(0).max(3).exactOptional(),
    note: z.string().trim().min(1).max(500),
  }),
  act('finish', { reachedGoal: z.array(z.string().max(40)).max(8) }),
])

/** An order in a battle. */
export type BattleCommand = z.infer<typeof BattleCommandSchema>

/** One kind of order. */
export type BattleCommandOf<Type extends BattleCommand['type']> = Extract<BattleCommand, { type: Type }>
