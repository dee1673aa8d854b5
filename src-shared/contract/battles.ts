import * as z from 'zod'
import { CELLS } from '../games/planet28/grid.ts'
import { AFTERMATH_STEPS } from '../games/planet28/campaign-model.ts'
import { endpoint, Id, LONGEST_NAME, Name, Notes, ShortText, Version } from './base.ts'

const Count = z.int().min(0).max(999)
const DayNumber = z.int().min(-100_000).max(1_000_000)
const Cell = z.enum(CELLS)
const Damaged = z.array(z.object({ cell: Cell, hitPoints: z.int().min(0).max(999) })).max(60)
const UnitKind = z.enum(['character', 'squad', 'vehicle'])

const tally = {
  unitId: Id,
  warbandId: Id,
  name: z.string().max(LONGEST_NAME),
  hits: Count,
  kills: Count,
  wasHurt: z.boolean(),
  isHurtAtEnd: z.boolean(),
}

/** What one unit did in a battle (P28-CAMP-1, P28-VCAMP-1). */
export const UnitTallyInput = z.discriminatedUnion('kind', [
  z.object({ ...tally, kind: z.literal('character'), fate: z.enum(['stood', 'fled', 'fell', 'absent']) }),
  z.object({
    ...tally,
    kind: z.literal('squad'),
    fate: z.enum(['stood', 'absent']),
    lost: Count,
    hitPointsLeft: z.int().min(0).max(9999),
  }),
  z.object({
    ...tally,
    kind: z.literal('vehicle'),
    fate: z.enum(['stood', 'derelict', 'destroyed', 'absent']),
    sectionsDestroyed: Count,
    lostCells: z.array(Cell).max(60),
    damaged: Damaged,
  }),
])

/** A battle as the short form and the battle tracker write it down. */
export const BattleRecordInput = z.object({
  play: z.enum(['opposed', 'solo', 'co-op']),
  turns: z.int().min(1).max(99).nullable(),
  goal: Notes,
  sides: z
    .array(
      z.object({
        name: Name,
        isEnemy: z.boolean(),
        warbandIds: z.array(Id).max(20),
        reachedGoal: z.boolean(),
        strangers: z.object({ models: Count, destroyed: Count }),
      }),
    )
    .max(8),
  tallies: z.array(UnitTallyInput).max(400),
})
export type BattleRecordInput = z.infer<typeof BattleRecordInput>

const Key = z.string().max(200)
const face = z.int().min(1).max(100)

/** What was chosen in an aftermath so far. */
export const AftermathChoicesInput = z.object({
  overrides: z.record(Key, z.object({ amount: z.int().min(-99_999).max(99_999), note: ShortText })),
  skipped: z.array(z.enum(AFTERMATH_STEPS)),
  faces: z.record(Key, z.array(face).max(40)),
  agendas: z.record(Id, z.object({ outcome: z.enum(['done', 'failed', 'dropped', 'missed']), isShared: z.boolean() })),
  medics: z.record(Id, Key.nullable()),
  heirs: z.record(Id, z.array(Id.nullable()).max(200)),
  rounds: z.record(Id, Key),
  loot: z.record(Id, z.object({ item: Key, fromUnitId: Id.nullable() })),
  restored: z.record(Id, z.array(Cell).max(60)),
  splits: z.record(Id, z.record(Id, Count)),
})

const AmountPart = z.object({ source: z.string(), value: z.number(), rule: z.string() })
const Account = z.object({ kind: z.enum(['character', 'squad', 'vehicle', 'warband', 'reserve']), id: Id })
const Currency = z.enum(['points', 'credits'])

