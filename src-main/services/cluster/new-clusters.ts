import type { Author } from '#main/db/change-log/change-log.ts'
import { CHART_FORMAT_NAMES, type Chart, type ChartFormat } from '#shared/cluster/chart.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { createClusterChartConverter } from './charts.ts'
import { findFreeClusterName } from './free-name.ts'

/** An imported chart, and the name of its cluster. */
export interface ImportedChart {
  readonly chart: Chart
  readonly format: ChartFormat
  readonly name: string
}

/** A generated chart. `into` is the cluster it replaces, or null for a new one. */
export interface GeneratedChart {
  readonly chart: Chart
  readonly seed: string
  readonly into: string | null
}

/** Adds charts to the campaign as clusters, one change each. Both functions return the cluster's id. */
export function createClusterInserter(tools: Pick<ServiceDependencies, 'file' | 'newId'>) {
  const { changes } = tools.file
  const charts = createClusterChartConverter(tools)
  return {
    bringImported({ chart, format, name: given }: ImportedChart, author: Author): string {
      const name = findFreeClusterName(tools, given)
      const label = `Import ${name} (${CHART_FORMAT_NAMES[format]})`
      return changes.record(label, author, () => charts.writeChart(chart, name))
    },
    bringGenerated({ chart, seed, into }: GeneratedChart, author: Author): string {
      const name = into === null ? findFreeClusterName(tools, chart.name) : chart.name
      return changes.record(`Generate ${name} from the seed ${seed}`, author, () => {
        if (into === null) return charts.writeChart(chart, name)
        charts.replaceWith(into, chart)
        return into
      })
    },
  }
}
