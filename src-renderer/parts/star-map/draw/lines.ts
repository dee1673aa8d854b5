import type { LineStyle } from '#shared/cluster/chart.ts'

/** Dash pattern of a line style at a width. */
export function getDashes(style: LineStyle, width: number): number[] {
  switch (style) {
    case 'solid':
      return []
    case 'dashed':
      return [4.5 * width + 2, 2.5 * width + 2]
    case 'dotted':
      return [Math.max(1, width), 2 * width + 2]
  }
}

/**
 * Dash pattern that fits the side of a hex a whole number of times, so that dashes join at its corners wherever a line
 * begins.
 */
export function fitDashPatternToHexSide(
  style: LineStyle,
  width: number,
  side: number,
): { dashes: number[]; offset: number } {
  const [dash = 0, gap = 0] = getDashes(style, width)
  if (dash === 0) return { dashes: [], offset: 0 }
  const stretch = side / Math.max(1, Math.round(side / (dash + gap))) / (dash + gap)
  return { dashes: [dash * stretch, gap * stretch], offset: (dash * stretch) / 2 }
}
