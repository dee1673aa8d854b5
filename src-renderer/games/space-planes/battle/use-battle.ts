import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed, type ComputedRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Answers, Question, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { seatWords } from './battle-words.ts'

/** An order without who gives it: the battle says whose turn it is. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, 'by'> : never) : never

/** A battle on the screen: how it stands, and how orders are given and taken back. */
export function useBattle(id: () => string) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const query = useQuery(computed(() => queries.matches.view.queryOptions({ input: { id: id(), seat: null } })))
  const match = computed(() => query.data.value ?? null)
  const battle = computed(() => (match.value ? viewOf(match.value) : null))
  const command = useCommand({
    inTurn: true,
    ifStale: 'It has been read anew: look again.',
    after: () => cache.invalidateQueries({ queryKey: queries.matches.key() }),
  })
  const seen = () => ({ id: id(), version: match.value?.version ?? 0 })
  const nameOf = (seat: string) => {
    const named = match.value?.seats.find((one) => one.seat === seat)
    return named ? seatWords(named) : seat
  }
  return {
    query,
    match,
    battle,
    nameOf,
    busy: command.busy,
    failure: command.failure,
    /** Gives an order for the seat to act, or for another one; whether it was carried out. */
    async act(order: Order, seat: string | null = null): Promise<boolean> {
      const by = seat ?? battle.value?.active ?? null
      const done = await command.run(() => client.matches.act({ ...seen(), seat: by, command: order, faces: [] }))
      return done !== null
    },
    /** The bot that is to act takes its turn; why it does what it does, or null where it did not. */
    async playBot(): Promise<string | null> {
      const done = await command.run(() => client.matches.playBot(seen()))
      return done?.result.why ?? null
    },
    undo: () => command.run(() => client.matches.undo({ ...seen(), seat: null })),
    redo: () => command.run(() => client.matches.redo({ ...seen(), seat: null })),
    /** Asks once, for what no page shows. */
    async ask<Ask extends Question['ask']>(question: QuestionOf<Ask>): Promise<Answers[Ask] | null> {
      const done = await command.run(() => client.matches.ask({ id: id(), seat: null, question }))
      return done ? (done.result.answer as Answers[Ask]) : null
    },
  }
}

/** A battle on the screen. */
export type BattleDesk = ReturnType<typeof useBattle>

/** The state of a match of this game. */
export function viewOf({ view }: Pick<MatchView, 'view'>): BattleView {
  return view as BattleView
}

/** What the game answers, as long as a question is asked. */
export function useAnswer<Ask extends Question['ask']>(id: () => string, question: () => QuestionOf<Ask> | null) {
  const { queries } = useClient()
  const asked = useQuery(
    computed(() =>
      queries.matches.ask.queryOptions({
        input: { id: id(), seat: null, question: question() ?? {} },
        enabled: question() !== null,
      }),
    ),
  )
  const answer: ComputedRef<Answers[Ask] | null> = computed(() =>
    question() === null ? null : ((asked.data.value?.answer as Answers[Ask] | undefined) ?? null),
  )
  return answer
}
