import { useDebounce } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import type { Face, Pose } from '#shared/games/space-planes/model.ts'
import { useGameQuery } from '../use-battle.ts'

/** The problem of a position, and the nearest legal one. */
export function usePlacementCheck(id: () => string, pose: Ref<Pose>, plane: Readonly<Ref<string>>) {
  const asked = useDebounce(
    computed(() => ({ ask: 'placing' as const, ...pose.value, plane: Number(plane.value) as Face })),
    60,
  )
  const answer = useGameQuery(id, () => asked.value)
  /** Includes the distance, in millimetres. */
  const nearest = computed(() => {
    const found = answer.value?.nearest
    return found ? { ...found, mm: Math.hypot(found.x - pose.value.x, found.y - pose.value.y) } : null
  })
  return {
    problem: computed(() => answer.value?.problem ?? null),
    nearest,
    moveToNearest(): void {
      if (nearest.value) pose.value = { x: nearest.value.x, y: nearest.value.y, heading: nearest.value.heading }
    },
  }
}
