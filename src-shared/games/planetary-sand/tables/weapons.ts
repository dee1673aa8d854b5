import type { Air } from './environment.ts'

/** Templates that define the extent of a blast (SAND-KIT-3). */
export type TemplateId = 'cup' | 'pail'

/** Damage at close, medium and long range. */
export type DamageByRangeBand = readonly [close: number, medium: number, long: number]

/** Printed values of a weapon. */
export interface WeaponRow {
  readonly title: string
  /** Range in R, by air (SAND-ENV-2). */
  readonly range: Readonly<Record<Air, number>>
  /** Damage of a direct hit; null without direct fire. */
  readonly direct: Readonly<Record<Air, DamageByRangeBand>> | null
  /** Damage under its template; null if it is not explosive. */
  readonly blast: { readonly template: TemplateId; readonly damage: number } | null
  /** Whether it is a small arm: pistols and rifles puncture walls and doors but never breach them (SAND-DEF-5). */
  readonly isSmall: boolean
  /** Shots per turn: one per crewman, up to the crew, or one in total (SAND-GUN-2). */
  readonly shots: 'one' | 'each-crewman'
  /** Number of men of the full crew. */
  readonly crew: number
  /** Minimum crew to fire, or the setting that defines it (SAND-GUN-3). */
  readonly leastCrew: number | 'rayCannonCrew'
  /** Whether the wild die is rolled before indirect fire (SAND-MSL-4). */
  readonly wild: 'always' | 'if-agreed' | 'never'
  /** Required pad, which it uses up, or null (SAND-MSL-5, SAND-MSL-6). */
  readonly pad: 'light' | 'heavy' | null
  /** Whether it is counted individually on the figure that carries it (SAND-GREN-1). */
  readonly isCounted: boolean
}

const same = (damage: number): Readonly<Record<Air, DamageByRangeBand>> => ({
  HE: [damage, damage, damage],
  SA: [damage, damage, damage],
})
const HAND = {
  isSmall: false,
  shots: 'one',
  crew: 1,
  leastCrew: 1,
  wild: 'never',
  pad: null,
  isCounted: false,
} as const
const CUP = { template: 'cup', damage: 3 } as const

/** Guns, then missiles (SAND-GUN-1, SAND-MSL-1). */
// oxfmt-ignore
export const WEAPONS = {
  'ray-pistol': { ...HAND, title: 'Ray pistol', range: { HE: 2, SA: 3 }, direct: { HE: [2, 2, 1], SA: [3, 2, 2] }, blast: null, isSmall: true },
  'zap-rifle': { ...HAND, title: 'Zap rifle', range: { HE: 3, SA: 4 }, direct: { HE: [3, 2, 1], SA: [4, 3, 3] }, blast: null, isSmall: true },
  'heavy-crew-gun': { ...HAND, title: 'Heavy crew gun', range: { HE: 4, SA: 5 }, direct: { HE: [4, 3, 2], SA: [5, 4, 4] }, blast: null, shots: 'each-crewman', crew: 2 },
  /** A tank gun, or a three-man gun; direct fire only (SAND-GUN-4). */
  'ray-cannon': { ...HAND, title: 'Ray cannon', range: { HE: 5, SA: 6 }, direct: { HE: [6, 4, 3], SA: [8, 6, 4] }, blast: null, crew: 3, leastCrew: 'rayCannonCrew' },
  'atomic-grenade': { ...HAND, title: 'Atomic grenade', range: { HE: 2, SA: 3 }, direct: same(3), blast: CUP, isCounted: true },
  'light-rocket': { ...HAND, title: 'Light rocket', range: { HE: 4, SA: 5 }, direct: null, blast: CUP, pad: 'light' },
  mortar: { ...HAND, title: 'Mortar', range: { HE: 4, SA: 5 }, direct: null, blast: CUP },
  'heavy-rocket': { ...HAND, title: 'Heavy rocket', range: { HE: 6, SA: 6 }, direct: null, blast: { template: 'pail', damage: 5 }, pad: 'heavy' },
  'light-missile': { ...HAND, title: 'Light missile', range: { HE: 4, SA: 5 }, direct: same(5), blast: CUP, wild: 'always', pad: 'light' },
  'space-bazooka': { ...HAND, title: 'Space bazooka', range: { HE: 4, SA: 5 }, direct: same(5), blast: CUP, wild: 'if-agreed' },
  'heavy-missile': { ...HAND, title: 'Heavy missile', range: { HE: 5, SA: 6 }, direct: same(8), blast: { template: 'pail', damage: 4 }, wild: 'always', pad: 'heavy' },
} as const satisfies Readonly<Record<string, WeaponRow>>

/** Id of a weapon. */
export type WeaponId = keyof typeof WEAPONS

/** Row of a weapon, widened to the common type. */
export function getWeaponRow(id: WeaponId): WeaponRow {
  return WEAPONS[id]
}

/** Maximum number of grenades of a figure, and the number that one armed with them starts with (SAND-GREN-1). */
export const MAX_GRENADES = 4
