import { listMissingLettersOfTexts } from '#main/print/pdf/missing-letters.ts'
import type { Chart } from '#shared/cluster/chart.ts'

/** Lists the letters of a map's texts that no font of the prints has. They print as empty boxes. */
export function listMissingMapLetters(chart: Chart, title: string): string[] {
  const { stars, regions, labels, fleets, legend } = chart
  const texts = [
    title,
    ...[...stars, ...regions, ...fleets, ...legend].map(({ name }) => name),
    ...labels.map(({ text }) => text),
  ]
  return listMissingLettersOfTexts(texts.map((text) => ({ text, face: 'regular' })))
}
