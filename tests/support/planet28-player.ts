import type { Dice } from '#main/games/kit/dice.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { LogEntry } from '#main/games/kit/replay.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { kindsIn, type OrderKind, orderOf, findShortestContinuation } from './planet28-orders.ts'
import type { ExecutedCommand } from './planet28-outcome.ts'

/** A randomly played battle, and the checks after every command. */
export interface Play {
  readonly options: BattleOptions
  readonly seed: string
  readonly chance: Dice
  /** How often a kind of command was given. */
  readonly given: (kind: OrderKind) => number
  readonly watch: (ordered: ExecutedCommand) => void
  /** Whether commands are restricted to such kinds, to reach deeper rules. */
  readonly keepsTo?: (kind: OrderKind) => boolean
}

const TRIES = 40
const MOST_ORDERS = 260
/** Relative likelihood of kinds of commands: those that end or replace things are rare. */
const LIKELY: Partial<Record<OrderKind, number>> = {
  activate: 8,
  'end-turn': 3,
  shoot: 2,
  fight: 2,
  fire: 2,
  embark: 4,
  disembark: 0.1,
  cast: 2,
  ability: 2,
  item: 2,
  'put-out': 4,
  hold: 0.3,
  'end-activation': 0.2,
  correct: 0.1,
  tally: 0.03,
  'next-turn': 0.01,
  finish: 0.004,
}

/** Plays a battle out at random; rarely given commands come first. Returns its log. */
export function playByChance({ options, seed, ...how }: Play) {
  const setUpDice = createSeededDice(`${seed} set-up`)
  const start = PLANET28_BATTLE.setUp(options, setUpDice)
  const log: LogEntry<BattleCommand, BattleEvent>[] = []
  let [battle, drawn] = [start, 0]
  for (let orders = 0; orders < MOST_ORDERS && battle.phase !== 'over'; orders += 1) {
    const ordered = nextOrder({ battle, seed, drawn }, how)
    drawn += ordered.faces.length
    battle = ordered.after
    log.push({ command: ordered.command, faces: ordered.faces, events: ordered.events ?? [] })
  }
  return { options, faces: setUpDice.faces, start, log }
}

interface Standing {
  readonly battle: Battle
  readonly seed: string
  readonly drawn: number
}

/** Tries commands until one is legal, then the shortest way to continue. Fails if the battle cannot continue. */
function nextOrder(standing: Standing, how: Omit<Play, 'options' | 'seed'>): ExecutedCommand {
  const { chance, watch } = how
  for (let at = 0; at < TRIES; at += 1) {
    const order = orderOf(kindBy(standing.battle, how), standing.battle, chance)
    const ordered = order === null ? null : give(standing, order)
    if (ordered === null) continue
    watch(ordered)
    if (ordered.events !== null) return ordered
  }
  const order = findShortestContinuation(standing.battle)
  const ordered = order === null ? null : give(standing, order)
  if (ordered?.events) {
    watch(ordered)
    return ordered
  }
  if (order === null) return nextOrder(standing, how)
  throw new Error(
    `Nobody gets any further: ${JSON.stringify(order)} is refused by ${ordered?.refusedBy}, due ${JSON.stringify(standing.battle.due)}`,
  )
}

/** Result of a command; null if it could not be sent. */
function give({ battle, seed, drawn }: Standing, order: BattleCommand): ExecutedCommand | null {
  const dice = createSeededDice(seed, drawn)
  const command = PLANET28_BATTLE.commands.safeParse(order)
  if (!command.success) return null
  const decision = decide(battle, command.data, dice)
  const base = { before: battle, command: command.data, faces: dice.faces }
  return decision.ok
    ? { ...base, after: decision.after, events: decision.events, refusedBy: null }
    : { ...base, after: battle, events: null, refusedBy: decision.refusal.rule ?? '' }
}

/** A kind of command; the ones given least are the likeliest. */
function kindBy(battle: Battle, { chance, given, keepsTo = () => true }: Omit<Play, 'options' | 'seed'>): OrderKind {
  const kinds = kindsIn(battle).filter(keepsTo)
  const weights = kinds.map((kind) => (LIKELY[kind] ?? 1) * (0.3 + 10 / (10 + given(kind))))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let left = (chance.die(1_000_000) / 1_000_000) * sum
  for (const [at, kind] of kinds.entries()) {
    left -= weights[at] ?? 0
    if (left <= 0) return kind
  }
  return kinds[0] ?? 'next-turn'
}
