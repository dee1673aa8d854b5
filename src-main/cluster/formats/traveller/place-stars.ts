import { type ChartStar, DEFAULT_STAR } from '#shared/cluster/chart.ts'
import type { LossTally } from '../loss-tally.ts'
import { formatHex, isOnSector, parseHexCode } from './sector-board.ts'
import type { WorldFormat, WorldRow } from './sector-rows.ts'
import type { KeptSource, StarSource } from './sources.ts'
import { findWorldOwner } from './star-to-world.ts'
import { getWorldName, type RatingSource, getWorldRating, listWorldTags } from './world-to-star.ts'
import { omitEmptyFields } from './world.ts'

/** Options for reading stars. */
interface StarRules {
  readonly format: WorldFormat
  readonly rating: RatingSource
  /** Names of powers by code. */
  readonly allegiances: ReadonlyMap<string, string>
  readonly losses: LossTally
}

/** Places worlds as stars, in file order. Worlds off the sector, and further ones in the same hex, are kept aside. */
export function placeStars(rows: readonly WorldRow[], rules: StarRules): { stars: ChartStar[]; kept: KeptSource[] } {
  const [stars, kept]: [ChartStar[], KeptSource[]] = [[], []]
  const taken = new Set<string>()
  for (const row of rows) {
    const star = starOf(row, rules)
    const isFree = star !== null && !taken.has(row.world.hex)
    if (isFree) stars.push(star)
    else kept.push({ ...row.source, hex: star ? row.world.hex : null, ends: null })
    taken.add(row.world.hex)
    if (!isFree) noteUnplaced(row, star !== null, rules.losses)
  }
  return { stars, kept }
}

function starOf({ world, source }: WorldRow, { format, rating, allegiances }: StarRules): ChartStar | null {
  const place = parseHexCode(world.hex)
  if (!place || !isOnSector(place)) return null
  return {
    ...DEFAULT_STAR,
    ...place,
    name: getWorldName(world),
    rating: getWorldRating(world, rating),
    tags: listWorldTags(world),
    owner: findWorldOwner(world, allegiances),
    extra: { [format]: { ...source, world: omitEmptyFields(world) } satisfies StarSource },
  }
}

function noteUnplaced({ world, line }: WorldRow, isSecond: boolean, losses: LossTally): void {
  const place = parseHexCode(world.hex)
  const where = `line ${line}: ${getWorldName(world)} at ${place ? formatHex(place) : world.hex}`
  losses.add(isSecond ? 'Worlds in a hex that has one already' : 'Worlds off the map of 32 columns and 40 rows', where)
}
