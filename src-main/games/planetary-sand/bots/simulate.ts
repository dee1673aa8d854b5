import { SimulationDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import { type BotStyleId, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { decide } from '../decide.ts'
import { setUpBattle } from '../set-up.ts'
import { getNextOrder } from './next-order.ts'

/** Turn limit for battles without one, so that bot battles end (SAND-TURN-4). */
const BOT_TURN_LIMIT = 20

/** A battle between bots on a map. */
export interface BotBattle {
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
export function simulateBattle(
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
    const { command, why } = getNextOrder(battle, side)
    watch(battle, command, why)
    const decision = decide(battle, command, dice)
    if (!decision.ok) throw new Error(`A bot orders what is refused: ${command.type}, ${decision.refusal.message}`)
    battle = decision.after
  }
  return battle
}
