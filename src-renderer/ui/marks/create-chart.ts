import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

const PARTS = [GridComponent, LegendComponent, TitleComponent, TooltipComponent, AriaComponent]
use([BarChart, LineChart, ScatterChart, ...PARTS, SVGRenderer])

/**
 * Creates a chart in an element: renders the given options, follows the size of the element, and is disposed on
 * request.
 */
export function createChart(element: HTMLElement) {
  const chart = init(element, null, { renderer: 'svg' })
  return {
    show: (option: EChartsCoreOption): void => chart.setOption(option, true),
    fit: (): void => chart.resize(),
    leave: (): void => chart.dispose(),
  }
}
