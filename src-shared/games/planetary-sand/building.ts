import type { BuildingId } from './tables/armour.ts'

/** Name of the room with the objective in a building. */
export const HALL_ROOM_NAME = 'Hall'

/** Field properties without a building. */
export const FIELDS_WITHOUT_BUILDING = { buildings: [], rooms: [], openings: [] }

/** Creates a building to defend: a hall behind an airlock, each with a door, a wall and a roof. */
export function createBuildingWithRooms(type: BuildingId) {
  const part = (id: string, kind: 'wall' | 'door' | 'roof', rooms: [string, string | null]) => ({
    id,
    building: 'house',
    part: kind,
    rooms,
  })
  return {
    buildings: [{ id: 'house', type }],
    rooms: [HALL_ROOM_NAME, 'Lock'].map((id) => ({ id, building: 'house' })),
    openings: [
      part('Gate', 'door', ['Lock', null]),
      part('Inner door', 'door', [HALL_ROOM_NAME, 'Lock']),
      part('Hall wall', 'wall', [HALL_ROOM_NAME, null]),
      part('Hall roof', 'roof', [HALL_ROOM_NAME, null]),
    ],
  }
}
