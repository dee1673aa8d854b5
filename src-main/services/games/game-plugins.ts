import type { AnyGame } from '#main/games/kit/game.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { mergeObjects } from '#shared/kit/merge-objects.ts'
import type { ServiceDependencies } from '../kit/service-dependencies.ts'
import { fistfulPlugin } from './fistful/plugin.ts'
import type { AreasByTable, GameCampaignHooks } from './game-plugin.ts'
import { planet28Plugin } from './planet28/plugin.ts'
import { planetarySandPlugin } from './planetary-sand/plugin.ts'
import { spacePlanesPlugin } from './space-planes/plugin.ts'

/** The areas affected by each table, per game. */
export const GAME_AREAS_BY_TABLE: readonly AreasByTable[] = [
  planet28Plugin.areas,
  fistfulPlugin.areas,
  spacePlanesPlugin.areas,
  planetarySandPlugin.areas,
]

/** The games played as matches. */
export const MATCH_GAMES: readonly AnyGame[] = [PLANET28_BATTLE, SPACE_PLANES, PLANETARY_SAND]

/** Opens every game of a campaign and collects the factories of their services, by area. */
export function openGames(tools: ServiceDependencies, matchGames: readonly AnyGame[]) {
  const planet28 = planet28Plugin.open(tools, matchGames)
  const fistful = fistfulPlugin.open(tools, matchGames)
  const spacePlanes = spacePlanesPlugin.open(tools, matchGames)
  const planetarySand = planetarySandPlugin.open(tools, matchGames)
  const games: readonly GameCampaignHooks[] = [planet28, fistful, spacePlanes, planetarySand]
  return { games, makers: mergeObjects([planet28.makers, fistful.makers, spacePlanes.makers, planetarySand.makers]) }
}
