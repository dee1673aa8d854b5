import type { Chart } from '#shared/cluster/chart.ts'
import { getHexLabel } from '#shared/kit/hex.ts'

/** Formats a star for a sentence: “Vex (0412)”, or its label alone if it has no other name. */
export function formatStarWithHexLabel({ stars, board }: Chart, index: number): string {
  const star = stars[index]
  if (!star) throw new RangeError(`The chart has no star ${index}`)
  const label = getHexLabel(star, board)
  const name = star.name.trim()
  return name === '' || name === label ? label : `${name} (${label})`
}
