import type { Chart } from '#shared/cluster/chart.ts'
import { createStarNet } from '#shared/cluster/net/star-net.ts'
import { type RouteMode, buildTransportNet } from '#shared/cluster/net/transport-net.ts'

/** Prepares a chart for comparing homeworlds. `links` are the moves of transports. */
export function createHomeworldContext(chart: Chart, routeMode: RouteMode) {
  const pairs = chart.routes.map(({ from, to }) => [from, to] as const)
  const net = createStarNet(chart.board, chart.stars, pairs)
  const ratings = Uint8Array.from(chart.stars, ({ rating }) => rating)
  return { chart, routeMode, net, links: buildTransportNet(net, routeMode), ratings }
}

/** A chart prepared for comparing homeworlds. */
export type HomeworldContext = ReturnType<typeof createHomeworldContext>
