import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import { getMoveRange } from '#main/games/fistful/rules/fleet-ships.ts'
import { getMapDistances } from '#main/games/fistful/rules/map-distances.ts'
import { buildGameView } from '#main/games/fistful/view.ts'
import type { ColonyView, FistfulFleetView, FistfulMapView, PositionView } from '#shared/contract/fistful/views.ts'
import {
  type Colony,
  type Fleet,
  type GameState,
  getOtherSide,
  type Side,
  SIDES,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import type { GamePosition } from '#shared/games/fistful/play-modes.ts'
import { FLEET_LETTERS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import type { GameView, VisibleColony, VisibleFleets } from '#shared/games/fistful/views.ts'
import { buildGameState } from './fistful-dependencies.ts'

/** Maximum length of a route in hexes if none are drawn (FIST-MAP-3). */
const ROUTE_HEXES = 3

/** The view of a map with the routes that transports may take (FIST-MAP-3). */
export function buildMapView({ map, settings }: Pick<FistfulGame, 'map' | 'settings'>): FistfulMapView {
  const { labels, within, between } = getMapDistances(map)
  const stars = labels.map((star) => ({
    star,
    name: map.stars[star]?.name ?? '',
    rating: map.stars[star]?.rating ?? 1,
  }))
  const near = (): [string, string][] =>
    labels.flatMap((star) =>
      within(star, ROUTE_HEXES).flatMap((to): [string, string][] => (star < to ? [[star, to]] : [])),
    )
  const drawn = (): [string, string][] =>
    map.routes.flatMap(([from, to]): [string, string][] => (between(from, to) <= ROUTE_HEXES ? [[from, to]] : []))
  return {
    board: { ...map.board },
    stars,
    routes: settings.routeMode === 'derived' ? near() : settings.routeMode === 'drawn' ? drawn() : [],
  }
}

/**
 * The view of a position for a side or the referee (FIST-FOG-1, -2, FIST-RECON-2). `reports` are those of the previous
 * turns.
 */
export function buildPositionView(
  game: Pick<FistfulGame, 'settings' | 'map'>,
  at: GamePosition,
  reports: readonly TurnReport[],
  eyes: Side | null,
): PositionView {
  const state: GameState = { ...at, settings: game.settings, map: game.map }
  const view = buildGameView(state, reports, eyes)
  const known = Object.entries(view.colonies).map(([star, colony]) => knownColony(view, star, colony))
  const seen = eyes === null ? [] : view.seenColonies.map((colony) => seenColony(view, colony, getOtherSide(eyes)))
  const fogged =
    eyes === null ? [] : view.seenFleets.flatMap((there) => seenFleets(there, getOtherSide(eyes), view.settings))
  return {
    turn: view.turn,
    homeworlds: { ...view.homeworlds },
    colonies: [...known, ...seen].toSorted((a, b) => (a.star < b.star ? -1 : 1)),
    fleets: [...view.fleets.map((fleet) => knownFleet(fleet, view.settings)), ...fogged],
  }
}

export function buildCurrentPositionView(
  game: FistfulGame,
  reports: readonly TurnReport[],
  eyes: Side | null,
): PositionView {
  return buildPositionView(game, buildGameState(game), reports, eyes)
}

function knownColony({ homeworlds }: GameView, star: string, colony: Colony): ColonyView {
  const { owner, size, fortified, fortProgress, besieged } = colony
  return {
    star,
    owner,
    size,
    isFortified: fortified,
    fortProgress,
    isBesieged: besieged > 0,
    seenOn: null,
    isHomeworld: SIDES.some((side) => homeworlds[side] === star),
  }
}

function seenColony(view: GameView, { star, known, isBesieged }: VisibleColony, owner: Side): ColonyView {
  const before = known === null ? lastSeen(view.reports, star) : null
  return {
    star,
    owner,
    isBesieged,
    fortProgress: null,
    seenOn: before?.turn ?? null,
    size: known?.size ?? before?.size ?? null,
    // Only forts are besieged (FIST-CAP-2).
    isFortified: isBesieged || (known?.fortified ?? before?.fortified ?? null),
    isHomeworld: SIDES.some((side) => view.homeworlds[side] === star),
  }
}

/** The last information about an enemy colony in the viewer's own reports. */
function lastSeen(
  reports: readonly TurnReport[],
  star: string,
): { turn: number; size: number; fortified: boolean } | null {
  for (const { turn, recon, captures } of reports.toReversed()) {
    const colony = recon.find((look) => look.star === star && look.colony !== null)?.colony
    if (colony) return { turn, size: colony.size, fortified: colony.fortified }
    const lost = captures.find((capture) => capture.star === star)
    if (lost) return { turn, size: lost.size, fortified: false }
  }
  return null
}

function knownFleet({ owner, id, at, ships }: Fleet, settings: FistfulSettings): FistfulFleetView {
  return { owner, id, at, ships: { ...ships }, range: getMoveRange(ships, settings) }
}

function seenFleets(
  { star, count, letters, makeUp }: VisibleFleets,
  owner: Side,
  settings: FistfulSettings,
): FistfulFleetView[] {
  const bare = { owner, at: star }
  if (makeUp === null) {
    return Array.from({ length: count }, (_, at) => ({ ...bare, id: letters?.[at] ?? null, ships: null, range: null }))
  }
  return Object.entries(makeUp).map(([letter, ships]) => {
    const id = FLEET_LETTERS.includes(letter) ? letter : null
    return { ...bare, id, ships: { ...ships }, range: getMoveRange(ships, settings) }
  })
}
