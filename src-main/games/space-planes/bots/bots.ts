import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BotPilot } from '#shared/games/space-planes/tables/pilots.ts'
import { createCommandFromOrder, type OrderWithoutSeat } from '../turn-text.ts'
import { aceBot } from './ace.ts'
import type { BotStrategy } from './bot.ts'
import { drifterBot } from './drifter.ts'
import { hiderBot } from './hider.ts'
import { hunterBot } from './hunter.ts'
import { chooseRandomPlace } from './random-place.ts'

const BOTS: Readonly<Record<BotPilot, BotStrategy>> = {
  drifter: drifterBot,
  hider: hiderBot,
  hunter: hunterBot,
  ace: aceBot,
}

/**
 * A bot's next move and the reason: it places a ship, or plays the whole turn of the active seat. The caller must drop
 * commands that follow the end of the turn.
 */
export function chooseBotTurn(battle: Battle, pilot: BotPilot, whims: Dice) {
  if (battle.phase === 'placing') return { commands: [chooseRandomPlace(battle, whims)], why: 'A place by chance.' }
  const { turn, why } = BOTS[pilot](battle, whims)
  const orders = turn.orders.some(({ type }) => type === 'pass') ? turn.orders : [...turn.orders, PASS]
  return { commands: orders.map((order) => createCommandFromOrder(order, battle.active)), why }
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
  const { commands, why } = chooseBotTurn(battle, pilot, whims)
  const [command] = commands
  return command ? { command, why } : null
}

const PASS: OrderWithoutSeat = { type: 'pass' }
