import type { ClusterAnalysis, FairnessSettings } from '../../../src-shared/cluster/analysis.ts'
import { componentsOf } from '../../../src-shared/cluster/net/components.ts'
import { reachByLinks } from '../../../src-shared/cluster/net/reach.ts'
import { chokePointsOf } from './choke-points.ts'
import { type Counted, countChart } from './count-chart.ts'
import { placeHomes, weighHomes } from './fairness.ts'
import { homeGrowth } from './home-growth.ts'
import { supplyAreas } from './supply.ts'
import { type Theatre, theatreOf } from './theatre.ts'

/** More homeworlds than these are not compared with each other. */
const MOST_HOMES = 12

/** Everything that can be said of a chart at once. */
export function analyseChart(counted: Counted, { routeMode, turns }: FairnessSettings): ClusterAnalysis {
  const { chart } = counted
  const theatre = theatreOf(chart, routeMode)
  const { sizes, largest } = componentsOf(theatre.links)
  const homes = chart.stars.flatMap(({ isHomeworld }, star) => (isHomeworld ? [star] : [])).slice(0, MOST_HOMES)
  return {
    counts: countChart(counted),
    groups: { count: sizes.length, largest: sizes[largest] ?? 0 },
    chokePoints: chokePointsOf(theatre.links),
    supply: supplyAreas(chart),
    homes: homes.map((star) => ({ star, growth: growthAmong(theatre, star, { homes, turns }) })),
    pairs: homes.flatMap((a, index) =>
      homes.slice(index + 1).map((b) => {
        const { score } = weighHomes(theatre, placeHomes(theatre, { a, b }), turns)
        return { a, b, score }
      }),
    ),
  }
}

function growthAmong(
  theatre: Theatre,
  home: number,
  all: { readonly homes: readonly number[]; readonly turns: number },
) {
  const rivals = all.homes.filter((star) => star !== home)
  const [jumps, rivalJumps] = [reachByLinks(theatre.links, [home]), reachByLinks(theatre.links, rivals)]
  return homeGrowth(theatre, { home, rivals, jumps, rivalJumps, turns: all.turns })
}
