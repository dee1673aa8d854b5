import {
  type Colony,
  type Fleet,
  type GameState,
  type Side,
  SIDES,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import { formatSettingAnswer, SETTINGS, type SettingRow } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { countShipsOfKind, listFleetsAt, hasShips, isArmed, sortFleets } from './rules/fleet-ships.ts'
import { getMapDistances } from './rules/map-distances.ts'
import { isFleetLetter } from './rules/reorganise.ts'

/** Invalid settings, an invalid turn number, and all problems of {@link listPositionProblems}, one sentence each. */
export function listStateProblems(state: GameState): string[] {
  return [...settingProblems(state), ...listPositionProblems(state)]
}

/**
 * Invalid homeworlds, colonies, fleets and fleet letters, such as a fleet off the map or a colony that is too large,
 * one sentence each.
 */
export function listPositionProblems(state: GameState): string[] {
  return [
    ...homeworldProblems(state),
    ...Object.entries(state.colonies).flatMap(([star, colony]) => colonyProblems(state, star, colony)),
    ...state.fleets.flatMap((fleet) => fleetProblems(state, fleet)),
    ...SIDES.flatMap((side) => letterProblems(state, side)),
    ...orderProblems(state),
    ...meetingProblems(state),
  ]
}

function settingProblems({ settings, turn }: GameState): string[] {
  const rows: [string, SettingRow][] = Object.entries(SETTINGS)
  const values: Readonly<Record<string, unknown>> = settings
  const wrong = rows.filter(([id, row]) => formatSettingAnswer(row, values[id]) === null)
  const problems = wrong.map(
    ([id]) => `Setting ${id} is ${JSON.stringify(values[id])}, which is not one of its answers.`,
  )
  return Number.isInteger(turn) && turn >= 1 ? problems : [...problems, `Turn ${turn} is not a whole number from 1 up.`]
}

function homeworldProblems({ homeworlds, colonies }: GameState): string[] {
  const missing = SIDES.filter((side) => homeworlds[side] !== null && !Object.hasOwn(colonies, homeworlds[side]))
  const isShared = homeworlds.A !== null && homeworlds.A === homeworlds.B
  return [
    ...missing.map((side) => `The homeworld of player ${side}, ${homeworlds[side]}, has no colony.`),
    ...(isShared ? [`Both players have the homeworld ${homeworlds.A}.`] : []),
  ]
}

/** Problems of a colony's size, fort and siege (FIST-MAP-2, FIST-FORT-1 to -3, FIST-CAP-2 to -4). */
function colonyProblems({ map, settings, turn }: GameState, star: StarLabel, colony: Colony): string[] {
  if (!getMapDistances(map).isStar(star)) return [`The colony at ${star} is not at a star of the map.`]
  const { size, fortified, fortProgress, besieged, founded } = colony
  const rating = map.stars[star]?.rating ?? 0
  const isSize = Number.isInteger(size) && size >= 1 && size <= rating
  const isProgress = fortProgress === null || (!fortified && fortProgress === turn - 1)
  const isSiege = Number.isInteger(besieged) && besieged >= 0 && besieged <= settings.siegeTurns
  const isFounded = Number.isInteger(founded) && founded >= 0 && founded < turn
  return [
    ...(isSize ? [] : [`The colony at ${star} has size ${size}; its star allows 1 to ${rating}.`]),
    ...(isProgress ? [] : [`The fort in progress at ${star} was not paid for in the turn just played.`]),
    ...(isSiege && (besieged === 0 || fortified) ? [] : [`The siege of ${star} cannot have lasted ${besieged} turns.`]),
    ...(isFounded ? [] : [`The colony at ${star} cannot have been founded in turn ${founded}.`]),
  ]
}

function fleetProblems({ map }: GameState, { owner, id, at, ships }: Fleet): string[] {
  const name = `Fleet ${owner}:${id}`
  const isCounted = SHIP_KINDS.every((kind) => Number.isInteger(countShipsOfKind(ships, kind)) && ships[kind] !== 0)
  const isPositive = SHIP_KINDS.every((kind) => countShipsOfKind(ships, kind) >= 0)
  return [
    ...(isFleetLetter(id) ? [] : [`${name} is not named by a letter from A to Z.`]),
    ...(getMapDistances(map).isStar(at) ? [] : [`${name} is at ${at}, which is not a star.`]),
    ...(hasShips(ships) && isCounted && isPositive ? [] : [`${name} has no whole number of ships.`]),
  ]
}

/**
 * Problems of fleet letters. A letter identifies one fleet of a side, so there are at most 26 (FIST-REORG-1,
 * FIST-REORG-3).
 */
function letterProblems({ fleets }: GameState, side: Side): string[] {
  const letters = fleets.filter(({ owner }) => owner === side).map(({ id }) => id)
  const twice = new Set(letters.filter((letter, at) => letters.indexOf(letter) !== at))
  return [...twice].map((letter) => `Player ${side} has two fleets ${letter}.`)
}

function orderProblems({ fleets }: GameState): string[] {
  const isSorted = sortFleets(fleets).every((fleet, at) => fleet === fleets[at])
  return isSorted ? [] : ['The fleets are not sorted by owner and letter.']
}

/** Problems of shared stars: between turns only transports may share a star with enemies (FIST-COMBAT-9). */
function meetingProblems({ fleets }: GameState): string[] {
  const shared = new Set(fleets.filter(({ owner }) => owner === 'A').map(({ at }) => at))
  const mixed = [...shared].filter((star) => {
    const ofB = listFleetsAt(fleets, 'B', star)
    return ofB.length > 0 && [...listFleetsAt(fleets, 'A', star), ...ofB].some(({ ships }) => isArmed(ships))
  })
  return mixed.toSorted().map((star) => `Armed ships share star ${star} with an enemy.`)
}
