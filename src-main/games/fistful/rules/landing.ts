import type { Dice } from '#main/games/kit/dice.ts'
import type {
  Colony,
  GameState,
  Orders,
  RejectedOrder,
  RejectionReason,
  Side,
  StarLabel,
  TurnReport,
} from '#shared/games/fistful/model.ts'
import { countShipsOfKind, hasShips, subtractShips } from './fleet-ships.ts'

/** Stars where both sides want to land, and who lands there; null for neither (FIST-COL-3). */
export interface ContestedLandings {
  readonly winners: ReadonlyMap<StarLabel, Side | null>
  readonly rolls: TurnReport['landingRolls']
}

/** Finds landings that both sides ordered at the same empty star, before any landing (FIST-COL-3). */
export function resolveContestedLandings(
  state: GameState,
  orders: Readonly<Record<Side, Orders>>,
  dice: Dice,
): ContestedLandings {
  const ofB = landingStars(state, 'B', orders.B)
  const stars = [...landingStars(state, 'A', orders.A)].filter((star) => ofB.has(star)).toSorted()
  if (state.settings.contestedLanding === 'fail')
    return { winners: new Map(stars.map((star) => [star, null])), rolls: [] }
  const rolls = stars.map((star) => ({ star, face: dice.die(6) }))
  return { winners: new Map(rolls.map(({ star, face }) => [star, face <= 3 ? 'A' : 'B'])), rolls }
}

/** The stars where a side could land as ordered if the other side did not. */
function landingStars(state: GameState, side: Side, { land }: Orders): Set<StarLabel> {
  const ordered = new Set(land.map(({ fleet }) => fleet))
  const fleets = state.fleets.filter(
    ({ owner, id, ships }) => owner === side && ordered.has(id) && countShipsOfKind(ships, 'T'),
  )
  return new Set(fleets.map(({ at }) => at).filter((star) => !Object.hasOwn(state.colonies, star)))
}

/** Result of a side's landings. */
export interface LandingResult {
  readonly state: GameState
  readonly founded: ReadonlyMap<StarLabel, Colony>
  readonly landings: TurnReport['landings']
  readonly rejected: readonly RejectedOrder[]
}

/**
 * Lands a side's transports, by fleet letter. `lost` are stars where the other side lands, or neither may (FIST-COL-1,
 * -2).
 */
export function landTransports(
  state: GameState,
  side: Side,
  { land }: Orders,
  lost: ReadonlySet<StarLabel>,
): LandingResult {
  const start: LandingResult = { state, founded: new Map(), landings: [], rejected: [] }
  const inOrder = land.map(({ fleet }) => fleet).toSorted()
  return inOrder.reduce((done, fleet) => landOne(done, side, fleet, lost), start)
}

function landOne(done: LandingResult, side: Side, id: string, lost: ReadonlySet<StarLabel>): LandingResult {
  const { state } = done
  const fleet = state.fleets.find((candidate) => candidate.owner === side && candidate.id === id)
  const refuse = (reason: RejectionReason): LandingResult => ({
    ...done,
    rejected: [...done.rejected, { side, part: 'land', about: id, reason, nearest: null }],
  })
  if (fleet === undefined) return refuse('no-such-fleet')
  const star = fleet.at
  if (lost.has(star)) return refuse('contested')
  if (Object.hasOwn(state.colonies, star)) return refuse('colony-there')
  if (countShipsOfKind(fleet.ships, 'T') === 0) return refuse('no-transport')
  const facts = { size: 1, fortified: false, fortProgress: null, besieged: 0, founded: state.turn }
  const colony: Colony = { owner: side, ...facts }
  const ships = subtractShips(fleet.ships, { T: 1 })
  const fleets = state.fleets.map((otherFleet) => (otherFleet === fleet ? { ...fleet, ships } : otherFleet))
  return {
    ...done,
    state: {
      ...state,
      colonies: { ...state.colonies, [star]: colony },
      fleets: fleets.filter((candidate) => hasShips(candidate.ships)),
    },
    founded: new Map([...done.founded, [star, colony]]),
    landings: [...done.landings, { side, star, fleet: id }],
  }
}
