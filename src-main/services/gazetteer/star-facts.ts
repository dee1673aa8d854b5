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
  const facts: readonly GazetteerFact[] = [
    { id: 'type', label: 'Type', value: type },
    { id: 'size', label: 'Size', value: size },
    { label: 'Rank', value: rank ?? '' },
    { id: 'homeworld', label: 'Homeworld', value: isHomeworld ? 'yes' : '' },
    { label: 'Tags', value: tags.join(', ') },
    ...listWorldFacts(extra),
  ]
  return facts.filter(({ value }) => value !== '')
}

function listWorldFacts(extra: ChartStar['extra']): GazetteerFact[] {
  const imported = listImportedStarFacts(extra)
  const world = findStarWorld(extra)
  if (world === null) return imported
  const remarks = imported.find(({ label }) => label === 'Remarks')?.value ?? ''
  return [
    { id: 'starport', label: 'Starport', value: world.starport },
    { id: 'world-profile', label: 'World profile', value: world.profile },
    { label: 'Zone', value: world.zone ?? '' },
    { label: 'Bases', value: world.bases.join(', ') },
    { label: 'Gas giant', value: world.hasGasGiant ? 'yes' : '' },
    { label: 'Trade codes', value: formatTradeCodes(world.tradeCodes) },
    { label: 'Remarks', value: remarks },
  ]
}
