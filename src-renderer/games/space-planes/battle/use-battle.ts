import { computed } from 'vue'
import { useMatchQuery as useAnyAnswer } from '#renderer/parts/match/use-match-query.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Replies, Question, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { formatShipName } from '#shared/games/space-planes/sides.ts'
import { useMailPanel } from '../mail/use-mail-panel.ts'
import { formatSeat } from './format-battle.ts'

/** An order without who gives it: the battle says whose turn it is. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, 'by'> : never) : never

/** A battle on the screen: how it stands, and how orders are given and taken back. */
export function useBattle(id: () => string) {
  const match = useMatch<BattleView, Order>(id)
  const battle = match.view
  const mail = useMailPanel(id, () => battle.value?.mail !== undefined, match.seen)
  /** Of the same moment as the battle: the two are read one after the other. */
  const isMyTurn = () => mail.desk.value?.isMyTurn === true && mail.desk.value.entries === match.match.value?.entries
  const nameOf = (seat: string) => {
    const side = battle.value?.sides?.[seat]
    if (side) return side.name
    if (mail.desk.value) return seat === mail.desk.value.seat ? mail.desk.value.ownName : mail.desk.value.otherName
    const named = match.match.value?.seats.find((candidate) => candidate.seat === seat)
    return named ? formatSeat(named) : seat
  }
  return {
    ...match,
    battle,
    mail,
    /** Whether orders are given at this table now: by mail the other seat is flown at the other one. */
    mayOrder: computed(() => battle.value?.mail === undefined || isMyTurn()),
    nameOf,
    /** What a ship is called inside a sentence. */
    shipOf: (id: string) => (battle.value ? formatShipName(battle.value, id) : `ship ${id}`),
    /** Gives an order for the seat to act, or for another one; whether it was carried out. */
    act: (order: Order, seat: string | null = null) => match.act(order, seat ?? battle.value?.active ?? null),
    /** Asks once, for what no page shows. */
    ask: async <Ask extends Question['ask']>(question: QuestionOf<Ask>) =>
      (await match.ask(question)) as Replies[Ask] | null,
  }
}

/** A battle on the screen. */
export type BattleController = ReturnType<typeof useBattle>

/** What the game answers, as long as a question is asked. */
export function useGameQuery<Ask extends Question['ask']>(id: () => string, question: () => QuestionOf<Ask> | null) {
  return useAnyAnswer<Replies[Ask]>(id, question)
}
