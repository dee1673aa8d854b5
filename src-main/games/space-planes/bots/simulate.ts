import { type Dice, SimulationDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import type { BotPilot } from '#shared/games/space-planes/tables/pilots.ts'
import { evolve } from '../evolve.ts'
import { decide, setUpBattle } from '../game.ts'
import { chooseBotMove } from './bots.ts'

/** Turn limit for battles without one, so that bot battles end (SP-END-3). */
const BOT_TURN_LIMIT = 200

/** A battle between bots. */
export interface BotBattle {
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
export function simulateBattle(
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
  for (const command of chooseBotMove(before, pilot, chance).commands) {
    if (battle.turn !== before.turn || battle.phase !== before.phase) break
    watch(battle, command)
    const decision = decide(battle, command, cards)
    if (!decision.ok) throw new Error(`${pilot} orders what is refused: ${decision.refusal.message}`)
    battle = decision.events.reduce(evolve, battle)
  }
  return battle
}
