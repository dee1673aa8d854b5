import type { Dice } from '#main/games/kit/dice.ts'
import {
  type BuildOrder,
  type Fleet,
  type GameState,
  type Orders,
  type Side,
  type FleetOrder,
  type StarLabel,
  type Colony,
  type LandOrder,
  getOtherSide,
} from '#shared/games/fistful/model.ts'
import { type BotStyle, BOT_STYLES } from '#shared/games/fistful/tables/bot-styles.ts'
import { listReconTargets } from '../rules/fleet-orders.ts'
import { addShips, isArmed, countShipsOfKind, listFleetsAt, subtractShips } from '../rules/fleet-ships.ts'
import { planArmedFleetMoves, planWithdrawals } from './armed-fleet-moves.ts'
import { planFleetMakeUps } from './fleet-make-up-plan.ts'
import { createFreeFleetLetters } from './free-fleet-letters.ts'
import { planProduction } from './production-plan.ts'
import { createBotSurvey, type BotSurvey } from './survey.ts'
import { listSettleableStars, planTransportMoves, countTransports } from './transport-moves.ts'

/** Plans a bot's orders for the turn. They are always legal and depend only on the state and the dice. */
export function planBotOrders(state: GameState, side: Side, temper: BotStyle, dice: Dice): Orders {
  const survey = createBotSurvey(state, side, BOT_STYLES[temper])
  const landings = planLandings(state, side)
  const letters = createFreeFleetLetters(landings.fleets.map(({ id }) => id))
  const { reorg, fleets, guards, joins } = planFleetMakeUps(survey, landings.fleets, letters)
  const open = listSettleableStars(survey)
  const transports = Math.min(survey.weights.transports, open.length) - countTransports(fleets)
  const build = planProduction(survey, { joins, letters, transports }, dice)
  const isLanding = landings.land.length > 0
  const after = isLanding ? { ...state, colonies: { ...state.colonies, ...landings.founded } } : state
  const [posted, free] = split(withBuilt(fleets, build, side), ({ id }) => guards.has(id))
  const [armed, unarmed] = split(free, ({ ships }) => isArmed(ships))
  const lines = planArmedFleetMoves(survey, after, armed, posted, dice)
  const colonists = planTransportMoves(survey, after, unarmed, open, dice)
  const staying = [...posted, ...lines.staying, ...colonists.staying]
  const withdrawals = planWithdrawals(survey, after, staying)
  const looks = planRecon(
    survey,
    staying.filter(({ id }) => withdrawals.every(({ fleet }) => fleet !== id)),
  )
  return {
    land: landings.land,
    reorg,
    build,
    fleetOrders: [...lines.orders, ...colonists.orders, ...withdrawals, ...looks],
  }
}

/** The fleets including newly built ships; fleet orders are validated against these (FIST-ORD-2). */
function withBuilt(fleets: readonly Fleet[], build: readonly BuildOrder[], side: Side): Fleet[] {
  const byLetter = new Map(fleets.map((fleet) => [fleet.id, fleet]))
  for (const { star, items } of build)
    for (const item of items) {
      if (item.kind === 'grow' || item.kind === 'fortify') continue
      const fleet = byLetter.get(item.fleet) ?? { owner: side, id: item.fleet, at: star, ships: {} }
      byLetter.set(item.fleet, { ...fleet, ships: addShips(fleet.ships, { [item.kind]: 1 }) })
    }
  return [...byLetter.values()]
}

function split(fleets: readonly Fleet[], isFirst: (fleet: Fleet) => boolean): readonly [Fleet[], Fleet[]] {
  return [fleets.filter(isFirst), fleets.filter((fleet) => !isFirst(fleet))]
}

/**
 * In fog, lets staying scouts observe unknown targets nearby: enemy fleets first, then colonies, nearest to home first
 * (FIST-RECON-1).
 */
export function planRecon(
  { state, home, enemies, theirs, distances }: BotSurvey,
  staying: readonly Fleet[],
): FleetOrder[] {
  if (state.settings.fog === 'off') return []
  const seen = new Set<StarLabel>()
  const colonies = new Set(theirs)
  const rankOf = (star: StarLabel) => (enemies.has(star) ? 0 : 1000) + distances.between(home, star)
  return staying.flatMap((fleet): FleetOrder[] => {
    const targets = listReconTargets(state, fleet.ships, fleet.at)
      .filter((star) => star !== fleet.at && !seen.has(star) && (enemies.has(star) || colonies.has(star)))
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .slice(0, countShipsOfKind(fleet.ships, 'S'))
    for (const star of targets) seen.add(star)
    return targets.length === 0 ? [] : [{ fleet: fleet.id, order: 'recon', targets }]
  })
}

/** Transports that land, colonies founded, and the remaining fleets of the side; fleets without ships are removed. */
interface LandingPlan {
  readonly land: readonly LandOrder[]
  readonly founded: Readonly<Record<StarLabel, Colony>>
  readonly fleets: readonly Fleet[]
}

/**
 * Lands one transport at every star without a colony. Stars where the enemy could also land alternate between the
 * sides (FIST-COL-3).
 */
function planLandings(state: GameState, side: Side): LandingPlan {
  const land: LandOrder[] = []
  const fleets: Fleet[] = []
  const founded: Record<StarLabel, Colony> = {}
  const yields = state.turn % 2 === (side === 'A' ? 0 : 1)
  for (const fleet of state.fleets.filter(({ owner }) => owner === side)) {
    const { at, id, ships } = fleet
    const isFree = countShipsOfKind(ships, 'T') > 0 && state.colonies[at] === undefined && founded[at] === undefined
    if (!isFree || (yields && listFleetsAt(state.fleets, getOtherSide(side), at).length > 0)) {
      fleets.push(fleet)
      continue
    }
    land.push({ fleet: id })
    founded[at] = { owner: side, size: 1, fortified: false, fortProgress: null, besieged: 0, founded: state.turn }
    fleets.push({ ...fleet, ships: subtractShips(ships, { T: 1 }) })
  }
  return { land, founded, fleets: fleets.filter(({ ships }) => Object.keys(ships).length > 0) }
}
