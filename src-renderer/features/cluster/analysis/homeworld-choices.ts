import type { ChoiceGroup } from '#renderer/ui/types.ts'
import type { HomeworldRanking } from '#shared/cluster/analysis.ts'
import type { StarMap } from '../model/star-map.ts'
import { formatStar } from './format-star.ts'

/** Homeworlds as main ranks them; `starIds` are the stars that its numbers mean. */
export interface RankedHomeworlds {
  readonly ranking: HomeworldRanking
  readonly starIds: readonly string[]
}

/** The star that a number of an answer means. */
export function findStarId(answer: Pick<RankedHomeworlds, 'starIds'> | null, star: number): string | null {
  return answer?.starIds[star] ?? null
}

/** How many ranked stars are offered. */
const MOST_RANKED = 60

/** Stars to choose homeworlds from, each once: those chosen on the map, those marked, and those that rank best. */
export function listHomeworldChoices(
  map: StarMap,
  { chosen, ranking }: { readonly chosen: readonly string[]; readonly ranking: RankedHomeworlds | null },
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
  const ranked = (ranking?.ranking.homes ?? []).slice(0, MOST_RANKED).map(({ star }) => findStarId(ranking, star))
  return [
    ...group('Marked as homeworlds', marked),
    ...group('Chosen on the map', chosen),
    ...group('Ranked, best first', ranked),
  ]
}
