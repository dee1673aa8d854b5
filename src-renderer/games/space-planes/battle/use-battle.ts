import { computed } from 'vue'
import { useMatchQuery as useAnyAnswer } from '#renderer/parts/match/use-match-query.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Replies, Question, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { formatShipName } from '#shared/games/space-planes/sides.ts'
import { useMailPanel } from '../mail/use-mail-panel.ts'
import { formatSeat } from './format-battle.ts'

/** A command without its seat, which follows from whose turn it is. */
export type CommandWithoutSeat = Command extends infer One ? (One extends Command ? Omit<One, 'by'> : never) : never

/** State of a battle, with commands, undo and redo. */
export function useBattle(id: () => string) {
  const match = useMatch<BattleView, CommandWithoutSeat>(id)
  const battle = match.view
  const mail = useMailPanel(id, () => battle.value?.mail !== undefined, match.seen)
  /** Compares versions as well, since the battle and the mail are loaded one after the other. */
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
    /** Whether commands may be given at this table now. In a battle by mail, the other seat is played elsewhere. */
    mayOrder: computed(() => battle.value?.mail === undefined || isMyTurn()),
    nameOf,
    /** Formats a ship's name for use inside a sentence. */
    shipOf: (id: string) => (battle.value ? formatShipName(battle.value, id) : `ship ${id}`),
    /** Gives a command for the active seat or another one. Returns whether it was executed. */
    act: (order: CommandWithoutSeat, seat: string | null = null) =>
      match.act(order, seat ?? battle.value?.active ?? null),
    /** Sends a single query to the game. */
    ask: async <Ask extends Question['ask']>(question: QuestionOf<Ask>) =>
      (await match.ask(question)) as Replies[Ask] | null,
  }
}

export type BattleController = ReturnType<typeof useBattle>

/** Queries the game while there is a question. */
export function useGameQuery<Ask extends Question['ask']>(id: () => string, question: () => QuestionOf<Ask> | null) {
  return useAnyAnswer<Replies[Ask]>(id, question)
}
