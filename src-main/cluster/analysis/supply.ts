import type { SupplyArea } from '../../../src-shared/cluster/analysis.ts'
import type { Chart } from '../../../src-shared/cluster/chart.ts'
import { hexesWithin } from '../../../src-shared/cluster/net/reach.ts'
import { createStarNet } from '../../../src-shared/cluster/net/star-net.ts'
import { SUPPLY_HEXES } from '../../../src-shared/cluster/net/transport-net.ts'

/** The supply area of every owner of stars, in the order in which the owners first come (FIST-MOVE-3). */
export function supplyAreas(chart: Chart): SupplyArea[] {
  const net = createStarNet(chart.board, chart.stars, [])
  const colonies = Map.groupBy(
    chart.stars.map((_, star) => star).filter((star) => chart.stars[star]?.owner),
    (star) => chart.stars[star]?.owner ?? '',
  )
  return [...colonies].map(([owner, owned]) => {
    const mask = hexesWithin(net, owned, SUPPLY_HEXES)
    const stars = chart.stars.flatMap((_, star) => (mask[net.hexes[star] ?? 0] === 1 ? [star] : []))
    return { owner, colonies: owned.length, hexes: mask.reduce((sum, hex) => sum + hex, 0), stars }
  })
}
