import { buildChoice, type ChoiceDraft } from '#main/games/planet28/battle/queries/build-choice.ts'
import { listChoiceDrafts } from '#main/games/planet28/battle/queries/list-choices.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import type { CommandChoices } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

/** Lists all commands possible now, and the refused ones with their rule (P28-ACT-4). */
export function listBattleChoices(battle: Battle, asked?: string): CommandChoices {
  const context = { battle, rules: getBattleRules(battle) }
  const { turn, orders, ...about } = listChoiceDrafts(context, asked)
  const all = (drafts: readonly ChoiceDraft[]) => drafts.map((draft) => buildChoice(context, draft))
  return { ...about, turn: all(turn), orders: all(orders) }
}
