import type { Suggestion } from '#renderer/ui/types.ts'
import type { StarView } from '#shared/contract/cluster.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'

/** Normalises text for comparison, ignoring case and accents. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Finds stars whose name or hex label contains a text: exact names first, then prefixes, then the others by name. */
export function findStars({ stars, board }: Pick<StarMap, 'stars' | 'board'>, text: string, most: number): StarView[] {
  const sought = normalizeText(text.trim())
  if (sought === '') return []
  const found: { star: StarView; rank: number }[] = []
  for (const star of stars) {
    const rank = rankOf(normalizeText(star.name), getHexLabel(star, board), sought)
    if (rank !== null) found.push({ star, rank })
  }
  return found
    .sort((a, b) => a.rank - b.rank || a.star.name.localeCompare(b.star.name))
    .slice(0, most)
    .map(({ star }) => star)
}

export function listStarSuggestions(
  map: Pick<StarMap, 'stars' | 'board'>,
  text: string,
  most = 10,
): readonly Suggestion[] {
  return findStars(map, text, most).map((star) => ({
    value: star.id,
    label: star.name,
    hint: getHexLabel(star, map.board),
  }))
}

function rankOf(name: string, label: string, sought: string): number | null {
  if (name === sought || label === sought) return 0
  if (name.startsWith(sought)) return 1
  if (name.includes(` ${sought}`)) return 2
  return name.includes(sought) || label.startsWith(sought) ? 3 : null
}
