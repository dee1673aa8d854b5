import { type Ref, ref, watch } from 'vue'

/** As the text looks, or as it stands in the file. */
export type WritingMode = 'write' | 'markdown'

const PLACE = 'orrery/journal-writing'

/** How the person at this window writes; kept by the browser. */
export function useWritingMode(): Ref<WritingMode> {
  const mode = ref<WritingMode>(window.localStorage.getItem(PLACE) === 'markdown' ? 'markdown' : 'write')
  watch(mode, (now) => window.localStorage.setItem(PLACE, now))
  return mode
}
