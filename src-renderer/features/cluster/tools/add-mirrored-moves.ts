import type { StarView } from '#shared/contract/cluster.ts'
import { getHexLabel, type HexPlace, isOnBoard, isSameHex } from '#shared/kit/hex.ts'
import { getHexKey, type MirroringState } from './mirroring.ts'

interface MovedStar {
  readonly star: StarView
  readonly to: HexPlace
}

/**
 * Moves the counterparts (stars of equal rating) along with moved stars. If one cannot follow, the gesture is refused.
 */
export function addMirroredMoves(mirroring: MirroringState): void {
  const movers = moversOf(mirroring)
  if (movers.size === 0) return
  const followers = new Map<string, MovedStar>()
  for (const mover of movers.values())
    for (const transform of mirroring.transforms) {
      const [place, to] = [transform(mover.star), transform(mover.to)]
      if (comesOnBoard(place, to, mirroring))
        mirroring.problems.push(`A partner of ${mover.star.name} lies beside the board, and would come on to it.`)
      const partner = mirroring.map.findStarAt(place)
      if (!partner || partner.rating !== mover.star.rating) continue
      const follower = { star: partner, to }
      const problem = findRefusal(mover, follower, movers.get(partner.id) ?? followers.get(partner.id) ?? null)
      if (problem !== null) mirroring.problems.push(problem)
      else if (!movers.has(partner.id)) followers.set(partner.id, follower)
    }
  checkHexes(mirroring, movers, followers)
  for (const { star, to } of followers.values())
    mirroring.partners.push({ type: 'change-star', id: star.id, version: star.version, fields: { ...to } })
}

/**
 * Whether a move would need a counterpart that cannot exist, because its hex is off the board; a move does not add
 * stars.
 */
function comesOnBoard(from: HexPlace, to: HexPlace, { map: { board } }: MirroringState): boolean {
  return !isOnBoard(from, board) && isOnBoard(to, board)
}

function moversOf({ given, map }: MirroringState): ReadonlyMap<string, MovedStar> {
  const movers = new Map<string, MovedStar>()
  for (const edit of given) {
    const star = edit.type === 'change-star' ? map.findStar(edit.id) : null
    if (!star || edit.type !== 'change-star') continue
    const { row = star.row, column = star.column } = edit.fields
    if (row !== star.row || column !== star.column) movers.set(star.id, { star, to: { row, column } })
  }
  return movers
}

/** `known` is the move of the follower if it is already determined otherwise. */
function findRefusal(mover: MovedStar, follower: MovedStar, known: MovedStar | null): string | null {
  if (!known || isSameHex(known.to, follower.to)) return null
  if (follower.star.id === mover.star.id)
    return `${mover.star.name} is its own partner: it can only be moved along the axis.`
  return `${mover.star.name} and ${follower.star.name} are partners: choose only one of them.`
}

function checkHexes(
  { map, problems, leftOut }: MirroringState,
  movers: ReadonlyMap<string, MovedStar>,
  followers: ReadonlyMap<string, MovedStar>,
): void {
  const taken = new Map(Array.from(movers.values(), ({ star, to }) => [getHexKey(to), star]))
  for (const { star, to } of followers.values()) {
    const there = map.findStarAt(to)
    const stays = there && !movers.has(there.id) && !followers.has(there.id)
    const met = taken.get(getHexKey(to))
    taken.set(getHexKey(to), star)
    if (isOnBoard(to, map.board) && !stays && !met) continue
    leftOut.push(to)
    if (met) problems.push(`${met.name} would meet its partner ${star.name}.`)
    else if (there) problems.push(`${getHexLabel(to, map.board)} is taken, so the partner ${star.name} cannot follow.`)
    else problems.push(`The partner ${star.name} would leave the board.`)
  }
}
