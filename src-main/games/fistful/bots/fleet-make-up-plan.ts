import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import type { Fleet, ReorganiseOrder, Ships, StarLabel } from '#shared/games/fistful/model.ts'
import { ARMED_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { addShips, countShipsOfKind, isArmed, subtractShips } from '../rules/fleet-ships.ts'
import { getArmedShipCounts, countArmedShips } from './armed-ship-counts.ts'
import type { FreeFleetLetters } from './free-fleet-letters.ts'
import type { BotSurvey } from './survey.ts'
import { estimateWinChance } from './win-chance.ts'

/** Maximum number of scout parties that leave a star in one turn; there are only 26 letters. */
const MOST_PARTIES = 2

/** New make-ups and the role of each fleet. */
export interface FleetMakeUpPlan {
  readonly reorg: readonly ReorganiseOrder[]
  /** The side's fleets after reorganisation. */
  readonly fleets: readonly Fleet[]
  /** Letters of fleets that stay and hold their star. */
  readonly guards: ReadonlySet<string>
  /** Letter of the fleet that newly built ships join, by star. */
  readonly joins: ReadonlyMap<StarLabel, string>
}

/**
 * Groups each star's ships into fleets: guards where there is danger, one battle line or scout parties, and each
 * transport alone.
 */
export function planFleetMakeUps(
  survey: BotSurvey,
  fleets: readonly Fleet[],
  letters: FreeFleetLetters,
): FleetMakeUpPlan {
  const reorg: ReorganiseOrder[] = []
  const made: Fleet[] = []
  const guards = new Set<string>()
  const joins = new Map<StarLabel, string>()
  for (const [star, there] of Map.groupBy(fleets, ({ at }) => at)) {
    const isFine = staysAsItIs(survey, star, there)
    const { guard, others } = isFine ? { guard: null, others: [] } : partsAt(survey, star, there)
    const named = isFine ? there : nameParts(guard === null ? others : [guard, ...others], there, letters)
    if (guard !== null && named[0]) guards.add(named[0].id)
    const line =
      named.find(({ id, ships }) => isArmed(ships) && !guards.has(id)) ?? named.find(({ id }) => guards.has(id))
    if (line) joins.set(star, line.id)
    for (const { id, ships } of named) made.push({ owner: survey.side, id, at: star, ships })
    if (!isAsBefore(there, named))
      reorg.push({ star, fleets: Object.fromEntries(named.map(({ id, ships }) => [id, ships])) })
  }
  return { reorg, fleets: made, guards, joins }
}

/** The common case: a fleet alone at its star, of one kind of ship, with no enemy near. */
function staysAsItIs({ weights, dangerAt }: BotSurvey, star: StarLabel, there: readonly Fleet[]): boolean {
  const [only, another] = there
  if (only === undefined || another !== undefined) return false
  const { T = 0, S = 0, C = 0, D = 0 } = only.ships
  const isOneSort = T === 0 ? weights.party === 0 || S === 0 : T === 1 && S + C + D === 0
  return isOneSort && countArmedShips(dangerAt(star)) === 0
}

/** The parts of a star's make-up in order of priority; each needs its own letter. */
interface Parts {
  readonly guard: Ships | null
  readonly others: readonly Ships[]
}

function partsAt(survey: BotSurvey, star: StarLabel, there: readonly Fleet[]): Parts {
  const all = there.reduce<Ships>((sum, { ships }) => addShips(sum, ships), {})
  const transports = Array.from({ length: countShipsOfKind(all, 'T') }, (): Ships => ({ T: 1 }))
  const armed = subtractShips(all, { T: countShipsOfKind(all, 'T') })
  const guard = guardOf(survey, star, armed)
  const line = splitParties(subtractShips(armed, guard), survey.weights.party)
  return { guard: isArmed(guard) ? guard : null, others: [...line, ...transports] }
}

/**
 * The fewest and weakest ships that hold a colony in danger: all ships at the homeworld, none at any other colony that
 * cannot be held.
 */
function guardOf({ state, side, home, weights, dangerAt }: BotSurvey, star: StarLabel, armed: Ships): Ships {
  const danger = dangerAt(star)
  if (state.colonies[star]?.owner !== side || countArmedShips(danger) === 0) return {}
  if (estimateWinChance(getArmedShipCounts(armed), danger) < weights.guard) return star === home ? armed : {}
  const guard = { S: 0, C: 0, D: 0 }
  for (const kind of ARMED_KINDS)
    while (guard[kind] < countShipsOfKind(armed, kind)) {
      guard[kind] += 1
      if (estimateWinChance(guard, danger) >= weights.guard) return addShips(guard, {})
    }
  return armed
}

/** One line of all ships; with `party`, some scouts are split off in small groups. */
function splitParties(ships: Ships, party: number): Ships[] {
  const scouts = countShipsOfKind(ships, 'S')
  const parties = party === 0 ? 0 : Math.min(MOST_PARTIES, Math.ceil(scouts / party))
  const apart = Math.min(scouts, parties * party)
  const line = subtractShips(ships, { S: apart })
  const sizes = Array.from({ length: parties }, (_, at) => Math.min(party, apart - at * party))
  return [...(isArmed(line) ? [line] : []), ...sizes.map((S): Ships => ({ S }))]
}

/**
 * Assigns letters to the parts in order: the star's own first, then free ones. A part without a letter joins the
 * previous one.
 */
function nameParts(parts: readonly Ships[], there: readonly Fleet[], letters: FreeFleetLetters): NamedPart[] {
  const kept = new Set(there.map(({ id }) => id))
  // A fleet that already has these ships keeps its letter, so that as few orders as possible are given.
  const names = parts.map((ships) => {
    const same = there.find((fleet) => kept.has(fleet.id) && isSameShips(fleet.ships, ships))
    if (same) kept.delete(same.id)
    return same?.id ?? null
  })
  const named: NamedPart[] = []
  for (const [at, ships] of parts.entries()) {
    const [spare] = kept
    const id = names[at] ?? spare ?? letters.take()
    if (names[at] === null && spare !== undefined) kept.delete(spare)
    const last = named.at(-1)
    if (id !== null) named.push({ id, ships })
    else if (last) last.ships = addShips(last.ships, ships)
  }
  return named
}

interface NamedPart {
  readonly id: string
  ships: Ships
}

function isAsBefore(there: readonly Fleet[], named: readonly NamedPart[]): boolean {
  if (there === named) return true
  if (there.length !== named.length) return false
  return named.every(({ id, ships }) => there.some((fleet) => fleet.id === id && isSameShips(fleet.ships, ships)))
}

function isSameShips(a: Ships, b: Ships): boolean {
  return formatShipCode(a) === formatShipCode(b)
}
