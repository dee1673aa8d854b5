import type { ChoiceGroup } from '#renderer/ui/types.ts'
import { findDiceFault, normalizeDiceText } from '#shared/games/planet28/dice-text.ts'
import { HouseEffect, type HouseEffectShape } from '#shared/games/planet28/house/house-effects.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import {
  EFFECT_KINDS_BY_GROUP,
  EFFECT_KINDS,
  type EffectField,
  type EffectKindName,
  getEffectKind,
} from './effect-kinds.ts'

/** Value of a form field. Null, '' and an empty list mean that it is not filled in. */
export type EffectFieldValue = string | number | string[] | null

/** Form fields of one effect. */
export interface EffectDraft {
  kind: EffectKindName
  values: Record<string, EffectFieldValue>
}

/** Lists the available kinds of effect, grouped. */
export function listEffectKindChoices(allowed: readonly HouseEffectShape[]): ChoiceGroup<EffectKindName>[] {
  const groups = Object.entries(EFFECT_KINDS_BY_GROUP).map(([label, kinds]) => {
    const names = listRowIds<Partial<Record<EffectKindName, object>>>(kinds).filter((name) =>
      allowed.includes(getEffectKind(name).shape),
    )
    return { label, options: names.map((value) => ({ value, label: getEffectKind(value).label })) }
  })
  return groups.filter(({ options }) => options.length > 0)
}

export function createEffectDraft(kind: EffectKindName): EffectDraft {
  return { kind, values: Object.fromEntries(getEffectKind(kind).fields.map((field) => [field.key, emptyOf(field)])) }
}

function emptyOf(field: EffectField): EffectFieldValue {
  if (field.is === 'some') return []
  if (field.is === 'choice') return field.none === undefined ? null : ''
  return field.is === 'number' ? null : ''
}

/** Creates the form of a saved effect. */
export function toEffectDraft(effect: HouseEffect): EffectDraft {
  const kind = listRowIds(EFFECT_KINDS).find((name) => isOfKind(effect, name)) ?? 'modifier'
  const draft = createEffectDraft(kind)
  for (const field of getEffectKind(kind).fields) {
    const value: unknown = Reflect.get(effect, field.key)
    if (value !== undefined) draft.values[field.key] = asTyped(field, value)
  }
  return draft
}

function isOfKind(effect: HouseEffect, name: EffectKindName): boolean {
  const { shape, fixed = {} } = getEffectKind(name)
  return effect.shape === shape && Object.entries(fixed).every(([key, value]) => Reflect.get(effect, key) === value)
}

function asTyped(field: EffectField, value: unknown): EffectFieldValue {
  if (field.is === 'number') return typeof value === 'number' ? value : null
  if (field.is === 'some') return Array.isArray(value) ? value.map(String) : []
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Validation errors by field. */
export function findEffectProblems({ kind, values }: EffectDraft): Record<string, string> {
  const found = getEffectKind(kind).fields.flatMap((field) => {
    const fault = fieldFault(field, values[field.key] ?? null)
    return fault === null ? [] : [[field.key, fault] as const]
  })
  return Object.fromEntries(found)
}

function fieldFault(field: EffectField, value: EffectFieldValue): string | null {
  if ('none' in field && field.none !== undefined) return null
  if (field.is === 'number')
    return value === null || (value === 0 && field.min < 0) ? 'Give a number other than 0.' : null
  if (field.is === 'some') return Array.isArray(value) && value.length > 0 ? null : 'Tick at least one.'
  const text = typeof value === 'string' ? value.trim() : ''
  if (field.is === 'choice') return text === '' ? 'Choose one.' : null
  if (field.is === 'words') return wordsIn(text).length === 0 ? 'Write a word in small letters.' : null
  if (text === '') return 'Write dice such as 1D6.'
  return isAmount(text) ? null : findDiceFault(text)
}

const isAmount = (text: string) => /^[1-9]\d?$/.test(text)

/** Converts an effect for the server. Null if it is incomplete. `name` is the name of its row, used in refusals. */
export function buildEffect(draft: EffectDraft, name: string): HouseEffect | null {
  const { shape, fields, fixed = {} } = getEffectKind(draft.kind)
  const filled = fields.flatMap((field) => {
    const value = sent(field, draft)
    return value === undefined ? [] : [[field.key, value] as const]
  })
  const because = shape === 'forbids' ? { because: `${name.trim() || 'its row'} forbids it`.slice(0, 120) } : {}
  const read = HouseEffect.safeParse({ shape, ...fixed, ...because, ...Object.fromEntries(filled) })
  return read.success ? read.data : null
}

function sent(field: EffectField, { kind, values }: EffectDraft): unknown {
  const value = values[field.key] ?? null
  if (field.is === 'number') return value
  if (Array.isArray(value)) return value.length === 0 ? undefined : value
  const text = String(value ?? '').trim()
  if (field.is === 'dice') return isAmount(text) ? text : normalizeDiceText(text)
  if (field.is === 'words') return kind === 'reboots' ? wordsIn(text)[0] : wordsIn(text)
  if (text === '') return undefined
  return field.is === 'choice' && field.isNumber === true ? Number(text) : text
}

function wordsIn(text: string): string[] {
  const words = text.split(',').map((word) => word.trim().toLowerCase())
  return [...new Set(words.filter((word) => /^[a-z][a-z -]{0,29}$/.test(word)))]
}
