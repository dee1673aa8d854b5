import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

const PARTS = [GridComponent, LegendComponent, TitleComponent, TooltipComponent, AriaComponent]
use([BarChart, LineChart, ScatterChart, ...PARTS, SVGRenderer])

/** A chart in an element: draws what it is given, fits the element's size and goes when it is told to. */
export function createChart(element: HTMLElement) {
  const chart = init(element, null, { renderer: 'svg' })
  return {
    show: (option: EChartsCoreOption): void => chart.setOption(option, true),
    fit: (): void => chart.resize(),
    leave: (): void => chart.dispose(),
  }
}
