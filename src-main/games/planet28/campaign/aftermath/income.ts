import { givenDice } from '#main/games/kit/dice.ts'
import type { Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import { incomeSides, rollIncome } from '../money/income.ts'
import { type AnyFighter, type BattleToSettle, fightersOf } from './battle-to-settle.ts'
import { askDice } from './questions.ts'
import { isAtHand, ledgerLine, settleMore } from './settled.ts'

/** Credits that units bring the purse of their warband, for games that they played and lived through (P28-TR-rich). */
export function settleIncome(battle: BattleToSettle, settled: Settlement): Settlement {
  return fightersOf(battle).reduce((before, fighter) => settleEarner(battle, fighter, before), settled)
}

function settleEarner({ choices }: BattleToSettle, fighter: AnyFighter, settled: Settlement): Settlement {
  const { unit, rules } = fighter
  if (unit.kind === 'vehicle' || !isAtHand(fighter, settled)) return settled
  const { traits } = unit.profile
  const sides = incomeSides(traits, rules)
  if (sides.length === 0) return settled
  const key = `income:${unit.id}`
  const text = `${unit.name}: roll the credits that it brings.`
  const question = askDice({ key, step: 'income', text, sides, rule: 'P28-TR-rich' }, choices)
  const asked = settleMore(settled, { questions: [question] })
  if (question.faces === null) return asked
  const parts = rollIncome(traits, rules, givenDice(question.faces)).map((part) => {
    return { ...part, source: `${part.source}: ${unit.name}` }
  })
  const account = { kind: 'warband', id: unit.warbandId } as const
  const line = { key, account, currency: 'credits', reason: 'Income', rule: 'P28-TR-rich', parts } as const
  return settleMore(asked, { ledger: [ledgerLine(line, choices)] })
}
