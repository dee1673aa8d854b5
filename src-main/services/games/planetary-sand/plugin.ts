import type { Tools } from '#main/services/kit/tools.ts'
import type { GamePlugin, OpenGame } from '../game-plugin.ts'
import { createArmies } from './armies.ts'
import { createBattlefields } from './battlefields.ts'
import { createSandBattles } from './battles.ts'
import { createSandExchange } from './exchange.ts'
import { createSandPrints } from './prints.ts'
import { createSandSeries } from './series.ts'
import { createToyBoxes } from './toy-boxes.ts'

/** The plugin of Planetary Sand. Its battles are matches. */
export const planetarySandPlugin: GamePlugin<ReturnType<typeof openPlanetarySand>['makers']> = {
  areas: {
    toy_box: ['armies', 'sandPrints'],
    army: ['toyBoxes', 'players', 'sandPrints', 'sandBattles'],
    battlefield: [],
    faction: ['armies'],
    player: ['armies'],
    match: ['sandBattles'],
    match_seat: ['sandBattles'],
    match_entry: ['sandBattles'],
  },
  open: openPlanetarySand,
}

function openPlanetarySand(tools: Tools) {
  const { armies } = tools.file.rows
  const played = () => armies.list().filter(({ playerId }) => playerId !== null)
  const makers = {
    toyBoxes: () => createToyBoxes(tools),
    armies: () => createArmies(tools),
    battlefields: () => createBattlefields(tools),
    sandBattles: () => createSandBattles(tools),
    sandExchange: () => createSandExchange(tools),
    sandPrints: () => createSandPrints(tools),
    sandSeries: () => createSandSeries(tools),
  }
  const game: OpenGame = {
    /** Players know the armies that one of them plays, and the factions of those armies. */
    sees: ({ kind, id }) =>
      (kind === 'army' && played().some((candidate) => candidate.id === id)) ||
      (kind === 'faction' && played().some((candidate) => candidate.factionId === id)),
  }
  return { ...game, makers }
}
