import { useStoredSetting } from '#renderer/parts/use-stored-setting.ts'
import { SAND_SHEETS, SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'

/** How this window prints; what the bars measured is a matter of its printer. */
const PrinterOptions = SandPrintOptions.pick({
  sheets: true,
  unitMm: true,
  cupMm: true,
  pailMm: true,
  measured: true,
})
export type PrinterOptions = Pick<SandPrintOptions, 'sheets' | 'unitMm' | 'cupMm' | 'pailMm' | 'measured'>

const USUAL: PrinterOptions = {
  sheets: SAND_SHEETS.filter((sheet) => sheet === 'discs' || sheet === 'quick'),
  unitMm: 305,
  cupMm: 80,
  pailMm: 160,
  measured: { across: 50, down: 50 },
}

/** Stored options; what is broken or out of bounds becomes the default. */
export function parsePrinterOptions(stored: string | null): PrinterOptions {
  try {
    const read = PrinterOptions.partial().safeParse(JSON.parse(stored ?? '{}'))
    return read.success ? { ...USUAL, ...(read.data as Partial<PrinterOptions>) } : USUAL
  } catch {
    return USUAL
  }
}

/** What this window remembers of its printer. */
export function usePrinterOptions() {
  return useStoredSetting('orrery/print-sand', parsePrinterOptions)
}
