import { usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { BattleDesk } from '../battle-desk.ts'
import { useManoeuvreKeys } from './manoeuvre-keys.ts'
import { listNumberKeys } from './number-keys.ts'
import { listPlacingKeys } from './placing-keys.ts'

/** Keys of the game besides the letters of its choices: arrows for parts and places, digits for numbers. */
export function useBattleKeys(desk: BattleDesk, battle: () => BattleView, isActing: () => boolean): void {
  const keys = [...useManoeuvreKeys(desk, battle), ...listPlacingKeys(desk), ...listNumberKeys(desk)]
  usePageKeys(keys.map((key) => ({ ...key, when: () => isActing() && (key.when?.() ?? true) })))
}
