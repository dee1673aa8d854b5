import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed, type ComputedRef, type Ref } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { sortForRoster } from './content/roster-sheet.ts'
import type { PrintableUnit, PrintableWarband } from './content/used-rows.ts'
import { hasChangedSincePrint, type PrintJobContent, type PrintChoice } from './print-job.ts'
import type { PrintOptions } from './sheet-model.ts'
import { useQueryList } from './use-query-list.ts'

/** Everything printable, and the data of the selection. `content` is null until all of it is loaded. */
export function usePrintContent(choice: Ref<PrintChoice>, options: Ref<PrintOptions>) {
  const { session } = useClient()
  const queryClient = useQueryClient()
  const isGamemaster = session.role === 'gamemaster'
  const wantsSecrets = computed(() => isGamemaster && choice.value.kinds.includes('secrets'))
  const { home, warbands, lines, states, agendas, isListed, errors } = useLists(wantsSecrets)

  const chosen = computed(() => {
    const { units, onlyChanged } = choice.value
    const ids = new Set(units)
    return lines.value.filter(({ id }) => ids.has(id) && (!onlyChanged || hasChangedSincePrint(states.value, id)))
  })
  const warbandIds = computed(() => [
    ...new Set(lines.value.filter(({ id }) => choice.value.units.includes(id)).map(({ warbandId }) => warbandId)),
  ])
  const views = useViews(chosen, warbandIds)
  const printableWarbands = computed(() =>
    warbandIds.value.flatMap((id): PrintableWarband[] => {
      const view = warbands.data.value?.find((warband) => warband.id === id)
      const rules = views.rulesOf.value.get(id)
      const standing = views.standings.value.get(id)
      return view && rules && standing !== undefined ? [{ view, rules, standing }] : []
    }),
  )

  const content = computed((): PrintJobContent | null => {
    const units = views.units.value.flatMap((unit) => unit ?? [])
    const isWhole =
      isListed.value &&
      units.length === views.units.value.length &&
      printableWarbands.value.length === warbandIds.value.length &&
      (!wantsSecrets.value || agendas.data.value !== undefined)
    if (!isWhole) return null
    return {
      choice: choice.value,
      units,
      warbands: printableWarbands.value,
      lines: lines.value,
      agendas: wantsSecrets.value ? (agendas.data.value ?? null) : null,
      options: options.value,
      states: states.value,
    }
  })
  const failure = computed(() => {
    const error = [...errors.value, ...views.errors.value].find((candidate) => candidate !== null)
    return error && content.value === null ? getErrorMessage(error) : null
  })
  const again = () => queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })

  return { isGamemaster, home, warbands, lines, chosen, states, isListed, content, failure, again }
}

/** Lists of everything printable, in the order of a roster. */
function useLists(wantsSecrets: ComputedRef<boolean>) {
  const { queries } = useClient()
  const home = useQuery(queries.campaign.home.queryOptions())
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const characters = useQuery(queries.characters.list.queryOptions())
  const squads = useQuery(queries.squads.list.queryOptions())
  const vehicles = useQuery(queries.vehicles.list.queryOptions())
  const prints = useQuery(queries.prints.list.queryOptions())
  const agendas = useQuery(computed(() => queries.agendas.list.queryOptions({ enabled: wantsSecrets.value })))
  const lists = [home, warbands, characters, squads, vehicles, prints]
  const lines = computed(() => {
    const all = [characters, squads, vehicles].flatMap(({ data }) => data.value ?? [])
    return (warbands.data.value ?? []).flatMap(({ id }) =>
      sortForRoster(all.filter(({ warbandId }) => warbandId === id)),
    )
  })
  const states = computed(() => prints.data.value ?? [])
  const isListed = computed(() => lists.every(({ data }) => data.value !== undefined))
  const errors = computed(() => [...lists, agendas].map(({ error }) => error.value))
  return { home, warbands, lines, states, agendas, isListed, errors }
}

/** The chosen units individually, with the rules and states of their warbands. */
function useViews(
  chosen: ComputedRef<readonly { readonly kind: string; readonly id: string }[]>,
  warbandIds: ComputedRef<readonly string[]>,
) {
  const { queries } = useClient()
  const idsOf = (kind: string) => chosen.value.filter((line) => line.kind === kind).map(({ id }) => id)
  const characters = useQueryList(() =>
    idsOf('character').map((id) => queries.characters.get.queryOptions({ input: { id } })),
  )
  const squads = useQueryList(() => idsOf('squad').map((id) => queries.squads.get.queryOptions({ input: { id } })))
  const vehicles = useQueryList(() =>
    idsOf('vehicle').map((id) => queries.vehicles.get.queryOptions({ input: { id } })),
  )
  const { rules, standings, rulesOf } = useWarbands(warbandIds)
  const units = computed(() => {
    const views = [
      ...characters.value.map(({ data }) => data && { kind: 'character' as const, view: data }),
      ...squads.value.map(({ data }) => data && { kind: 'squad' as const, view: data }),
      ...vehicles.value.map(({ data }) => data && { kind: 'vehicle' as const, view: data }),
    ]
    return chosen.value.map(({ id }): PrintableUnit | null => {
      const found = views.find((view) => view?.view.id === id)
      const own = found && rulesOf.value.get(found.view.warbandId)
      const warband = found && standings.value.get(found.view.warbandId)
      const standing = warband?.units.find(({ unit }) => unit.id === id) ?? null
      return found && own && warband !== undefined ? { ...found, rules: own, standing } : null
    })
  })
  const errors = computed(() =>
    [characters, squads, vehicles, rules].flatMap((list) => list.value.map(({ error }) => error)),
  )
  return { units, rulesOf, standings, errors }
}

/** Rules and states of warbands. Null if they cannot be loaded, such as with rules that lack a row. */
function useWarbands(ids: ComputedRef<readonly string[]>) {
  const { queries } = useClient()
  const rules = useQueryList(() =>
    ids.value.map((warbandId) => queries.rulings.rules.queryOptions({ input: { warbandId } })),
  )
  const views = useQueryList(() =>
    ids.value.map((warbandId) => queries.advancement.ofWarband.queryOptions({ input: { warbandId } })),
  )
  const standings = computed(
    () =>
      new Map(
        ids.value.flatMap((id, index) => {
          const answer = views.value[index]
          return answer === undefined || answer.isPending ? [] : [[id, answer.data ?? null] as const]
        }),
      ),
  )
  const rulesOf = computed(() => new Map(ids.value.map((id, index) => [id, rules.value[index]?.data?.rules] as const)))
  return { rules, standings, rulesOf }
}