/** Where an aftermath stands: what it would write, what it still asks. */
export const SettlementView = z.object({
  questions: z.array(
    z.object({
      key: Key,
      step: z.enum(AFTERMATH_STEPS),
      text: z.string(),
      sides: z.array(z.int()),
      rule: z.string(),
      faces: z.array(z.int()).nullable(),
    }),
  ),
  choices: z.array(
    z.object({
      key: Key,
      step: z.enum(AFTERMATH_STEPS),
      text: z.string(),
      rule: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      chosen: z.string().nullable(),
    }),
  ),
  outcomes: z.array(
    z.object({ step: z.enum(AFTERMATH_STEPS), unitId: z.string(), text: z.string(), rule: z.string() }),
  ),
  ledger: z.array(
    z.object({
      key: Key,
      account: Account,
      accountName: z.string(),
      currency: Currency,
      amount: z.int(),
      reason: z.string(),
      rule: z.string(),
      parts: z.array(AmountPart),
      override: z.object({ amount: z.int(), note: z.string() }).nullable(),
    }),
  ),
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
  warbands: z.array(z.object({ id: Id, name: z.string() })),
  /** Dice and choices that its aftermath still waits for. */
  open: z.int(),
  version: Version,
})
export type BattleLine = z.infer<typeof BattleLine>

export const BattleView = BattleLine.extend({
  notes: z.string(),
  record: BattleRecordInput,
  choices: AftermathChoicesInput,
  /** What is wrong with the record: refused ones keep it from being settled. */
  problems: z.array(z.object({ path: z.string(), severity: z.enum(['refused', 'flagged']), message: z.string() })),
  /** What settling would do now, or what it did. */
  settlement: SettlementView,
  /** Whether the settling may be taken back, and why not. */
  reopening: z.object({ isPossible: z.boolean(), because: z.string().nullable() }),
})
export type BattleView = z.infer<typeof BattleView>

const Seen = z.object({ id: Id, version: Version })
const BattleFields = z.object({
  name: Name,
  scenarioId: Id.nullable(),
  nightId: Id.nullable(),
  starId: Id.nullable(),
  day: DayNumber.nullable(),
  notes: Notes,
  record: BattleRecordInput,
})

/** Battles and their aftermath (pp. 53-59). */
export const battles = {
  list: endpoint.output(z.array(BattleLine)),
  get: endpoint.input(z.object({ id: Id })).output(BattleView),
  /** A record for these sides in which everybody stood; saves nothing. A scenario brings its sides and goal. */
  begin: endpoint
    .input(
      z.object({
        play: z.enum(['opposed', 'solo', 'co-op']),
        scenarioId: Id.nullable(),
        warbandIds: z.array(Id).min(1).max(20),
      }),
    )
    .output(BattleRecordInput),
  create: endpoint.input(BattleFields).output(BattleView),
  update: endpoint.input(BattleFields.extend({ id: Id, version: Version })).output(BattleView),
  remove: endpoint.input(Seen),
  /** Keeps what was chosen in its aftermath so far. */
  choose: endpoint.input(Seen.extend({ choices: AftermathChoicesInput })).output(BattleView),
  /** Throws dice that the aftermath waits for, by Orrery's own: the keys of the questions, or every open one. */
  roll: endpoint.input(Seen.extend({ keys: z.array(Key).max(400).nullable() })).output(BattleView),
  /** Writes all of it in one change: points, injuries, gear, agendas. */
  settle: endpoint.input(Seen).output(BattleView),
  /** Takes the settling back in one change; refused where something that it wrote was changed since. */
  reopen: endpoint.input(Seen).output(BattleView),
}

/** A line of the ledger as it stands. */
export const LedgerEntryView = z.object({
  id: Id,
  account: Account,
  accountName: z.string(),
  currency: Currency,
  amount: z.int(),
  /** What the account held after this line. */
  balance: z.int(),
  reason: z.string(),
  rule: z.string(),
  parts: z.array(AmountPart),
  battleId: Id.nullable(),
  day: DayNumber.nullable(),
  at: z.string(),
})
export type LedgerEntryView = z.infer<typeof LedgerEntryView>

/** What an account holds. */
export const BalanceView = z.object({
  account: Account,
  name: z.string(),
  warbandId: Id.nullable(),
  points: z.int(),
  credits: z.int(),
})
export type BalanceView = z.infer<typeof BalanceView>

