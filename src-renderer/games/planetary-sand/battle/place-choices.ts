import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { COVERS } from '#shared/games/planetary-sand/tables/armour.ts'

/** Value of “none” in the fields for zone, room, objective and cover. */
export const NONE_VALUE = 'nowhere'

/** Lists the zones of a battlefield (SAND-SET-1). */
export function listZoneChoices({ sides }: Battle, nameOf: (side: string) => string) {
  return [
    ...sides.map((value) => ({ value, label: `Zone of ${nameOf(value)}` })),
    { value: NONE_VALUE, label: 'No Man’s Land' },
  ]
}

/** Lists the rooms and vehicles that figures can be in. */
export function listRoomAndVehicleChoices({ rooms, machines }: Battle) {
  return [
    { value: NONE_VALUE, label: 'Nothing' },
    ...rooms.map(({ id }) => ({ value: id, label: id })),
    ...machines.map(({ id }) => ({ value: id, label: id })),
  ]
}

/** Lists the objectives that figures can stand at (SAND-VIC-4). */
export function listObjectiveChoices({ objectives }: Battle) {
  return [{ value: NONE_VALUE, label: 'None' }, ...objectives.map(({ id }) => ({ value: id, label: id }))]
}

/** Kinds of cover (SAND-HIT-3). */
export const COVER_CHOICES = [
  { value: NONE_VALUE, label: 'In the open' },
  ...Object.entries(COVERS).map(([value, { title }]) => ({
    value,
    label: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
  })),
]
