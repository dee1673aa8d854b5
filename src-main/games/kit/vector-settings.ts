import type { SettingDefinition } from '#shared/kit/setting-definitions.ts'
import type { Schema } from './game.ts'
import { type JsonRecord, parseRecord } from './json.ts'

/** A setting that worked examples may change. */
interface VectorSetting {
  /** Description of the allowed values, such as `0, 10 or "none"`. */
  readonly answers: string
  accepts(value: unknown): boolean
}

export type VectorSettings = Readonly<Record<string, VectorSetting>>

/** Settings with a fixed choice of values, from the settings table. */
export function createVectorSettings(
  rows: Readonly<Record<string, Pick<SettingDefinition, 'choices'>>>,
): VectorSettings {
  const settings = Object.entries(rows).map(([name, { choices }]) => {
    const texts = choices.map(({ value }) => JSON.stringify(value))
    const answers = [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((text) => text !== '').join(' or ')
    return [name, { answers, accepts: (value: unknown) => choices.some((choice) => choice.value === value) }] as const
  })
  return Object.fromEntries(settings)
}

/** A setting validated by a schema. */
export function createSchemaVectorSetting(schema: Schema<unknown>, answers: string): VectorSetting {
  return { answers, accepts: (value) => value !== undefined && schema.safeParse(value).success }
}

/** Merges changed settings; later ones override earlier ones. Throws on an unknown name or value. */
export function mergeVectorSettings(known: VectorSettings, changes: readonly unknown[]): JsonRecord {
  const merged: JsonRecord = Object.assign(
    {},
    ...changes.map((change) => (change === undefined ? {} : parseRecord(change, 'settings'))),
  )
  for (const [name, value] of Object.entries(merged)) {
    const setting = Object.hasOwn(known, name) ? known[name] : undefined
    if (setting === undefined) throw new Error(`Setting ${name} is not built`)
    if (!setting.accepts(value))
      throw new Error(`Setting ${name} cannot be ${JSON.stringify(value)}. Choose ${setting.answers}.`)
  }
  return merged
}
