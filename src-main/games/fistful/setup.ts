import type { Colony, GameMap, GameState, Side, StarLabel } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { parseHexLabel } from '#shared/kit/hex.ts'
import type { Dice } from '../kit/dice.ts'
import { getMapDistances } from './rules/map-distances.ts'

/** Creates a game before homeworlds are chosen: turn 1, no ships (FIST-SETUP-3). */
export function createGame(map: GameMap, settings: FistfulSettings): GameState {
  return { settings, map, turn: 1, homeworlds: { A: null, B: null }, colonies: {}, fleets: [], result: null }
}

/** Rolls which seat chooses first and is player A; `A` is the first seat (FIST-SETUP-4). */
export function rollFirstHomeworldChooser(dice: Dice): Side {
  return dice.die(6) <= 3 ? 'A' : 'B'
}

/** The stars where a side may place its homeworld, and the reason against every other star (FIST-SETUP-2). */
export function classifyHomeworldStars(
  state: GameState,
  side: Side,
): { readonly legal: readonly StarLabel[]; readonly whyNot: Readonly<Record<StarLabel, string>> } {
  const { labels } = getMapDistances(state.map)
  const reasons = labels.map((star) => [star, whyNotHome(state, side, star)] as const)
  return {
    legal: labels.filter((_, at) => reasons[at]?.[1] === null),
    whyNot: Object.fromEntries(reasons.flatMap(([star, why]) => (why === null ? [] : [[star, why]]))),
  }
}

/** Places a side's homeworld at its maximum size (FIST-SETUP-3). Throws if the star is not allowed. */
export function placeHomeworld(state: GameState, side: Side, star: StarLabel): GameState {
  if (!getMapDistances(state.map).isStar(star)) throw new Error(`${star} is not a star of this map.`)
  const why = whyNotHome(state, side, star)
  if (why !== null) throw new Error(why)
  const size = state.map.stars[star]?.rating ?? 0
  const home: Colony = { owner: side, size, fortified: false, fortProgress: null, besieged: 0, founded: 0 }
  return {
    ...state,
    homeworlds: { ...state.homeworlds, [side]: star },
    colonies: { ...state.colonies, [star]: home },
  }
}

type Band = 'top' | 'bottom'

/** Rows of each homeworld band: 10 for boards of 32 rows or more, proportionally fewer below (FIST-SETUP-2). */
function bandRows({ board: { rows } }: GameMap): number {
  return rows >= 32 ? 10 : Math.max(1, Math.floor((rows * 10) / 32))
}

function bandOf(map: GameMap, star: StarLabel): Band | null {
  const row = parseHexLabel(star, map.board)?.row ?? 0
  if (row <= bandRows(map)) return 'top'
  return row > map.board.rows - bandRows(map) ? 'bottom' : null
}

function bandText(map: GameMap, band: Band): string {
  const [{ rows }, deep] = [map.board, bandRows(map)]
  return band === 'top' ? `rows 1-${deep}` : `rows ${rows - deep + 1}-${rows}`
}

function whyNotHome({ homeworlds, map, settings }: GameState, side: Side, star: StarLabel): string | null {
  if (homeworlds[side] !== null) return `Player ${side} has chosen ${homeworlds[side]} already.`
  if (side === 'B' && homeworlds.A === null) return 'Player A chooses first.'
  if (star === homeworlds.A) return 'This is the homeworld of player A: choose another star.'
  const bands: readonly Band[] = freeBands(map, settings, homeworlds.A)
  const band = bandOf(map, star)
  if (band !== null && bands.includes(band)) return null
  return `Choose a star in ${bands.map((free) => bandText(map, free)).join(' or ')}.`
}

function freeBands(map: GameMap, { oppositeBands }: FistfulSettings, taken: StarLabel | null): readonly Band[] {
  if (taken === null || !oppositeBands) return ['top', 'bottom']
  return bandOf(map, taken) === 'top' ? ['bottom'] : ['top']
}
