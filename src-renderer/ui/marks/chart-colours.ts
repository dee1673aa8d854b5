/** Colours of a chart, taken from the theme tokens. */
export interface ChartColours {
  readonly text: string
  readonly dim: string
  readonly line: string
  readonly ground: string
  readonly brass: string
  readonly good: string
  readonly harm: string
  readonly link: string
}

export function readChartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    text: token('--text'),
    dim: token('--text-dim'),
    line: token('--control-line'),
    ground: token('--raised'),
    brass: token('--brass'),
    good: token('--good'),
    harm: token('--harm'),
    link: token('--link'),
  }
}