/** Campaign points and credits: balances are sums of the ledger's lines. */
export const ledger = {
  balances: endpoint.input(z.object({ warbandId: Id.nullable() })).output(z.array(BalanceView)),
  /** Newest first. */
  entries: endpoint
    .input(z.object({ account: Account.nullable(), warbandId: Id.nullable(), limit: z.int().min(1).max(1000) }))
    .output(z.array(LedgerEntryView)),
  /** The gamemaster gives or takes, and says why (P28-GM-1). */
  adjust: endpoint
    .input(
      z.object({
        account: Account,
        currency: Currency,
        amount: z.int().min(-99_999).max(99_999),
        reason: ShortText.min(1),
      }),
    )
    .output(LedgerEntryView),
}

/** What a unit may buy between battles. */
export const PurchaseInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('skill'), skill: z.enum(['A', 'F', 'S', 'AW', 'P']) }),
  z.object({ what: z.literal('hit-points') }),
  z.object({ what: z.literal('trait'), id: Key }),
  z.object({ what: z.literal('ability'), id: Key }),
  z.object({ what: z.literal('gear'), id: Key }),
  z.object({ what: z.literal('heal'), conditionId: Id }),
  z.object({ what: z.literal('section'), id: Key, cell: Cell }),
  z.object({ what: z.literal('weapon'), id: Key }),
  z.object({ what: z.literal('repair') }),
  z.object({ what: z.literal('members'), members: z.int().min(1).max(10) }),
  z.object({ what: z.literal('convert'), points: z.int().min(1).max(99_999) }),
])

const UnitRef = z.object({ kind: UnitKind, id: Id })

/** What lasts on a unit, in words. */
export const ConditionView = z.object({
  id: Id,
  condition: z.string(),
  name: z.string(),
  summary: z.string(),
  gamesLeft: z.int().nullable(),
  /** Whether it may be healed for points now, or why not yet. */
  healing: z.string().nullable(),
})
export type ConditionView = z.infer<typeof ConditionView>

/** A unit between battles: what it holds, what ails it, what it may buy. */
export const StandingView = z.object({
  unit: UnitRef,
  name: z.string(),
  warbandId: Id,
  points: z.int(),
  /** Of its warband. */
  pool: z.int(),
  purse: z.int(),
  conditions: z.array(ConditionView),
  /** What the next battle finds changed, with the source of each number. */
  modifiers: z.array(z.object({ source: z.string(), what: z.string(), value: z.number() })),
  /** Why it misses the next battle, or null. */
  isOut: z.string().nullable(),
  offers: z.array(
    z.object({
      purchase: PurchaseInput,
      label: z.string(),
      currency: Currency,
      price: z.int(),
      parts: z.array(AmountPart),
      rule: z.string(),
      refusal: z.string().nullable(),
    }),
  ),
  version: Version,
})
export type StandingView = z.infer<typeof StandingView>

/** Growing between battles (P28-CAMP-4 to -6, P28-VCAMP-1 to -3, P28-SQC-1). */
export const advancement = {
  standing: endpoint.input(UnitRef).output(StandingView),
  buy: endpoint.input(UnitRef.extend({ version: Version, purchase: PurchaseInput })).output(StandingView),
  /** A new character, paid from the pool by its profile; one that replaces the dead does not pay the 10 (P28-CAMP-5). */
  recruit: endpoint
    .input(z.object({ warbandId: Id, name: Name, like: Id.nullable(), usesWaiver: z.boolean() }))
    .output(StandingView),
  /** Pays a Mercenary's fee and the like before the next battle, or notes that it stays away. */
  payFees: endpoint.input(z.object({ warbandId: Id })).output(z.array(BalanceView)),
  /** The gamemaster ends a condition with a reason (P28-GM-1). */
  endCondition: endpoint.input(z.object({ conditionId: Id, reason: ShortText.min(1) })).output(StandingView),
}
