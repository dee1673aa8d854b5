import type { Rating } from '#shared/cluster/chart.ts'
import {
  BASE_CODES_BY_PAIR_CODE,
  TAGS_BY_BASE_CODE,
  OTHER_BASE_TAG,
  TAGS_BY_REMARK_CODE,
  TAGS_BY_ZONE_CODE,
} from './tags-by-code.ts'
import { toStorableName } from './to-storable-name.ts'
import { findPopulationDigit, type World } from './world.ts'

/** Source of the star rating. */
export type RatingSource = 'starport' | 'population'

/** Maximum number of tags of a star. */
const MOST_TAGS = 20

/** Population digit from which legacy files write the name of a world in capitals. */
const CAPITALS_FROM = 9

const REMARKS: ReadonlyMap<string, string> = new Map(Object.entries(TAGS_BY_REMARK_CODE))
const ZONES: ReadonlyMap<string, string> = new Map(Object.entries(TAGS_BY_ZONE_CODE))
const BASES: ReadonlyMap<string, string> = new Map(Object.entries(TAGS_BY_BASE_CODE))
const PAIRS: ReadonlyMap<string, string> = new Map(Object.entries(BASE_CODES_BY_PAIR_CODE))
const STARPORTS: ReadonlyMap<string, Rating> = new Map([
  ['A', 5],
  ['B', 4],
  ['C', 3],
  ['D', 2],
])

/** Rating of a star: starport A to D for 5 to 2, or the number of digits of its population. Otherwise 1. */
export function getWorldRating(world: World, by: RatingSource): Rating {
  if (by === 'starport') return STARPORTS.get(world.uwp[0]?.toUpperCase() ?? '') ?? 1
  const population = findPopulationDigit(world) ?? 0
  if (population >= 9) return 5
  if (population >= 7) return 4
  if (population >= 5) return 3
  return population >= 3 ? 2 : 1
}

/** Name of a star: that of the world without marks, or its hex if it has none. */
export function getWorldName(world: World): string {
  const name = toStorableName(world.name.replace(/(?<![.+\s])[.+\s]+$/, ''))
  if (name === '' || /^[A-P]-\d{1,4}$/.test(name)) return world.hex
  const isShouted =
    (findPopulationDigit(world) ?? 0) >= CAPITALS_FROM && /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name)
  return isShouted ? name.replace(/(?<=[\p{L}’'])\p{Lu}/gu, (letter) => letter.toLowerCase()) : name
}

/** Tags of a star, from the zone, bases and remarks of the world. */
export function listWorldTags(world: World): readonly string[] {
  const zone = ZONES.get(world.zone)
  const bases = listBaseCodes(world).map((base) => BASES.get(base) ?? OTHER_BASE_TAG)
  const remarks = listRemarkCodes(world).flatMap((remark) => REMARKS.get(remark) ?? [])
  return [...new Set([...(zone ? [zone] : []), ...bases, ...remarks])].slice(0, MOST_TAGS)
}

/** Base codes of a world. Letters that stand for two bases are split. */
export function listBaseCodes({ bases }: Pick<World, 'bases'>): readonly string[] {
  return [...(PAIRS.get(bases) ?? bases)].filter((base) => /[A-Za-z0-9]/.test(base))
}

export function listRemarkCodes({ remarks }: World): readonly string[] {
  return remarks.split(/\s+/).filter((remark) => remark !== '')
}

/** Code of the power that a world belongs to, or null. */
export function findAllegianceCode({ allegiance }: Pick<World, 'allegiance'>): string | null {
  const code = toStorableName(allegiance)
  return /^-*$/.test(code) ? null : code
}

/** Name of the power with a code. Defaults to the code itself. `??` is an unknown power. */
export function getPowerName(code: string, names: ReadonlyMap<string, string>): string {
  return names.get(code) ?? (/^\?+$/.test(code) ? 'Unknown' : code)
}
