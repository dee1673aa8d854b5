import type { Ref } from 'vue'
import { BackShift, NO_BACK_SHIFT } from '#shared/contract/printed-sheet.ts'
import { useLocalStorageSetting } from './use-local-storage-setting.ts'

/** How far the printer of this window is off on the second side of the paper, for the backs of all cards. */
export function useBackShift(): Ref<BackShift> {
  return useLocalStorageSetting('orrery/back-shift', parseBackShift)
}

/** Parses a stored shift. A missing or invalid one is none. */
export function parseBackShift(stored: string | null): BackShift {
  try {
    return BackShift.catch(NO_BACK_SHIFT).parse(JSON.parse(stored ?? 'null'))
  } catch {
    return NO_BACK_SHIFT
  }
}
