import type { ArmourId } from './armour.ts'
import type { MoverId } from './movement.ts'

/** Type of a vehicle, gun or pad. */
export interface MachineRow {
  readonly title: string
  /** How it moves; null if it cannot. */
  readonly mover: MoverId | null
  readonly armour: ArmourId
  /** Whether men behind it count as behind armour (SAND-HIT-3). */
  readonly isArmoured: boolean
  /** Regular crew, who sit inside. */
  readonly crew: number
  /** Default capacity for riders besides the crew (SAND-MOVE-4). */
  readonly seats: number
  /** Whether it is airtight (SAND-AIR-5). */
  readonly isAirtight: boolean
  /** Maximum defence of doors and walls that it can knock down, or null (SAND-DEF-6). */
  readonly rams: { readonly door: number; readonly wall: number } | null
  /** Who fires it: itself while it is intact, or men beside it (SAND-GUN-3). */
  readonly firedBy: 'itself' | 'crew'
  /** Men and turns needed to reload it, or null (SAND-RELOAD-1, SAND-RELOAD-2). */
  readonly reload: { readonly men: number; readonly turns: number } | null
  /** Kind of pad for rockets and missiles, or null (SAND-MSL-5). */
  readonly pad: 'light' | 'heavy' | null
}

const CARRIER = {
  armour: 'carrier',
  isArmoured: true,
  crew: 1,
  seats: 0,
  isAirtight: true,
  rams: { door: 3, wall: 3 },
  firedBy: 'itself',
  reload: null,
  pad: null,
} as const
const GUN = {
  mover: 'pushed-gun',
  armour: 'light',
  isArmoured: false,
  crew: 0,
  seats: 0,
  isAirtight: false,
  rams: null,
  firedBy: 'crew',
  reload: null,
  pad: null,
} as const
const LIGHT_PAD = { reload: { men: 1, turns: 1 }, pad: 'light' } as const
const HEAVY_PAD = { reload: { men: 2, turns: 2 }, pad: 'heavy' } as const
const ANY_DOOR = 99

/** Vehicles, guns and pads (SAND-MOVE-1, SAND-MOVE-4, SAND-DEF-1, SAND-DEF-6). */
// oxfmt-ignore
export const MACHINES = {
  tank: { ...CARRIER, title: 'Space tank', mover: 'tank', armour: 'tank', rams: { door: ANY_DOOR, wall: 4 } },
  speeder: { ...CARRIER, title: 'Wheeled speeder', mover: 'speeder', armour: 'light', isArmoured: false, seats: 1, isAirtight: false, rams: null },
  'personnel-carrier': { ...CARRIER, title: 'Tracked personnel carrier', mover: 'carrier-tracked', seats: 8 },
  'personnel-carrier-wheeled': { ...CARRIER, title: 'Wheeled personnel carrier', mover: 'carrier-wheeled', seats: 8 },
  'gun-carrier': { ...CARRIER, title: 'Gun carrier', mover: 'carrier-tracked' },
  'gun-carrier-wheeled': { ...CARRIER, title: 'Wheeled gun carrier', mover: 'carrier-wheeled' },
  'light-rocket-carrier': { ...CARRIER, ...LIGHT_PAD, title: 'Light rocket carrier', mover: 'carrier-tracked' },
  'light-rocket-carrier-wheeled': { ...CARRIER, ...LIGHT_PAD, title: 'Wheeled light rocket carrier', mover: 'carrier-wheeled' },
  'heavy-rocket-carrier-wheeled': { ...CARRIER, ...HEAVY_PAD, title: 'Wheeled heavy rocket carrier', mover: 'carrier-wheeled' },
  'heavy-rocket-carrier': { ...CARRIER, ...HEAVY_PAD, title: 'Heavy rocket carrier', mover: 'carrier-tracked' },
  boat: { ...CARRIER, title: 'Boat or barge', mover: 'boat', armour: 'light', isArmoured: false, seats: 8, isAirtight: false, rams: null },
  gun: { ...GUN, title: 'Pushed gun' },
  'light-pad': { ...GUN, ...LIGHT_PAD, title: 'Light launch pad', mover: null },
  'heavy-pad': { ...GUN, ...HEAVY_PAD, title: 'Heavy launch pad', mover: null },
} as const satisfies Readonly<Record<string, MachineRow>>

/** Type of a vehicle, gun or pad. */
export type MachineType = keyof typeof MACHINES

/** Row of a machine, widened to the common type. */
export function getMachineRow(type: MachineType): MachineRow {
  return MACHINES[type]
}

/** Type of a vehicle that was wrecked and repaired: a carrier without armour (SAND-FIX-3). */
export const REPAIRED_MACHINE_TYPE: MachineType = 'personnel-carrier'
