import { useQuery } from '@tanstack/vue-query'
import { computed, type Ref, ref, watch } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { castMatchView } from '#renderer/parts/match/use-match.ts'
import { usePageShortcuts } from '#renderer/ui/keys/page-shortcuts.ts'
import type { MatchLogLine } from '#shared/contract/matches.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { getBattleEvents } from '../story/story.ts'
import { listReorientSteps } from './reorient-steps.ts'

/** How many lines of the log are read, as many as the match page shows. */
const MAX_LINES = 200

/**
 * Steps through a reorientation ship by ship, so that the players can follow on the table. It opens on its own when a
 * new command brings one.
 */
export function useReorientStepper(id: () => string) {
  const { queries } = useClient()
  const log = useQuery(
    computed(() =>
      queries.matches.log.queryOptions({ input: { id: id(), seat: null, before: null, limit: MAX_LINES } }),
    ),
  )
  const lines = computed(() => log.data.value?.lines ?? null)
  /** Number of the command shown, and the step within it. */
  const entry = ref<number | null>(null)
  const step = ref(0)
  const line = computed(() => lines.value?.find(({ n }) => n === entry.value) ?? null)
  const steps = useSteps(id, entry, line)
  const current = computed(() => steps.value[step.value] ?? null)
  const reoriented = computed(() => (lines.value ?? []).filter(isReorienting).map(({ n }) => n))
  const close = () => void (entry.value = null)
  function open(n: number): void {
    entry.value = n
    step.value = 0
  }
  const next = () => (step.value + 1 < steps.value.length ? void (step.value += 1) : close())
  watch([lines, id], ([now, nowId], [before, idBefore]) => {
    if (nowId !== idBefore) return close()
    if (now === null || before === null) return
    const newest = before[0]?.n ?? 0
    const turned = now.find((written) => written.n > newest && isReorienting(written))
    if (turned) open(turned.n)
    else if (entry.value !== null && !now.some(({ n }) => n === entry.value)) close()
  })
  usePageShortcuts([
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
    hasSteps: (n: number) => reoriented.value.includes(n),
  }
}

function isReorienting(line: MatchLogLine): boolean {
  return getBattleEvents(line).some(
    (event) => (event.type === 'stepped' || event.type === 'stopped') && event.kind !== 'part',
  )
}

/** Steps of a command, from the state of the table before it. */
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
