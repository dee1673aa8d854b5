import { SimulationDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { SandBotSeriesCaseResult, SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import { type BotStyleId, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { computeWilsonInterval } from '#shared/kit/wilson.ts'
import { decide } from '../commands/decide.ts'
import { setUpBattle } from '../commands/set-up.ts'
import { chooseNextBotOrder } from './next-order.ts'
import { createSeriesBattleOptions } from './series-cases.ts'

/** Counts over some games. The tallies of the parts of a series add up to that of the whole. */
export interface SeriesTally {
  readonly games: number
  /** Victories by side, and by bot regardless of its side. Draws count for neither. */
  readonly sides: readonly [number, number]
  readonly tempers: readonly [number, number]
  readonly draws: number
  readonly turns: number
}

/** A part of one case of a series. */
export interface SeriesBatch {
  readonly plan: SandBotSeriesPlan
  /** Index of the case. */
  readonly at: number
  /** The index of the first game, and the number of games. */
  readonly from: number
  readonly games: number
}

export function createSeriesTally(): SeriesTally {
  return { games: 0, sides: [0, 0], tempers: [0, 0], draws: 0, turns: 0 }
}

/** Plays a part of a series. The bots swap sides in every second game, and the sides swap ends in every second pair. */
export function playSeriesBatch({ plan, at, from, games }: SeriesBatch): SeriesTally {
  let tally = createSeriesTally()
  for (let run = from; run < from + games; run += 1) tally = addTallies(tally, tallyOf({ plan, at, run }))
  return tally
}

/** Turn limit for battles without one, so that bot battles end (SAND-TURN-4). */
const BOT_TURN_LIMIT = 20

/** A battle between bots on a map. */
interface BotBattle {
  readonly options: BattleOptions
  readonly tempers: readonly [BotStyleId, BotStyleId]
  readonly seed: string
  /** Index of the battle among those of the same seed. */
  readonly run: number
}

/**
 * Plays a whole battle between bots, deterministic per seed and run. `watch` receives every command before it is
 * executed. Throws if a bot's command is refused.
 */
export function simulateBotBattle(
  { options, tempers, seed, run }: BotBattle,
  watch: (battle: Battle, command: Command, why: string) => void = () => {},
): Battle {
  if (!options.field.sizeMm) throw new RangeError('Bots fight on a map: say how large the field is')
  const dice = new SimulationDice(seed, run)
  const sides = options.seats.map((by, at) => ({
    by,
    temper: BOT_STYLES[tempers[at] ?? 'steady'],
    whims: new SimulationDice(`${seed}/${by}`, run),
  }))
  const turnLimit = options.settings.turnLimit ?? BOT_TURN_LIMIT
  let battle = setUpBattle({ ...options, settings: { ...options.settings, turnLimit } })
  while (battle.phase !== 'over') {
    const next = listPhaseSides(battle).find((phaseSide) => !battle.ready.includes(phaseSide))
    const side = sides.find(({ by }) => by === next)
    if (!side) throw new RangeError(`Nobody leads ${next}`)
    const { command, why } = chooseNextBotOrder(battle, side)
    watch(battle, command, why)
    const decision = decide(battle, command, dice)
    if (!decision.ok) throw new Error(`A bot orders what is refused: ${command.type}, ${decision.refusal.message}`)
    battle = decision.after
  }
  return battle
}

function tallyOf({ plan, at, run }: Omit<SeriesBatch, 'from' | 'games'> & { readonly run: number }): SeriesTally {
  const [a, b] = plan.tempers
  const isSwapped = run % 2 === 1
  const leading = isSwapped ? ([b, a] as const) : plan.tempers
  const options = createSeriesBattleOptions(plan, at, run)
  const isTurned = options.seats[0] !== plan.seats[0]
  const tempers = isTurned ? ([leading[1], leading[0]] as const) : leading
  const { end, turn } = simulateBotBattle({ options, tempers, seed: plan.seed, run })
  const winner = end?.winner ?? null
  const won = plan.seats.map((side) => (side === winner ? 1 : 0)) as [number, number]
  return {
    games: 1,
    sides: won,
    tempers: isSwapped ? [won[1], won[0]] : won,
    draws: winner === null ? 1 : 0,
    turns: turn,
  }
}

/** Adds the tallies of different games. */
export function addTallies(a: SeriesTally, b: SeriesTally): SeriesTally {
  return {
    games: a.games + b.games,
    sides: [a.sides[0] + b.sides[0], a.sides[1] + b.sides[1]],
    tempers: [a.tempers[0] + b.tempers[0], a.tempers[1] + b.tempers[1]],
    draws: a.draws + b.draws,
    turns: a.turns + b.turns,
  }
}

/** Converts a tally to shares with their confidence intervals. */
export function summarizeTally(
  label: string,
  { games, sides, tempers, draws, turns }: SeriesTally,
): SandBotSeriesCaseResult {
  return {
    label,
    games,
    sides: sides.map((wins) => computeWilsonInterval(wins, games - draws)),
    tempers: tempers.map((wins) => computeWilsonInterval(wins, games - draws)),
    draws,
    meanTurns: games === 0 ? 0 : turns / games,
  }
}
