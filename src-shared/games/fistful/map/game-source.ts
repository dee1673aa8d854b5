import { STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import type { DrawnColony, DrawnSide, DrawnStar, DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import type { ColonyView, FistfulGameHeader, FistfulMapView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { buildHexRuns } from '#shared/kit/hex-runs.ts'
import { formatSideWithPlayer } from './format-map.ts'
import type { StarMark } from './star-marks.ts'

/** Drawing style of each side: A in brass and tinted, B in blue and hatched. */
export const SIDE_STYLES = { A: 'first', B: 'second' } as const satisfies Record<Side, DrawnSide>
const LAND_COLOURS = { A: '#c08a2e', B: '#3f7fc4' } as const satisfies Record<Side, string>

/** Builds the map of a game without overlays: stars with colonies, routes, territories and fleets. */
export function buildDrawableGameMap(
  { board, routes }: FistfulMapView,
  marks: readonly StarMark[],
  head: Pick<FistfulGameHeader, 'seats'>,
): DrawableMap {
  const places = new Map(marks.map(({ star }, index) => [star.star, index]))
  return {
    board,
    legend: STANDARD_LEGEND,
    fog: [],
    stars: marks.map(drawnStar),
    routes: routes.flatMap(([a, b]) => {
      const [from, to] = [places.get(a), places.get(b)]
      if (from === undefined || to === undefined) return []
      return [{ from, to, colour: null, style: 'solid', isHidden: false }]
    }),
    regions: SIDES.map((side) => ({
      name: formatSideWithPlayer(side, head),
      colour: LAND_COLOURS[side],
      border: null,
      isFilled: true,
      isHatched: side === 'B',
      isHidden: false,
      hexes: buildHexRuns(marks.flatMap(({ colony, star }) => (colony?.owner === side ? [star.place] : []))),
    })),
    labels: [],
    fleets: marks.flatMap(({ star, pennants }) =>
      pennants.map(({ side, text }) => ({
        row: star.place.row,
        column: star.place.column,
        name: text,
        owner: side,
        isHidden: false,
        side: SIDE_STYLES[side],
      })),
    ),
  }
}

function drawnStar({ star, colony }: StarMark): DrawnStar {
  const { row, column } = star.place
  return {
    row,
    column,
    name: star.name,
    rating: star.rating,
    size: 'medium',
    owner: null,
    isHomeworld: colony?.isHomeworld ?? false,
    isHidden: false,
    notes: '',
    colony: colony && drawnColony(colony),
  }
}

function drawnColony({ owner, size, isFortified, isBesieged, seenOn }: ColonyView): DrawnColony {
  return {
    side: SIDE_STYLES[owner],
    mark: `${owner}${size ?? '?'}`,
    isFortified: isFortified ?? false,
    isBesieged: isBesieged ?? false,
    isOld: seenOn !== null,
  }
}
