import { type Ref, shallowRef, watch } from 'vue'
import type { ExportChoices } from './export-choices.ts'
import { parseChoices } from './parse-choices.ts'

/** Where the browser keeps how maps are exported. */
const PLACE = 'orrery/cluster-export'

/** What this window exports, kept as soon as it is chosen. */
export function useExportChoices(): Ref<ExportChoices> {
  const choices = shallowRef(stored())
  watch(choices, keep, { flush: 'sync' })
  return choices
}

function stored(): ExportChoices {
  try {
    return parseChoices(localStorage.getItem(PLACE))
  } catch {
    return parseChoices(null) // a browser may forbid to keep anything: the usual choices then serve this visit
  }
}

function keep(choices: ExportChoices): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(choices))
  } catch {
    // nothing can be kept here; what was chosen holds as long as the page is open
  }
}
