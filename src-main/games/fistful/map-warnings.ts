import type { GameMap, GameState, StarLabel } from '#shared/games/fistful/model.ts'
import type { Settings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { getMapDistances } from './rules/map-distances.ts'

/** The stars that transports come to from a star, turn after turn, itself among them (FIST-MAP-3). */
function transportReach(map: GameMap, { routeMode }: Settings, from: StarLabel): ReadonlySet<StarLabel> {
  const { within, hasRoute } = getMapDistances(map)
  const seen = new Set([from])
  // A set that grows while it is gone through is gone through to its end.
  for (const star of seen)
    for (const near of within(star, SHIPS.T.range)) if (routeMode !== 'drawn' || hasRoute(star, near)) seen.add(near)
  return seen
}

/** What makes a star a poor homeworld, in words, before it is chosen; null where nothing does (FIST-SETUP-2, FIST-PROD-3). */
export function findHomeworldWarning({ map, settings }: GameState, star: StarLabel): string | null {
  const isPoor = map.stars[star]?.rating === 1
  const reach = transportReach(map, settings, star).size - 1
  const others = Object.keys(map.stars).length - 1
  const warnings = [
    ...(isPoor ? ['With rating 1 it can build no ship and never grow: the game is lost from the start.'] : []),
    ...(reach === 0 ? [`Transports reach no other star from here ${WAYS[settings.routeMode]}.`] : []),
    ...(reach > 0 && reach * 2 < others
      ? [`Transports reach only ${reach} of the ${others} other stars from here ${WAYS[settings.routeMode]}.`]
      : []),
  ]
  return warnings.length === 0 ? null : warnings.join(' ')
}

const WAYS: Readonly<Record<Settings['routeMode'], string>> = {
  derived: `in steps of ${SHIPS.T.range} hexes`,
  drawn: `along drawn routes of at most ${SHIPS.T.range} hexes`,
  off: `in steps of ${SHIPS.T.range} hexes`,
}

/** How many stars a warning names. */
const NAMED = 4

/** What is wrong with a map for a game, in words, before it is begun (FIST-MAP-3). */
export function listMapWarnings(map: GameMap, settings: Settings): string[] {
  const groups = groupsOf(map, settings)
  const cutOff = groups.slice(1).flat()
  if (cutOff.length === 0) return []
  const names = cutOff.slice(0, NAMED).map((star) => `${star} ${map.stars[star]?.name ?? ''}`.trim())
  const more = cutOff.length > NAMED ? [`${cutOff.length - NAMED} more`] : []
  const are = cutOff.length === 1 ? 'is' : 'are'
  const all = formatCount(Object.keys(map.stars).length, 'star')
  return [
    `${cutOff.length} of ${all} ${are} out of reach of transports from the rest ${WAYS[settings.routeMode]}: ${formatList([...names, ...more])}.`,
  ]
}

/** Stars among which transports go, the largest group first. */
function groupsOf(map: GameMap, settings: Settings): StarLabel[][] {
  const [groups, seen] = [[] as StarLabel[][], new Set<StarLabel>()]
  for (const star of getMapDistances(map).labels) {
    if (seen.has(star)) continue
    const group = [...transportReach(map, settings, star)]
    for (const text of group) seen.add(text)
    groups.push(group.toSorted())
  }
  return groups.toSorted((a, b) => b.length - a.length)
}
