import { useQuery } from '@tanstack/vue-query'
import { computed, type Ref, ref, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { castMatchView } from '#renderer/parts/match/use-match.ts'
import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { getBattleEvents } from '../story/story.ts'
import { listReorientSteps } from './reorient-steps.ts'

/** Steps through a reorientation ship by ship, so that the players can follow on the table. */
export function useReorientStepper(id: () => string, lines: () => readonly MatchLogLine[]) {
  /** Number of the log entry shown, and the step within it. */
  const entry = ref<number | null>(null)
  const step = ref(0)
  /** Range of new log entries, such as a bot's whole turn, to be searched once their events are loaded. */
  const awaited = ref<{ readonly after: number; readonly upTo: number } | null>(null)
  const line = computed(() => lines().find(({ n }) => n === entry.value) ?? null)
  const steps = useSteps(id, entry, line)
  const current = computed(() => steps.value[step.value] ?? null)
  const close = () => void (entry.value = null)
  function open(n: number): void {
    entry.value = n
    step.value = 0
  }
  const next = () => (step.value + 1 < steps.value.length ? void (step.value += 1) : close())
  watch(
    () => [awaited.value, lines()] as const,
    ([range, known]) => {
      if (range === null || !known.some(({ n }) => n === range.upTo)) return
      awaited.value = null
      const written = known.filter(({ n }) => n > range.after && n <= range.upTo)
      const turned = written.find((candidate) => getBattleEvents(candidate).some((event) => event.type === 'levelled'))
      if (turned) open(turned.n)
    },
  )
  usePageKeys([
    {
      keys: [' '],
      label: 'Next ship of a reorientation',
      shown: 'Space',
      when: () => current.value !== null,
      run: next,
    },
  ])
  return {
    steps,
    step,
    current,
    open,
    next,
    back: () => void (step.value = Math.max(0, step.value - 1)),
    close,
    awaitEntries: (after: number, upTo: number) =>
      void (awaited.value = { after: awaited.value?.after ?? after, upTo }),
  }
}

/** Steps of an entry, from the state of the table before it. */
function useSteps(id: () => string, entry: Ref<number | null>, line: Ref<MatchLogLine | null>) {
  const { queries } = useClient()
  const before = useQuery(
    computed(() =>
      queries.matches.at.queryOptions({
        input: { id: id(), seat: null, n: (entry.value ?? 1) - 1 },
        enabled: entry.value !== null,
      }),
    ),
  )
  return computed(() =>
    line.value && before.data.value
      ? listReorientSteps(castMatchView<BattleView>(before.data.value).ships, getBattleEvents(line.value))
      : [],
  )
}

export type ReorientStepper = ReturnType<typeof useReorientStepper>
