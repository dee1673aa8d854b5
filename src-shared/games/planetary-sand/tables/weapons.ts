import type { Air } from './environment.ts'

/** The cup and the sand pail that say how far a blast reaches (SAND-KIT-3). */
export type TemplateId = 'cup' | 'pail'

/** Damage at close, medium and long range. */
export type Damage = readonly [close: number, medium: number, long: number]

/** A weapon as it is printed. */
export interface WeaponRow {
  readonly title: string
  /** The range in R, by the air (SAND-ENV-2). */
  readonly range: Readonly<Record<Air, number>>
  /** The damage of a direct hit, or null where it cannot be fired directly. */
  readonly direct: Readonly<Record<Air, Damage>> | null
  /** What it does under its template, or null where it is no explosive. */
  readonly blast: { readonly template: TemplateId; readonly damage: number } | null
  /** Pistols and rifles puncture walls and doors, they never breach them (SAND-DEF-5). */
  readonly isSmall: boolean
  /** One shot for each crewman, up to the crew, or one in all (SAND-GUN-2). */
  readonly shots: 'one' | 'each-crewman'
  /** The full crew, in men. */
  readonly crew: number
  /** The least that fires it at all, or the setting that says so (SAND-GUN-3). */
  readonly leastCrew: number | 'rayCannonCrew'
  /** Whether the wild die is thrown before it goes indirectly (SAND-MSL-4). */
  readonly wild: 'always' | 'if-agreed' | 'never'
  /** The pad that it needs and is used up on, or null (SAND-MSL-5, SAND-MSL-6). */
  readonly pad: 'light' | 'heavy' | null
  /** Counted one by one on the figure that carries it (SAND-GREN-1). */
  readonly isCounted: boolean
}

const same = (damage: number): Readonly<Record<Air, Damage>> => ({
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

/** Guns, then what flies (SAND-GUN-1, SAND-MSL-1). */
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

/** A weapon by its id. */
export type WeaponId = keyof typeof WEAPONS

/** The row of a weapon, as every row is. */
export function getWeaponRow(id: WeaponId): WeaponRow {
  return WEAPONS[id]
}

/** Grenades that a figure armed with them begins with (SAND-GREN-1). */
export const MAX_GRENADES = 4
