import type { HouseRowView } from '#shared/contract/planet28/house.ts'
import { findDiceFault, normalizeDiceText } from '#shared/games/planet28/dice-text.ts'
import { type HouseField, type HouseFields, HOUSE_FIELDS_BY_TABLE } from '#shared/games/planet28/house/house-fields.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { toEffectDraft, type EffectDraft, findEffectProblems, buildEffect } from '../effects/effect-form.ts'
import { type ItemUseDraft, toItemUseDraft, findItemUseProblem, buildItemUse } from '../effects/item-use-form.ts'

/** Form fields of a row. Columns that its table lacks stay empty. */
export interface HouseRowForm {
  name: string
  summary: string
  cost: number | null
  type: 'melee' | 'ranged'
  hands: '1' | '2'
  damage: string
  rangeCm: number | null
  minRangeCm: number | null
  specialRules: string[]
  ammo: string | null
  keywords: string
  base: string | null
  defence: string
  kind: 'ammo' | 'consumable' | 'item' | 'warband'
  hitPoints: number | null
  speedCm: number | null
  crew: number | null
  mounts: number | null
  seats: number | null
  arc: boolean
  facings: Facing[]
  effects: EffectDraft[]
  use: ItemUseDraft
}

/** Columns as they are sent to the server. */
export type HouseRowRequestFields = HouseRowView['fields']

/** Columns of a row, from the server or in force. */
export type PartialHouseRowFields = { readonly [Field in HouseField]?: HouseFields[Field] | undefined }

/** The four sides that a section may be restricted to. */
export const FACINGS: readonly Facing[] = ['front', 'rear', 'left', 'right']

export const createEmptyHouseRowForm = (): HouseRowForm => createHouseRowForm({})

/** Creates a form from the columns of a row. */
export function createHouseRowForm(row: PartialHouseRowFields): HouseRowForm {
  return {
    name: row.name ?? '',
    summary: row.summary ?? '',
    cost: row.cost ?? null,
    type: row.type ?? 'melee',
    hands: row.hands === 2 ? '2' : '1',
    damage: row.damage ?? '',
    rangeCm: row.rangeCm ?? null,
    minRangeCm: row.minRangeCm ?? null,
    specialRules: [...(row.specialRules ?? [])],
    ammo: row.ammo ?? null,
    keywords: (row.keywords ?? []).join(', '),
    base: row.base ?? null,
    defence: row.defence ?? '',
    kind: row.kind ?? 'item',
    hitPoints: row.hitPoints ?? null,
    speedCm: row.speedCm ?? null,
    crew: row.crew ?? null,
    mounts: row.mounts ?? null,
    seats: row.seats ?? null,
    arc: row.arc === 'all',
    facings: [...(row.facings ?? [])],
    effects: (row.effects ?? []).map(toEffectDraft),
    use: toItemUseDraft(row.use),
  }
}

/** Lists the columns of the form. An own weapon's price is computed, and its base is chosen in the workbench. */
export function listHouseFormFields(table: TableName, kind: 'own' | 'patch'): readonly HouseField[] {
  const isPriced = kind === 'own' && (table === 'weapons' || table === 'vehicleWeapons')
  return HOUSE_FIELDS_BY_TABLE[table].filter((field) => field !== 'base' && !(isPriced && field === 'cost'))
}

/** Converts the listed columns of a form for the server. Empty numbers are left out. */
export function buildHouseRowRequestFields(form: HouseRowForm, asked: readonly HouseField[]): HouseRowRequestFields {
  const effects = form.effects.map((draft) => buildEffect(draft, form.name)).filter((effect) => effect !== null)
  const all: HouseRowRequestFields = {
    name: form.name.trim(),
    summary: form.summary.trim(),
    cost: form.cost ?? undefined,
    type: form.type,
    hands: form.hands === '2' ? 2 : 1,
    damage: normalizeDiceText(form.damage),
    rangeCm: form.rangeCm ?? undefined,
    minRangeCm: form.minRangeCm ?? undefined,
    specialRules: form.specialRules,
    ammo: form.ammo,
    keywords: parseKeywords(form.keywords),
    base: form.base ?? undefined,
    defence: form.defence.trim() === '' ? null : normalizeDiceText(form.defence),
    kind: form.kind,
    hitPoints: form.hitPoints ?? undefined,
    speedCm: form.speedCm ?? undefined,
    crew: form.crew ?? undefined,
    mounts: form.mounts ?? undefined,
    seats: form.seats ?? undefined,
    arc: form.arc ? 'all' : undefined,
    facings: form.facings.length > 0 ? form.facings : undefined,
    effects: effects.length > 0 ? effects : undefined,
    use: buildItemUse(form.use, form.name) ?? undefined,
  }
  const entries = Object.entries(all).filter(
    ([key, value]) => asked.some((otherKey) => otherKey === key) && value !== undefined,
  )
  return Object.fromEntries(entries)
}

/** Builds the changes of a form relative to the printed row. */
export function buildHouseRowPatch(
  form: HouseRowForm,
  printed: HouseRowForm,
  asked: readonly HouseField[],
): HouseRowRequestFields {
  const before: Readonly<Record<string, unknown>> = { ...buildHouseRowRequestFields(printed, asked) }
  const changed = Object.entries(buildHouseRowRequestFields(form, asked)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  )
  return Object.fromEntries(changed)
}

/** Validation errors of a form by column. */
export function findHouseFormProblems(
  form: HouseRowForm,
  asked: readonly HouseField[],
): Partial<Record<HouseField, string>> {
  const found: [HouseField, string | null][] = [
    ['name', form.name.trim() === '' ? 'Enter a name.' : null],
    ['cost', form.cost === null ? 'Say what it costs; 0 is free.' : null],
    ['damage', form.damage.trim() === '' ? DICE : findDiceFault(form.damage)],
    ['defence', form.defence.trim() === '' ? null : findDiceFault(form.defence)],
    ['speedCm', form.speedCm === null ? 'Say how fast it is.' : null],
    ['hitPoints', form.hitPoints === null ? 'Say how many it has.' : null],
    [
      'effects',
      form.effects.some((effect) => Object.keys(findEffectProblems(effect)).length > 0)
        ? 'Fill in every effect.'
        : null,
    ],
    ['use', findItemUseProblem(form.use)],
  ]
  return Object.fromEntries(found.filter(([field, problem]) => problem !== null && asked.includes(field)))
}

const DICE = 'Write dice such as 2D10+4.'

/** Parses a comma-separated list of keywords. */
export function parseKeywords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim().toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}
