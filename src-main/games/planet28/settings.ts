import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingId, type RulingRow, type Settings } from '#shared/games/planet28/tables/rulings.ts'

/** The rulings in force; a campaign may change each. */
export type Planet28Settings = Settings

/** The values that each ruling may have; the first is the default. */
export const SETTING_CHOICES = choicesOf(RULINGS)

/** The settings in force where a campaign changes nothing. */
export const DEFAULT_SETTINGS: Planet28Settings = readSettings({})

/**
 * Settings from stored values. Missing ones get their default, unknown names are ignored, and an unknown choice throws.
 */
export function readSettings(stored: Readonly<Record<string, unknown>>): Planet28Settings {
  const settings = Object.fromEntries(listRowIds(RULINGS).map((id) => [id, valueOf(stored, id)]))
  if (isSettings(settings)) return settings
  const wrong = listRowIds(RULINGS).filter((id) => !isChoice(id, settings[id]))
  throw new Error(wrong.map((id) => explainChoice(id, settings[id])).join(' '))
}

function choicesOf<Table extends Readonly<Record<string, RulingRow>>>(
  table: Table,
): { readonly [Id in keyof Table]: readonly Table[Id]['choices'][number]['value'][] }
function choicesOf(table: Readonly<Record<string, RulingRow>>) {
  return Object.fromEntries(Object.entries(table).map(([id, row]) => [id, row.choices.map(({ value }) => value)]))
}

function valueOf(stored: Readonly<Record<string, unknown>>, id: RulingId): unknown {
  return stored[id] === undefined ? RULINGS[id].choices[0].value : stored[id]
}

function isSettings(values: Readonly<Record<string, unknown>>): values is Settings {
  return listRowIds(RULINGS).every((id) => isChoice(id, values[id]))
}

function isChoice(id: RulingId, value: unknown): boolean {
  return SETTING_CHOICES[id].some((choice) => choice === value)
}

function explainChoice(id: RulingId, value: unknown): string {
  const choices = SETTING_CHOICES[id].map((choice) => JSON.stringify(choice))
  return `Setting ${id} cannot be ${JSON.stringify(value)}. Choose ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`
}
