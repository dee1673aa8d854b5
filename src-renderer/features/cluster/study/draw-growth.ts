import { LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([LineChart, GridComponent, TitleComponent, TooltipComponent, AriaComponent, SVGRenderer])

/** Plots in an element: they show what they are given, follow the element’s size, and go when they are told to. */
export function drawGrowth(element: HTMLElement) {
  const chart = init(element, null, { renderer: 'svg' })
  const sized = new ResizeObserver(() => chart.resize())
  sized.observe(element)
  return {
    show: (option: EChartsCoreOption): void => chart.setOption(option, true),
    leave(): void {
      sized.disconnect()
      chart.dispose()
    },
  }
}
