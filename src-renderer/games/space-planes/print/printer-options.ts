import { useLocalStorageSetting } from '#renderer/parts/use-local-storage-setting.ts'
import { PLANES_SHEETS, type PlanesPrintOptions } from '#shared/contract/space-planes/print.ts'

/** Print options of this window. The measured lengths of the test bars depend on its printer. */
export type PrinterOptions = Pick<
  PlanesPrintOptions,
  'sheets' | 'cubeMm' | 'cardShortMm' | 'cardLongMm' | 'tabs' | 'measured'
>

const BOUNDS = { cubeMm: [10, 25, 16], cardShortMm: [20, 95, 63], cardLongMm: [20, 95, 88], bar: [40, 60, 50] } as const

const DEFAULT_SHEETS: PrinterOptions['sheets'] = [
  'nets',
  'strips',
  'cards',
  'faces',
  'rolls',
  'quick',
  'scores',
  'turns',
]

/** Parses stored options. Missing and invalid values are replaced by the defaults. */
export function parsePrinterOptions(stored: string | null): PrinterOptions {
  const found = parsed(stored)
  const bars = parsed(JSON.stringify(found['measured'] ?? null))
  const within = (value: unknown, [least, most, otherwise]: readonly [number, number, number]) =>
    typeof value === 'number' && value >= least && value <= most ? value : otherwise
  const { sheets } = found
  return {
    sheets: Array.isArray(sheets) ? PLANES_SHEETS.filter((sheet) => sheets.includes(sheet)) : DEFAULT_SHEETS,
    cubeMm: within(found['cubeMm'], BOUNDS.cubeMm),
    cardShortMm: within(found['cardShortMm'], BOUNDS.cardShortMm),
    cardLongMm: within(found['cardLongMm'], BOUNDS.cardLongMm),
    tabs: found['tabs'] !== false,
    measured: { across: within(bars['across'], BOUNDS.bar), down: within(bars['down'], BOUNDS.bar) },
  }
}

export function usePrinterOptions() {
  return useLocalStorageSetting('orrery/print-planes', parsePrinterOptions)
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
