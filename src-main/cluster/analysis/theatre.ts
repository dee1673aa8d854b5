import type { Chart } from '#shared/cluster/chart.ts'
import type { Links } from '#shared/cluster/net/links.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { type RouteMode, transportNet } from '#shared/cluster/net/transport-net.ts'

/** A chart, made ready for comparing homeworlds. */
export interface Theatre {
  readonly chart: Chart
  readonly routeMode: RouteMode
  readonly net: StarNet
  /** The lines that transports follow. */
  readonly links: Links
  readonly ratings: Uint8Array
}

/** The theatre of a chart. */
export function theatreOf(chart: Chart, routeMode: RouteMode): Theatre {
  const pairs = chart.routes.map(({ from, to }) => [from, to] as const)
  const net = createStarNet(chart.board, chart.stars, pairs)
  const ratings = Uint8Array.from(chart.stars, ({ rating }) => rating)
  return { chart, routeMode, net, links: transportNet(net, routeMode), ratings }
}
