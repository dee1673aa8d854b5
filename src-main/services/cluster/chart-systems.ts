import type { ChartBody, ChartSystem, SystemOrigin } from '#shared/cluster/chart.ts'
import { numberBodies, type SystemBody } from '#shared/cluster/system/body.ts'
import { placeBodies } from './system-bodies.ts'

/** A system as the campaign stores it. */
export interface StoredSystem {
  readonly seed: string
  readonly origin: SystemOrigin | null
  readonly bodies: readonly SystemBody[]
}

/** A system of the campaign as part of a chart: with numbers for ids, and with names for the factions it links to. */
export function buildChartSystem(
  { seed, origin, bodies }: StoredSystem,
  factionNames: ReadonlyMap<string, string>,
): ChartSystem {
  return {
    seed,
    ...(origin && { origin }),
    bodies: numberBodies(bodies).map(({ links, ...body }): ChartBody => {
      const factions = links.flatMap(({ kind, id }) => (kind === 'faction' ? (factionNames.get(id) ?? []) : []))
      return { ...body, factions }
    }),
  }
}

/** The bodies of a chart as the campaign stores them, at a star. Factions are found by name. */
export function readBodies(
  { bodies }: ChartSystem,
  starId: string,
  findFaction: (name: string) => string | null,
): SystemBody[] {
  return placeBodies(bodies, starId).map(({ factions, ...body }): SystemBody => {
    const ids = new Set(factions.flatMap((name) => findFaction(name) ?? []))
    return { ...body, links: Array.from(ids, (id) => ({ kind: 'faction', id })) }
  })
}
