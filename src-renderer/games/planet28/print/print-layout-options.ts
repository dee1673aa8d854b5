import { useLocalStorageSetting } from '#renderer/parts/use-local-storage-setting.ts'
import { DEFAULT_PRINT_OPTIONS, Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'

/** Print options of this window. What to print is a draft, the paper a preference. */
const PrintLayoutOptions = Planet28PrintOptions.omit({
  paper: true,
  units: true,
  warbands: true,
  kinds: true,
  blanks: true,
  onlyChanged: true,
  codesLeadTo: true,
  backShift: true,
}).extend({
  /** Whether sheets have QR codes, and their base URL; empty for the one that this page is open at. */
  codes: Planet28PrintOptions.shape.onlyChanged,
  codesLeadTo: Planet28PrintOptions.shape.codesLeadTo,
})
export type LayoutOptions = Omit<
  Planet28PrintOptions,
  'paper' | 'units' | 'warbands' | 'kinds' | 'blanks' | 'onlyChanged' | 'codesLeadTo' | 'backShift'
> & { readonly codes: boolean; readonly codesLeadTo: string }

const {
  paper: _paper,
  units: _units,
  warbands: _warbands,
  kinds: _kinds,
  blanks: _blanks,
  onlyChanged: _only,
  backShift: _shift,
  ...LAYOUT
} = DEFAULT_PRINT_OPTIONS
const DEFAULTS: LayoutOptions = { ...LAYOUT, codes: false }

/** Parses stored options. Missing and invalid values are replaced by the defaults. */
export function parsePrintLayoutOptions(stored: string | null): LayoutOptions {
  const found = parseObject(stored)
  const valid = Object.entries(PrintLayoutOptions.shape).flatMap(([key, schema]) => {
    const read = schema.safeParse(found[key])
    return read.success ? [[key, read.data]] : []
  })
  return { ...DEFAULTS, ...Object.fromEntries(valid) }
}

export function usePrintLayoutOptions() {
  return useLocalStorageSetting<{ -readonly [Key in keyof LayoutOptions]: LayoutOptions[Key] }>(
    'orrery/print',
    parsePrintLayoutOptions,
  )
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
