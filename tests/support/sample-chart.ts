import { SampleCampaign } from '#main/services/sample/schema.ts'
import emberReach from '#resources/sample-campaign/ember-reach.json'
import { type Chart, type ChartStar, DEFAULT_ROUTE_FIELDS, type RouteFields } from '#shared/cluster/chart.ts'
import { chart, chartStar } from './charts.ts'

export function sampleChart(): Chart {
  const { cluster, stars, routes, regions, labels, fleets } = SampleCampaign.parse(emberReach)
  const placeOf = (name: string) => stars.findIndex((star) => star.name === name)
  return chart({
    name: cluster.name,
    fog: cluster.fog,
    stars: stars.map(({ faction, ...star }) =>
      chartStar({ ...(star as Partial<ChartStar> & typeof star), owner: faction }),
    ),
    routes: routes.map(([from, to, more]) => {
      const fields = { ...DEFAULT_ROUTE_FIELDS, ...more } as RouteFields // omitted keys of `more` are absent, not undefined
      return { ...fields, from: placeOf(from), to: placeOf(to), extra: {} }
    }),
    regions: regions.map((region) => ({ ...region, extra: {} })),
    labels: labels.map((label) => ({ ...label, extra: {} })),
    fleets: fleets.map(({ faction, ...fleet }) => ({ ...fleet, owner: faction })),
  })
}
