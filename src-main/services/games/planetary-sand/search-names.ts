import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'

/** Model names of a toy box for the search index, one per line. */
export function formatToyNamesForSearch({ figures, machines }: Pick<ToyBox, 'figures' | 'machines'>): string {
  return [...figures, ...machines].map(({ name }) => name).join('\n')
}

/** Names of an army's units and vehicles for the search index, one per line. */
export function formatArmyNamesForSearch({ units, machines }: Pick<ArmyPlan, 'units' | 'machines'>): string {
  return [...units, ...machines].map(({ name }) => name).join('\n')
}

/** Names of a battlefield's buildings, rooms and objectives for the search index, one per line. */
export function formatBattlefieldNamesForSearch({
  buildings,
  rooms,
  objectives,
}: Pick<Field, 'buildings' | 'rooms' | 'objectives'>): string {
  return [...buildings, ...rooms, ...objectives].map(({ id }) => id).join('\n')
}
