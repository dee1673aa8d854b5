import type { BotName } from '#shared/games/planet28/field/bots.ts'
import type { Bot } from './bot.ts'
import { CAPTAIN_BOT } from './captain-bot.ts'
import { ENEMY_LIST_BOT } from './enemy-list-bot.ts'

/** All bots by name. */
export const BOTS: Readonly<Record<BotName, Bot>> = { list: ENEMY_LIST_BOT, captain: CAPTAIN_BOT }
