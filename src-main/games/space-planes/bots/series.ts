import { type Dice, SimulationDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import type {
  PlanesBotSeriesCase,
  PlanesBotSeriesCaseResult,
  PlanesBotSeriesPlan,
} from '#shared/games/space-planes/series.ts'
import type { BotPilot } from '#shared/games/space-planes/tables/pilots.ts'
import { MAX_SHIPS_ON_TABLE } from '#shared/games/space-planes/tables/settings.ts'
import { computeWilsonInterval } from '#shared/kit/wilson.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { setUpBattle } from '../game.ts'
import { chooseBotTurn } from './bots.ts'

/** Counts over some games. The tallies of the parts of a series add up to that of the whole. */
export interface SeriesTally {
  readonly games: number
  /** Victories by seat, and by bot regardless of its seat. Shared victories count for neither. */
  readonly seats: readonly number[]
  readonly pilots: readonly number[]
  readonly decided: number
  readonly unfired: number
  readonly turns: number
  readonly shots: number
  readonly hits: number
}

/** A part of one case of a series. */
export interface PlanesSeriesBatch {
  readonly plan: PlanesBotSeriesPlan
  readonly played: PlanesBotSeriesCase
  /** The index of the first game, and the number of games. */
  readonly from: number
  readonly games: number
}

export function createSeriesTally({ pilots }: PlanesBotSeriesPlan): SeriesTally {
  const none = pilots.map(() => 0)
  return { games: 0, seats: none, pilots: none, decided: 0, unfired: 0, turns: 0, shots: 0, hits: 0 }
}

/** Plays a part of a series. The bots move one seat further in each game, to cancel any advantage of a seat. */
export function playPlanesSeriesBatch({ plan, played, from, games }: PlanesSeriesBatch): SeriesTally {
  return Array.from({ length: games }, (_, at) => tallyOf({ plan, played, from: from + at, games: 1 })).reduce(
    addTallies,
    createSeriesTally(plan),
  )
}

/** Turn limit for battles without one, so that bot battles end (SP-END-3). */
const BOT_TURN_LIMIT = 200

/** A battle between bots. */
interface BotBattle {
  readonly options: BattleOptions
  /** The bot of each seat, in seat order. */
  readonly pilots: readonly BotPilot[]
  /** The face set of the cubes; the standard set by default. */
  readonly faces?: FaceSet | null
  readonly seed: string
  /** Index of the battle among those of the same seed. */
  readonly run: number
}

/**
 * Plays a whole battle between bots, deterministic per seed and run. `watch` receives every command before it is
 * executed.
 */
export function simulateBotBattle(
  { options, pilots, faces, seed, run }: BotBattle,
  watch: (battle: Battle, command: Command) => void = () => {},
): Battle {
  const cards = new SimulationDice(`${seed}/cards`, run)
  const whims = options.seats.map((_, seat) => new SimulationDice(`${seed}/${seat}`, run))
  const turnLimit = options.settings.turnLimit ?? BOT_TURN_LIMIT
  const begun = setUpBattle({ ...options, settings: { ...options.settings, deckMode: 'app', turnLimit } }, cards)
  let battle: Battle = faces ? { ...begun, faces } : begun
  while (battle.phase !== 'over') {
    const seat = battle.seats.indexOf(battle.active)
    const [pilot, chance] = [pilots[seat], whims[seat]]
    if (!pilot || !chance) throw new RangeError(`Nobody flies for ${battle.active}`)
    battle = moved(battle, { pilot, chance, cards }, watch)
  }
  return battle
}

interface Mover {
  readonly pilot: BotPilot
  readonly chance: Dice
  readonly cards: Dice
}

/** Applies a bot's move. Commands after the end of its turn are dropped. */
function moved(before: Battle, { pilot, chance, cards }: Mover, watch: (battle: Battle, command: Command) => void) {
  let battle = before
  for (const command of chooseBotTurn(before, pilot, chance).commands) {
    if (battle.turn !== before.turn || battle.phase !== before.phase) break
    watch(battle, command)
    const decision = decide(battle, command, cards)
    if (!decision.ok) throw new Error(`${pilot} orders what is refused: ${decision.refusal.message}`)
    battle = decision.events.reduce(evolve, battle)
  }
  return battle
}

/** Plays one game. */
function tallyOf({ plan, played, from: run }: PlanesSeriesBatch): SeriesTally {
  const count = plan.pilots.length
  const seats = plan.pilots.map((_, seat) => `Seat ${seat + 1}`)
  const pilots = seats.map((_, seat) => plan.pilots[(seat + run) % count] ?? 'drifter')
  let shots = 0
  const options = { seats, settings: played.settings, ...trialOf(played, seats[(count - (run % count)) % count] ?? '') }
  const battle = simulateBotBattle(
    { options, pilots, faces: played.isTrial ? null : played.faces, seed: plan.seed, run },
    (_, { type }) => (shots += type === 'shoot' ? 1 : 0),
  )
  const { winners, points, turn, ships, settings } = battle
  const won = seats.map((seat) => (winners.length === 1 && winners[0] === seat ? 1 : 0))
  return {
    games: 1,
    seats: won,
    pilots: won.map((_, pilot) => won[(pilot - (run % count) + count) % count] ?? 0),
    decided: new Set(ships.map(({ owner }) => owner)).size <= 1 ? 1 : 0,
    unfired: shots === 0 ? 1 : 0,
    turns: Math.min(turn, settings.turnLimit ?? turn),
    shots,
    hits: Object.values(points).reduce((sum, point) => sum + point, 0),
  }
}

/** The face set for the cubes of one seat only, if a case tests it against the standard set. */
function trialOf(
  { faces, isTrial = false }: PlanesBotSeriesCase,
  seat: string,
): Pick<BattleOptions, 'sides' | 'drawings'> {
  if (!isTrial || faces === null) return {}
  const cubes = Array.from({ length: MAX_SHIPS_ON_TABLE / 2 }, (_, at) => `Trial ${at + 1}`)
  const ships = cubes.map((name) => ({ id: name, name, captain: '', drawing: 0 }))
  return {
    sides: { [seat]: { flotillaId: 'trial', name: 'Trial', ships } },
    drawings: [faces] as NonNullable<BattleOptions['drawings']>,
  }
}

/** Adds the tallies of different games. */
export function addTallies(a: SeriesTally, b: SeriesTally): SeriesTally {
  const both = (ours: readonly number[], theirs: readonly number[]) =>
    ours.map((count, at) => count + (theirs[at] ?? 0))
  return {
    games: a.games + b.games,
    seats: both(a.seats, b.seats),
    pilots: both(a.pilots, b.pilots),
    decided: a.decided + b.decided,
    unfired: a.unfired + b.unfired,
    turns: a.turns + b.turns,
    shots: a.shots + b.shots,
    hits: a.hits + b.hits,
  }
}

/** Converts a tally to shares with their confidence intervals. */
export function summarizeTally(
  label: string,
  { games, seats, pilots, decided, unfired, turns, shots, hits }: SeriesTally,
): PlanesBotSeriesCaseResult {
  const won = seats.reduce((sum, wins) => sum + wins, 0)
  return {
    label,
    games,
    seats: seats.map((wins) => computeWilsonInterval(wins, won)),
    pilots: pilots.map((wins) => computeWilsonInterval(wins, won)),
    undecided: games - won,
    unfired,
    decided,
    meanTurns: games === 0 ? 0 : turns / games,
    hits: computeWilsonInterval(hits, shots),
  }
}
