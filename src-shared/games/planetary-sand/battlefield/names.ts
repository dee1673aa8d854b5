import { type Field, MAX_ITEM_NAME_LENGTH } from '../field.ts'

/** The longest name of a building: those of its rooms and walls begin with it. */
export const MAX_BUILDING_NAME_LENGTH = 20

/** Every name that is taken on a field. */
export function listTakenNames({ buildings, rooms, openings, objectives }: Field): string[] {
  return [...buildings, ...rooms, ...openings, ...objectives].map(({ id }) => id)
}

/** So many names with a number, from `first` on, that nothing on the field bears, such as “Building 3”; a long word loses its middle: what kind of thing it is stands at its end. */
export function listFreeNames(field: Field, word: string, count: number, first = 1): string[] {
  const taken = new Set(listTakenNames(field))
  const names: string[] = []
  for (let number = first; names.length < count; number += 1) {
    const name = `${shortened(word, MAX_ITEM_NAME_LENGTH - `${number}`.length - 1)} ${number}`
    if (!taken.has(name)) names.push(name)
  }
  return names
}

/** How much of the end of a word is kept: “wall”, “roof” and “door” are shorter. */
const KEPT_END = 8

function shortened(word: string, most: number): string {
  return word.length <= most ? word : `${word.slice(0, most - KEPT_END)}${word.slice(-KEPT_END)}`
}

/** A field in which a building is called otherwise, and all that is named after it. */
export function renameBuilding(field: Field, id: string, name: string): Field {
  const own = new Set([id, ...partsOf(field, id)])
  const called = <Name extends string | null>(old: Name): Name =>
    (old !== null && own.has(old) && old.startsWith(id) ? name + old.slice(id.length) : old) as Name
  return {
    ...field,
    buildings: field.buildings.map((building) => ({ ...building, id: building.id === id ? name : building.id })),
    rooms: field.rooms.map((room) => ({
      ...room,
      id: called(room.id),
      building: room.building === id ? name : room.building,
    })),
    openings: field.openings.map((item) => ({
      ...item,
      id: called(item.id),
      building: item.building === id ? name : item.building,
      rooms: item.rooms.map(called) as (typeof item)['rooms'],
    })),
    objectives: field.objectives.map((objective) => ({ ...objective, room: called(objective.room) })),
  }
}

/** A field in which a room is called otherwise. */
export function renameRoom(field: Field, id: string, name: string): Field {
  const called = <Name extends string | null>(old: Name): Name => (old === id ? name : old) as Name
  return {
    ...field,
    rooms: field.rooms.map((room) => ({ ...room, id: called(room.id) })),
    openings: field.openings.map((item) => ({ ...item, rooms: item.rooms.map(called) as (typeof item)['rooms'] })),
    objectives: field.objectives.map((objective) => ({ ...objective, room: called(objective.room) })),
  }
}

/** The names of the rooms, walls, doors and roofs of a building. */
function partsOf({ rooms, openings }: Field, building: string): string[] {
  return [...rooms, ...openings].filter((candidate) => candidate.building === building).map(({ id }) => id)
}
