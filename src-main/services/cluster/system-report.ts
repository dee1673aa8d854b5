import { listBodyTreeProblems, listDiagramOverlaps } from '#main/cluster/system/check-system.ts'
import type { CampaignFile } from '#main/db/open-campaign.ts'
import type { Star } from '#main/db/repositories/map-objects.ts'
import type { SystemOrigin } from '#shared/cluster/chart.ts'
import { NAME_STYLES } from '#shared/cluster/name-styles.ts'
import { BODY_KINDS, type BodyKind, type SystemBody } from '#shared/cluster/system/body.ts'
import { buildSystemBodies, buildSystemGenerationInput } from './system-bodies.ts'

/** Number of bodies of the systems of one rating. */
interface RatingCounts {
  readonly rating: number
  readonly systems: number
  readonly least: number
  readonly mean: number
  readonly most: number
}

/** Report on the star systems of a cluster: bodies, counts by rating, and faults found. */
export interface StarSystemsReport {
  /** Stars of the cluster, with their bodies; none for a star without a system. */
  readonly stars: readonly { readonly name: string; readonly seed: string; readonly bodies: readonly SystemBody[] }[]
  readonly systems: number
  readonly bodies: Readonly<Record<BodyKind, number>>
  readonly byRating: readonly RatingCounts[]
  /** Problems of bodies that are not joined to their star, and of overlaps in diagrams, each after its star. */
  readonly joinProblems: readonly string[]
  readonly overlaps: readonly string[]
  /** Systems with a seed, and the names of stars whose seed makes another system now. */
  readonly generated: number
  readonly different: readonly string[]
}

interface StarSystem {
  readonly star: Star
  readonly seed: string
  readonly origin: SystemOrigin | null
  readonly bodies: readonly SystemBody[]
}

/** Counts and checks the systems of a cluster. */
export function buildStarSystemsReport({ rows }: Pick<CampaignFile, 'rows'>, clusterId: string): StarSystemsReport {
  const stored = rows.starSystems.listByStar(clusterId)
  const all = rows.things.star.list(clusterId).map((star): StarSystem => {
    const system = stored.get(star.id)
    return { star, seed: system?.seed ?? '', origin: system?.origin ?? null, bodies: system?.bodies ?? [] }
  })
  const systems = all.filter(({ bodies }) => bodies.length > 0)
  const generated = systems.filter(({ seed }) => seed !== '')
  const listEach = (list: (bodies: readonly SystemBody[]) => string[]) =>
    systems.flatMap(({ star, bodies }) => list(bodies).map((problem) => `${star.name}: ${problem}`))
  return {
    stars: all.map(({ star, seed, bodies }) => ({ name: star.name, seed, bodies })),
    systems: systems.length,
    bodies: countKinds(systems),
    byRating: countByRating(systems),
    joinProblems: listEach(listBodyTreeProblems),
    overlaps: listEach(listDiagramOverlaps),
    generated: generated.length,
    different: generated.filter((system) => !isFromSeed(system)).map(({ star }) => star.name),
  }
}

/**
 * Whether the seed makes this system, byte for byte. Where its origin is not stored, any style of names may make it with
 * the star's present name and rating.
 */
function isFromSeed({ star, seed, origin, bodies }: StarSystem): boolean {
  const stored = JSON.stringify(bodies)
  const seeds = origin
    ? [{ seed, origin }]
    : NAME_STYLES.map((style) => buildSystemGenerationInput(star, { seed, style }))
  return seeds.some((systemSeed) => JSON.stringify(buildSystemBodies(star, systemSeed)) === stored)
}

function countKinds(systems: readonly StarSystem[]): Readonly<Record<BodyKind, number>> {
  const all = systems.flatMap(({ bodies }) => bodies)
  const counts = BODY_KINDS.map((kind) => [kind, all.filter((body) => body.kind === kind).length])
  return Object.fromEntries(counts) as Record<BodyKind, number>
}

function countByRating(systems: readonly StarSystem[]): RatingCounts[] {
  return [...Map.groupBy(systems, ({ star }) => star.rating)]
    .toSorted(([a], [b]) => a - b)
    .map(([rating, rated]) => {
      const counts = rated.map(({ bodies }) => bodies.length)
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
      return { rating, systems: rated.length, least: Math.min(...counts), mean, most: Math.max(...counts) }
    })
}
