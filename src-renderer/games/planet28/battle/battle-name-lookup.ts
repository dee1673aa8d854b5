import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRowPictogram } from '#shared/games/planet28/row-pictogram.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { CORE_SECTIONS } from '#shared/games/planet28/tables/vehicle-sections.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'

/** Display names of everything in a battle. */
export interface BattleNameLookup {
  unit(id: string): string
  model(id: string): string
  side(id: string): string
  /** Name of a row of any table, printed or the group's own. */
  row(id: string): string
  /** Pictogram of a row of any table, or null. */
  pictogram(id: string): PictogramName | null
  /** Replaces the ids in a log text with names. */
  told(text: string): string
}

/** Builds the display names of a battle: units, their models, sides and rows. */
export function createBattleNameLookup({
  units,
  sides,
  house,
}: Pick<Battle, 'units' | 'sides' | 'house'>): BattleNameLookup {
  const models = new Map(units.flatMap(modelNames))
  const named = new Map([...units.map(({ id, name }) => [id, name] as const), ...models])
  for (const { id, name } of sides) named.set(id, name)
  const ids = namesPattern([...named.keys()])
  const own = new Map(house.map(({ id, fields }) => [id, fields.name ?? id]))
  return {
    unit: (id) => named.get(id) ?? id,
    model: (id) => models.get(id) ?? named.get(id) ?? id,
    side: (id) => named.get(id) ?? id,
    pictogram: (id) => findRowPictogram(id, house),
    row: (id) => own.get(id) ?? printedName(id) ?? id,
    told: (text) => text.replace(ids, (id) => named.get(id) ?? id),
  }
}

/** Pattern of all ids, longest first. A single pass, so that a name that looks like an id is not replaced again. */
function namesPattern(ids: readonly string[]): RegExp {
  const longest = ids.toSorted((a, b) => b.length - a.length)
  return new RegExp(longest.map((id) => id.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|') || '(?!)', 'g')
}

/** Formats a section of a vehicle: its cell, and its type or load. */
export function formatVehicleSectionName(
  { profile }: Pick<VehicleUnit, 'profile'>,
  cell: string,
  names: BattleNameLookup,
): string {
  const placed = profile.sections.find((section) => section.cell === cell)
  return `${cell} ${names.row(placed?.weapon ?? placed?.section ?? '')}`
}

/** Names of models: squad members are numbered, a character has its own name. */
function modelNames(unit: BattleUnit): (readonly [string, string])[] {
  if (unit.kind === 'vehicle') return []
  return unit.models.map(({ id }, at) => [id, unit.kind === 'squad' ? `${unit.name}, member ${at + 1}` : unit.name])
}

function printedName(id: string): string | null {
  for (const table of [CORE_SECTIONS, ...Object.values(PRINTED_TABLES)] as Readonly<
    Record<string, { readonly name: string }>
  >[]) {
    const row = Object.hasOwn(table, id) ? table[id] : undefined
    if (row !== undefined) return row.name
  }
  return null
}
