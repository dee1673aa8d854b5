import { countChartObjects } from '#main/cluster/analysis/count-chart.ts'
import { compareHomeworlds } from '#main/cluster/analysis/fairness.ts'
import { rankHomeworlds } from '#main/cluster/analysis/rank-homeworlds.ts'
import { lintChart } from '#main/cluster/lint/lint-chart.ts'
import {
  type CommandResult,
  type CommandLineCall,
  parseChoiceOption,
  getTextOption,
  UsageError,
} from '#main/hosts/cli/command.ts'
import { DEFAULT_FAIRNESS_TURNS, type FairnessSettings } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { computeHomeBands } from '#shared/cluster/generator-settings.ts'
import { ROUTE_MODES, type RouteMode, getDefaultRouteMode } from '#shared/cluster/net/transport-net.ts'
import { getHexLabel, isSameHex, parseHexLabel } from '#shared/kit/hex.ts'
import { listChartCountLines, readSelectedMap } from './map-source.ts'

/** `orrery cluster lint [FILE…]`: errors and oddities of a map. Exit code 1 if there are problems. */
export async function lintMap(call: CommandLineCall): Promise<CommandResult> {
  const counted = await readSelectedMap(call)
  const { chart } = counted
  const findings = lintChart(chart, { routeMode: routeModeOf(call, chart), homeBands: computeHomeBands(chart.board) })
  const lines = findings.map(({ severity, message, at }) => `${severity}: ${getHexLabel(at, chart.board)}: ${message}`)
  return {
    data: { name: chart.name, counts: countChartObjects(counted), findings },
    text: lines.length === 0 ? `${chart.name}: nothing found.` : lines.join('\n'),
    hasProblems: findings.some(({ severity }) => severity === 'problem'),
  }
}

/** `orrery cluster analyse [FILE…] [--homes HEX,HEX]`: counts, the best homeworlds, and a comparison of two. */
export async function analyseMap(call: CommandLineCall): Promise<CommandResult> {
  const counted = await readSelectedMap(call)
  const { chart } = counted
  const settings: FairnessSettings = {
    routeMode: routeModeOf(call, chart),
    homeBands: computeHomeBands(chart.board),
    turns: DEFAULT_FAIRNESS_TURNS,
  }
  const counts = countChartObjects(counted)
  const homes = homesOf(call, chart)
  const fairness = homes && compareHomeworlds(chart, homes, settings)
  const ranking = homes ? null : rankHomeworlds(chart, settings)
  const nameAt = (star: number) => chart.stars[star]?.name ?? ''
  return {
    data: { name: chart.name, counts, fairness, ranking },
    text: [
      chart.name,
      ...listChartCountLines(counts),
      ...(fairness?.terms ?? []).map(({ name, a, b, contribution }) => `${name}: ${a} against ${b}, ${contribution} %`),
      ...(fairness ? [`advantage of ${nameAt(fairness.a.star)}: ${fairness.score} %`] : []),
      ...(ranking?.fairest.slice(0, 5) ?? []).map(
        ({ a, b, score }) => `fair: ${nameAt(a)} and ${nameAt(b)}, ${score} %`,
      ),
    ].join('\n'),
  }
}

function homesOf(call: CommandLineCall, { board, stars }: Chart): { a: number; b: number } | null {
  const text = getTextOption(call, 'homes')
  if (text === null) return null
  const [a, b, ...others] = text.split(',').map((label) => {
    const place = parseHexLabel(label, board)
    const star = place ? stars.findIndex((chartStar) => isSameHex(chartStar, place)) : -1
    if (star === -1)
      throw new UsageError(`--homes takes the labels of two stars' hexes, and there is no star at "${label}".`)
    return star
  })
  if (a === undefined || b === undefined || others.length > 0 || a === b)
    throw new UsageError('--homes takes the labels of two different stars’ hexes, such as 0412,2905.')
  return { a, b }
}

function routeModeOf(call: CommandLineCall, { routes }: Chart): RouteMode {
  return parseChoiceOption(call, 'routes', ROUTE_MODES) ?? getDefaultRouteMode(routes.length)
}
