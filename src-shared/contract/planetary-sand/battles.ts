import * as z from 'zod'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { MAX_ARMY_FIGURES, MAX_ARMY_MACHINES } from '#shared/games/planetary-sand/toys.ts'
import { forGamemaster, Id, Name } from '../base.ts'
import { applyResultsFields, matchResultsFields } from '../match-results.ts'
import { SeatInput } from '../matches.ts'

const NewSandBattle = z.strictObject({
  name: Name,
  seats: z.array(SeatInput).max(2),
  options: z.strictObject({ ...BattleOptions.shape }),
  /** Stored armies that replace those of the options, or null. */
  armyIds: z.tuple([Id, Id]).nullable(),
  starId: Id.nullable(),
  nightId: Id.nullable(),
})
export type NewSandBattle = z.infer<typeof NewSandBattle>

/** Result of a row of figures, or of a vehicle, gun or pad, and what its army would keep. */
const ArmyResult = z.object({
  seat: z.string(),
  army: z.string(),
  /** Null if the army or the row no longer exists. */
  armyId: Id.nullable(),
  id: Id,
  name: z.string(),
  /** Number that fought. */
  brought: z.int(),
  /** Human-readable result. */
  end: z.string(),
  /** Number in the army before and after applying; null if it no longer exists. */
  before: z.int().nullable(),
  after: z.int().nullable(),
  /** Remaining rockets and missiles, including those on pads; null if it carries none. */
  missiles: z.int().nullable(),
})
export type ArmyResult = z.infer<typeof ArmyResult>

const SandResults = z.object({ ...matchResultsFields, armies: z.array(ArmyResult) })
export type SandResults = z.infer<typeof SandResults>

/** Number of a row that the group keeps. */
const RetainedCount = z.object({ armyId: Id, id: Id, count: z.int().min(0).max(MAX_ARMY_FIGURES) })
export type KeptRowCount = z.infer<typeof RetainedCount>

export const sandBattles = {
  /** Starts a battle. Stored armies fight in their current state. */
  create: forGamemaster.input(NewSandBattle).output(z.object({ id: Id })),
  results: forGamemaster.input(z.object({ id: Id })).output(SandResults),
  /** Applies losses, links and a journal draft as one change. */
  apply: forGamemaster
    .input(
      z.object({
        ...applyResultsFields,
        /** The group's decisions that differ from the results. */
        kept: z.array(RetainedCount).max(2 * (MAX_ARMY_FIGURES + MAX_ARMY_MACHINES)),
      }),
    )
    .output(z.object({ entryId: Id.nullable() })),
}
