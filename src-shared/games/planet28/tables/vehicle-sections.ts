import type { DiceText } from '../dice-text.ts'
import type { PrintedRow } from './row.ts'

/** Size of a vehicle, also the name of a ring of the building grid (p. 84). */
export type VehicleSize = 'small' | 'medium' | 'large'

/** Sides of a medium or large vehicle (P28-VEH-FACE-1). */
export type Facing = 'front' | 'rear' | 'left' | 'right'

/** One row of the vehicle sections table; `cost` in points. */
export interface VehicleSectionRow extends PrintedRow {
  readonly cost: number
  readonly hitPoints: number
  /** Allowed vehicle sizes; all by default. */
  readonly sizes?: readonly VehicleSize[]
  /** Allowed facings; all by default. */
  readonly facings?: readonly Facing[]
  /** Maximum share of all sections, in percent. */
  readonly maxPercent?: Readonly<Record<VehicleSize, number>>
  /** Crew value: one weapon can be fired per crew in a Shoot action. */
  readonly crew?: number
  /** Number of weapons it can carry. */
  readonly mounts?: number
  /** Fires all round, regardless of its facing. */
  readonly arc?: 'all'
  /** Number of seats for characters. */
  readonly seats?: number
}

/** Vehicle sections table, Planet 28 pp. 71-72. */
// oxfmt-ignore
export const VEHICLE_SECTIONS = {
  'armour-plating': { name: 'Armour plating', cost: 15, hitPoints: 15, maxPercent: { small: 50, medium: 50, large: 25 }, page: 71, summary: 'Soaks damage; at most half the sections on small and medium hulls, a quarter on large.' },
  crew: { name: 'Crew', cost: 10, hitPoints: 10, crew: 1, page: 71, summary: 'Each lets one weapon fire per shooting action.' },
  'dozer-blade': { name: 'Dozer blade', cost: 20, hitPoints: 15, sizes: ['medium', 'large'], facings: ['front'], values: { agilityHazardous: 1, chargerFighting: -1 }, page: 71, summary: '+1 Agility on hazardous ground; foes charging the front have -1 Fighting. Front only, medium or large.' },
  'hard-point': { name: 'Hard point', cost: 5, hitPoints: 10, mounts: 1, page: 71, summary: 'Mounts one weapon, firing on its own facing.' },
  radio: { name: 'Radio', cost: 10, hitPoints: 5, values: { radiusCm: 10, agilityTurnOrder: 1 }, page: 71, summary: 'Friends within 10 cm count +1 Agility for turn order.' },
  'scrambler-array': { name: 'Scrambler array', cost: 10, hitPoints: 5, values: { radiusCm: 10, agilityTurnOrder: -1 }, page: 72, summary: 'Enemies within 10 cm count -1 Agility for turn order.' },
  'smoke-launchers': { name: 'Smoke launchers', cost: 8, hitPoints: 5, values: { fromCm: 10, shooting: -1 }, page: 72, summary: 'An action lays smoke: enemies 10 cm or more away shoot at it with -1 until the turn ends.' },
  'transport-section': { name: 'Transport section', cost: 18, hitPoints: 10, seats: 3, values: { wreckDamage: '1D10' }, page: 72, summary: 'Carries three characters, safe and inactive inside; leaving costs an action; if destroyed they tumble out and take 1D10.' },
  'turret-hard-point': { name: 'Turret hard point', cost: 20, hitPoints: 10, mounts: 1, arc: 'all', page: 72, summary: 'Mounts one weapon that fires all round; any place on the vehicle.' },
} as const satisfies Record<string, VehicleSectionRow>

/** Id of a row: the printed name in kebab-case. */
export type VehicleSectionId = keyof typeof VEHICLE_SECTIONS

/** The two core sections of every vehicle, free of charge (p. 45). The core crew works like a bought one. */
// oxfmt-ignore
export const CORE_SECTIONS = {
  engine: { name: 'Engine', cost: 0, hitPoints: 10, page: 45, summary: 'Drives the vehicle; comes with it and cannot be removed.' },
  crew: { name: 'Crew', cost: 0, hitPoints: 10, crew: 1, page: 45, summary: 'Fires one weapon per shooting action; comes with the vehicle and cannot be removed.' },
} as const satisfies Record<string, VehicleSectionRow>

/** Id of a core section. The core crew shares its id with the purchasable section. */
export type CoreSectionId = keyof typeof CORE_SECTIONS

/** Values that depend on the size of a vehicle (P28-VEH-PROF-1, P28-GRID-2). */
export interface VehicleSizeRow {
  readonly name: string
  /** Maximum number of sections, including the core ones. */
  readonly maxSections: number
  readonly F: number
  readonly damage: DiceText
}

/**
 * Vehicle sizes. Fighting and damage are printed; the section counts are Orrery's interpretation of the grid
 * (P28-GRID-2).
 */
export const VEHICLE_SIZES = {
  small: { name: 'Small', maxSections: 4, F: 3, damage: '1D6' },
  medium: { name: 'Medium', maxSections: 16, F: 5, damage: '1D10' },
  large: { name: 'Large', maxSections: 36, F: 7, damage: '1D10+6' },
} as const satisfies Record<VehicleSize, VehicleSizeRow>
