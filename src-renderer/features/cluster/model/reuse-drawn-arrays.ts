import type { DrawSource } from '#shared/cluster/draw/draw-source.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'

/** What to draw now, with the arrays of what was drawn before wherever they look the same: those are not drawn again. */
export function reuseDrawnArrays(now: DrawSource, before: DrawSource): DrawSource {
  return {
    board: now.board,
    legend: now.legend,
    fog: keptRuns(now.fog, before.fog),
    stars: keptList(now.stars, before.stars),
    routes: keptList(now.routes, before.routes),
    regions: keptRegions(now.regions, before.regions),
    labels: keptList(now.labels, before.labels),
    fleets: keptList(now.fleets, before.fleets),
  }
}

function keptList<Thing extends object>(now: readonly Thing[], before: readonly Thing[]): readonly Thing[] {
  if (now === before || now.length !== before.length) return now
  return now.every((thing, at) => looksSame(thing, before[at])) ? before : now
}

/** Regions keep their hexes, whose border is what costs time. */
function keptRegions(now: DrawSource['regions'], before: DrawSource['regions']): DrawSource['regions'] {
  if (now === before) return now
  return now.map((region) => {
    const same = before.find(({ hexes }) => keptRuns(region.hexes, hexes) === hexes)
    return same && same.hexes !== region.hexes ? { ...region, hexes: same.hexes } : region
  })
}

function keptRuns(now: HexRuns, before: HexRuns): HexRuns {
  if (now === before || now.length !== before.length) return now
  const isSame = now.every(([row, first, last], at) => {
    const run = before[at]
    return run !== undefined && run[0] === row && run[1] === first && run[2] === last
  })
  return isSame ? before : now
}

/** Whether two things are drawn alike: a version is not drawn. */
function looksSame(one: object, other: object | undefined): boolean {
  if (one === other) return true
  return (
    other !== undefined &&
    Object.entries(one).every(([key, value]) => key === 'version' || Reflect.get(other, key) === value)
  )
}
