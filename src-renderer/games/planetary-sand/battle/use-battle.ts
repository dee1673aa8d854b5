import { computed } from 'vue'
import { formatSeat } from '#renderer/parts/match/match-columns.ts'
import { useMatchQuery as useAnyAnswer } from '#renderer/parts/match/use-match-query.ts'
import { useMatch } from '#renderer/parts/match/use-match.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Question, QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { Replies } from '#shared/games/planetary-sand/replies.ts'
import { listSidesToAct } from '#shared/games/planetary-sand/sides-to-act.ts'

/** A command without its side, which follows from the seat. */
export type CommandWithoutSide = Command extends infer One ? (One extends Command ? Omit<One, 'by'> : never) : never

/** State and commands of a battle as a side sees it. Null sees only what is public. */
export function useBattle(id: () => string, eyes: () => string | null) {
  const { view: battle, ...match } = useMatch<Battle, CommandWithoutSide>(id, eyes)
  const nameOf = (seat: string) =>
    formatSeat(match.match.value?.seats.find((candidate) => candidate.seat === seat) ?? { seat, name: seat })
  /** The sides to act now, and `toAct`, those of them that are played on this screen. */
  const acting = computed(() => (battle.value ? listSidesToAct(battle.value) : []))
  const toAct = computed(() => acting.value.filter((side) => match.match.value?.mine.includes(side)))
  return { ...match, id, battle, nameOf, acting, toAct }
}

export type BattleController = ReturnType<typeof useBattle>

/** Queries the game while there is a question. */
export function useGameQuery<Ask extends Question['ask']>(
  desk: Pick<BattleController, 'id'>,
  question: () => QuestionOf<Ask> | null,
  eyes?: () => string | null,
) {
  return useAnyAnswer<Replies[Ask]>(desk.id, question, eyes)
}
