import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import type {
  Fleet,
  GameState,
  Orders,
  RejectedOrder,
  RejectionReason,
  ReorganiseOrder,
  Ships,
  Side,
  StarLabel,
} from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS, type ShipKind } from '#shared/games/fistful/tables/ships.ts'
import { addShips, countShipsOfKind, hasShips, sortFleets } from './fleet-ships.ts'
import { getMapDistances } from './map-distances.ts'

const LETTERS: ReadonlySet<string> = new Set(FLEET_LETTERS)

/** Whether a text is a fleet letter, A-Z (FIST-REORG-1). */
export function isFleetLetter(text: string): boolean {
  return LETTERS.has(text)
}

/**
 * Applies a side's new make-ups simultaneously. Stars with a refused order keep their fleets; if two stars claim a
 * letter, the one with the lower label gets it (FIST-REORG-2, -3).
 */
export function applyReorganisation(state: GameState, side: Side, { reorg }: Orders) {
  if (reorg.length === 0) return { state, rejected: [] }
  const old = groupByStar(state.fleets.filter(({ owner }) => owner === side))
  const wanted = new Map(reorg.map((order) => [order.star, order]))
  const refused = new Map<StarLabel, RejectionReason>()
  for (const order of wanted.values()) {
    const reason = whyNotPartition(state, old.get(order.star) ?? [], order)
    if (reason !== null) refused.set(order.star, reason)
  }
  const inOrder = [...wanted.keys()].toSorted()
  let standing = assignLetters({ old, wanted, stars: inOrder.filter((star) => !refused.has(star)) })
  while (standing.clash !== null) {
    refused.set(standing.clash, 'letter-taken')
    standing = assignLetters({ old, wanted, stars: inOrder.filter((star) => !refused.has(star)) })
  }
  const rejected = inOrder.flatMap((star): RejectedOrder[] => {
    const reason = refused.get(star)
    if (reason === undefined) return []
    const nearest = reason === 'letter-taken' ? nearestPartition(wanted.get(star), standing.holders) : null
    return [{ side, part: 'reorg', about: star, reason, nearest }]
  })
  return { state: { ...state, fleets: applyPartitions(state.fleets, side, { old, wanted, refused }) }, rejected }
}

function groupByStar(fleets: readonly Fleet[]): Map<StarLabel, Fleet[]> {
  const groups = new Map<StarLabel, Fleet[]>()
  for (const fleet of fleets) {
    const group = groups.get(fleet.at) ?? []
    groups.set(fleet.at, group)
    group.push(fleet)
  }
  return groups
}

/** Why a make-up is not a partition of the ships at a star, or null (FIST-REORG-2). */
function whyNotPartition(
  { map }: GameState,
  there: readonly Fleet[],
  { star, fleets }: ReorganiseOrder,
): RejectionReason | null {
  if (!getMapDistances(map).isStar(star)) return 'not-a-star'
  if (there.length === 0) return 'no-such-fleet'
  if (!Object.keys(fleets).every(isFleetLetter)) return 'too-many-fleets'
  const parts = Object.values(fleets)
  const old = there.map(({ ships }) => ships)
  return SHIP_KINDS.every((kind) => isDealtOut(kind, old, parts)) ? null : 'ships-differ'
}

/** Whether parts are non-negative integers of a kind of ship and add up to the old number. */
function isDealtOut(kind: ShipKind, old: readonly Ships[], parts: readonly Ships[]): boolean {
  const sumOf = (list: readonly Ships[]): number => list.reduce((sum, ships) => sum + countShipsOfKind(ships, kind), 0)
  const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0
  return parts.every((ships) => isCount(countShipsOfKind(ships, kind))) && sumOf(parts) === sumOf(old)
}

interface Claims {
  readonly old: ReadonlyMap<StarLabel, readonly Fleet[]>
  readonly wanted: ReadonlyMap<StarLabel, ReorganiseOrder>
  /** The stars with a make-up that is still valid, sorted. */
  readonly stars: readonly StarLabel[]
}

/**
 * Assigns letters: fleets that stay first, then letters kept at their star, then new ones. `clash` is the first star
 * that claims another's letter.
 */
function assignLetters({ old, wanted, stars }: Claims): {
  readonly holders: ReadonlyMap<string, StarLabel>
  readonly clash: StarLabel | null
} {
  const holders = new Map<string, StarLabel>()
  const changing = new Set(stars)
  const claims = stars.map((star) => ({ star, letters: new Set(lettersOf(wanted.get(star))) }))
  for (const [star, fleets] of old) {
    if (!changing.has(star)) for (const { id } of fleets) holders.set(id, star)
  }
  for (const { star, letters } of claims) {
    for (const { id } of old.get(star) ?? []) if (letters.has(id)) holders.set(id, star)
  }
  for (const { star, letters } of claims) {
    for (const letter of letters) {
      if ((holders.get(letter) ?? star) !== star) return { holders, clash: star }
      holders.set(letter, star)
    }
  }
  return { holders, clash: null }
}

/** The letters that a make-up uses, sorted. Empty fleets are omitted (FIST-REORG-3). */
function lettersOf(order: ReorganiseOrder | undefined): string[] {
  const parts = Object.entries(order?.fleets ?? {})
  return parts.flatMap(([letter, ships]) => (hasShips(ships) ? [letter] : [])).toSorted()
}

/** The same make-up with free letters in place of those held by other stars, or null if too few are free. */
function nearestPartition(order: ReorganiseOrder | undefined, holders: ReadonlyMap<string, StarLabel>): string | null {
  if (order === undefined) return null
  const letters = lettersOf(order)
  const isTaken = (letter: string) => (holders.get(letter) ?? order.star) !== order.star
  const free = FLEET_LETTERS.filter((letter) => !isTaken(letter) && !letters.includes(letter))
  const parts = letters.map((letter) => {
    const name = isTaken(letter) ? free.shift() : letter
    return name === undefined ? null : `${name}=${formatShipCode(order.fleets[letter] ?? {})}`
  })
  return parts.includes(null) ? null : `REORG ${order.star} ${parts.join(' ')}`
}

function applyPartitions(
  fleets: readonly Fleet[],
  side: Side,
  { old, wanted, refused }: Omit<Claims, 'stars'> & { readonly refused: ReadonlyMap<StarLabel, RejectionReason> },
): Fleet[] {
  const stars = [...wanted.keys()].filter((star) => !refused.has(star))
  const gone = new Set(stars.flatMap((star) => old.get(star) ?? []))
  const made = stars.flatMap((at) => {
    const parts = Object.entries(wanted.get(at)?.fleets ?? {}).filter(([, ships]) => hasShips(ships))
    return parts.map(([id, ships]): Fleet => ({ owner: side, id, at, ships: addShips(ships, {}) }))
  })
  return sortFleets([...fleets.filter((fleet) => !gone.has(fleet)), ...made])
}
