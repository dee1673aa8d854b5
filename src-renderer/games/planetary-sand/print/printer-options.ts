import { useLocalStorageSetting } from '#renderer/parts/use-local-storage-setting.ts'
import { SAND_SHEETS, SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'

/** Print options of this window. The measured lengths of the test bars depend on its printer. */
const PrinterOptions = SandPrintOptions.pick({
  sheets: true,
  unitMm: true,
  cupMm: true,
  pailMm: true,
  measured: true,
})
export type PrinterOptions = Pick<SandPrintOptions, 'sheets' | 'unitMm' | 'cupMm' | 'pailMm' | 'measured'>

const USUAL: PrinterOptions = {
  sheets: ['army', 'firing', 'strips', 'discs', 'tokens', 'pictures'],
  unitMm: 305,
  cupMm: 80,
  pailMm: 160,
  measured: { across: 50, down: 50 },
}

/** Parses stored options. Invalid ones are replaced by the defaults, and sheets that no longer exist are left out. */
export function parsePrinterOptions(stored: string | null): PrinterOptions {
  try {
    const options: Record<string, unknown> = Object(JSON.parse(stored ?? '{}'))
    const { sheets = USUAL.sheets } = options
    const known = Array.isArray(sheets) ? SAND_SHEETS.filter((sheet) => sheets.includes(sheet)) : USUAL.sheets
    const read = PrinterOptions.partial().safeParse({ ...options, sheets: known })
    return read.success ? { ...USUAL, ...(read.data as Partial<PrinterOptions>) } : USUAL
  } catch {
    return USUAL
  }
}

export function usePrinterOptions() {
  return useLocalStorageSetting('orrery/print-sand', parsePrinterOptions)
}
