import type { Dice } from '#main/games/kit/dice.ts'
import type { Fleet, FleetOrder, GameState, StarLabel } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { listRefuges, findMoveRefusal } from '../rules/fleet-orders.ts'
import { getMoveRange } from '../rules/fleet-ships.ts'
import {
  addArmedShipCounts,
  type ArmedShipCounts,
  getArmedShipCounts,
  computeArmedShipsCost,
  NO_ARMED_SHIPS,
  countArmedShips,
} from './armed-ship-counts.ts'
import { type BotSurvey, getAssumedColonySize } from './survey.ts'
import { estimateWinChance } from './win-chance.ts'

/** Win chance below which a staying fleet withdraws (FIST-WD-1). */
const GIVE_WAY = 0.35

/** Minimum value of a goal to an additional fleet, even if enough are on their way. */
const ALSO = 0.05

/** Moves the armed fleets, strongest first, each to where it adds the most by exact odds. The others gather. */
export function planArmedFleetMoves(
  survey: BotSurvey,
  after: GameState,
  fleets: readonly Fleet[],
  guards: readonly Fleet[],
  dice: Dice,
) {
  const targets = findTargets(survey, guards, dice)
  const rally = rallyPoint(survey)
  const orders: FleetOrder[] = []
  const staying: Fleet[] = []
  const movers = fleets.map((fleet) => moverOf(fleet, survey.state.settings))
  for (const mover of movers.toSorted((a, b) => b.points - a.points)) {
    const target = chooseTarget(survey, mover, targets)
    if (target) send(target, mover.line)
    const hop = nextHop(survey, after, mover, target?.star ?? rally)
    if (hop === null) staying.push(mover.fleet)
    else orders.push({ fleet: mover.fleet.id, order: 'move', to: hop })
  }
  return { orders, staying }
}

/** A star worth a fight: its worth and the enemy ships to beat. */
interface FightTarget {
  readonly star: StarLabel
  readonly worth: number
  readonly enemy: ArmedShipCounts
}

/** Assumed defence that a colony of each size can build before a fleet arrives. */
const MILITIA = [{}, {}, { S: 1 }, { C: 1 }, { C: 1 }, { S: 1, C: 1 }].map(getArmedShipCounts)

/** Finds enemy colonies, enemy ships elsewhere and own colonies in danger, weighted by the bot style. */
function listFightTargets(survey: BotSurvey, dice: Dice): FightTarget[] {
  const { state, weights, theirs, own, enemies, enemyHome, home } = survey
  const whim = () => 0.9 + dice.die(10) / 50
  const goals: FightTarget[] = theirs.map((star) => {
    const size = getAssumedColonySize(survey, star)
    const worth = weights.capture * size + (star === enemyHome ? weights.conquest : 0)
    return {
      star,
      worth: worth * whim(),
      enemy: addArmedShipCounts(enemies.get(star) ?? NO_ARMED_SHIPS, MILITIA[size] ?? NO_ARMED_SHIPS),
    }
  })
  for (const [star, enemy] of enemies)
    if (state.colonies[star] === undefined)
      goals.push({ star, worth: weights.hunt * (1 + computeArmedShipsCost(enemy, state.settings)) * whim(), enemy })
  for (const star of own) {
    const danger = survey.dangerAt(star)
    if (countArmedShips(danger) === 0) continue
    const worth = weights.defend * getAssumedColonySize(survey, star) * (star === home ? 3 : 1)
    goals.push({ star, worth: worth * whim(), enemy: danger })
  }
  return goals
}

/** A goal with the ships sent to it. */
interface Target extends FightTarget {
  sent: ArmedShipCounts
  /** Win chance of the ships sent. */
  held: number
  /** Numbers of moves to the goal, by range; computed on demand. */
  readonly moves: ReadonlyMap<StarLabel, number>[]
}

/** Goals with the ships already there, by descending worth. */
function findTargets(survey: BotSurvey, guards: readonly Fleet[], dice: Dice): Target[] {
  const goals = listFightTargets(survey, dice).toSorted((a, b) => b.worth - a.worth)
  const targets = goals.map((goal): Target => ({ ...goal, sent: NO_ARMED_SHIPS, held: 0, moves: [] }))
  for (const { at, ships } of guards) {
    const target = targets.find(({ star }) => star === at)
    if (target) send(target, getArmedShipCounts(ships))
  }
  return targets
}

