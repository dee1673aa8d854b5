import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { forGamemaster, Id, Name, ShortText, Version } from '../base.ts'
import { AmountPartView } from './accounts.ts'
import { CellInput, DamagedSectionsInput, AftermathKey } from './battle-record.ts'
import { AccountBalanceView } from './ledger.ts'
import { CharacterProfileInput, SquadProfileInput, VehicleProfileInput } from './profiles.ts'
import { PurchaseInput, PurchaseKind, PurchaseChoiceView } from './purchases.ts'

const Reason = ShortText.pipe(z.string().min(1, { message: 'Say why.' }))

const UnitRef = z.object({ kind: z.enum(UNIT_KINDS), id: Id })

/** A lasting condition of a unit, as text. */
export const ConditionView = z.object({
  id: Id,
  condition: z.string(),
  name: z.string(),
  summary: z.string(),
  rule: z.string(),
  /** Null if it lasts until it is healed. */
  gamesLeft: z.int().nullable(),
  gamesPlayed: z.int(),
  /** Human-readable duration. */
  lasts: z.string(),
  /** Human-readable penalty in the next battle; empty if the summary already says it. */
  effect: z.string(),
  lostCells: z.array(CellInput).readonly(),
  damaged: DamagedSectionsInput.readonly(),
  /** Cost of healing, or why it is not possible yet; null if it cannot be healed with points. */
  healing: PurchaseChoiceView.nullable(),
})
export type ConditionView = z.infer<typeof ConditionView>

/** A unit between battles: its points and conditions. */
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
  /** Modifiers of the next battle, each with its source. */
  modifiers: z.array(
    z.object({
      source: z.string(),
      /** Abbreviation of a skill, hitPoints, speedCm or breakTest; `what` is the display name. */
      on: z.string(),
      what: z.string(),
      value: z.number(),
      rule: z.string(),
    }),
  ),
  /** Career uses of items, and the effect of the next use (P28-IT-psyka, P28-IT-stimulants). */
  habits: z.array(z.object({ name: z.string(), uses: z.int(), next: z.string(), rule: z.string() })),
  /** Why it misses the next battle, or null. */
  isOut: z.string().nullable(),
  /** Fee before the next battle, in credits (P28-TR-mercenary), or null. */
  fee: z.object({ credits: z.int(), isPaid: z.boolean() }).nullable(),
  /** Available kinds of purchases; fetch the choices of each separately. */
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
  /** Replacements of dead characters that are exempt from the 10 points (P28-CAMP-5). */
  waivers: z.int(),
  /** Points of scrapped vehicles that count towards a new one (P28-VDT-6). */
  vehiclePoints: z.int(),
  /** False before its first battle. Points left over from building are already in the purse. */
  hasFought: z.boolean(),
  /** Whether it was run by the list of enemies in its last battle. Its points are spent by proposals (P28-COOP-2). */
  isEnemy: z.boolean(),
  /** In roster order, without archived units. */
  units: z.array(UnitStateView),
  version: Version,
})
export type WarbandStateView = z.infer<typeof WarbandStateView>

const recruit = {
  warbandId: Id,
  name: Name,
  /** Whether it replaces a dead character and is exempt from the 10 points (P28-CAMP-5). */
  usesWaiver: z.boolean(),
  /** The unit that pays the points, if the group allows that; null for the pool. */
  payerId: Id.nullable(),
}

/** A new unit. */
export const RecruitInput = z.discriminatedUnion('kind', [
  z.object({ ...recruit, kind: z.literal('character'), profile: CharacterProfileInput }),
  z.object({ ...recruit, kind: z.literal('squad'), profile: SquadProfileInput }),
  z.object({ ...recruit, kind: z.literal('vehicle'), profile: VehicleProfileInput }),
])
export type RecruitInput = z.infer<typeof RecruitInput>

/** Price of a recruit: points for the profile, credits for the gear. `refusal` says why it is not available. */
export const RecruitPriceView = z.object({
  points: z.int(),
  credits: z.int(),
  pointParts: z.array(AmountPartView).readonly(),
  creditParts: z.array(AmountPartView).readonly(),
  refusal: z.string().nullable(),
})
export type RecruitPriceView = z.infer<typeof RecruitPriceView>

/** Proposed purchases of an enemy warband. Nothing is bought yet. */
export const EnemyPurchaseProposalsView = z.object({
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
      /** Reason for the proposal. */
      because: z.string(),
      /** Alternatives that do not conflict with the other proposals. */
      others: z.array(PurchaseChoiceView),
    }),
  ),
  /** Points without a proposal, and what they are saved for. */
  kept: z.array(z.object({ name: z.string(), points: z.int(), because: z.string() })),
})
export type EnemyPurchaseProposalsView = z.infer<typeof EnemyPurchaseProposalsView>

const MOST_AT_ONCE = 400

/** Advancement between battles (P28-CAMP-4 to -6, P28-VCAMP-1 to -3, P28-SQC-1). */
export const advancement = {
  ofWarband: forGamemaster.input(z.object({ warbandId: Id })).output(WarbandStateView),
  standing: forGamemaster.input(UnitRef).output(UnitStateView),
  /** Available purchases of one kind. */
  offers: forGamemaster.input(UnitRef.extend({ what: PurchaseKind })).output(z.array(PurchaseChoiceView)),
  /** Price of a specific purchase, such as a number of points or members, or a section in a cell. */
  quote: forGamemaster.input(UnitRef.extend({ purchase: PurchaseInput })).output(PurchaseChoiceView),
  buy: forGamemaster.input(UnitRef.extend({ version: Version, purchase: PurchaseInput })).output(UnitStateView),
  /** All gear with prices for a warband's stash (P28-BUILD-5). */
  stashOffers: forGamemaster.input(z.object({ warbandId: Id })).output(z.array(PurchaseChoiceView)),
  buyForStash: forGamemaster
    .input(z.object({ warbandId: Id, version: Version, id: AftermathKey }))
    .output(WarbandStateView),
  /** Proposes purchases for an enemy warband (P28-COOP-2). */
  propose: forGamemaster.input(z.object({ warbandId: Id })).output(EnemyPurchaseProposalsView),
  /** Makes the confirmed purchases for an enemy warband in order, all or nothing (P28-COOP-2). */
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
  /** Pays the fees of units before the next battle; null means all units of the warband. */
  payFees: forGamemaster
    .input(z.object({ warbandId: Id, unitIds: z.array(Id).max(400).nullable() }))
    .output(z.array(AccountBalanceView)),
  /** Ends a condition by the gamemaster's decision, with a reason (P28-GM-1). */
  endCondition: forGamemaster.input(z.object({ conditionId: Id, reason: Reason })).output(UnitStateView),
}
