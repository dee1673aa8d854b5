import type { Ref } from 'vue'
import { useStoredSetting } from '#renderer/parts/use-stored-setting.ts'

/** As the text looks, or as it stands in the file. */
export type WritingMode = 'write' | 'markdown'

/** How the person at this window writes; kept by the browser. */
export function useWritingMode(): Ref<WritingMode> {
  return useStoredSetting<WritingMode>(
    'orrery/journal-writing',
    (stored) => (stored === 'markdown' ? stored : 'write'),
    String,
  )
}
