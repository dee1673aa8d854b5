import { computed } from 'vue'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import { usePlanesQuestion } from './use-battle.ts'

/** All lines of fire between enemies; none while ships are placed, without positions, or for a past state. */
export function useFireLines(id: () => string, battle: () => BattleView | null) {
  const hasLines = () => battle()?.phase === 'flying' && battle()?.companion === undefined
  const answer = usePlanesQuestion<'ranges'>(id, () => (hasLines() ? { ask: 'ranges' } : null))
  return computed(() => answer.value ?? [])
}
