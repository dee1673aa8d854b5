import { listImportedStarFacts } from '#main/cluster/imported-star-facts.ts'
import type { ChartStar } from '#shared/cluster/chart.ts'
import { findStarWorld } from '#shared/cluster/star-world.ts'
import { formatTradeCodes } from '#shared/cluster/trade-codes.ts'
import type { GazetteerFact } from './content.ts'

/**
 * Lists the facts of a star: its kind and size, and the world data of the imported file. The players' chart holds no data
 * of files and no tags.
 */
export function listStarFacts({ type, size, rank, isHomeworld, tags, extra }: ChartStar): GazetteerFact[] {
  return [
    { label: 'Type', value: type },
    { label: 'Size', value: size },
    { label: 'Rank', value: rank ?? '' },
    { label: 'Homeworld', value: isHomeworld ? 'yes' : '' },
    { label: 'Tags', value: tags.join(', ') },
    ...listWorldFacts(extra),
  ].filter(({ value }) => value !== '')
}

function listWorldFacts(extra: ChartStar['extra']): GazetteerFact[] {
  const imported = listImportedStarFacts(extra)
  const world = findStarWorld(extra)
  if (world === null) return imported
  const remarks = imported.find(({ label }) => label === 'Remarks')?.value ?? ''
  return [
    { label: 'Starport', value: world.starport },
    { label: 'World profile', value: world.profile },
    { label: 'Zone', value: world.zone ?? '' },
    { label: 'Bases', value: world.bases.join(', ') },
    { label: 'Gas giant', value: world.hasGasGiant ? 'yes' : '' },
    { label: 'Trade codes', value: formatTradeCodes(world.tradeCodes) },
    { label: 'Remarks', value: remarks },
  ]
}
