import type { ChartStar, Rating } from '#shared/cluster/chart.ts'
import { formatHexCode } from './sector-board.ts'
import { TAGS_BY_BASE_CODE, OTHER_BASE_TAG, TAGS_BY_REMARK_CODE, TAGS_BY_ZONE_CODE } from './tags-by-code.ts'
import {
  findAllegianceCode,
  listBaseCodes,
  getWorldName,
  getPowerName,
  type RatingSource,
  getWorldRating,
  listRemarkCodes,
  listWorldTags,
} from './world-to-star.ts'
import { EMPTY_WORLD, type World } from './world.ts'

/** Rules for converting stars to worlds of one file. */
export interface StarToWorldRules {
  readonly rating: RatingSource
  /** Name of the power with a code. */
  ownerOf(code: string | null): string | null
  /** Code of an owner. `now` is the current code of the world. */
  codeFor(owner: string | null, now: string): string
}

/** Starport letters and population digits for ratings 1 to 5. */
const PROFILE_DIGITS = { starport: 'EDCBA', population: '24689' } as const satisfies Record<RatingSource, string>
/** Positions of these digits in a profile. */
const PROFILE_PLACES = { starport: 0, population: 4 } as const satisfies Record<RatingSource, number>

const UNKNOWN_PROFILE = '???????-?'

/**
 * Converts a star to a world: the original world with the changes to the star. Returns the same object if nothing
 * changed.
 */
export function convertStarToWorld(star: ChartStar, from: World | null, rules: StarToWorldRules): World {
  const before = from ?? { ...EMPTY_WORLD, hex: formatHexCode(star), uwp: UNKNOWN_PROFILE, pbg: '???' }
  const placed: World = {
    ...before,
    hex: formatHexCode(star),
    uwp:
      getWorldRating(before, rules.rating) === star.rating && from
        ? before.uwp
        : profileFor(star.rating, before, rules),
    allegiance: rules.codeFor(star.owner, before.allegiance),
    ...tagged(star.tags, before),
  }
  const world = getWorldName(placed) === star.name ? placed : { ...placed, name: star.name }
  return from && isSame(from, world) ? from : world
}

/** Tags of a star that have no Traveller code. */
export function listUncodedTags(star: ChartStar, world: World): readonly string[] {
  const known = new Set(listWorldTags(world))
  return star.tags.filter((tag) => !known.has(tag))
}

function profileFor(rating: Rating, { uwp }: World, { rating: by }: StarToWorldRules): string {
  const place = PROFILE_PLACES[by]
  return uwp.slice(0, place) + (PROFILE_DIGITS[by][rating - 1] ?? '?') + uwp.slice(place + 1)
}

/** Zone, bases and remarks with the codes of new tags added and those of removed tags deleted. */
function tagged(tags: readonly string[], world: World): Pick<World, 'zone' | 'bases' | 'remarks'> {
  const before = listWorldTags(world)
  const gone = new Set(before.filter((tag) => !tags.includes(tag)))
  const come = tags.filter((tag) => !before.includes(tag))
  const { zone, bases, remarks } = world
  if (gone.size === 0 && come.length === 0) return { zone, bases, remarks }
  return {
    zone: codeOf(TAGS_BY_ZONE_CODE, come) ?? (isGone(TAGS_BY_ZONE_CODE, zone, gone) ? '' : zone),
    bases: withCodes(listBaseCodes(world), { table: TAGS_BY_BASE_CODE, other: OTHER_BASE_TAG, gone, come }).join(''),
    remarks: withCodes(listRemarkCodes(world), { table: TAGS_BY_REMARK_CODE, other: null, gone, come }).join(' '),
  }
}

interface CodeChange {
  readonly table: Readonly<Record<string, string>>
  /** Tag of codes that the table does not contain. */
  readonly other: string | null
  readonly gone: ReadonlySet<string>
  readonly come: readonly string[]
}

function withCodes(codes: readonly string[], { table, other: fallbackTag, gone, come }: CodeChange): readonly string[] {
  const tagOf = (code: string) => (Object.hasOwn(table, code) ? table[code] : fallbackTag) ?? ''
  const kept = codes.filter((code) => !gone.has(tagOf(code)))
  return [...kept, ...come.flatMap((tag) => codeOf(table, [tag]) ?? [])]
}

function codeOf(table: Readonly<Record<string, string>>, tags: readonly string[]): string | null {
  return Object.entries(table).find(([, tag]) => tags.includes(tag))?.[0] ?? null
}

function isGone(table: Readonly<Record<string, string>>, code: string, gone: ReadonlySet<string>): boolean {
  return Object.hasOwn(table, code) && gone.has(table[code] ?? '')
}

function isSame(a: World, b: World): boolean {
  return Object.keys(EMPTY_WORLD).every((field) => a[field as keyof World] === b[field as keyof World])
}

/** Name of the power that a world belongs to, or null. */
export function findWorldOwner(world: World, names: ReadonlyMap<string, string>): string | null {
  const code = findAllegianceCode(world)
  return code === null ? null : getPowerName(code, names)
}
