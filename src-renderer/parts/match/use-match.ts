import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { MatchView } from '#shared/contract/matches.ts'

/** Faces that were thrown at the table, in their order; null where Orrery rolls. */
export type Faces = readonly (number | null)[]

/** A match on the screen: how it stands for the eyes of a seat, and how orders are given and taken back. */
export function useMatch<View, Order extends object>(id: () => string, eyes: () => string | null = () => null) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const query = useQuery(computed(() => queries.matches.view.queryOptions({ input: { id: id(), seat: eyes() } })))
  const match = computed(() => query.data.value ?? null)
  const command = useCommand({
    inTurn: true,
    ifStale: 'It has been read anew: look again.',
    after: () => cache.invalidateQueries({ queryKey: queries.matches.key() }),
  })
  const seen = () => ({ id: id(), version: match.value?.version ?? 0 })
  return {
    query,
    match,
    view: computed(() => (match.value ? viewOf<View>(match.value) : null)),
    busy: command.busy,
    failure: command.failure,
    /** Gives an order for a seat; whether it was carried out. */
    async act(order: Order, by: string | null, faces: Faces = []): Promise<boolean> {
      const input = () => ({ ...seen(), seat: by, command: order as Record<string, never>, faces: [...faces] })
      return (await command.run(() => client.matches.act(input()))) !== null
    },
    /** The bot that is to act takes its turn; why it does what it does, or null where it did not. */
    async playBot(): Promise<string | null> {
      const done = await command.run(() => client.matches.playBot(seen()))
      return done?.result.why ?? null
    },
    undo: () => command.run(() => client.matches.undo({ ...seen(), seat: null })),
    redo: () => command.run(() => client.matches.redo({ ...seen(), seat: null })),
    /** Asks the game once, for what no page shows. */
    async ask(question: Readonly<Record<string, unknown>>): Promise<unknown> {
      const asked = question as Record<string, never>
      const done = await command.run(() => client.matches.ask({ id: id(), seat: eyes(), question: asked }))
      return done?.result.answer ?? null
    },
  }
}

/** The state of a match as its game shows it. */
export function viewOf<View>({ view }: Pick<MatchView, 'view'>): View {
  return view as View
}
