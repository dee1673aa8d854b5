import type { StarMap } from '../model/star-map.ts'
import type { AnalysisOverlay, OverlayLegendLine } from './analysis-overlay.ts'

/** A star on shortest paths between other stars. */
export interface Chokepoint {
  readonly starId: string
  /** Fraction (0 to 1) of shortest paths between other stars that pass through it. */
  readonly share: number
  /** Whether it is a cut vertex: without it, other stars are disconnected. */
  readonly isCut: boolean
}

/** Minimum shares of the colour steps, in percent. */
const STEPS = [
  { from: 1, colour: '#e3c34a', isHatched: false },
  { from: 5, colour: '#e08b3a', isHatched: false },
  { from: 10, colour: '#cf4b34', isHatched: false },
  { from: 20, colour: '#a1206b', isHatched: false },
] as const

/** Formats the share of paths through a star: “12 %”, “under 0.1 %”. */
export function formatPathShare(share: number): string {
  const percent = share * 100
  if (percent === 0) return '0 %'
  if (percent < 0.1) return 'under 0.1 %'
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`
}

/** Lists choke points by descending share; stars without traffic are omitted. */
export function listChokepoints(
  { shares, cutStars }: { readonly shares: readonly number[]; readonly cutStars: readonly number[] },
  starIds: readonly string[],
): Chokepoint[] {
  const cut = new Set(cutStars)
  return starIds
    .map((starId, at) => ({ starId, share: shares[at] ?? 0, isCut: cut.has(at) }))
    .filter(({ share, isCut }) => share > 0 || isCut)
    .toSorted((a, b) => b.share - a.share)
}

/** Overlay of the hexes of choke points, by the percentage of paths through them. */
export function buildChokepointOverlay(
  map: Pick<StarMap, 'field' | 'findStar'>,
  chokes: readonly Chokepoint[],
): AnalysisOverlay {
  const values = new Float32Array(map.field.size)
  const counts = STEPS.map(() => 0)
  for (const { starId, share } of chokes) {
    const star = map.findStar(starId)
    if (!star) continue
    values[map.field.indexOf(star)] = share * 100
    const step = STEPS.findLastIndex(({ from }) => share * 100 >= from)
    if (step >= 0) counts[step] = (counts[step] ?? 0) + 1
  }
  const lines = STEPS.map(({ from, colour }, at): OverlayLegendLine => {
    const next = STEPS[at + 1]
    const label = next ? `${from} to ${next.from} %` : `${from} % and more`
    return { label, colour, isHatched: false, stars: counts[at] ?? 0, hexes: null }
  })
  return { title: 'Choke points', heat: { values, steps: STEPS }, lines }
}
