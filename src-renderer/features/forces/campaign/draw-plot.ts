import { LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { type NamedPoint, type PlotColours, plotOption } from './points-plot.ts'

use([LineChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer])

/** A plot in an element: draws what it is given, follows the element's size, and goes when it is told to. */
export function drawPlot(element: HTMLElement) {
  const chart = init(element, null, { renderer: 'svg' })
  const sized = new ResizeObserver(() => chart.resize())
  sized.observe(element)
  return {
    show: (points: readonly NamedPoint[], colours: PlotColours): void =>
      chart.setOption(plotOption(points, colours), true),
    leave(): void {
      sized.disconnect()
      chart.dispose()
    },
  }
}
