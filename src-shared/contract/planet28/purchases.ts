import * as z from 'zod'
import { Id } from '../base.ts'
import { AccountView, AmountPartView, CurrencyView } from './accounts.ts'
import { CellInput, AftermathKey } from './battle-record.ts'

/** A purchase of a unit between battles. */
export const PurchaseInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('skill'), skill: AftermathKey }),
  z.object({ what: z.literal('hit-points') }),
  z.object({ what: z.literal('trait'), id: AftermathKey }),
  z.object({ what: z.literal('ability'), id: AftermathKey }),
  z.object({ what: z.literal('gear'), id: AftermathKey }),
  z.object({ what: z.literal('heal'), conditionId: Id }),
  z.object({ what: z.literal('section'), id: AftermathKey, cell: CellInput }),
  z.object({ what: z.literal('weapon'), id: AftermathKey }),
  z.object({ what: z.literal('repair') }),
  z.object({ what: z.literal('members'), members: z.int().min(1).max(10) }),
  z.object({ what: z.literal('convert'), points: z.int().min(1).max(99_999) }),
])
export type PurchaseInput = z.infer<typeof PurchaseInput>

const WHAT = [
  'skill',
  'hit-points',
  'trait',
  'ability',
  'gear',
  'heal',
  'section',
  'weapon',
  'repair',
  'members',
  'convert',
] as const satisfies PurchaseInput['what'][]

export const PurchaseKind = z.enum(WHAT)

/** Price of a purchase, and the reason why it is not available, if so. */
export const PurchaseChoiceView = z.object({
  purchase: PurchaseInput,
  label: z.string(),
  currency: CurrencyView,
  price: z.number(),
  parts: z.array(AmountPartView).readonly(),
  /**
   * Additional credits: the cost of new members' gear (above 0), or the credits that points are converted into (below
   * 0).
   */
  creditParts: z.array(AmountPartView).readonly(),
  rule: z.string(),
  payer: AccountView,
  payerName: z.string(),
  refusal: z.string().nullable(),
})
export type PurchaseChoiceView = z.infer<typeof PurchaseChoiceView>
