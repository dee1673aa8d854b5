import * as z from 'zod'
import { AFTERMATH_STEPS } from '#shared/games/planet28/campaign/aftermath.ts'
import { VersionRef, forGamemaster, Id, Name, Notes, Version } from '../base.ts'
import { AccountView, AmountPartView, CurrencyView } from './accounts.ts'
import { AftermathChoicesInput, BattleRecordInput, ChangedChoicesInput, FacesInput, Key } from './battle-record.ts'
import { TableMuster, TablePlan, SideEvaluation } from './table-battles.ts'

export type { AftermathChoicesInput, BattleRecordInput } from './battle-record.ts'

const DayNumber = z.int().min(-100_000).max(1_000_000)
const Step = z.enum(AFTERMATH_STEPS)

/** Where an aftermath stands: what it would write, what it still asks; once settled, what it wrote. */
export const SettlementView = z.object({
  /** Dice: `faces` is null while they are not thrown. */
  questions: z
    .array(
      z.object({
        key: Key,
        step: Step,
        text: z.string(),
        sides: z.array(z.int()).readonly(),
        rule: z.string(),
        faces: z.array(z.int()).readonly().nullable(),
        /** What each face of the first die brings, where a table says so. */
        table: z
          .array(z.object({ face: z.int(), name: z.string(), summary: z.string(), isLoss: z.boolean() }))
          .readonly()
          .exactOptional(),
      }),
    )
    .readonly(),
  /** What somebody may choose: `chosen` is what holds now, null where nothing does. */
  choices: z
    .array(
      z.object({
        key: Key,
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
        key: Key,
        account: AccountView,
        accountName: z.string(),
        currency: CurrencyView,
        amount: z.int(),
        reason: z.string(),
        rule: z.string(),
        parts: z.array(AmountPartView).readonly(),
        /** What somebody set instead of the sum of the parts, and why. */
        override: z.object({ amount: z.int(), note: z.string() }).nullable(),
      }),
    )
    .readonly(),
})
export type SettlementView = z.infer<typeof SettlementView>

/** A battle in a list. */
export const BattleLine = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(['recorded', 'settled']),
  day: DayNumber.nullable(),
  nightId: Id.nullable(),
  starId: Id.nullable(),
  scenarioId: Id.nullable(),
  recordedAt: z.string(),
  /** Those that fought, as long as they are in the campaign. */
  warbands: z.array(z.object({ id: Id, name: z.string() })),
  /** Throws of dice that its aftermath still waits for. */
  open: z.int(),
  version: Version,
})
export type BattleLine = z.infer<typeof BattleLine>

/** Whether something may be done now; `because` says why not. */
const Permission = z.object({ isPossible: z.boolean(), because: z.string().nullable() })
export type Permission = z.infer<typeof Permission>

/** What is wrong with a record, and where in it: refused ones keep it from being settled. */
const RecordProblemView = z.object({
  path: z.string(),
  severity: z.enum(['refused', 'flagged']),
  message: z.string(),
  rule: z.string(),
})
export type RecordProblemView = z.infer<typeof RecordProblemView>

/** A battle with its aftermath. */
export const BattleView = BattleLine.extend({
  notes: z.string(),
  record: BattleRecordInput,
  choices: AftermathChoicesInput,
  problems: z.array(RecordProblemView),
  /** What settling would do now, or what it did. */
  settlement: SettlementView,
  settling: Permission,
  reopening: Permission,
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

/** A unit that misses the next battle, and why. */
export const AbsenceView = z.object({ unitId: Id, name: z.string(), warbandId: Id, because: z.string() })
export type AbsenceView = z.infer<typeof AbsenceView>

/** Battles and their aftermath (pp. 53-59). */
export const battles = {
  /** Newest first. */
  list: forGamemaster.output(z.array(BattleLine)),
  get: forGamemaster.input(z.object({ id: Id })).output(BattleView),
  /** A record for these warbands in which everybody stood; saves nothing. A scenario brings its sides and its goal. */
  begin: forGamemaster
    .input(
      z.object({
        play: z.enum(['opposed', 'solo', 'co-op']),
        scenarioId: Id.nullable(),
        warbandIds: z.array(Id).min(1).max(20),
      }),
    )
    .output(BattleRecordInput),
  /** Who misses the next battle: `begin` writes them down as absent. */
  absences: forGamemaster.input(z.object({ warbandIds: z.array(Id).max(20) })).output(z.array(AbsenceView)),
  /** What is wrong with a record that is not saved yet; saves nothing. */
  check: forGamemaster.input(z.object({ record: BattleRecordInput })).output(z.array(RecordProblemView)),
  create: forGamemaster.input(BattleFields).output(BattleView),
  /** The record of a settled battle stays as it is. */
  update: forGamemaster.input(BattleFields.extend(VersionRef.shape)).output(BattleView),
  remove: forGamemaster.input(VersionRef),
  /** What would stand on each side of a battle that is played here; saves nothing. */
  weigh: forGamemaster.input(TableMuster).output(SideEvaluation),
  /** Begins a match with the units as they stand now. */
  play: forGamemaster.input(TablePlan).output(z.object({ id: Id })),
  /** Begins the guided first battle anew. */
  playFirst: forGamemaster.output(z.object({ id: Id })),
  /** Writes down what a match that is over left, for its aftermath; the same battle where that was done before. */
  writeDown: forGamemaster.input(z.object({ matchId: Id })).output(BattleView),
  /** Where each side of a battle that is planned deploys, in the order of deployment, as dice fall; saves nothing (P28-SET-2). */
  deploy: forGamemaster
    .input(z.object({ sides: z.array(Name).min(1).max(8) }))
    .output(z.object({ lines: z.array(z.string()) })),
  /** A match told as text: for the gamemaster, or without what players may not know; as Markdown, or in a few lines. */
  report: forGamemaster
    .input(
      z.object({
        matchId: Id,
        edition: z.enum(['gamemaster', 'players']),
        form: z.enum(['journal', 'chat']),
      }),
    )
    .output(z.object({ text: z.string() })),
  /** Keeps the parts of its choices that are given: amounts set by hand, steps left out, splits, shared agendas. */
  choose: forGamemaster.input(VersionRef.extend({ choices: ChangedChoicesInput })).output(BattleView),
  /** Answers one of the choices by the value of an option; null takes the answer back. */
  answer: forGamemaster.input(VersionRef.extend({ key: Key, value: Key.nullable() })).output(BattleView),
  /** Faces of dice thrown at the table for one question; null takes them back. */
  enterFaces: forGamemaster.input(VersionRef.extend({ key: Key, faces: FacesInput.nullable() })).output(BattleView),
  /** Throws dice that the aftermath waits for: those of some questions, or null for all, those that follow from them too. */
  roll: forGamemaster.input(VersionRef.extend({ keys: z.array(Key).max(400).nullable() })).output(BattleView),
  /** Writes all of it in one change: points, injuries, gear, agendas. */
  settle: forGamemaster.input(VersionRef).output(BattleView),
  /** Takes the settling back in one change; refused where something stands on it. */
  reopen: forGamemaster.input(VersionRef).output(BattleView),
}
