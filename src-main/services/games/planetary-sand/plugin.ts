import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { GamePlugin, GameCampaignHooks } from '../game-plugin.ts'
import { createArmyService } from './armies.ts'
import { createBattlefieldService } from './battlefields.ts'
import { createSandBattleService } from './battles.ts'
import { createSandExchangeService } from './exchange.ts'
import { createSandPrintService } from './prints.ts'
import { createSandSeriesService } from './series.ts'
import { createToyBoxService } from './toy-boxes.ts'

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

function openPlanetarySand(tools: ServiceDependencies) {
  const { armies } = tools.file.rows
  const played = () => armies.list().filter(({ playerId }) => playerId !== null)
  const makers = {
    toyBoxes: () => createToyBoxService(tools),
    armies: () => createArmyService(tools),
    battlefields: () => createBattlefieldService(tools),
    sandBattles: () => createSandBattleService(tools),
    sandExchange: () => createSandExchangeService(tools),
    sandPrints: () => createSandPrintService(tools),
    sandSeries: () => createSandSeriesService(tools),
  }
  const game: GameCampaignHooks = {
    /** Players know the armies that one of them plays, and the factions of those armies. */
    sees: ({ kind, id }) =>
      (kind === 'army' && played().some((candidate) => candidate.id === id)) ||
      (kind === 'faction' && played().some((candidate) => candidate.factionId === id)),
  }
  return { ...game, makers }
}
