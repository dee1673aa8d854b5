import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { forGamemaster, Id, Name, ShortText, Version } from '../base.ts'
import { AmountPartView } from './accounts.ts'
import { CellInput, DamagedInput, Key } from './battle-record.ts'
import { BalanceView } from './ledger.ts'
import { CharacterProfileInput, SquadProfileInput, VehicleProfileInput } from './profiles.ts'
import { PurchaseInput, PurchaseKind, PurchaseChoiceView } from './purchases.ts'

const Reason = ShortText.pipe(z.string().min(1, { message: 'Say why.' }))

const UnitRef = z.object({ kind: z.enum(UNIT_KINDS), id: Id })

/** What lasts on a unit, in words. */
export const ConditionView = z.object({
  id: Id,
  condition: z.string(),
  name: z.string(),
  summary: z.string(),
  rule: z.string(),
  /** Null where it lasts until it is healed. */
  gamesLeft: z.int().nullable(),
  gamesPlayed: z.int(),
  /** How long it lasts, in words. */
  lasts: z.string(),
  /** What it takes in the next battle, in words; empty where the summary says it all. */
  effect: z.string(),
  lostCells: z.array(CellInput).readonly(),
  damaged: DamagedInput.readonly(),
  /** What healing it costs, or why not yet; null where points do not heal it. */
  healing: PurchaseChoiceView.nullable(),
})
export type ConditionView = z.infer<typeof ConditionView>

/** A unit between battles: what it holds, what ails it. */
export const UnitStateView = z.object({
  unit: UnitRef,
  name: z.string(),
  warbandId: Id,
  points: z.int(),
  /** Points of its warband. */
  pool: z.int(),
  /** Credits of its warband. */
  purse: z.int(),
  conditions: z.array(ConditionView),
  /** What the next battle finds changed, with the source of each number. */
  modifiers: z.array(
    z.object({
      source: z.string(),
      /** A skill by its short name, hitPoints, speedCm or breakTest; `what` is its word. */
      on: z.string(),
      what: z.string(),
      value: z.number(),
      rule: z.string(),
    }),
  ),
  /** Uses of items that are counted over its career, and what the next one asks for (P28-IT-psyka, P28-IT-stimulants). */
  habits: z.array(z.object({ name: z.string(), uses: z.int(), next: z.string(), rule: z.string() })),
  /** Why it misses the next battle, or null. */
  isOut: z.string().nullable(),
  /** Credits that it wants before the next battle (P28-TR-mercenary), or null. */
  fee: z.object({ credits: z.int(), isPaid: z.boolean() }).nullable(),
  /** Kinds of purchases that it may look at: ask for the offers of each. */
  kinds: z.array(PurchaseKind),
  version: Version,
})
export type UnitStateView = z.infer<typeof UnitStateView>

/** A warband between battles. */
export const WarbandStateView = z.object({
  warbandId: Id,
  name: z.string(),
  pool: z.int(),
  purse: z.int(),
  /** Replacements of the dead that need not pay the 10 points (P28-CAMP-5). */
  waivers: z.int(),
  /** Points of scrapped vehicles that go towards a new one (P28-VDT-6). */
  vehiclePoints: z.int(),
  /** False before its first battle: points left over from building are in the purse already. */
  hasFought: z.boolean(),
  /** The list of enemies ran it in its last battle: its points are spent by proposals (P28-COOP-2). */
  isEnemy: z.boolean(),
  /** In the order of the roster, without those in the archive. */
  units: z.array(UnitStateView),
  version: Version,
})
export type WarbandStateView = z.infer<typeof WarbandStateView>

const recruit = {
  warbandId: Id,
  name: Name,
  /** It replaces a dead character and does not pay the 10 points (P28-CAMP-5). */
  usesWaiver: z.boolean(),
  /** The unit that pays the points, where the group lets units do so; null is the pool. */
  payerId: Id.nullable(),
}

