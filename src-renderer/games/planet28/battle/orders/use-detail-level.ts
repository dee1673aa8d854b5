import { useStoredSetting } from '#renderer/parts/use-stored-setting.ts'

/** How deep a battle is kept: facts by taps, living sheets, or everything ruled. */
export const DETAIL_LEVELS = [
  { value: 'tally', label: 'Tally' },
  { value: 'sheets', label: 'Sheets' },
  { value: 'full', label: 'Full' },
] as const
type Depth = (typeof DETAIL_LEVELS)[number]['value']

/** The depth that this browser was left at. */
export function useDetailLevel() {
  return useStoredSetting<Depth>(
    'planet28/table/depth',
    (stored) => DETAIL_LEVELS.find(({ value }) => value === stored)?.value ?? 'full',
    (value) => value,
  )
}
