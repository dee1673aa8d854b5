import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'

/** What search reads of the models of a toy box: a line each. */
export function formatToyNames({ figures, machines }: Pick<ToyBox, 'figures' | 'machines'>): string {
  return [...figures, ...machines].map(({ name }) => name).join('\n')
}

/** What search reads of the units and vehicles of an army: a line each. */
export function formatArmyNames({ units, machines }: Pick<ArmyPlan, 'units' | 'machines'>): string {
  return [...units, ...machines].map(({ name }) => name).join('\n')
}

/** What search reads of the buildings, rooms and objectives of a battlefield: a line each. */
export function formatFieldNames({
  buildings,
  rooms,
  objectives,
}: Pick<Field, 'buildings' | 'rooms' | 'objectives'>): string {
  return [...buildings, ...rooms, ...objectives].map(({ id }) => id).join('\n')
}
