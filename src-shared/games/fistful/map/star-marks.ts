import type { ColonyView, FistfulFleetView, FistfulGameHeader, PositionView } from '#shared/contract/fistful/views.ts'
import { type Side, SIDES } from '#shared/games/fistful/model.ts'
import { formatColony, formatFleetShips, formatSideWithPlayer } from './format-map.ts'
import type { PlacedStar } from './placed-stars.ts'

/** Fleets of one side at a star, for a pennant. */
export interface Pennant {
  readonly side: Side
  /** Fleet letters, or the number of fleets if their letters are hidden. */
  readonly text: string
}

/** A star with its colony and fleets. */
export interface StarMark {
  readonly star: PlacedStar
  readonly rating: 1 | 2 | 3 | 4 | 5 | null
  readonly colony: ColonyView | null
  readonly fleets: readonly FistfulFleetView[]
  readonly pennants: readonly Pennant[]
  /** Accessible description. */
  readonly words: string
}

/** Builds the marks of all stars with colonies or fleets. */
export function buildStarMarks(
  stars: readonly PlacedStar[],
  position: Pick<PositionView, 'colonies' | 'fleets'>,
  head: Pick<FistfulGameHeader, 'seats'>,
): readonly StarMark[] {
  const colonies = new Map(position.colonies.map((colony) => [colony.star, colony]))
  const fleets = Map.groupBy(position.fleets, ({ at }) => at)
  return stars.map((star) => {
    const [colony, there] = [colonies.get(star.star) ?? null, fleets.get(star.star) ?? []]
    const mark = {
      star,
      rating: ([1, 2, 3, 4, 5] as const).find((rating) => rating === star.rating) ?? null,
      colony,
      fleets: there,
      pennants: SIDES.flatMap((side) => pennantOf(side, there)),
    }
    return { ...mark, words: describeStar(mark, head) }
  })
}

/** Maximum number of letters on a pennant. More are shown as a count. */
const MOST_LETTERS = 4

function pennantOf(side: Side, there: readonly FistfulFleetView[]): Pennant[] {
  const own = there.filter(({ owner }) => owner === side)
  if (own.length === 0) return []
  const letters = own.flatMap(({ id }) => id ?? [])
  const text =
    letters.length < own.length
      ? `×${own.length}`
      : letters.slice(0, MOST_LETTERS).join('') +
        (letters.length > MOST_LETTERS ? `+${letters.length - MOST_LETTERS}` : '')
  return [{ side, text }]
}

function describeStar(
  { star, colony, fleets }: Omit<StarMark, 'words'>,
  head: Pick<FistfulGameHeader, 'seats'>,
): string {
  const parts = [
    `${`${star.star} ${star.name}`.trim()}, rating ${star.rating}`,
    colony === null ? '' : `colony of ${formatSideWithPlayer(colony.owner, head)}: ${formatColony(colony)}`,
    ...fleets.map((fleet) =>
      `fleet ${fleet.id ?? ''} of ${formatSideWithPlayer(fleet.owner, head)}: ${formatFleetShips(fleet)}`.replace(
        '  ',
        ' ',
      ),
    ),
  ]
  return parts.filter(Boolean).join('; ')
}
