/** The plates of a vehicle. */
export const PLATES = ['front', 'side', 'rear', 'bottom', 'top'] as const
export type PlateId = (typeof PLATES)[number]

/** Labels of the plates. */
export const PLATE_LABELS: Readonly<Record<PlateId, string>> = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  bottom: 'Bottom',
  top: 'Top',
}

/** The quarter from which a vehicle is seen (SAND-KIT-4). */
export type VehicleQuarter = 'front' | 'right' | 'rear' | 'left'

/** Defence value of each plate. */
export type DefenceByPlate = Readonly<Record<PlateId, number>>

const all = (defence: number): DefenceByPlate => ({
  front: defence,
  side: defence,
  rear: defence,
  bottom: defence,
  top: defence,
})
const CARRIER: DefenceByPlate = { front: 4, side: 3, rear: 3, bottom: 2, top: 3 }

/** Defence of bodies and vehicles (SAND-DEF-1). A man has the same value all round. */
export const ARMOUR = {
  man: all(1),
  'suited-man': all(2),
  robot: all(2),
  light: all(2),
  carrier: CARRIER,
  tank: { front: 6, side: 4, rear: 2, bottom: 2, top: 4 },
  /** A vehicle repaired by engineers (SAND-FIX-3). */
  mended: all(2),
} as const satisfies Readonly<Record<string, DefenceByPlate>>
export type ArmourId = keyof typeof ARMOUR

/** Parts of a building that can be targets. */
export const BUILDING_PARTS = ['wall', 'door', 'roof'] as const
export type BuildingPartId = (typeof BUILDING_PARTS)[number]

/** Buildings with the defence of their parts (SAND-DEF-1), and the cover they give (SAND-HIT-3). */
export const BUILDINGS = {
  building: { title: 'Space building', wall: 3, door: 4, roof: 3, cover: 'building' },
  bunker: { title: 'Space bunker', wall: 7, door: 8, roof: 5, cover: 'bunker' },
  station: { title: 'Space station', wall: 4, door: 4, roof: 4, cover: 'building' },
} as const
export type BuildingId = keyof typeof BUILDINGS

/** Kinds of cover and their penalty for the shooter (SAND-HIT-3). */
export const COVERS = {
  building: { title: 'in a building', value: -1 },
  'unarmoured-vehicle': { title: 'behind an unarmoured vehicle', value: -1 },
  'armoured-vehicle': { title: 'behind an armoured vehicle', value: 'armouredVehicleCover' },
  bunker: { title: 'in a bunker', value: -2 },
  other: { title: 'behind a wall, rock or wreck', value: -1 },
} as const
export type CoverId = keyof typeof COVERS
