import type { Rating } from '#shared/cluster/chart.ts'
import { cleanName } from './clean-name.ts'
import { BASE_PAIRS, BASE_TAGS, OTHER_BASE_TAG, REMARK_TAGS, ZONE_TAGS } from './trade-codes.ts'
import { findPopulation, type World } from './world.ts'

/** What a star's rating is read from. */
export type RatingSource = 'starport' | 'population'

/** The most tags that a star has. */
const MOST_TAGS = 20

/** A population from which legacy files write a world's name in capitals. */
const CAPITALS_FROM = 9

const REMARKS: ReadonlyMap<string, string> = new Map(Object.entries(REMARK_TAGS))
const ZONES: ReadonlyMap<string, string> = new Map(Object.entries(ZONE_TAGS))
const BASES: ReadonlyMap<string, string> = new Map(Object.entries(BASE_TAGS))
const PAIRS: ReadonlyMap<string, string> = new Map(Object.entries(BASE_PAIRS))
const STARPORTS: ReadonlyMap<string, Rating> = new Map([
  ['A', 5],
  ['B', 4],
  ['C', 3],
  ['D', 2],
])

/** A star's rating: starport A to D for 5 to 2, or how many digits its population has; 1 for all else. */
export function getWorldRating(world: World, by: RatingSource): Rating {
  if (by === 'starport') return STARPORTS.get(world.uwp[0]?.toUpperCase() ?? '') ?? 1
  const population = findPopulation(world) ?? 0
  if (population >= 9) return 5
  if (population >= 7) return 4
  if (population >= 5) return 3
  return population >= 3 ? 2 : 1
}

/** A star's name: the world's without marks, or its hex where it has none of its own. */
export function getWorldName(world: World): string {
  const name = cleanName(world.name.replace(/(?<![.+\s])[.+\s]+$/, ''))
  if (name === '' || /^[A-P]-\d{1,4}$/.test(name)) return world.hex
  const isShouted = (findPopulation(world) ?? 0) >= CAPITALS_FROM && /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name)
  return isShouted ? name.replace(/(?<=[\p{L}’'])\p{Lu}/gu, (letter) => letter.toLowerCase()) : name
}

/** A star's tags, from the world's zone, bases and remarks. */
export function listWorldTags(world: World): readonly string[] {
  const zone = ZONES.get(world.zone)
  const bases = listBases(world).map((base) => BASES.get(base) ?? OTHER_BASE_TAG)
  const remarks = listRemarks(world).flatMap((remark) => REMARKS.get(remark) ?? [])
  return [...new Set([...(zone ? [zone] : []), ...bases, ...remarks])].slice(0, MOST_TAGS)
}

/** The letters of a world's bases, those that stand for two taken apart. */
export function listBases({ bases }: Pick<World, 'bases'>): readonly string[] {
  return [...(PAIRS.get(bases) ?? bases)].filter((base) => /[A-Za-z0-9]/.test(base))
}

/** The single remarks of a world. */
export function listRemarks({ remarks }: World): readonly string[] {
  return remarks.split(/\s+/).filter((remark) => remark !== '')
}

/** The code of the power that a world belongs to, null for none. */
export function findAllegiance({ allegiance }: Pick<World, 'allegiance'>): string | null {
  const code = cleanName(allegiance)
  return /^-*$/.test(code) ? null : code
}

/** The name of the power with a code: the code itself where the file names none, and `??` is an unknown one. */
export function getPowerName(code: string, names: ReadonlyMap<string, string>): string {
  return names.get(code) ?? (/^\?+$/.test(code) ? 'Unknown' : code)
}
