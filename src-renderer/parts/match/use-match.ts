import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import { getMatchLoadState } from './match-load-state.ts'

/** Die results rolled at the table, in order; null where Orrery rolls. */
export type TypedFaces = readonly (number | null)[]

/** State of a match as a seat sees it, with commands, undo and redo. */
export function useMatch<View, Order extends object>(id: () => string, eyes: () => string | null = () => null) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  /** Not cached after use (`gcTime: 0`): the seat's view of an earlier turn would be shown until the refetch. */
  const query = useQuery(
    computed(() => ({
      ...queries.matches.view.queryOptions({ input: { id: id(), seat: eyes() } }),
      gcTime: 0,
      placeholderData: (before: MatchView | undefined) => (before?.id === id() ? before : undefined),
    })),
  )
  const reading = computed(() => getMatchLoadState(query.data.value, query.error.value))
  const match = computed(() => reading.value.match)
  const command = useCommand({
    inTurn: true,
    ifStale: 'It has been read anew: look again.',
    after: () => cache.invalidateQueries({ queryKey: queries.matches.key() }),
  })
  /** Version after the last command, which may be newer than the loaded state. */
  let known = 0
  const seen = () => ({ id: id(), version: Math.max(known, match.value?.version ?? 0) })
  /** Runs a command and remembers the version that it produced. Returns null if it failed. */
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
    view: computed(() => (match.value ? castMatchView<View>(match.value) : null)),
    busy: command.busy,
    failure: command.failure,
    /** Clears the refusal. */
    forget: () => void (command.failure.value = null),
    tell: (text: string) => void (command.failure.value = text),
    /** Sends a command for a seat. Returns whether it was executed. */
    async act(order: Order, by: string | null, faces: TypedFaces = []): Promise<boolean> {
      const input = () => ({ ...seen(), seat: by, commands: [order as Record<string, never>], faces: [...faces] })
      return (await runSeen(() => client.matches.act(input()))) !== null
    },
    /**
     * Gives commands of a seat, all in one change. `whenDone` runs before the match is read anew. Returns whether they
     * were executed.
     */
    async giveCommands(
      {
        commands,
        by,
        faces,
      }: { readonly commands: readonly object[]; readonly by: string; readonly faces: TypedFaces },
      whenDone: () => void,
    ): Promise<boolean> {
      const done = await runSeen(async () => {
        const given = commands.map((command) => command as Record<string, never>)
        const view = await client.matches.act({ ...seen(), seat: by, commands: given, faces: [...faces] })
        whenDone()
        return view
      })
      return done !== null
    },
    /** Has the active bot take its turn. Returns its reasoning, or null if it failed. */
    async playBot(): Promise<string | null> {
      const done = await runSeen(async () => {
        const { view, why } = await client.matches.playBot(seen())
        return { version: view.version, why }
      })
      return done?.result.why ?? null
    },
    undo: () => runSeen(() => client.matches.undo({ ...seen(), seat: null })),
    redo: () => runSeen(() => client.matches.redo({ ...seen(), seat: null })),
  }
}

export function castMatchView<View>({ view }: Pick<MatchView, 'view'>): View {
  return view as View
}
