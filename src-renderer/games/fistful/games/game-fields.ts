import type * as z from 'zod'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { FistfulHead, SeatInput, SettingsInput } from '#shared/contract/fistful/views.ts'
import { BOT_STYLE_NAMES, BOT_STYLES } from '#shared/games/fistful/tables/bot-styles.ts'
import { formatAnswer, type SettingId, type SettingRow, SETTINGS } from '#shared/games/fistful/tables/settings.ts'

/** Settings as the form holds them. */
export type SettingsFields = z.infer<typeof SettingsInput>

/** A seat that nobody has taken yet. */
const emptySeat = (name: string): SeatInput => ({
  name,
  email: '',
  playerId: null,
  factionId: null,
  temper: null,
})

/** What of a game may be changed while it is played. */
export function getGameFields({ name, notes, seats, dueOn }: FistfulHead) {
  return { name, notes, seats: { A: { ...seats.A }, B: { ...seats.B } }, dueOn }
}

/** A game as the form begins with it. */
export function newGame(): Omit<FistfulFields, 'clusterId'> & { clusterId: string | null } {
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

/** Every switch with its answers, for the form; `usual` is what the map says. */
export const listSettingRows = (usual: SettingsFields) =>
  Object.entries<SettingRow>(SETTINGS).map(([id, row]) => ({
    id: id as SettingId,
    title: row.title,
    question: row.question,
    reason: row.reason,
    rule: row.rule,
    numbers: row.numbers ?? null,
    options: row.choices.map(({ value, label }) => ({
      value: String(value),
      label: String(value) === getSetting({}, id as SettingId, usual) ? `${label} (as usual)` : label,
    })),
  }))

/** The answer in force, as the form's fields hold it; `usual` is what the map says, else the first choice is. */
export function getSetting(settings: SettingsFields, id: SettingId, usual: SettingsFields = {}): string {
  return String(settings[id] ?? usual[id] ?? SETTINGS[id].choices[0].value)
}

/** The settings with another answer; the usual one is not written down. */
export function withSetting(
  settings: SettingsFields,
  { id, answer, usual = {} }: { id: SettingId; answer: string | null; usual?: SettingsFields },
): SettingsFields {
  const row: SettingRow = SETTINGS[id]
  const value = row.choices.find((choice) => String(choice.value) === answer)?.value ?? Number(answer ?? Number.NaN)
  const { [id]: _before, ...others } = settings
  const isUsual = formatAnswer(row, value) === null || answer === getSetting({}, id, usual)
  return isUsual ? others : { ...others, [id]: value }
}

/** An answer in force in words. */
export function formatSetting(settings: SettingsFields, id: SettingId): string {
  return formatAnswer(SETTINGS[id], settings[id] ?? SETTINGS[id].choices[0].value) ?? ''
}

/** Who may sit on a side: a person, or a bot of one of the tempers. */
export const BOT_STYLE_CHOICES = BOT_STYLE_NAMES.map((temper) => ({
  value: temper,
  label: `Bot: ${BOT_STYLES[temper].name.toLowerCase()}`,
}))
