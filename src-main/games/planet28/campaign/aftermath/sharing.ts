import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { AmountPart, LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { splitCoopPoints } from '../money/coop-split.ts'
import { sumPriceParts } from '../money/purchases/plan.ts'
import type { AftermathInput } from './aftermath-input.ts'
import { isExcludedFromSharedTotal } from './agendas.ts'
import { createLedgerLine, mergeAftermathResults } from './settlement.ts'

const RULE = 'P28-COOP-1'

/**
 * Co-op games: pools all points of the players' units and warbands with those set aside before, and divides them among
 * the warband pools (P28-COOP-1). Contributions and shares are separate ledger lines that cancel out.
 */
export function settlePointSharing(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  const players = playersOf(battle)
  if (battle.record.play !== 'co-op' || players.length === 0) return settled
  const gifts = players.map((warband) => ({ warband, lines: giftsOf(battle, warband, settled) }))
  const brought = gifts.map(({ warband, lines }) => ({ id: warband.id, points: sumGiven(lines) }))
  const { shares, aside, total } = splitCoopPoints(brought, battle.reserve)
  const got = players.map((warband) => {
    const source = `Share of ${total} points for ${players.length}`
    const parts = [{ source, value: shares[warband.id] ?? 0, rule: RULE }]
    return shareLine(battle, `share:${warband.id}`, { kind: 'warband', id: warband.id }, parts)
  })
  const ledger = [...gifts.flatMap(({ lines }) => lines), ...got, ...reserveLine(battle, aside)]
  return mergeAftermathResults(settled, { ledger })
}

/** Warbands of the players, in the order of their sides. */
function playersOf({ record, warbands }: AftermathInput): CampaignWarband[] {
  const sides = record.sides.filter(({ isEnemy }) => !isEnemy)
  const ids = new Set(sides.flatMap(({ warbandIds }) => warbandIds))
  return [...ids].flatMap((id) => warbands.find((warband) => warband.id === id) ?? [])
}

/**
 * For each account of the warband that earned points, its own and those of its units: the ledger line that moves them
 * into the shared total.
 */
function giftsOf(battle: AftermathInput, warband: CampaignWarband, settled: AftermathResult): LedgerLine[] {
  const accounts = [
    { kind: 'warband' as const, id: warband.id },
    ...warband.units.map(({ kind, id }) => ({ kind, id })),
  ]
  return accounts.flatMap((account) => {
    const value = settled.ledger
      .filter((line) => line.account.kind === account.kind && line.account.id === account.id)
      .filter((line) => line.currency === 'points' && !isExcludedFromSharedTotal(line, battle))
      .reduce((sum, { amount }) => sum + amount, 0)
    if (value === 0) return []
    return [
      shareLine(battle, `given:${account.id}`, account, [{ source: 'To the shared total', value: -value, rule: RULE }]),
    ]
  })
}

function sumGiven(lines: readonly LedgerLine[]): number {
  return -lines.reduce((sum, { parts }) => sum + sumPriceParts(parts), 0)
}

/** Ledger line for the change of the reserve, which keeps the points that cannot be divided. */
function reserveLine(battle: AftermathInput, aside: number): LedgerLine[] {
  const { reserve } = battle
  if (aside === reserve) return []
  const parts = [
    { source: 'Set aside before, divided now', value: -reserve, rule: RULE },
    { source: 'Set aside for the next game', value: aside, rule: RULE },
  ]
  const kept = parts.filter(({ value }) => value !== 0)
  return [shareLine(battle, 'share:reserve', { kind: 'reserve', id: 'reserve' }, kept)]
}

function shareLine(
  { choices }: AftermathInput,
  key: string,
  account: LedgerLine['account'],
  parts: readonly AmountPart[],
): LedgerLine {
  return createLedgerLine({ key, account, currency: 'points', reason: 'Points shared', rule: RULE, parts }, choices)
}
