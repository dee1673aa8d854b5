import type { DefinitionListItem } from '#renderer/ui/types.ts'
import type { LegendEntry, Rating } from '#shared/cluster/chart.ts'
import type { FactionView } from '#shared/contract/campaign.ts'
import { RATINGS } from '../legend/rating.ts'
import type { StarMap } from '../model/star-map.ts'

/** Statistics of a cluster: stars by rating and owner, and the lengths of routes. */
export interface ClusterSummaryView {
  readonly ratings: readonly { readonly rating: Rating; readonly entry: LegendEntry; readonly ids: readonly string[] }[]
  readonly owners: readonly { readonly id: string; readonly name: string; readonly ids: readonly string[] }[]
  readonly routes: readonly DefinitionListItem[]
}

/** Key of stars without an owner. */
const NOBODY = ''

export function summariseCluster(map: StarMap, factions: readonly FactionView[]): ClusterSummaryView {
  const { legend } = map.head
  const byRating = Map.groupBy(map.stars, ({ rating }) => rating)
  const byOwner = Map.groupBy(map.stars, ({ factionId }) => factionId ?? NOBODY)
  const idsOf = (stars: readonly { readonly id: string }[] = []) => stars.map(({ id }) => id)
  return {
    ratings: RATINGS.map((rating) => ({
      rating,
      entry: legend[rating - 1] ?? legend[0],
      ids: idsOf(byRating.get(rating)),
    })),
    owners: [...factions, { id: NOBODY, name: 'Nobody' }].map(({ id, name }) => ({
      id,
      name,
      ids: idsOf(byOwner.get(id)),
    })),
    routes: routeTerms(map),
  }
}

function routeTerms(map: StarMap): readonly DefinitionListItem[] {
  const { routes: links, routeHexes } = map.net()
  const longest = routeHexes.reduce((most, hexes) => Math.max(most, hexes), 0)
  const alone = map.stars.filter((_, at) => links.start[at] === links.start[at + 1]).length
  return [
    { term: 'Routes', value: map.routes.length },
    { term: 'Longest, in hexes', value: longest },
    { term: 'Stars without a route', value: alone },
  ]
}
