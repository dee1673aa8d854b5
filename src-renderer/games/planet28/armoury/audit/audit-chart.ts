import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from '#renderer/ui/marks/chart-colours.ts'
import type { AuditedWeaponView } from '#shared/contract/planet28/house.ts'

/** A kind of point, with its own shape so that it is recognisable without colour. */
export interface AuditPointKind {
  readonly id: string
  readonly label: string
  readonly symbol: string
  readonly isOwn: boolean
  readonly type: AuditedWeaponView['type']
}

/** Printed weapons are outlined, the group's own are filled. Melee weapons have corners, ranged ones are round. */
export const AUDIT_POINT_KINDS: readonly AuditPointKind[] = [
  { id: 'printed-melee', label: 'Printed, melee', symbol: 'triangle', isOwn: false, type: 'melee' },
  { id: 'printed-ranged', label: 'Printed, ranged', symbol: 'circle', isOwn: false, type: 'ranged' },
  { id: 'own-melee', label: 'Our own, melee', symbol: 'diamond', isOwn: true, type: 'melee' },
  { id: 'own-ranged', label: 'Our own, ranged', symbol: 'rect', isOwn: true, type: 'ranged' },
]

/** Fits a line to the cost by the formula as a function of mean damage. Null for fewer than two weapons. */
export function fitFormulaLine(
  lines: readonly AuditedWeaponView[],
): readonly [readonly [number, number], readonly [number, number]] | null {
  const count = lines.length
  const meanX = lines.reduce((sum, { meanDamage }) => sum + meanDamage, 0) / count
  const meanY = lines.reduce((sum, { formula }) => sum + formula, 0) / count
  const spread = lines.reduce((sum, { meanDamage }) => sum + (meanDamage - meanX) ** 2, 0)
  if (count < 2 || spread === 0) return null
  const slope =
    lines.reduce((sum, { meanDamage, formula }) => sum + (meanDamage - meanX) * (formula - meanY), 0) / spread
  const at = (x: number): readonly [number, number] => [x, meanY + slope * (x - meanX)]
  const xs = lines.map(({ meanDamage }) => meanDamage)
  return [at(Math.min(...xs)), at(Math.max(...xs))]
}

export const AUDIT_CHART_DESCRIPTION = 'Weapons by mean damage and cost. The table below holds the same.'

export function buildAuditChartOption(
  lines: readonly AuditedWeaponView[],
  colours: ChartColours,
  isStill: boolean,
): EChartsCoreOption {
  const { text, dim, line, ground } = colours
  const axis = {
    type: 'value',
    nameLocation: 'middle',
    nameTextStyle: { color: dim, fontSize: 13 },
    axisLine: { lineStyle: { color: line } },
    axisTick: { show: true, lineStyle: { color: line } },
    axisLabel: { color: dim, fontSize: 12 },
    splitLine: { lineStyle: { color: line, opacity: 0.35 } },
  }
  const fit = fitFormulaLine(lines)
  return {
    animation: !isStill,
    animationDuration: 180,
    textStyle: { fontFamily: 'B612, Verdana, sans-serif', color: text },
    aria: { enabled: true, label: { description: AUDIT_CHART_DESCRIPTION } },
    grid: { left: 56, right: 24, top: 16, bottom: 48 },
    tooltip: {
      trigger: 'item',
      renderMode: 'richText',
      backgroundColor: ground,
      borderColor: line,
      textStyle: { color: text, fontSize: 13 },
    },
    xAxis: { ...axis, name: 'Mean damage of a hit', nameGap: 30 },
    yAxis: { ...axis, name: 'Cost', nameGap: 40 },
    series: [
      ...AUDIT_POINT_KINDS.map((kind) => pointSeries(kind, lines, colours)),
      ...(fit === null ? [] : [fitSeries(fit, colours)]),
    ],
  }
}

function pointSeries(
  { id, label, symbol, isOwn, type }: AuditPointKind,
  lines: readonly AuditedWeaponView[],
  colours: ChartColours,
) {
  const colour = isOwn ? colours.brass : colours.link
  return {
    id,
    name: label,
    type: 'scatter',
    symbol,
    symbolSize: isOwn ? 13 : 10,
    itemStyle: { color: isOwn ? colour : 'transparent', borderColor: colour, borderWidth: 1.5 },
    emphasis: { scale: 1.4 },
    tooltip: { formatter: pointWords },
    data: lines
      .filter((line) => line.isOwn === isOwn && line.type === type)
      .map(({ name, meanDamage, cost, formula }) => ({ name, value: [meanDamage, cost, formula] })),
  }
}

/** Tooltip of a point. The third value is the cost by the formula. */
function pointWords({ name, value }: { readonly name: string; readonly value: readonly number[] }): string {
  const [mean = 0, cost = 0, formula = 0] = value
  return `${name}\n${mean.toFixed(1)} damage for ${cost}\nformula ${formula}`
}

/** Chart series of the fitted line: two invisible points connected by a mark line. */
function fitSeries([from, to]: readonly [readonly [number, number], readonly [number, number]], { dim }: ChartColours) {
  return {
    id: 'formula',
    name: 'Formula',
    type: 'line',
    data: [from, to],
    showSymbol: false,
    silent: true,
    lineStyle: { color: dim, type: 'dashed', width: 1.5 },
    tooltip: { show: false },
  }
}
