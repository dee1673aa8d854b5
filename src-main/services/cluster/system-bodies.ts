import { listImportedStarFacts } from '#main/cluster/imported-star-facts.ts'
import { generateSystem, type StatedBodyCounts } from '#main/cluster/system/generate-system.ts'
import type { Star } from '#main/db/repositories/map-objects.ts'
import type { FormatSpecificData, SystemOrigin } from '#shared/cluster/chart.ts'
import type { NameStyle } from '#shared/cluster/name-styles.ts'
import { type Body, replaceBodyIds, type SystemBody } from '#shared/cluster/system/body.ts'

export interface SystemGeneratorSettings {
  readonly seed: string
  readonly style: NameStyle
}

/**
 * Input of the generator for a star system: the seed, and the name, rating and style of the star. Stored with the
 * system.
 */
export interface SystemGenerationInput {
  readonly seed: string
  readonly origin: SystemOrigin
}

/** Combines a seed and style with the star's present name and rating. */
export function buildSystemGenerationInput(
  { name, rating }: Star,
  { seed, style }: SystemGeneratorSettings,
): SystemGenerationInput {
  return { seed, origin: { name, rating, style } }
}

/** Generates the bodies of a star. Their ids are the same whenever they are made. */
export function buildSystemBodies({ id, extra }: Star, { seed, origin }: SystemGenerationInput): SystemBody[] {
  const bodies = generateSystem({ seed, ...origin, stated: readStatedBodies(extra) })
  return assignBodyIds(bodies, id).map((body) => ({ ...body, notes: '', publicNotes: '', isHidden: false, links: [] }))
}

/** Gives the numbered bodies of a generator or a chart ids of their own at a star. */
export function assignBodyIds<Item extends Body>(bodies: readonly Item[], starId: string): Item[] {
  return replaceBodyIds(bodies, (number) => `${starId}-${number}`)
}

/** Belts and gas giants that an imported world states, as the second and third digit of its PBG. */
function readStatedBodies(extra: FormatSpecificData): StatedBodyCounts {
  const pbg = listImportedStarFacts(extra).find(({ label }) => label === 'PBG')?.value ?? ''
  const digit = (at: number): number | undefined => {
    const letter = pbg.charAt(at)
    return /^[0-9A-F]$/i.test(letter) ? Number.parseInt(letter, 16) : undefined
  }
  return { belts: digit(1), giants: digit(2) }
}
