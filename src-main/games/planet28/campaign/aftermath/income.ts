import { createGivenDice } from '#main/games/kit/dice.ts'
import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { listIncomeDice, rollIncome } from '../money/income.ts'
import {
  type AnyTalliedUnit,
  type AftermathInput,
  listTalliedUnits,
  hasFoughtDespiteAbsence,
  hasTakenPart,
} from './aftermath-input.ts'
import { createDiceQuestion } from './dice-questions.ts'
import { canActAfterBattle, createLedgerLine, mergeAftermathResults } from './settlement.ts'

/**
 * Credits for the purse of a warband: income of units that played and survived (P28-TR-rich), and a manually entered
 * sum that it carried off (P28-GM-1).
 */
export function settleIncome(battle: AftermathInput, settled: AftermathResult): AftermathResult {
  const earned = listTalliedUnits(battle).reduce((before, fighter) => settleEarner(battle, fighter, before), settled)
  return mergeAftermathResults(earned, { ledger: carriedOff(battle) })
}

function carriedOff(battle: AftermathInput): LedgerLine[] {
  const fought = new Set(
    listTalliedUnits(battle)
      .filter(hasTakenPart)
      .map(({ tally }) => tally.warbandId),
  )
  return [...fought].map((id) => {
    const key = `income:${id}`
    const account = { kind: 'warband', id } as const
    const line = {
      key,
      account,
      currency: 'credits',
      reason: 'Loot and treasure',
      rule: 'P28-GM-1',
      parts: [],
    } as const
    return createLedgerLine(line, battle.choices)
  })
}

function settleEarner(battle: AftermathInput, fighter: AnyTalliedUnit, settled: AftermathResult): AftermathResult {
  const { unit, rules } = fighter
  if (unit.kind === 'vehicle' || !canActAfterBattle(fighter, settled) || hasFoughtDespiteAbsence(battle, fighter))
    return settled
  const { traits } = unit.profile
  const sides = listIncomeDice(traits, rules)
  if (sides.length === 0) return settled
  const key = `income:${unit.id}`
  const text = `${unit.name}: roll the credits that it brings.`
  const question = createDiceQuestion({ key, step: 'income', text, sides, rule: 'P28-TR-rich' }, battle.choices)
  const asked = mergeAftermathResults(settled, { questions: [question] })
  if (question.faces === null) return asked
  const parts = rollIncome(traits, rules, createGivenDice(question.faces)).map((part) => {
    return { ...part, source: `${part.source}: ${unit.name}` }
  })
  const account = { kind: 'warband', id: unit.warbandId } as const
  const line = { key, account, currency: 'credits', reason: 'Income', rule: 'P28-TR-rich', parts } as const
  return mergeAftermathResults(asked, { ledger: [createLedgerLine(line, battle.choices)] })
}
