import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import { readMatch } from './read-match.ts'

/** Faces that were thrown at the table, in their order; null where Orrery rolls. */
export type TypedFaces = readonly (number | null)[]

/** A match on the screen: how it stands for the eyes of a seat, and how orders are given and taken back. */
export function useMatch<View, Order extends object>(id: () => string, eyes: () => string | null = () => null) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  /** A look is not kept once nobody takes it: what these eyes saw a turn ago would stand on the screen until they have looked anew. */
  const query = useQuery(
    computed(() => ({
      ...queries.matches.view.queryOptions({ input: { id: id(), seat: eyes() } }),
      gcTime: 0,
      placeholderData: (before: MatchView | undefined) => (before?.id === id() ? before : undefined),
    })),
  )
  const reading = computed(() => readMatch(query.data.value, query.error.value))
  const match = computed(() => reading.value.match)
  const command = useCommand({
    inTurn: true,
    ifStale: 'It has been read anew: look again.',
    after: () => cache.invalidateQueries({ queryKey: queries.matches.key() }),
  })
  /** What the last order came to: the next one may follow it before the page has read anew. */
  let known = 0
  const seen = () => ({ id: id(), version: Math.max(known, match.value?.version ?? 0) })
  /** Runs a command and remembers the version that it made; null where it failed. */
  async function runSeen<Done extends { readonly version: number }>(act: () => Promise<Done>) {
    const done = await command.run(act)
    if (done) known = done.result.version
    return done
  }
  return {
    query,
    reading,
    match,
    seen,
    view: computed(() => (match.value ? getView<View>(match.value) : null)),
    busy: command.busy,
    failure: command.failure,
    /** A refusal is read, and belongs no more to what is on the screen. */
    forget: () => void (command.failure.value = null),
    tell: (text: string) => void (command.failure.value = text),
    /** Gives an order for a seat; whether it was carried out. */
    async act(order: Order, by: string | null, faces: TypedFaces = []): Promise<boolean> {
      const input = () => ({ ...seen(), seat: by, command: order as Record<string, never>, faces: [...faces] })
      return (await runSeen(() => client.matches.act(input()))) !== null
    },
    /** The bot that is to act takes its turn; why it does what it does, or null where it did not. */
    async playBot(): Promise<string | null> {
      const done = await runSeen(async () => {
        const { view, why } = await client.matches.playBot(seen())
        return { version: view.version, why }
      })
      return done?.result.why ?? null
    },
    undo: () => runSeen(() => client.matches.undo({ ...seen(), seat: null })),
    redo: () => runSeen(() => client.matches.redo({ ...seen(), seat: null })),
    /** Asks the game once, for what no page shows. */
    async ask(question: Readonly<Record<string, unknown>>): Promise<unknown> {
      const asked = question as Record<string, never>
      const done = await command.run(() => client.matches.ask({ id: id(), seat: eyes(), question: asked }))
      return done?.result.answer ?? null
    },
  }
}

/** The state of a match as its game shows it. */
export function getView<View>({ view }: Pick<MatchView, 'view'>): View {
  return view as View
}
