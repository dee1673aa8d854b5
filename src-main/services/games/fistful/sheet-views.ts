import type { FistfulSheet } from '#main/db/repositories/fistful.ts'
import { formatOrderStatements } from '#main/games/fistful/mail/order-statements.ts'
import {
  computeBuildCost,
  getColonyBuildPoints,
  findBuildRefusal,
  type BuildContext,
} from '#main/games/fistful/rules/build-context.ts'
import { listReachableStars, listReconTargets, listRefuges } from '#main/games/fistful/rules/fleet-orders.ts'
import { countShipsOfKind, listFleetsAt, getMoveRange } from '#main/games/fistful/rules/fleet-ships.ts'
import { getMapDistances } from '#main/games/fistful/rules/map-distances.ts'
import { resolveUncontestedPhaseOne } from '#main/games/fistful/rules/phase-one.ts'
import { validateFleetOrders } from '#main/games/fistful/rules/validate-fleet-orders.ts'
import type { FleetChoices, RejectedOrderView, OrderSheetView, ProductionView } from '#shared/contract/fistful/views.ts'
import {
  type BuildItem,
  type Fleet,
  type GameState,
  type Orders,
  type RejectedOrder,
  type RejectionReason,
  type Side,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import { REJECTION_TEXTS } from '#shared/games/fistful/tables/rejection-texts.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { formatCount } from '#shared/kit/format.ts'

const OFFERS = [...SHIP_KINDS, 'grow', 'fortify'] as const

/**
 * The view of a side's sheet as it would be carried out. Reveals nothing of the other side except where its colonies
 * are.
 */
export function buildSheetView(state: GameState, sheet: FistfulSheet): OrderSheetView {
  const { side, orders } = sheet
  const { state: after, rejected } = resolveUncontestedPhaseOne(state, side, orders)
  const works = worksOf(state, side, orders)
  const own = after.fleets.filter(({ owner }) => owner === side)
  const taken = new Set(own.map(({ id }) => id))
  const landed = state.fleets.filter(({ owner, id }) => owner === side && !taken.has(id) && lands(orders, id))
  const fleets = [
    ...own.map((fleet) => choicesOf(state, after, fleet)),
    ...landed.map((fleet) => choicesOf(state, after, { ...fleet, ships: {} })),
  ]
  return {
    side,
    orders,
    text: formatOrderStatements(orders).join('\n'),
    isReady: sheet.isReady,
    isBound: sheet.seal !== null || sheet.isRevealed,
    rejected: [...rejected, ...validateFleetOrders(after, side, orders).rejected].map((rejectedOrder) =>
      buildRejectedOrderView(rejectedOrder, orders),
    ),
    works,
    fleets,
    freeLetters: FLEET_LETTERS.filter((letter) => !taken.has(letter)),
    missing: missingOf(orders, works, fleets),
  }
}

/**
 * Whether a fleet lands. A fleet that is gone once its last transport has landed is still listed, so that the order
 * can be cancelled.
 */
function lands({ land }: Orders, letter: string): boolean {
  return land.some(({ fleet }) => fleet === letter)
}

/** Describes a rejected order of a sheet. */
export function buildRejectedOrderView(
  { side, part, about, reason, nearest }: RejectedOrder,
  orders: Orders,
): RejectedOrderView {
  const instead = nearest !== null && part === 'order' ? `ORDER ${about} ${nearest}` : nearest
  return {
    side,
    part,
    about,
    reason,
    nearest: instead,
    line: lineOf(orders, part, about),
    text: REJECTION_TEXTS[reason],
  }
}

/** The lines of a sheet that concern a fleet or a star in one of its parts. */
function lineOf(orders: Orders, part: RejectedOrder['part'], about: string): string {
  const lines = formatOrderStatements({
    land: part === 'land' ? orders.land.filter(({ fleet }) => fleet === about) : [],
    reorg: part === 'reorg' ? orders.reorg.filter(({ star }) => star === about) : [],
    build: part === 'build' ? orders.build.filter(({ star }) => star === about) : [],
    fleetOrders: part === 'order' ? orders.fleetOrders.filter(({ fleet }) => fleet === about) : [],
  })
  return lines.join('; ') || about
}

/**
 * The production of each colony, evaluated after landing and reorganising and before anything is built (FIST-TURN-1).
 */
function worksOf(state: GameState, side: Side, orders: Orders): ProductionView[] {
  const { state: before } = resolveUncontestedPhaseOne(state, side, { ...orders, build: [] })
  const { state: after } = resolveUncontestedPhaseOne(state, side, orders)
  const letters = new Set(after.fleets.filter(({ owner }) => owner === side).map(({ id }) => id))
  return getMapDistances(state.map).labels.flatMap((star): ProductionView[] => {
    const colony = before.colonies[star]
    if (colony?.owner !== side) return []
    const rating = state.map.stars[star]?.rating ?? 0
    const shop: BuildContext = { colony, rating, turn: state.turn, settings: state.settings }
    const items = orders.build.flatMap((order) => (order.star === star ? order.items : []))
    const hasRoom = letters.size < FLEET_LETTERS.length || listFleetsAt(after.fleets, side, star).length > 0
    return [
      {
        star,
        name: state.map.stars[star]?.name ?? '',
        size: colony.size,
        rating,
        points: getColonyBuildPoints(shop),
        spent: computeBuildCost(items, shop),
        offers: offersOf(shop, items, hasRoom),
      },
    ]
  })
}

function offersOf(shop: BuildContext, items: readonly BuildItem[], hasRoom: boolean): ProductionView['offers'] {
  return OFFERS.map((kind) => {
    const isShip = kind !== 'grow' && kind !== 'fortify'
    const why: RejectionReason | null =
      findBuildRefusal([...items, { kind }], shop) ?? (isShip && !hasRoom ? 'no-free-fleet' : null)
    return { kind, cost: computeBuildCost([{ kind }], shop), whyNot: why === null ? null : REJECTION_TEXTS[why] }
  })
}

/** The legal orders of a fleet. `before` is the state in which transports land. */
function choicesOf(before: GameState, after: GameState, { owner, id, at, ships }: Fleet): FleetChoices {
  const landing = before.fleets.find((fleet) => fleet.owner === owner && fleet.id === id && fleet.at === at)
  const { between } = getMapDistances(after.map)
  const targets = (stars: readonly StarLabel[]) =>
    stars
      .map((star) => ({ star, name: after.map.stars[star]?.name ?? '', hexes: between(at, star) }))
      .toSorted((a, b) => a.hexes - b.hexes || (a.star < b.star ? -1 : 1))
  const recon = listReconTargets(after, ships, at)
  return {
    fleet: id,
    at,
    ships: { ...ships },
    range: getMoveRange(ships, after.settings),
    canLand: landing !== undefined && countShipsOfKind(landing.ships, 'T') > 0 && before.colonies[at] === undefined,
    moves: targets(listReachableStars(after, owner, ships, at)),
    refuges: targets(listRefuges(after, owner, ships, at)),
    recon: targets(recon),
    reconTargets: recon.length === 0 ? 0 : countShipsOfKind(ships, 'S'),
  }
}

function missingOf(
  orders: Orders,
  works: readonly ProductionView[],
  fleets: readonly FleetChoices[],
): OrderSheetView['missing'] {
  const idle = works.flatMap(({ star, name, points, spent, offers }) => {
    const left = points - spent
    if (left <= 0 || offers.every((offer) => offer.whyNot !== null)) return []
    return [{ about: star, text: `${name}: ${formatCount(left, 'point')} not spent.` }]
  })
  const ordered = new Set(orders.fleetOrders.map(({ fleet }) => fleet))
  const still = fleets.filter(({ fleet, ships }) => !ordered.has(fleet) && Object.keys(ships).length > 0)
  return [...idle, ...still.map(({ fleet }) => ({ about: fleet, text: `Fleet ${fleet} has no order: it defends.` }))]
}
