import { useRemembered } from '#renderer/parts/use-remembered.ts'

/** How deep a battle is kept: facts by taps, living sheets, or everything ruled. */
export const DEPTHS = [
  { value: 'tally', label: 'Tally' },
  { value: 'sheets', label: 'Sheets' },
  { value: 'full', label: 'Full' },
] as const
type Depth = (typeof DEPTHS)[number]['value']

/** The depth that this browser was left at. */
export function useDepth() {
  return useRemembered<Depth>(
    'planet28/table/depth',
    (stored) => DEPTHS.find(({ value }) => value === stored)?.value ?? 'full',
    (value) => value,
  )
}
