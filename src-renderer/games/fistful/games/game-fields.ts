import type * as z from 'zod'
import { formatSettingHint, type SettingField } from '#renderer/parts/match/setup/setting-fields.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { FistfulGameHeader, SeatInput, SettingsInput } from '#shared/contract/fistful/views.ts'
import { BOT_STYLE_NAMES, BOT_STYLES } from '#shared/games/fistful/tables/bot-styles.ts'
import {
  formatSettingAnswer,
  type SettingId,
  type SettingRow,
  SETTINGS,
} from '#shared/games/fistful/tables/settings.ts'

/** Settings as form values. */
export type SettingsFields = z.infer<typeof SettingsInput>

const emptySeat = (name: string): SeatInput => ({
  name,
  email: '',
  playerId: null,
  factionId: null,
  temper: null,
})

/** Extracts the fields of a game that may be changed during play. */
export function getEditableGameFields({ name, notes, seats, dueOn }: FistfulGameHeader) {
  return { name, notes, seats: { A: { ...seats.A }, B: { ...seats.B } }, dueOn }
}

/** Returns the default form of a new game. */
export function createFistfulGameFields(): Omit<FistfulFields, 'clusterId'> & { clusterId: string | null } {
  return {
    name: '',
    clusterId: null,
    mode: 'table',
    mySide: null,
    seats: { A: emptySeat('First player'), B: emptySeat('Second player') },
    areDiceTyped: false,
    settings: {},
    dueOn: null,
  }
}

/** Lists all settings as fields of a form. `usual` holds the defaults of the map. */
export const listFistfulSettingFields = (settings: SettingsFields, usual: SettingsFields): SettingField<SettingId>[] =>
  Object.entries<SettingRow>(SETTINGS).map(([key, row]) => {
    const id = key as SettingId
    const field = { id, label: row.title, hint: formatSettingHint(row) }
    if (row.numbers) {
      const { least: min, most: max } = row.numbers
      const answer = settings[id] ? String(settings[id]) : null // the first choice means none
      return { ...field, answer, bounds: { min, max, placeholder: row.choices[0].label } }
    }
    const options = row.choices.map(({ value, label }) => ({
      value: String(value),
      label: String(value) === getEffectiveSetting({}, id, usual) ? `${label} (as usual)` : label,
    }))
    return { ...field, answer: getEffectiveSetting(settings, id, usual), options }
  })

/** The setting in force, as a form value. Defaults to the map's (`usual`), then to the first choice. */
export function getEffectiveSetting(settings: SettingsFields, id: SettingId, usual: SettingsFields = {}): string {
  return String(settings[id] ?? usual[id] ?? SETTINGS[id].choices[0].value)
}

/** Changes a setting. A value equal to the default is not stored. */
export function withSetting(
  settings: SettingsFields,
  { id, answer, usual = {} }: { id: SettingId; answer: string | null; usual?: SettingsFields },
): SettingsFields {
  const row: SettingRow = SETTINGS[id]
  const value = row.choices.find((choice) => String(choice.value) === answer)?.value ?? Number(answer ?? Number.NaN)
  const { [id]: _before, ...others } = settings
  const isUsual = formatSettingAnswer(row, value) === null || answer === getEffectiveSetting({}, id, usual)
  return isUsual ? others : { ...others, [id]: value }
}

/** Formats the setting in force. */
export function formatSetting(settings: SettingsFields, id: SettingId): string {
  return formatSettingAnswer(SETTINGS[id], settings[id] ?? SETTINGS[id].choices[0].value) ?? ''
}

/** Bots that may play a side, by style. */
export const BOT_STYLE_CHOICES = BOT_STYLE_NAMES.map((temper) => ({
  value: temper,
  label: `Bot: ${BOT_STYLES[temper].name.toLowerCase()}`,
}))
