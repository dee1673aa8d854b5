import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed, type Ref } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { inRosterOrder } from './content/roster-sheet.ts'
import type { Printable, PrintableWarband } from './content/used-rows.ts'
import { hasChanged, type JobContent, type PrintChoice } from './print-job.ts'
import type { PrintOptions } from './sheet-model.ts'
import { useEach } from './use-each.ts'

/** What can be printed, and everything about what was chosen; `content` is null until all of it is read. */
export function usePrintContent(choice: Ref<PrintChoice>, options: Ref<PrintOptions>) {
  const { queries, session } = useClient()
  const queryClient = useQueryClient()
  const isGamemaster = session.role === 'gamemaster'
  const home = useQuery(queries.campaign.home.queryOptions())
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const characters = useQuery(queries.characters.list.queryOptions())
  const squads = useQuery(queries.squads.list.queryOptions())
  const vehicles = useQuery(queries.vehicles.list.queryOptions())
  const prints = useQuery(queries.prints.list.queryOptions())
  const wantsSecrets = computed(() => isGamemaster && choice.value.kinds.includes('secrets'))
  const agendas = useQuery(computed(() => queries.agendas.list.queryOptions({ enabled: wantsSecrets.value })))
  const lists = [home, warbands, characters, squads, vehicles, prints]

  const states = computed(() => prints.data.value ?? [])
  const lines = computed(() => {
    const all = [characters, squads, vehicles].flatMap(({ data }) => data.value ?? [])
    return (warbands.data.value ?? []).flatMap(({ id }) =>
      inRosterOrder(all.filter(({ warbandId }) => warbandId === id)),
    )
  })
  const chosen = computed(() => {
    const { units, onlyChanged } = choice.value
    const ids = new Set(units)
    return lines.value.filter(({ id }) => ids.has(id) && (!onlyChanged || hasChanged(states.value, id)))
  })
  const warbandIds = computed(() => [
    ...new Set(lines.value.filter(({ id }) => choice.value.units.includes(id)).map(({ warbandId }) => warbandId)),
  ])
  const idsOf = (kind: string) => chosen.value.filter((line) => line.kind === kind).map(({ id }) => id)

  const characterViews = useEach(() =>
    idsOf('character').map((id) => queries.characters.get.queryOptions({ input: { id } })),
  )
  const squadViews = useEach(() => idsOf('squad').map((id) => queries.squads.get.queryOptions({ input: { id } })))
  const vehicleViews = useEach(() => idsOf('vehicle').map((id) => queries.vehicles.get.queryOptions({ input: { id } })))
  const ruleViews = useEach(() =>
    warbandIds.value.map((warbandId) => queries.rulings.rules.queryOptions({ input: { warbandId } })),
  )
  const standingViews = useEach(() =>
    warbandIds.value.map((warbandId) => queries.advancement.ofWarband.queryOptions({ input: { warbandId } })),
  )

  /** Null where it cannot be read, such as by rules that lack a row: the sheets are printed without it. */
  const standings = computed(
    () =>
      new Map(
        warbandIds.value.flatMap((id, index) => {
          const answer = standingViews.value[index]
          return answer === undefined || answer.isPending ? [] : [[id, answer.data ?? null] as const]
        }),
      ),
  )
  const rulesOf = computed(
    () => new Map(warbandIds.value.map((id, index) => [id, ruleViews.value[index]?.data?.rules] as const)),
  )
  const units = computed(() => {
    const views = [
      ...characterViews.value.map(({ data }) => data && { kind: 'character' as const, view: data }),
      ...squadViews.value.map(({ data }) => data && { kind: 'squad' as const, view: data }),
      ...vehicleViews.value.map(({ data }) => data && { kind: 'vehicle' as const, view: data }),
    ]
    return chosen.value.map(({ id }): Printable | null => {
      const found = views.find((one) => one?.view.id === id)
      const rules = found && rulesOf.value.get(found.view.warbandId)
      const warband = found && standings.value.get(found.view.warbandId)
      const standing = warband?.units.find(({ unit }) => unit.id === id) ?? null
      return found && rules && warband !== undefined ? { ...found, rules, standing } : null
    })
  })
  const printableWarbands = computed(() =>
    warbandIds.value.flatMap((id): PrintableWarband[] => {
      const view = warbands.data.value?.find((warband) => warband.id === id)
      const rules = rulesOf.value.get(id)
      const standing = standings.value.get(id)
      return view && rules && standing !== undefined ? [{ view, rules, standing }] : []
    }),
  )

  const isListed = computed(() => lists.every(({ data }) => data.value !== undefined))
  const content = computed((): JobContent | null => {
    const whole = units.value.flatMap((unit) => unit ?? [])
    const isWhole =
      isListed.value &&
      whole.length === units.value.length &&
      printableWarbands.value.length === warbandIds.value.length &&
      (!wantsSecrets.value || agendas.data.value !== undefined)
    if (!isWhole) return null
    return {
      choice: choice.value,
      units: whole,
      warbands: printableWarbands.value,
      lines: lines.value,
      agendas: wantsSecrets.value ? (agendas.data.value ?? null) : null,
      options: options.value,
      states: states.value,
    }
  })
  const everything = computed(() => [
    ...lists.map(({ error }) => error.value),
    agendas.error.value,
    ...[characterViews, squadViews, vehicleViews, ruleViews].flatMap((views) => views.value.map(({ error }) => error)),
  ])
  const failure = computed(() => {
    const error = everything.value.find((one) => one !== null && one !== undefined)
    return error && content.value === null ? messageOf(error) : null
  })
  const again = () => queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })

  return { isGamemaster, home, warbands, lines, chosen, states, isListed, content, failure, again }
}
