import { type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { type PlanesSettingId, SETTINGS } from '#shared/games/space-planes/tables/settings.ts'
import type { SettingDefinition } from '#shared/kit/setting-definitions.ts'

const Settings = BattleOptions.shape.settings

/**
 * Parses the settings of `--set`, such as `tie=shared,turnLimit=200,areaMm=600x300`. The error for an invalid value
 * lists the valid ones.
 */
export function parseSettingsOption(call: CommandLineCall): BattleOptions['settings'] {
  const pairs = (getTextOption(call, 'set') ?? '').split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(pairs.map(settingFrom))
}

function settingFrom(pair: string): [string, unknown] {
  const [name = '', text = ''] = pair.split('=').map((part) => part.trim())
  if (!Object.hasOwn(Settings.shape, name))
    throw new UsageError(`--set: there is no setting “${name}”. There are ${Object.keys(Settings.shape).join(', ')}.`)
  const value = valueOf(text)
  const read = Settings.safeParse({ [name]: value })
  if (read.success) return [name, value]
  throw new UsageError(`--set ${name}: “${text}” is no answer. ${answersOf(name)}`)
}

/** Lists the valid values of a setting. */
function answersOf(name: string): string {
  const row = (SETTINGS as Readonly<Record<string, SettingDefinition>>)[name]
  if (!row) return `Answer ${NUMBERS[name as keyof Measured] ?? 'a number'}.`
  return `Answer ${row.choices.map(({ value, label }) => `${value} (${label})`).join(' or ')}.`
}

type Measured = Omit<NonNullable<BattleOptions['settings']>, PlanesSettingId>

const NUMBERS: Readonly<Record<keyof Measured, string>> = {
  areaMm: 'WIDTHxHEIGHT in mm, such as 600x300, each from 100 to 5000',
  cardShortMm: 'mm from 20 to 200',
  cardLongMm: 'mm from 20 to 200',
  cubeMm: 'mm from 10 to 25',
  shipsEach: 'a number from 1 to 3',
  turnLimit: 'a number of turns from 1 to 1000, or none',
}

function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'none') return null
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (width !== undefined && height !== undefined) return [Number(width), Number(height)]
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
