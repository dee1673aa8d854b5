import type { DrawSource } from '#shared/cluster/draw/draw-source.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'

/** Reuses arrays of the previous draw source if they are drawn identically, so that they are not drawn again. */
export function reuseDrawnArrays(source: DrawSource, before: DrawSource): DrawSource {
  return {
    board: source.board,
    legend: source.legend,
    fog: keptRuns(source.fog, before.fog),
    stars: keptList(source.stars, before.stars),
    routes: keptList(source.routes, before.routes),
    regions: keptRegions(source.regions, before.regions),
    labels: keptList(source.labels, before.labels),
    fleets: keptList(source.fleets, before.fleets),
  }
}

function keptList<Thing extends object>(items: readonly Thing[], before: readonly Thing[]): readonly Thing[] {
  if (items === before || items.length !== before.length) return items
  return items.every((item, at) => looksSame(item, before[at])) ? before : items
}

/** Reuses the hexes of regions, because computing their borders is expensive. */
function keptRegions(regions: DrawSource['regions'], before: DrawSource['regions']): DrawSource['regions'] {
  if (regions === before) return regions
  return regions.map((region) => {
    const same = before.find(({ hexes }) => keptRuns(region.hexes, hexes) === hexes)
    return same && same.hexes !== region.hexes ? { ...region, hexes: same.hexes } : region
  })
}

function keptRuns(hexRuns: HexRuns, before: HexRuns): HexRuns {
  if (hexRuns === before || hexRuns.length !== before.length) return hexRuns
  const isSame = hexRuns.every(([row, first, last], at) => {
    const run = before[at]
    return run !== undefined && run[0] === row && run[1] === first && run[2] === last
  })
  return isSame ? before : hexRuns
}

/** Whether two things are drawn identically; the version is not drawn. */
function looksSame(one: object, other: object | undefined): boolean {
  if (one === other) return true
  return (
    other !== undefined &&
    Object.entries(one).every(([key, value]) => key === 'version' || Reflect.get(other, key) === value)
  )
}
