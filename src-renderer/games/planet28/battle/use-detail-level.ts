import { useStoredSetting } from '#renderer/parts/use-stored-setting.ts'

/** Detail levels of a battle: tallies, unit sheets, or full rules. */
export const DETAIL_LEVELS = [
  { value: 'tally', label: 'Tally' },
  { value: 'sheets', label: 'Sheets' },
  { value: 'full', label: 'Full' },
] as const
export type DetailLevel = (typeof DETAIL_LEVELS)[number]['value']

/** The detail level last used in this browser. */
export function useDetailLevel() {
  return useStoredSetting<DetailLevel>(
    'planet28/table/depth',
    (stored) => DETAIL_LEVELS.find(({ value }) => value === stored)?.value ?? 'full',
    (value) => value,
  )
}
