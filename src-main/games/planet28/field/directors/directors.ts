import type { BotName } from '#shared/games/planet28/field/directors.ts'
import { LIST_BOT } from './by-list.ts'
import { CAPTAIN_BOT } from './captain.ts'
import type { Bot } from './director.ts'

/** Everybody who may lead a side. */
export const BOTS: Readonly<Record<BotName, Bot>> = { list: LIST_BOT, captain: CAPTAIN_BOT }
