import * as z from 'zod'
import { AFTERMATH_STEPS } from '#shared/games/planet28/campaign/aftermath.ts'
import { VersionRef, forGamemaster, Id, Name, Notes, Version } from '../base.ts'
import { AccountView, AmountPartView, CurrencyView } from './accounts.ts'
import {
  AftermathChoicesInput,
  BattleRecordInput,
  AftermathChoicesUpdate,
  DiceFacesInput,
  AftermathKey,
} from './battle-record.ts'
import { TableBattleSides, TableBattlePlan, TableBattleEvaluation } from './table-battles.ts'

export type { AftermathChoicesInput, BattleRecordInput } from './battle-record.ts'

const DayNumber = z.int().min(-100_000).max(1_000_000)
const Step = z.enum(AFTERMATH_STEPS)

/** State of an aftermath: pending writes and open questions; once settled, what was written. */
export const AftermathView = z.object({
  /** Dice; `faces` is null until they are rolled. */
  questions: z
    .array(
      z.object({
        key: AftermathKey,
        step: Step,
        text: z.string(),
        sides: z.array(z.int()).readonly(),
        rule: z.string(),
        faces: z.array(z.int()).readonly().nullable(),
        /** Result of each face of the first die, if a table defines it. */
        table: z
          .array(z.object({ face: z.int(), name: z.string(), summary: z.string(), isLoss: z.boolean() }))
          .readonly()
          .exactOptional(),
      }),
    )
    .readonly(),
  /** Choices; `chosen` is the current value or null. */
  choices: z
    .array(
      z.object({
        key: AftermathKey,
        step: Step,
        text: z.string(),
        rule: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string() })).readonly(),
        chosen: z.string().nullable(),
      }),
    )
    .readonly(),
  outcomes: z.array(z.object({ step: Step, unitId: z.string(), text: z.string(), rule: z.string() })).readonly(),
  ledger: z
    .array(
      z.object({
        key: AftermathKey,
        account: AccountView,
        accountName: z.string(),
        currency: CurrencyView,
        amount: z.int(),
        reason: z.string(),
        rule: z.string(),
        parts: z.array(AmountPartView).readonly(),
        /** Manual amount that replaces the sum of the parts, and the reason. */
        override: z.object({ amount: z.int(), note: z.string() }).nullable(),
      }),
    )
    .readonly(),
})
export type AftermathView = z.infer<typeof AftermathView>

/** A battle in a list. */
export const BattleListItem = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(['recorded', 'settled']),
  day: DayNumber.nullable(),
  nightId: Id.nullable(),
  starId: Id.nullable(),
  scenarioId: Id.nullable(),
  recordedAt: z.string(),
  /** Warbands that fought and are still in the campaign. */
  warbands: z.array(z.object({ id: Id, name: z.string() })),
  /** Number of rolls that its aftermath still waits for. */
  open: z.int(),
  version: Version,
})
export type BattleListItem = z.infer<typeof BattleListItem>

/** Whether an action is possible now; `because` says why not. */
const ActionAvailability = z.object({ isPossible: z.boolean(), because: z.string().nullable() })
export type ActionAvailabilityView = z.infer<typeof ActionAvailability>

/** A problem of a record and its path. Refused ones prevent settling. */
const RecordProblemView = z.object({
  path: z.string(),
  severity: z.enum(['refused', 'flagged']),
  message: z.string(),
  rule: z.string(),
})
export type RecordProblemView = z.infer<typeof RecordProblemView>

export const BattleView = BattleListItem.extend({
  notes: z.string(),
  record: BattleRecordInput,
  choices: AftermathChoicesInput,
  problems: z.array(RecordProblemView),
  /** What settling would do, or what it did. */
  settlement: AftermathView,
  settling: ActionAvailability,
  reopening: ActionAvailability,
})
export type BattleView = z.infer<typeof BattleView>

