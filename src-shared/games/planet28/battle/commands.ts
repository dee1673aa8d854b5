import * as z from 'zod'
import { act, Centimetres, Contacts, EntryId, Rerolls, UnitId } from './said.ts'

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
