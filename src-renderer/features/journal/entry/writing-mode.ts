import type { Ref } from 'vue'
import { useLocalStorageSetting } from '#renderer/parts/use-local-storage-setting.ts'

/** Editing mode: rich text or Markdown source. */
export type WritingMode = 'write' | 'markdown'

/** The user's editing mode; stored by the browser. */
export function useWritingMode(): Ref<WritingMode> {
  return useLocalStorageSetting<WritingMode>(
    'orrery/journal-writing',
    (stored) => (stored === 'markdown' ? stored : 'write'),
    String,
  )
}
