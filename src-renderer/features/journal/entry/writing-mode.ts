import type { Ref } from 'vue'
import { useStoredSetting } from '#renderer/parts/use-stored-setting.ts'

/** Editing mode: rich text or Markdown source. */
export type WritingMode = 'write' | 'markdown'

/** The user's editing mode; stored by the browser. */
export function useWritingMode(): Ref<WritingMode> {
  return useStoredSetting<WritingMode>(
    'orrery/journal-writing',
    (stored) => (stored === 'markdown' ? stored : 'write'),
    String,
  )
}