/** Somebody new, as built. */
export const RecruitInput = z.discriminatedUnion('kind', [
  z.object({ ...recruit, kind: z.literal('character'), profile: CharacterProfileInput }),
  z.object({ ...recruit, kind: z.literal('squad'), profile: SquadProfileInput }),
  z.object({ ...recruit, kind: z.literal('vehicle'), profile: VehicleProfileInput }),
])
export type RecruitInput = z.infer<typeof RecruitInput>

/** What a recruit costs: points for the profile, credits for the gear; `refusal` says why it may not be had. */
export const RecruitPriceView = z.object({
  points: z.int(),
  credits: z.int(),
  pointParts: z.array(AmountPartView).readonly(),
  creditParts: z.array(AmountPartView).readonly(),
  refusal: z.string().nullable(),
})
export type RecruitPriceView = z.infer<typeof RecruitPriceView>

/** How enemies would spend what they have: nothing of it is bought yet. */
export const EnemyGrowthView = z.object({
  warbandId: Id,
  name: z.string(),
  pool: z.int(),
  purse: z.int(),
  proposals: z.array(
    z.object({
      unit: UnitRef,
      name: z.string(),
      version: Version,
      offer: PurchaseChoiceView,
      /** Why this one. */
      because: z.string(),
      /** What else could be had in its place, without taking anything from the other proposals. */
      others: z.array(PurchaseChoiceView),
    }),
  ),
  /** Points that nothing is proposed for, and what they wait for. */
  kept: z.array(z.object({ name: z.string(), points: z.int(), because: z.string() })),
})
export type EnemyGrowthView = z.infer<typeof EnemyGrowthView>

const MOST_AT_ONCE = 400

/** Growing between battles (P28-CAMP-4 to -6, P28-VCAMP-1 to -3, P28-SQC-1). */
export const advancement = {
  ofWarband: forGamemaster.input(z.object({ warbandId: Id })).output(WarbandStateView),
  standing: forGamemaster.input(UnitRef).output(UnitStateView),
  /** All that a unit may look at of one kind. */
  offers: forGamemaster.input(UnitRef.extend({ what: PurchaseKind })).output(z.array(PurchaseChoiceView)),
  /** One purchase: so many points or members, a section in that cell. */
  quote: forGamemaster.input(UnitRef.extend({ purchase: PurchaseInput })).output(PurchaseChoiceView),
  buy: forGamemaster.input(UnitRef.extend({ version: Version, purchase: PurchaseInput })).output(UnitStateView),
  /** All gear with its price for the stash of a warband (P28-BUILD-5). */
  stashOffers: forGamemaster.input(z.object({ warbandId: Id })).output(z.array(PurchaseChoiceView)),
  buyForStash: forGamemaster.input(z.object({ warbandId: Id, version: Version, id: Key })).output(WarbandStateView),
  /** Proposes how a warband of enemies grows (P28-COOP-2). */
  propose: forGamemaster.input(z.object({ warbandId: Id })).output(EnemyGrowthView),
  /** Buys for enemies what somebody confirmed, one after the other, all or nothing (P28-COOP-2). */
  grow: forGamemaster
    .input(
      z.object({
        warbandId: Id,
        purchases: z
          .array(UnitRef.extend({ version: Version, purchase: PurchaseInput }))
          .min(1, { message: 'Choose at least one.' })
          .max(MOST_AT_ONCE),
      }),
    )
    .output(WarbandStateView),
  recruitPrice: forGamemaster.input(RecruitInput).output(RecruitPriceView),
  recruit: forGamemaster.input(RecruitInput).output(UnitStateView),
  /** Pays what units want before the next battle: these, or null for all of the warband. */
  payFees: forGamemaster
    .input(z.object({ warbandId: Id, unitIds: z.array(Id).max(400).nullable() }))
    .output(z.array(BalanceView)),
  /** The gamemaster ends a condition with a reason (P28-GM-1). */
  endCondition: forGamemaster.input(z.object({ conditionId: Id, reason: Reason })).output(UnitStateView),
}
