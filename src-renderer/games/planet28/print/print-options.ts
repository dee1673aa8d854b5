import { useStoredSetting } from '#renderer/parts/use-stored-setting.ts'
import type { PrintOptions } from './sheet-model.ts'

const DEFAULTS: PrintOptions = {
  inkLight: false,
  largePrint: false,
  hitPoints: 'pips',
  portraits: true,
  notes: true,
  codes: false,
  codesLeadTo: '',
}

/** Parses stored options. Missing and invalid values are replaced by the defaults. */
export function parsePrintOptions(stored: string | null): PrintOptions {
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

/** Print options of this window, stored on every change. */
export function usePrintOptions() {
  return useStoredSetting<{ -readonly [Key in keyof PrintOptions]: PrintOptions[Key] }>(
    'orrery/print',
    parsePrintOptions,
  )
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
