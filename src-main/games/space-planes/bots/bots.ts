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

const BOTS: Readonly<Record<Pilot, Bot>> = { drifter, hider, hunter, ace }

/**
 * A bot's next move and the reason: it places a ship, or plays the whole turn of the active seat. The caller must drop
 * commands that follow the end of the turn.
 */
export function chooseBotMove(battle: Battle, pilot: Pilot, whims: Dice) {
  if (battle.phase === 'placing') return { commands: [placeByChance(battle, whims)], why: 'A place by chance.' }
  const { turn, why } = BOTS[pilot](battle, whims)
  const orders = turn.orders.some(({ type }) => type === 'pass') ? turn.orders : [...turn.orders, PASS]
  return { commands: orders.map((order) => createCommand(order, battle.active)), why }
}

/**
 * The next order of the active bot with its reason, or null if a person is to act. The bot decides again after each
 * order, so it knows whether a shot hit.
 */
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
