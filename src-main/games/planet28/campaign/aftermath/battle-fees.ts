import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount, Currency, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { findForcedConversion } from '../money/conversion.ts'
import { listFeesBeforeGame } from '../money/fees.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'
import { type AftermathInput, listTalliedUnits, hasTakenPart } from './aftermath-input.ts'
import { countModels } from './battle-sides.ts'
import { createLedgerLine } from './settlement.ts'

/** Returns the balance of an account before the battle. */
export type PreBattleBalanceLookup = (account: LedgerAccount, currency: Currency) => number

/** A fee and the credits paid for it, which stay with the unit until the battle consumes them (P28-TR-mercenary). */
export interface Fee {
  readonly credits: number
  readonly isPaid: boolean
}

/** Fee that a unit demands before its next battle, or null. */
export function findFee(unit: CampaignUnit, held: PreBattleBalanceLookup, rules: Rules): Fee | null {
  if (unit.kind === 'vehicle') return null
  const credits = sumPriceParts(listFeesBeforeGame(unit.profile.traits, countModels(unit), rules))
  return credits === 0 ? null : { credits, isPaid: held({ kind: unit.kind, id: unit.id }, 'credits') >= credits }
}

/** Ledger lines of a paid fee: from the purse to the unit (P28-TR-mercenary). */
export function listFeePaymentLedgerLines(unit: CampaignUnit, { credits }: Fee): LedgerLine[] {
  const rule = 'P28-TR-mercenary'
  const line = (account: LedgerAccount, value: number, source: string): LedgerLine => ({
    key: `fee:${account.id}`,
    account,
    currency: 'credits',
    amount: value,
    rule,
    override: null,
    reason: `Fee of ${unit.name} for the next battle`,
    parts: [{ source, value, rule }],
  })
  return [
    line({ kind: 'warband', id: unit.warbandId }, -credits, `To ${unit.name}`),
    line({ kind: unit.kind, id: unit.id }, credits, 'From the credits of the warband'),
  ]
}

/** Ledger lines for points left over when a warband was built: the first credits of its purse (P28-BUILD-4). */
export function listStartingCreditLedgerLines(warbandId: string, leftover: number): LedgerLine[] {
  if (leftover === 0) return []
  const rule = 'P28-BUILD-4'
  const account = { kind: 'warband', id: warbandId } as const
  const parts = [{ source: 'Points left over when it was built', value: leftover, rule }]
  const reason = 'Credits to begin with'
  const line = { key: `opening:${warbandId}`, account, currency: 'credits', amount: leftover, reason } as const
  return [{ ...line, rule, parts, override: null }]
}

/**
 * Ledger lines due at a battle: fees are consumed, and unspent points of the Venal become credits (P28-TR-mercenary,
 * P28-TR-venal).
 */
export function listPreBattleLedgerLines(battle: AftermathInput, held: PreBattleBalanceLookup): LedgerLine[] {
  const hired = listTalliedUnits(battle).filter(hasTakenPart)
  return [
    ...battle.warbands.flatMap((warband) => venalLines(battle, warband, held)),
    ...hired.flatMap(({ unit, rules }) => usedFee(battle, unit, findFee(unit, held, rules), held)),
  ]
}

function usedFee(
  { choices }: AftermathInput,
  unit: CampaignUnit,
  fee: Fee | null,
  held: PreBattleBalanceLookup,
): LedgerLine[] {
  const account = { kind: unit.kind, id: unit.id }
  const used = Math.min(fee?.credits ?? 0, held(account, 'credits'))
  if (used <= 0) return []
  const rule = 'P28-TR-mercenary'
  const parts = [{ source: 'Fee of this battle', value: -used, rule }]
  const line = { key: `fee:${unit.id}`, account, currency: 'credits', reason: 'Fee used up', rule, parts } as const
  return [createLedgerLine(line, choices)]
}

function venalLines(
  { choices, rulesOf }: AftermathInput,
  { id: warbandId, units }: CampaignWarband,
  held: PreBattleBalanceLookup,
): LedgerLine[] {
  return units.flatMap((unit) => {
    if (unit.kind === 'vehicle') return []
    const account = { kind: unit.kind, id: unit.id }
    const forced = findForcedConversion(held(account, 'points'), unit.profile.traits, rulesOf(warbandId))
    if (forced === null) return []
    const rule = 'P28-TR-venal'
    const key = `venal:${unit.id}`
    const common = { reason: `Unspent points of ${unit.name} into credits`, rule }
    const taken = [{ source: 'Kept from before this battle', value: -forced.pointsUsed, rule }]
    const purse = { kind: 'warband', id: warbandId } as const
    const got = { ...common, key: `${key}:credits`, account: purse, currency: 'credits', parts: forced.parts } as const
    return [
      createLedgerLine({ ...common, key, account, currency: 'points', parts: taken }, choices),
      ...(forced.credits === 0 ? [] : [createLedgerLine(got, choices)]),
    ]
  })
}
