import { ref, watch } from 'vue'
import type { PrintOptions } from './sheet-model.ts'

/** Where the browser keeps how sheets are set. */
const OPTIONS_PLACE = 'orrery/print'

const DEFAULTS: PrintOptions = {
  inkLight: false,
  largePrint: false,
  hitPoints: 'pips',
  portraits: true,
  notes: true,
  codes: false,
  codesLeadTo: '',
}

/** Stored options; whatever is missing or broken becomes the default. */
export function parseOptions(stored: string | null): PrintOptions {
  const found = parseObject(stored)
  const flag = (key: keyof PrintOptions, otherwise: boolean) => {
    const value = found[key]
    return typeof value === 'boolean' ? value : otherwise
  }
  return {
    inkLight: flag('inkLight', DEFAULTS.inkLight),
    largePrint: flag('largePrint', DEFAULTS.largePrint),
    hitPoints: found['hitPoints'] === 'numbers' ? 'numbers' : 'pips',
    portraits: flag('portraits', DEFAULTS.portraits),
    notes: flag('notes', DEFAULTS.notes),
    codes: flag('codes', DEFAULTS.codes),
    codesLeadTo: typeof found['codesLeadTo'] === 'string' ? found['codesLeadTo'] : DEFAULTS.codesLeadTo,
  }
}

/** How this window sets sheets, kept as soon as it is chosen. */
export function usePrintOptions() {
  const options = ref(stored())
  watch(options, keep, { deep: true, flush: 'sync' })
  return options
}

function stored(): { -readonly [Key in keyof PrintOptions]: PrintOptions[Key] } {
  try {
    return parseOptions(localStorage.getItem(OPTIONS_PLACE))
  } catch {
    return parseOptions(null) // a browser may forbid to keep anything: the defaults then serve this visit
  }
}

function keep(options: PrintOptions): void {
  try {
    localStorage.setItem(OPTIONS_PLACE, JSON.stringify(options))
  } catch {
    // nothing can be kept here; what was chosen holds as long as the page is open
  }
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
