import { PRINT_FONTS } from '#main/print/pdf/fonts.ts'
import { splitTextRuns } from '#main/print/pdf/text-runs.ts'
import type { Chart } from '#shared/cluster/chart.ts'

/** Lists the letters of a map's texts that no font of the prints has. They print as empty boxes. */
export function listMissingMapLetters(chart: Chart, title: string): string[] {
  const { stars, regions, labels, fleets, legend } = chart
  const texts = [
    title,
    ...[...stars, ...regions, ...fleets, ...legend].map(({ name }) => name),
    ...labels.map(({ text }) => text),
  ]
  const runs = texts.flatMap((text) => splitTextRuns(text, 'regular', PRINT_FONTS))
  return [...new Set(runs.flatMap(({ font, text }) => (font === null ? Array.from(text) : [])))]
}
