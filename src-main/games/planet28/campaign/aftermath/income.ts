import { givenDice } from '#main/games/kit/dice.ts'
import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { incomeSides, rollIncome } from '../money/income.ts'
import { type AnyFighter, type BattleToSettle, fightersOf, foughtAgainstRules, tookPart } from './battle-to-settle.ts'
import { askDice } from './questions.ts'
import { isAtHand, ledgerLine, settleMore } from './settled.ts'

/**
 * Credits for the purse of a warband: those that units bring for games that they played and lived through
 * (P28-TR-rich), and what it carried off, a sum that somebody sets by hand (P28-GM-1).
 */
export function settleIncome(battle: BattleToSettle, settled: Settlement): Settlement {
  const earned = fightersOf(battle).reduce((before, fighter) => settleEarner(battle, fighter, before), settled)
  return settleMore(earned, { ledger: carriedOff(battle) })
}

function carriedOff(battle: BattleToSettle): LedgerLine[] {
  const fought = new Set(
    fightersOf(battle)
      .filter(tookPart)
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
    return ledgerLine(line, battle.choices)
  })
}

function settleEarner(battle: BattleToSettle, fighter: AnyFighter, settled: Settlement): Settlement {
  const { unit, rules } = fighter
  if (unit.kind === 'vehicle' || !isAtHand(fighter, settled) || foughtAgainstRules(battle, fighter)) return settled
  const { traits } = unit.profile
  const sides = incomeSides(traits, rules)
  if (sides.length === 0) return settled
  const key = `income:${unit.id}`
  const text = `${unit.name}: roll the credits that it brings.`
  const question = askDice({ key, step: 'income', text, sides, rule: 'P28-TR-rich' }, battle.choices)
  const asked = settleMore(settled, { questions: [question] })
  if (question.faces === null) return asked
  const parts = rollIncome(traits, rules, givenDice(question.faces)).map((part) => {
    return { ...part, source: `${part.source}: ${unit.name}` }
  })
  const account = { kind: 'warband', id: unit.warbandId } as const
  const line = { key, account, currency: 'credits', reason: 'Income', rule: 'P28-TR-rich', parts } as const
  return settleMore(asked, { ledger: [ledgerLine(line, battle.choices)] })
}