function send(target: Target, line: ArmedShipCounts): void {
  target.sent = addArmedShipCounts(target.sent, line)
  target.held = estimateWinChance(target.sent, target.enemy)
}

/** A fleet to be assigned a goal. */
interface Mover {
  readonly fleet: Fleet
  readonly line: ArmedShipCounts
  readonly range: number
  readonly points: number
}

function moverOf(fleet: Fleet, settings: FistfulSettings): Mover {
  const line = getArmedShipCounts(fleet.ships)
  return { fleet, line, range: getMoveRange(fleet.ships, settings), points: computeArmedShipsCost(line, settings) }
}

/**
 * The goal where this fleet adds the most to the ships already sent, with closer goals preferred; null if none reaches
 * the bot's minimum win chance.
 */
function chooseTarget(
  { hops, nerve }: BotSurvey,
  { fleet, line, range }: Mover,
  targets: readonly Target[],
): Target | null {
  let [best, most]: [Target | null, number] = [null, 0]
  for (const target of targets) {
    if (target.worth * (1 + ALSO) <= most) break
    const moves = (target.moves[range] ??= hops.to(target.star, range))
    const worth = target.worth / Math.max(1, moves.get(fleet.at) ?? Infinity)
    if (worth * (1 - target.held + ALSO) <= most) continue
    const chance = estimateWinChance(addArmedShipCounts(target.sent, line), target.enemy)
    const added = worth * (chance - target.held + ALSO)
    if (chance >= nerve && added > most) [best, most] = [target, added]
  }
  return best
}

/** The star to move to this turn: the goal, or a star closer to it where the fleet can hold out. Null to stay. */
function nextHop(survey: BotSurvey, after: GameState, { fleet, line, range }: Mover, aim: StarLabel) {
  const { at, ships } = fleet
  if (at === aim) return null
  const { enemies, nerve, side, distances } = survey
  const moves = survey.hops.to(aim, range)
  let [best, least]: [StarLabel | null, number] = [null, moves.get(at) ?? Infinity]
  for (const star of distances.within(at, range)) {
    const left = moves.get(star) ?? Infinity
    if (left >= least) continue
    const enemy = star === aim ? undefined : enemies.get(star)
    if (enemy && estimateWinChance(line, enemy) < nerve) continue
    if (findMoveRefusal(after, side, ships, at, star) !== null) continue
    ;[best, least] = [star, left]
  }
  return best
}

/** The gathering point of fleets: the own colony nearest to the enemy homeworld. */
function rallyPoint({ own, home, enemyHome, distances }: BotSurvey): StarLabel {
  const far = (star: StarLabel) => distances.between(star, enemyHome)
  return own.reduce((best, star) => (far(star) < far(best) ? star : best), home)
}

/**
 * Withdraws fleets that would lose where they are to the colony in least danger. The homeworld is never abandoned
 * (FIST-WD-1).
 */
export function planWithdrawals(survey: BotSurvey, after: GameState, staying: readonly Fleet[]): FleetOrder[] {
  const { side, state, home } = survey
  const costAt = (star: StarLabel) => computeArmedShipsCost(survey.dangerAt(star), state.settings)
  return staying.flatMap(({ at, id, ships }): FleetOrder[] => {
    const danger = survey.dangerAt(at)
    if (at === home || countArmedShips(danger) === 0) return []
    const there = staying.reduce(
      (sum, fleet) => (fleet.at === at ? addArmedShipCounts(sum, getArmedShipCounts(fleet.ships)) : sum),
      NO_ARMED_SHIPS,
    )
    if (estimateWinChance(there, danger) >= GIVE_WAY) return []
    const refuges = listRefuges(after, side, ships, at).filter((star) => costAt(star) < costAt(at))
    const [first] = refuges
    if (first === undefined) return []
    const to = refuges.reduce((best, star) => (costAt(star) < costAt(best) ? star : best), first)
    return [{ fleet: id, order: 'withdraw', to }]
  })
}
