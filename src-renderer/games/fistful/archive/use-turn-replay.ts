import { useIntervalFn, useMediaQuery } from '@vueuse/core'
import { computed, ref, watch } from 'vue'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import { listTurnReplaySteps } from './turn-replay-steps.ts'

/** Duration of a step during playback, in milliseconds. */
const STEP_MS = 1800

/** Steps through the replay of a turn. `plays` is the turn to play immediately, unless reduced motion is preferred. */
export function useTurnReplay(view: () => TurnView | null, plays: () => number | null) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const stages = computed(() => {
    const turn = view()
    return turn === null ? [] : listTurnReplaySteps(turn)
  })
  const chosen = ref<number | null>(null)
  const last = computed(() => stages.value.length - 1)
  const at = computed(() => Math.min(chosen.value ?? last.value, last.value))
  const clock = useIntervalFn(() => (at.value >= last.value ? clock.pause() : (chosen.value = at.value + 1)), STEP_MS, {
    immediate: false,
  })
  watch(
    () => view()?.turn,
    (turn) => {
      clock.pause()
      chosen.value = turn !== undefined && turn === plays() ? 0 : null
      if (chosen.value === 0 && !isStill.value && document.documentElement.dataset['motion'] !== 'reduced')
        clock.resume()
    },
    { immediate: true },
  )
  function go(to: number) {
    clock.pause()
    chosen.value = Math.min(Math.max(to, 0), last.value)
  }
  return {
    stages,
    at,
    stage: computed(() => stages.value[at.value] ?? null),
    isPlaying: clock.isActive,
    go,
    /** Continues playback, from the start if at the end. */
    play() {
      if (at.value >= last.value) chosen.value = 0
      clock.resume()
    },
    stop: clock.pause,
  }
}
