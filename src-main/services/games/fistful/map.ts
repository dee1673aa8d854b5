import type { Cluster } from '#main/db/repositories/cluster.ts'
import type { MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import { placeHomeworld, createGame, classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import { buildBoard } from '#main/services/cluster/boards.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { getDefaultRouteMode } from '#shared/cluster/net/transport-net.ts'
import { GameMapSchema } from '#shared/games/fistful/game-start.ts'
import type { GameMap, MapStar } from '#shared/games/fistful/model.ts'
import {
  formatSettingAnswer,
  DEFAULT_SETTINGS,
  omitDefaultLateSettings,
  type SettingRow,
  type FistfulSettings,
  SETTINGS,
} from '#shared/games/fistful/tables/settings.ts'
import { getHexLabel, parseHexLabel } from '#shared/kit/hex.ts'

/**
 * Converts a cluster to a game's map, with all stars and routes, hidden ones included, since the referee knows them
 * (FIST-MAP-1 to -3).
 */
export function buildGameMap(cluster: Cluster, things: MapObjectRepository): GameMap {
  const board = buildBoard(cluster)
  const labels = new Map<string, string>()
  const stars: Record<string, MapStar> = {}
  for (const { id, row, column, name, rating } of things.star.listShown(cluster.id)) {
    const label = getHexLabel({ row, column }, board)
    labels.set(id, label)
    stars[label] = { name: name === label ? '' : name, rating } // a star that is named by its hex would be named twice
  }
  const routes = things.route.listShown(cluster.id).map(({ fromStarId, toStarId }) => {
    const ends = [labels.get(fromStarId) ?? '', labels.get(toStarId) ?? ''].toSorted()
    return [ends[0] ?? '', ends[1] ?? ''] as const
  })
  return { board, stars, routes }
}

/** Refuses a map on which the two sides cannot both have a homeworld (FIST-SETUP-2). */
export function requirePlayableMap(map: GameMap, settings: FistfulSettings, name: string): void {
  const refuse = (why: string): never => {
    throw new RefusalError('illegal', `${name} cannot be played on: ${why}`)
  }
  const { success, error } = GameMapSchema.safeParse(map)
  if (!success) refuse(error.issues[0]?.message ?? 'its map is too large.')
  if (map.board.rows < 2)
    refuse('its board has one row, and homeworlds lie in rows at both ends. Make the board larger.')
  if (Object.keys(map.stars).length < 2) refuse('it has no two stars. Draw some, or generate a cluster.')
  if (Object.keys(map.stars).some((star) => parseHexLabel(star, map.board) === null))
    refuse('a star of it is not on its board.')
  const state = createGame(map, settings)
  const { legal, whyNot: reasons } = classifyHomeworldStars(state, 'A')
  // If the first star leaves the other side no homeworld, no other star does: any star left would be in the other band.
  if (legal.slice(0, 1).some((star) => classifyHomeworldStars(placeHomeworld(state, 'A', star), 'B').legal.length > 0))
    return
  const where = legal.length === 0 ? (Object.values(reasons)[0] ?? '') : 'One of the two bands of rows has no star.'
  refuse(`it has no two stars for homeworlds. ${where}`)
}

/**
 * Validates the given settings. Missing ones take their defaults; on a map with drawn routes, the routes setting
 * follows the map.
 */
export function parseGameSettings(
  given: Readonly<Record<string, string | number | boolean>>,
  { routes }: Pick<GameMap, 'routes'>,
): FistfulSettings {
  const rows: Readonly<Record<string, SettingRow>> = SETTINGS
  for (const [id, value] of Object.entries(given)) {
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined
    if (row === undefined) throw new RefusalError('illegal', `There is no setting "${id}".`)
    if (formatSettingAnswer(row, value) !== null) continue
    const choices = row.choices.map(({ label, value: answer }) => `${String(answer)} (${label})`).join(', ')
    const numbers = row.numbers === undefined ? '' : `, ${row.numbers.least} to ${row.numbers.most}`
    throw new RefusalError(
      'illegal',
      `${row.title} cannot be ${JSON.stringify(value)}. Choose one of: ${choices}${numbers}.`,
    )
  }
  return omitDefaultLateSettings({ ...DEFAULT_SETTINGS, routeMode: getDefaultRouteMode(routes.length), ...given })
}
