import { type Field, MAX_ITEM_NAME_LENGTH } from '../field.ts'

/** Maximum length of a building's name, which prefixes the names of its rooms and walls. */
export const MAX_BUILDING_NAME_LENGTH = 20

/** All names in use on a field. */
export function listTakenNames({ buildings, rooms, openings, objectives }: Field): string[] {
  return [...buildings, ...rooms, ...openings, ...objectives].map(({ id }) => id)
}

/**
 * Numbered names that are not in use on the field, from `first` on, such as “Building 3”. A long word is shortened in
 * the middle, because its end says what kind of thing it is.
 */
export function listFreeNames(field: Field, word: string, count: number, first = 1): string[] {
  const taken = new Set(listTakenNames(field))
  const names: string[] = []
  for (let number = first; names.length < count; number += 1) {
    const name = `${shortened(word, MAX_ITEM_NAME_LENGTH - `${number}`.length - 1)} ${number}`
    if (!taken.has(name)) names.push(name)
  }
  return names
}

/** Length of the end of a word that is kept: “wall”, “roof” and “door” are shorter. */
const KEPT_END = 8

function shortened(word: string, most: number): string {
  return word.length <= most ? word : `${word.slice(0, most - KEPT_END)}${word.slice(-KEPT_END)}`
}

/** Renames a building and everything named after it. */
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

/** Renames a room. */
export function renameRoom(field: Field, id: string, name: string): Field {
  const called = <Name extends string | null>(old: Name): Name => (old === id ? name : old) as Name
  return {
    ...field,
    rooms: field.rooms.map((room) => ({ ...room, id: called(room.id) })),
    openings: field.openings.map((item) => ({ ...item, rooms: item.rooms.map(called) as (typeof item)['rooms'] })),
    objectives: field.objectives.map((objective) => ({ ...objective, room: called(objective.room) })),
  }
}

/** Names of the rooms, walls, doors and roofs of a building. */
function partsOf({ rooms, openings }: Field, building: string): string[] {
  return [...rooms, ...openings].filter((candidate) => candidate.building === building).map(({ id }) => id)
}
