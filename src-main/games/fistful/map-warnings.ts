import type { GameMap, GameState, StarLabel } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { getMapDistances } from './rules/map-distances.ts'

/** The stars that transports can reach from a star in any number of turns, itself included (FIST-MAP-3). */
function transportReach(map: GameMap, { routeMode }: FistfulSettings, from: StarLabel): ReadonlySet<StarLabel> {
  const { within, hasRoute } = getMapDistances(map)
  const seen = new Set([from])
  // A set may grow while it is iterated; new members are visited too.
  for (const star of seen)
    for (const near of within(star, SHIPS.T.range)) if (routeMode !== 'drawn' || hasRoute(star, near)) seen.add(near)
  return seen
}

/** Warning that a star is a poor homeworld, shown before it is chosen, or null (FIST-SETUP-2, FIST-PROD-3). */
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

const WAYS: Readonly<Record<FistfulSettings['routeMode'], string>> = {
  derived: `in steps of ${SHIPS.T.range} hexes`,
  drawn: `along drawn routes of at most ${SHIPS.T.range} hexes`,
  off: `in steps of ${SHIPS.T.range} hexes`,
}

/** Maximum number of stars named in a warning. */
const NAMED = 4

/** Warnings about a map, shown before a game begins (FIST-MAP-3). */
export function listMapWarnings(map: GameMap, settings: FistfulSettings): string[] {
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

/** Groups of stars that transports can travel between, largest first. */
function groupsOf(map: GameMap, settings: FistfulSettings): StarLabel[][] {
  const [groups, seen] = [[] as StarLabel[][], new Set<StarLabel>()]
  for (const star of getMapDistances(map).labels) {
    if (seen.has(star)) continue
    const group = [...transportReach(map, settings, star)]
    for (const text of group) seen.add(text)
    groups.push(group.toSorted())
  }
  return groups.toSorted((a, b) => b.length - a.length)
}
