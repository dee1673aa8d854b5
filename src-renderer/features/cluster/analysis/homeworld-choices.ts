import type { ChoiceGroup } from '#renderer/ui/types.ts'
import type { HomeworldRanking } from '#shared/cluster/analysis.ts'
import type { StarMap } from '../model/star-map.ts'
import { formatStar } from './format-star.ts'

/** Ranked homeworlds from the main process. `starIds` maps its star indices to ids. */
export interface HomeworldRankingResult {
  readonly ranking: HomeworldRanking
  readonly starIds: readonly string[]
}

/** Id of a star by its index in a result. */
export function findStarIdByIndex(answer: Pick<HomeworldRankingResult, 'starIds'> | null, star: number): string | null {
  return answer?.starIds[star] ?? null
}

/** Maximum number of ranked stars offered. */
const MOST_RANKED = 60

/** Lists homeworld choices without duplicates: selected stars, stars marked as homeworlds, then the best ranked. */
export function listHomeworldChoices(
  map: StarMap,
  { chosen, ranking }: { readonly chosen: readonly string[]; readonly ranking: HomeworldRankingResult | null },
): ChoiceGroup[] {
  const offered = new Set<string>()
  const group = (label: string, ids: readonly (string | null)[]): ChoiceGroup[] => {
    const options = ids.flatMap((id) => {
      const star = map.findStar(id)
      if (!star || offered.has(star.id)) return []
      offered.add(star.id)
      return { value: star.id, label: `${formatStar(map, star)}, rated ${star.rating}` }
    })
    return options.length === 0 ? [] : [{ label, options }]
  }
  const marked = map.stars.flatMap(({ id, isHomeworld }) => (isHomeworld ? [id] : []))
  const ranked = (ranking?.ranking.homes ?? [])
    .slice(0, MOST_RANKED)
    .map(({ star }) => findStarIdByIndex(ranking, star))
  return [
    ...group('Marked as homeworlds', marked),
    ...group('Chosen on the map', chosen),
    ...group('Ranked, best first', ranked),
  ]
}
