import { useLocalStorageSetting } from '#renderer/parts/use-local-storage-setting.ts'

/** Detail levels of a battle: tallies, unit sheets, or full rules. */
export const BATTLE_DETAIL_LEVELS = [
  { value: 'tally', label: 'Tally' },
  { value: 'sheets', label: 'Sheets' },
  { value: 'full', label: 'Full' },
] as const
export type BattleDetailLevel = (typeof BATTLE_DETAIL_LEVELS)[number]['value']

/** The detail level last used in this browser. */
export function useBattleDetailLevel() {
  return useLocalStorageSetting<BattleDetailLevel>(
    'planet28/table/depth',
    (stored) => BATTLE_DETAIL_LEVELS.find(({ value }) => value === stored)?.value ?? 'full',
    (value) => value,
  )
}
