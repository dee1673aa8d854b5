import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { getPlayableKey } from '#renderer/parts/players/playable-players.ts'
import type { PlayedThingView } from '#shared/contract/nights.ts'
import { SIDES } from '#shared/games/fistful/model.ts'

/** Everything that can be assigned to a player, by kind, as choices. */
export function usePlayableChoices() {
  const { queries } = useClient()
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const characters = useQuery(queries.characters.list.queryOptions())
  const factions = useQuery(queries.factions.list.queryOptions())
  const flotillas = useQuery(queries.flotillas.list.queryOptions())
  const armies = useQuery(queries.armies.list.queryOptions())
  const games = useQuery(queries.fistful.list.queryOptions())

  const groups = computed(() => [
    {
      label: 'Warbands',
      parts: (warbands.data.value ?? []).filter(({ state }) => state === 'active').map(whole('warband')),
    },
    {
      label: 'Characters',
      parts: (characters.data.value ?? []).filter(({ isArchived }) => !isArchived).map(whole('character')),
    },
    { label: 'Flotillas', parts: (flotillas.data.value ?? []).map(whole('flotilla')) },
    { label: 'Armies', parts: (armies.data.value ?? []).map(whole('army')) },
    { label: 'Factions', parts: (factions.data.value ?? []).map(whole('faction')) },
    {
      label: 'Games of planets',
      parts: (games.data.value ?? []).flatMap(({ id, name }) =>
        SIDES.map((side): PlayedThingView => ({ kind: 'fistful-game', id, side, name })),
      ),
    },
  ])
  const all = computed(
    () => new Map(groups.value.flatMap(({ parts }) => parts.map((part) => [getPlayableKey(part), part]))),
  )

  /** Choices not assigned yet. */
  function choicesBut(given: readonly PlayedThingView[]) {
    const keys = new Set(given.map(getPlayableKey))
    const free = groups.value.map(({ label, parts }) => ({
      label,
      options: parts
        .filter((part) => !keys.has(getPlayableKey(part)))
        .map((part) => ({ value: getPlayableKey(part), label: formatPlayable(part) })),
    }))
    return free.filter(({ options }) => options.length > 0)
  }
  return { find: (key: string): PlayedThingView | null => all.value.get(key) ?? null, choicesBut }
}

/** Formats a part: its name, and the side in a game. */
export function formatPlayable({ name, side }: Pick<PlayedThingView, 'name' | 'side'>): string {
  return side === null ? name : `${name}, side ${side}`
}

function whole(kind: PlayedThingView['kind']) {
  return ({ id, name }: { readonly id: string; readonly name: string }): PlayedThingView => ({
    kind,
    id,
    name,
    side: null,
  })
}
