import fc from 'fast-check'
import { PLANET28_BATTLE } from '#main/games/planet28/battle/game.ts'
import { gameProperties } from '../support/game-properties.ts'
import { someBattle } from '../support/planet28-battles.ts'
import { ordersIn } from '../support/planet28-orders.ts'

const Options = fc.constantFrom(2, 3).map((characters) => someBattle({ characters }))

gameProperties({ game: PLANET28_BATTLE, options: Options, commandsIn: ordersIn, secretsFrom: () => [] })
