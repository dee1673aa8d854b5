import { CHART_FORMAT_NAMES } from '../../../../../src-shared/cluster/chart.ts'
import { countChart } from '../../../../cluster/analysis/count-chart.ts'
import type { Loss } from '../../../../cluster/formats/format.ts'
import { countsOf } from '../../../../services/cluster-counts.ts'
import { createClusterCharts } from '../../../../services/cluster-charts.ts'
import { type Answer, type Call, textOf, WrongUsage } from '../../command.ts'
import { withCampaign } from '../../with-campaign.ts'
import { readFiles } from './map-source.ts'

const AUTHOR = { name: 'Command line', session: 'cli' }

/** `orrery cluster import FILE…`: a map file becomes a new cluster of the campaign; with `--look` it only tells what it holds. */
export async function importMap(call: Call): Promise<Answer> {
  const [, ...paths] = call.args
  if (paths.length === 0) throw new WrongUsage('Name the file or files to import.')
  const read = readFiles(paths, call)
  const { chart, format, losses } = read
  const name = textOf(call, 'name') ?? chart.name
  const counts = countChart(read)
  const id = call.values['look'] === true ? null : await bring()
  const data = { name, format, counts, losses, id }
  const lines = countsOf(counts).map(({ what, count }) => `${count} ${what}`)
  return { data, text: [`${name} (${CHART_FORMAT_NAMES[format]})`, ...lines, ...losses.map(lossLine)].join('\n') }

  function bring(): Promise<string> {
    return withCampaign(call, ({ file }) => {
      const charts = createClusterCharts({ file, newId: call.world.newId })
      const label = `Import ${name} (${CHART_FORMAT_NAMES[format]})`
      return file.changes.record(label, AUTHOR, () => charts.writeChart(chart, name))
    })
  }
}

/** “12 routes that leave the map, kept for an export: line 14 …”. */
export function lossLine({ what, count, where, isKept }: Loss): string {
  const places = where.length === 0 ? '' : `: ${where.join('; ')}${where.length < count ? '; …' : ''}`
  return `not on our map: ${count} × ${what}${isKept ? ', kept for an export' : ''}${places}`
}
