import type { Dice } from '#main/games/kit/dice.ts'
import type { BuildOrder, Fleet, GameState, Orders, Side } from '#shared/games/fistful/model.ts'
import { type BotStyle, BOT_STYLES } from '#shared/games/fistful/tables/bot-styles.ts'
import { addShips, isArmed } from '../rules/fleet-ships.ts'
import { planArmedFleetMoves, planWithdrawals } from './armed-fleet-moves.ts'
import { planFleetMakeUps } from './fleet-make-up-plan.ts'
import { createFreeFleetLetters } from './free-fleet-letters.ts'
import { planLandings } from './landings.ts'
import { planProduction } from './production-plan.ts'
import { planRecon } from './recon-plan.ts'
import { createSurvey } from './survey.ts'
import { listSettleableStars, planTransports, countTransports } from './transport-moves.ts'

/** Plans a bot's orders for the turn. They are always legal and depend only on the state and the dice. */
export function planBotOrders(state: GameState, side: Side, temper: BotStyle, dice: Dice): Orders {
  const survey = createSurvey(state, side, BOT_STYLES[temper])
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
  const colonists = planTransports(survey, after, unarmed, open, dice)
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
