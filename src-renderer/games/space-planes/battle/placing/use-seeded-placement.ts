import { ref } from 'vue'
import type { BattleController } from '../use-battle.ts'

/** Places ships at random from a seed. A ship without a legal position is left out (SP-SETUP-7). */
export function useSeededPlacement(id: () => string, desk: BattleController) {
  /** Incremented for every attempt. */
  const seed = ref(1)
  const isFull = ref(false)

  async function seek() {
    const found = await desk.ask<'spot'>({ ask: 'spot', seed: `${id()}/${seed.value}` })
    seed.value += 1
    if (!found) return null
    isFull.value = found.spot === null
    return found.spot
  }

  return {
    /** Whether no legal position was found for the next ship. */
    isFull,
    async placeByBook(): Promise<void> {
      const spot = await seek()
      if (spot) await desk.act({ type: 'place', ...spot })
    },
    async placeAll(): Promise<void> {
      while (desk.battle.value?.phase === 'placing') {
        const spot = await seek()
        if (!spot || !(await desk.act({ type: 'place', ...spot }))) return
      }
    },
    async leaveOut(): Promise<void> {
      if (await desk.act({ type: 'leave-out' })) isFull.value = false
    },
  }
}
