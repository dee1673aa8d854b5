import { useIntervalFn } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { ClusterHistoryStep } from '#shared/contract/cluster-history.ts'

/** Speeds of playback, in changes a second. */
export const PLAYBACK_SPEEDS = ['0.5', '1', '2', '4'] as const
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number]

/** Playback position in the history of a cluster. Follows the newest change until another one is selected. */
export function useTimeLine(steps: () => readonly ClusterHistoryStep[]) {
  const chosen = ref<number | null>(null)
  const speed = ref<PlaybackSpeed>('1')
  const last = computed(() => Math.max(0, steps().length - 1))
  const at = computed(() => {
    const found = steps().findIndex(({ changeId }) => changeId === chosen.value)
    return found < 0 ? last.value : found
  })
  const clock = useIntervalFn(
    () => {
      if (at.value < last.value) put(at.value + 1)
      if (at.value >= last.value) clock.pause()
    },
    () => 1000 / Number(speed.value),
    { immediate: false },
  )

  function put(to: number): void {
    const place = Math.min(Math.max(to, 0), last.value)
    chosen.value = place === last.value ? null : (steps()[place]?.changeId ?? null)
  }
  function go(to: number): void {
    clock.pause()
    put(to)
  }

  return {
    at,
    last,
    speed,
    step: computed(() => steps()[at.value] ?? null),
    before: computed(() => steps()[at.value - 1] ?? null),
    isPlaying: clock.isActive,
    go,
    setSpeed: (to: PlaybackSpeed | null) => void (speed.value = to ?? speed.value),
    /** Starts or stops playback; at the newest change it starts over. */
    toggle(): void {
      if (clock.isActive.value) return clock.pause()
      if (at.value >= last.value) put(0)
      clock.resume()
    },
  }
}

export type TimeLine = ReturnType<typeof useTimeLine>
