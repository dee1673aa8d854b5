import type {
  BuildItem,
  Colony,
  Fleet,
  GameState,
  Orders,
  RejectedOrder,
  RejectionReason,
  Side,
  StarLabel,
  TurnReport,
} from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import type { ShipKind } from '#shared/games/fistful/tables/ships.ts'
import {
  computeBuildCost,
  isShipItem,
  getColonyBuildPoints,
  findBuildRefusal,
  type BuildContext,
} from './build-context.ts'
import { addShips, sortFleets } from './fleet-ships.ts'
import { getMapDistances } from './map-distances.ts'
import { isFleetLetter } from './reorganise.ts'

/** Why ships may not join these fleets at a star, or null (FIST-PROD-7). */
function whyNotJoin({ own }: Work, star: StarLabel, items: readonly BuildItem[]): RejectionReason | null {
  const isElsewhere = (fleet: string): boolean => (own.get(fleet)?.at ?? star) !== star
  const wrong = items.filter(isShipItem).find(({ fleet }) => !isFleetLetter(fleet) || isElsewhere(fleet))
  if (wrong === undefined) return null
  if (own.size === FLEET_LETTERS.length) return 'no-free-fleet'
  return isFleetLetter(wrong.fleet) ? 'letter-taken' : 'too-many-fleets'
}

/**
 * Executes the build orders of a side, by ascending star. Unspent points are lost (FIST-PROD-1 to -7). `changed`
 * contains the colonies that differ.
 */
export function executeBuildOrders(state: GameState, side: Side, { build }: Orders) {
  const ordered = gatherItems(build)
  const { isStar, labels } = getMapDistances(state.map)
  const work: Work = { state, side, production: [], rejected: [], changed: new Map(), own: ownFleets(state, side) }
  for (const star of labels) {
    const colony = state.colonies[star]
    if (colony?.owner === side) makeAt(work, star, colony, ordered.get(star) ?? [])
    else if (ordered.has(star)) refuse(work, star, colony === undefined ? 'no-colony' : 'not-yours', null)
  }
  for (const star of [...ordered.keys()].filter((text) => !isStar(text)).toSorted())
    refuse(work, star, 'not-a-star', null)
  const { production, rejected, changed, own } = work
  return { fleets: sortFleets([...own.values()]), changed, production, rejected }
}

/** State of a side's production while it proceeds from star to star. */
interface Work {
  readonly state: GameState
  readonly side: Side
  readonly production: TurnReport['production'][number][]
  readonly rejected: RejectedOrder[]
  readonly changed: Map<StarLabel, Colony>
  readonly own: Map<string, Fleet>
}

function ownFleets({ fleets }: GameState, side: Side): Map<string, Fleet> {
  return new Map(fleets.filter(({ owner }) => owner === side).map((fleet) => [fleet.id, fleet]))
}

/** Collects the items ordered for each star, added up, in a fixed order. */
function gatherItems(build: Orders['build']): Map<StarLabel, readonly BuildItem[]> {
  const items = new Map<StarLabel, BuildItem[]>()
  for (const order of build) items.set(order.star, [...(items.get(order.star) ?? []), ...order.items])
  const keyOf = (item: BuildItem) => (isShipItem(item) ? `${item.kind}${item.fleet}` : item.kind)
  return new Map(
    [...items]
      .filter(([, list]) => list.length > 0)
      .map(([star, list]) => [star, list.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))]),
  )
}

function refuse({ rejected, side }: Work, about: StarLabel, reason: RejectionReason, nearest: string | null): void {
  rejected.push({ side, part: 'build', about, reason, nearest })
}

/** The largest legal part of a build order, in the notation of the order file, or null if nothing is legal. */
function findNearestBuild(
  star: StarLabel,
  items: readonly BuildItem[],
  shop: BuildContext,
  own: readonly Fleet[],
): string | null {
  const kept: BuildItem[] = []
  for (const item of items) {
    const fitting = isShipItem(item) ? inOwnFleet(item, star, own) : item
    if (fitting !== null && findBuildRefusal([...kept, fitting], shop) === null) kept.push(fitting)
  }
  return kept.length === 0 ? null : buildText(star, kept)
}

/** Assigns a ship to a fleet that it may join: the ordered one, else one at the star, else a new one (FIST-PROD-7). */
function inOwnFleet(
  item: Extract<BuildItem, { fleet: string }>,
  star: StarLabel,
  own: readonly Fleet[],
): BuildItem | null {
  const isFree = (letter: string) => own.every(({ id, at }) => id !== letter || at === star)
  const letters: readonly string[] = FLEET_LETTERS
  if (letters.includes(item.fleet) && isFree(item.fleet)) return item
  const fleet = own.find(({ at }) => at === star)?.id ?? letters.find(isFree)
  return fleet === undefined ? null : { ...item, fleet }
}

/** Formats a star's build order as lines of the order file, joined by semicolons. */
function buildText(star: StarLabel, items: readonly BuildItem[]): string {
  const ships = items.filter(isShipItem).map(({ kind, fleet }) => `${kind}>${fleet}`)
  const lines = [
    ...(ships.length > 0 ? [`BUILD ${star} ${ships.join(' ')}`] : []),
    ...(items.some(({ kind }) => kind === 'fortify') ? [`FORT ${star}`] : []),
    ...(items.some(({ kind }) => kind === 'grow') ? [`GROW ${star}`] : []),
  ]
  return lines.join('; ')
}

function makeAt(work: Work, star: StarLabel, colony: Colony, items: readonly BuildItem[]): void {
  const { settings, turn, map } = work.state
  const shop: BuildContext = { colony, rating: map.stars[star]?.rating ?? 0, turn, settings }
  const reason = items.length === 0 ? null : (findBuildRefusal(items, shop) ?? whyNotJoin(work, star, items))
  if (reason !== null) refuse(work, star, reason, findNearestBuild(star, items, shop, [...work.own.values()]))
  const made = reason === null ? items : []
  for (const item of made.filter(isShipItem)) join(work, star, item)
  const changes = changesOf(made, colony, turn)
  if (changes !== null) work.changed.set(star, { ...colony, ...changes })
  const spent = computeBuildCost(made, shop)
  const points = getColonyBuildPoints(shop)
  if (points > 0) work.production.push({ side: work.side, star, items: made, spent, unspent: points - spent })
}

function join({ own, side }: Work, star: StarLabel, { kind, fleet }: { kind: ShipKind; fleet: string }): void {
  const joined = own.get(fleet) ?? { owner: side, id: fleet, at: star, ships: {} }
  own.set(fleet, { ...joined, ships: addShips(joined.ships, { [kind]: 1 }) })
}

/**
 * Applies growth and fort building. A fort that is not paid for in the next turn is lost (FIST-FORT-2, FIST-FORT-3).
 */
function changesOf(made: readonly BuildItem[], colony: Colony, turn: number): Partial<Colony> | null {
  if (made.some(({ kind }) => kind === 'grow')) return { size: colony.size + 1, fortProgress: null }
  if (!made.some(({ kind }) => kind === 'fortify')) return colony.fortProgress === null ? null : { fortProgress: null }
  const isSecond = colony.fortProgress === turn - 1
  return isSecond ? { fortified: true, fortProgress: null } : { fortProgress: turn }
}
