import type { Dice } from '#main/games/kit/dice.ts'
import type { BuildItem, BuildOrder, Colony, StarLabel } from '#shared/games/fistful/model.ts'
import { ARMED_KINDS, type ArmedKind, FORT_COST_PER_TURN, SHIPS } from '#shared/games/fistful/tables/ships.ts'
import { getColonyBuildPoints, findBuildRefusal, type BuildContext } from '../rules/build-context.ts'
import { getShipCost } from '../rules/fleet-ships.ts'
import { countArmedShips } from './armed-ship-counts.ts'
import type { FreeFleetLetters } from './free-fleet-letters.ts'
import type { BotSurvey } from './survey.ts'

/** Inputs of production from the rest of the plan. */
export interface ProductionPlanInputs {
  /** Letter of the fleet that newly built ships join, by star. */
  readonly joins: ReadonlyMap<StarLabel, string>
  readonly letters: FreeFleetLetters
  /** Number of additional transports that would find an empty star. */
  readonly transports: number
}

/** Plans production at every colony of a side (FIST-PROD-3). */
export function planProduction(survey: BotSurvey, needs: ProductionPlanInputs, dice: Dice): BuildOrder[] {
  const { state, own } = survey
  const orders: BuildOrder[] = []
  let transports = needs.transports
  for (const star of own) {
    const colony = state.colonies[star]
    if (colony === undefined) continue
    const shop = { colony, rating: state.map.stars[star]?.rating ?? 0, turn: state.turn, settings: state.settings }
    if (getColonyBuildPoints(shop) === 0) continue
    const plan = chooseItems(survey, star, shop, { ...needs, transports }, dice)
    const items = plan.length > 0 && findBuildRefusal(plan, shop) === null ? plan : fallBack(shop)
    if (items.length > 0) orders.push({ star, items })
    transports -= items.filter(({ kind }) => kind === 'T').length
  }
  return orders
}

/** Growth, for colonies that cannot build ships, such as besieged ones (FIST-CAP-7). */
function fallBack(shop: BuildContext): BuildItem[] {
  return findBuildRefusal([{ kind: 'grow' }], shop) === null ? [{ kind: 'grow' }] : []
}

function chooseItems(
  survey: BotSurvey,
  star: StarLabel,
  shop: BuildContext,
  needs: ProductionPlanInputs,
  dice: Dice,
): BuildItem[] {
  const { weights } = survey
  const { colony, rating } = shop
  const isInDanger = countArmedShips(survey.dangerAt(star)) > 0
  const items: BuildItem[] = []
  if (wantsFort(survey, star, shop, isInDanger, dice)) items.push({ kind: 'fortify' })
  else if (!isInDanger && colony.size < Math.min(rating, weights.growTo)) return fallBack(shop)
  const points = colony.size - (items.length > 0 ? FORT_COST_PER_TURN : 0)
  return [...items, ...chooseShips(survey, star, { points, needs, isInDanger }, dice)]
}

/**
 * Whether to build a fort. Started forts are finished; new ones are built in danger and at the homeworld (FIST-FORT-1,
 * -2).
 */
function wantsFort(survey: BotSurvey, star: StarLabel, shop: BuildContext, isInDanger: boolean, dice: Dice): boolean {
  const { colony, turn } = shop
  if (findBuildRefusal([{ kind: 'fortify' }], shop) !== null) return false
  if (isBegun(colony, turn)) return true
  return (isInDanger || star === survey.home) && dice.die(10) <= survey.weights.forts
}

function isBegun({ fortProgress }: Colony, turn: number): boolean {
  return fortProgress === turn - 1
}

interface Purse {
  readonly points: number
  readonly needs: ProductionPlanInputs
  readonly isInDanger: boolean
}

/**
 * Chooses a transport if one is wanted and no enemy threatens, then warships by the bot style's mix until the points
 * run out.
 */
function chooseShips(survey: BotSurvey, star: StarLabel, purse: Purse, dice: Dice): BuildItem[] {
  const { needs, isInDanger } = purse
  const items: BuildItem[] = []
  let points = purse.points
  if (!isInDanger && needs.transports > 0 && points >= SHIPS.T.cost) {
    const letter = needs.letters.take()
    if (letter !== null) {
      items.push({ kind: 'T', fleet: letter })
      points -= SHIPS.T.cost
    }
  }
  let line = needs.joins.get(star) ?? null
  for (let kind = chooseKind(survey, points, dice); kind !== null; kind = chooseKind(survey, points, dice)) {
    line ??= needs.letters.take()
    if (line === null) break
    items.push({ kind, fleet: line })
    points -= getShipCost(kind, survey.state.settings)
  }
  return items
}

/** Draws an affordable kind with the weights of the bot style's mix, or null. */
function chooseKind({ weights: { mix }, state }: BotSurvey, points: number, dice: Dice): ArmedKind | null {
  const kinds = ARMED_KINDS.filter((kind) => mix[kind] > 0 && getShipCost(kind, state.settings) <= points)
  const sum = kinds.reduce((total, kind) => total + mix[kind], 0)
  if (sum === 0) return null
  let rest = dice.die(sum)
  return kinds.find((kind) => (rest -= mix[kind]) <= 0) ?? null
}
