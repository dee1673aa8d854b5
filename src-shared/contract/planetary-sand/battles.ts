import * as z from 'zod'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { MAX_FIGURES, MAX_MACHINES } from '#shared/games/planetary-sand/toys.ts'
import { forGamemaster, Id, Name } from '../base.ts'
import { applyFields, resultsFields } from '../match-results.ts'
import { SeatInput } from '../matches.ts'

const NewSandBattle = z.strictObject({
  name: Name,
  seats: z.array(SeatInput).max(2),
  options: z.strictObject({ ...BattleOptions.shape }),
  /** Armies that were built, which then take the place of those of the options, or null. */
  armyIds: z.tuple([Id, Id]).nullable(),
  starId: Id.nullable(),
  nightId: Id.nullable(),
})
export type NewSandBattle = z.infer<typeof NewSandBattle>

/** A row of figures, or a vehicle, gun or pad: what became of it, and what its army would keep. */
const ArmyResult = z.object({
  seat: z.string(),
  army: z.string(),
  /** Null where the army or the row is not there any more. */
  armyId: Id.nullable(),
  id: Id,
  name: z.string(),
  /** How many fought. */
  brought: z.int(),
  /** What happened, in words. */
  end: z.string(),
  /** How many the army has, and would have; null where it is not there any more. */
  before: z.int().nullable(),
  after: z.int().nullable(),
  /** Rockets and missiles left, those on pads included; null where it bears none. */
  missiles: z.int().nullable(),
})
export type ArmyResult = z.infer<typeof ArmyResult>

const SandResults = z.object({ ...resultsFields, armies: z.array(ArmyResult) })
export type SandResults = z.infer<typeof SandResults>

/** How many the group keeps of a row. */
const RetainedCount = z.object({ armyId: Id, id: Id, count: z.int().min(0).max(MAX_FIGURES) })
export type Kept = z.infer<typeof RetainedCount>

export const sandBattles = {
  /** Begins a battle; armies that were built fight as they are now. */
  create: forGamemaster.input(NewSandBattle).output(z.object({ id: Id })),
  results: forGamemaster.input(z.object({ id: Id })).output(SandResults),
  /** Writes losses, links and a draft for the journal as one change. */
  apply: forGamemaster
    .input(
      z.object({
        ...applyFields,
        /** Where the group decides otherwise than the results say. */
        kept: z.array(RetainedCount).max(2 * (MAX_FIGURES + MAX_MACHINES)),
      }),
    )
    .output(z.object({ entryId: Id.nullable() })),
}
