import type { FieldItem } from '#shared/games/planetary-sand/battlefield/field-items.ts'
import { type BattlefieldPlan, FIELD_SIDE_LABELS, type FieldSide } from '#shared/games/planetary-sand/battlefields.ts'
import { BUILDINGS, type BuildingId } from '#shared/games/planetary-sand/tables/armour.ts'
import { type GroundId, GROUNDS } from '#shared/games/planetary-sand/tables/grounds.ts'
import { listRowChoices } from '../choices.ts'

const SIDES = (Object.entries(FIELD_SIDE_LABELS) as [FieldSide, string][]).map(([value, label]) => ({ value, label }))

/** Lists the kinds or owners that an item can be changed to. */
export function listItemKindChoices({
  kind,
}: FieldItem): readonly { readonly value: string; readonly label: string }[] {
  if (kind === 'ground') return listRowChoices(GROUNDS)
  if (kind === 'building') return listRowChoices(BUILDINGS)
  if (kind === 'pad') return SIDES
  return kind === 'objective' ? [...SIDES, { value: 'middle', label: 'No Man’s Land' }] : []
}

/** Current kind or owner of an item. */
export function findItemKind({ field }: BattlefieldPlan, { kind, at }: FieldItem): string | null {
  if (kind === 'ground') return field.grounds[at]?.kind ?? null
  if (kind === 'building') return field.buildings[at]?.type ?? null
  if (kind === 'pad') return field.pads?.[at]?.home ?? null
  return kind === 'objective' ? (field.objectives[at]?.home ?? 'middle') : null
}

/** Changes the kind or owner of an item. */
export function setItemKind(plan: BattlefieldPlan, { kind, at }: FieldItem, value: string): BattlefieldPlan {
  const { field } = plan
  const here = <Row>(rows: readonly Row[], change: Partial<Row>) =>
    rows.map((row, index) => (index === at ? { ...row, ...change } : row))
  if (kind === 'ground')
    return { ...plan, field: { ...field, grounds: here(field.grounds, { kind: value as GroundId }) } }
  if (kind === 'building')
    return { ...plan, field: { ...field, buildings: here(field.buildings, { type: value as BuildingId }) } }
  if (kind === 'pad') return { ...plan, field: { ...field, pads: here(field.pads ?? [], { home: value }) } }
  const home = value === 'middle' ? null : value
  return { ...plan, field: { ...field, objectives: here(field.objectives, { home }) } }
}