const BattleFields = z.object({
  name: Name,
  scenarioId: Id.nullable(),
  nightId: Id.nullable(),
  starId: Id.nullable(),
  day: DayNumber.nullable(),
  notes: Notes,
  record: BattleRecordInput,
})
export type BattleFields = z.infer<typeof BattleFields>

/** A unit that misses the next battle, and the reason. */
export const AbsenceView = z.object({ unitId: Id, name: z.string(), warbandId: Id, because: z.string() })
export type AbsenceView = z.infer<typeof AbsenceView>

/** Battles and their aftermath (pp. 53-59). */
export const battles = {
  /** Newest first. */
  list: forGamemaster.output(z.array(BattleListItem)),
  get: forGamemaster.input(z.object({ id: Id })).output(BattleView),
  /**
   * Creates a record for these warbands in which every unit survived unharmed, without saving it. A scenario provides
   * sides and goal.
   */
  begin: forGamemaster
    .input(
      z.object({
        play: z.enum(['opposed', 'solo', 'co-op']),
        scenarioId: Id.nullable(),
        warbandIds: z.array(Id).min(1).max(20),
      }),
    )
    .output(BattleRecordInput),
  /** Units that miss the next battle; `begin` marks them as absent. */
  absences: forGamemaster.input(z.object({ warbandIds: z.array(Id).max(20) })).output(z.array(AbsenceView)),
  /** Validates an unsaved record. */
  check: forGamemaster.input(z.object({ record: BattleRecordInput })).output(z.array(RecordProblemView)),
  create: forGamemaster.input(BattleFields).output(BattleView),
  /** Does not change the record of a settled battle. */
  update: forGamemaster.input(BattleFields.extend(VersionRef.shape)).output(BattleView),
  remove: forGamemaster.input(VersionRef),
  /** Evaluates the sides of a battle played here. Saves nothing. */
  weigh: forGamemaster.input(TableBattleSides).output(TableBattleEvaluation),
  /** Starts a match with the current state of the units. */
  play: forGamemaster.input(TableBattlePlan).output(z.object({ id: Id })),
  /** Starts the guided first battle from the beginning. */
  playFirst: forGamemaster.output(z.object({ id: Id })),
  /** Records the result of a finished match for its aftermath. Returns the existing battle if that was done before. */
  writeDown: forGamemaster.input(z.object({ matchId: Id })).output(BattleView),
  /** Rolls the deployment zone of each side of a planned battle, in deployment order (P28-SET-2). Saves nothing. */
  deploy: forGamemaster
    .input(z.object({ sides: z.array(Name).min(1).max(8) }))
    .output(z.object({ lines: z.array(z.string()) })),
  /** Report of a match for the gamemaster, or without what players may not know; as Markdown or in a few lines. */
  report: forGamemaster
    .input(
      z.object({
        matchId: Id,
        edition: z.enum(['gamemaster', 'players']),
        form: z.enum(['journal', 'chat']),
      }),
    )
    .output(z.object({ text: z.string() })),
  /** Updates the given choices: manual amounts, skipped steps, splits, shared agendas. */
  choose: forGamemaster.input(VersionRef.extend({ choices: AftermathChoicesUpdate })).output(BattleView),
  /** Sets a choice to the value of an option; null resets it. */
  answer: forGamemaster
    .input(VersionRef.extend({ key: AftermathKey, value: AftermathKey.nullable() }))
    .output(BattleView),
  /** Sets the faces rolled at the table for a question; null resets them. */
  enterFaces: forGamemaster
    .input(VersionRef.extend({ key: AftermathKey, faces: DiceFacesInput.nullable() }))
    .output(BattleView),
  /** Rolls the dice of some questions, or of all (null), including those that follow from them. */
  roll: forGamemaster.input(VersionRef.extend({ keys: z.array(AftermathKey).max(400).nullable() })).output(BattleView),
  /** Writes everything in one change: points, injuries, gear, agendas. */
  settle: forGamemaster.input(VersionRef).output(BattleView),
  /** Reverts the settlement in one change. Refused if later changes depend on it. */
  reopen: forGamemaster.input(VersionRef).output(BattleView),
}
