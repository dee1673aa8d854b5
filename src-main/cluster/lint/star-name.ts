import type { Chart } from '#shared/cluster/chart.ts'
import { getHexLabel } from '#shared/kit/hex.ts'

/** A star in a sentence: “Vex (0412)”, or the label alone where it has no other name. */
export function formatStarOnChart({ stars, board }: Chart, index: number): string {
  const star = stars[index]
  if (!star) throw new RangeError(`The chart has no star ${index}`)
  const label = getHexLabel(star, board)
  const name = star.name.trim()
  return name === '' || name === label ? label : `${name} (${label})`
}
