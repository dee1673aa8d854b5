import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { Pilot } from '#shared/games/space-planes/tables/pilots.ts'
import { createCommand, type TurnOrder } from '../turn-text.ts'
import { ace } from './ace.ts'
import type { Bot } from './bot.ts'
import { drifter } from './drifter.ts'
import { hider } from './hider.ts'
import { hunter } from './hunter.ts'
import { placeByChance } from './place-by-chance.ts'

/** Every bot by its name. */
const BOTS: Readonly<Record<Pilot, Bot>> = { drifter, hider, hunter, ace }

/** The next move of a bot, and why: it places a ship, or plays the whole turn of the seat to act. What follows once the turn has ended is left out by whoever plays it. */
export function chooseBotMove(battle: Battle, pilot: Pilot, whims: Dice) {
  if (battle.phase === 'placing') return { commands: [placeByChance(battle, whims)], why: 'A place by chance.' }
  const { turn, why } = BOTS[pilot](battle, whims)
  const orders = turn.orders.some(({ type }) => type === 'pass') ? turn.orders : [...turn.orders, PASS]
  return { commands: orders.map((order) => createCommand(order, battle.active)), why }
}

/** The next order of the bot that is to act, and why; null where a person is. It looks again after each of its orders, so it knows whether a shot has hit. */
export function findNextBotOrder(
  battle: Battle,
  whims: Dice,
): { readonly command: Command; readonly why: string } | null {
  const pilot = battle.bots?.[battle.active]
  if (pilot === undefined || battle.phase === 'over') return null
  const { commands, why } = chooseBotMove(battle, pilot, whims)
  const [command] = commands
  return command ? { command, why } : null
}

const PASS: TurnOrder = { type: 'pass' }
