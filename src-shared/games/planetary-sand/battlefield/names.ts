import type { Field } from '../field.ts'

/** The longest name of a building: those of its rooms and walls begin with it. */
export const LONGEST_BUILDING = 20

/** Every name that is taken on a field. */
export function takenNames({ buildings, rooms, openings, objectives }: Field): string[] {
  return [...buildings, ...rooms, ...openings, ...objectives].map(({ id }) => id)
}

/** So many names with a number that nothing on the field bears, such as “Building 3”. */
export function freeNames(field: Field, word: string, count: number): string[] {
  const taken = new Set(takenNames(field))
  const names: string[] = []
  for (let number = 1; names.length < count; number += 1) {
    const name = `${word} ${number}`
    if (!taken.has(name)) names.push(name)
  }
  return names
}

/** A field in which a building is called otherwise, and all that is named after it. */
export function withBuildingCalled(field: Field, id: string, name: string): Field {
  const own = new Set([id, ...partsOf(field, id)])
  const called = <Name extends string | null>(old: Name): Name =>
    (old !== null && own.has(old) && old.startsWith(id) ? name + old.slice(id.length) : old) as Name
  return {
    ...field,
    buildings: field.buildings.map((one) => ({ ...one, id: one.id === id ? name : one.id })),
    rooms: field.rooms.map((one) => ({
      ...one,
      id: called(one.id),
      building: one.building === id ? name : one.building,
    })),
    openings: field.openings.map((one) => ({
      ...one,
      id: called(one.id),
      building: one.building === id ? name : one.building,
      rooms: one.rooms.map(called) as (typeof one)['rooms'],
    })),
    objectives: field.objectives.map((one) => ({ ...one, room: called(one.room) })),
  }
}

/** A field in which a room is called otherwise. */
export function withRoomCalled(field: Field, id: string, name: string): Field {
  const called = <Name extends string | null>(old: Name): Name => (old === id ? name : old) as Name
  return {
    ...field,
    rooms: field.rooms.map((one) => ({ ...one, id: called(one.id) })),
    openings: field.openings.map((one) => ({ ...one, rooms: one.rooms.map(called) as (typeof one)['rooms'] })),
    objectives: field.objectives.map((one) => ({ ...one, room: called(one.room) })),
  }
}

/** The names of the rooms, walls, doors and roofs of a building. */
function partsOf({ rooms, openings }: Field, building: string): string[] {
  return [...rooms, ...openings].filter((one) => one.building === building).map(({ id }) => id)
}
