import type { SetupProblem } from '#renderer/parts/match/setup/setup-problems.ts'
import type { FlotillaView } from '#shared/contract/space-planes/flotillas.ts'
import { listFlyingShips } from '#shared/games/space-planes/flotillas.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { NewPlanesBattleFields, SeatFields } from './battle-fields.ts'

/** The part of a flotilla that the form needs. */
type Flotilla = Pick<FlotillaView, 'id' | 'ships'>

/** Finds the flotilla of a seat, or null. */
export function findSeatFlotilla<One extends Flotilla>({ who }: SeatFields, flotillas: readonly One[]): One | null {
  return flotillas.find(({ id }) => who === `flotilla:${id}`) ?? null
}

/** Lists the ships that fly for a seat: the chosen ones still able to fly, or else the first ones. */
export function listSeatShipIds({ ships }: SeatFields, flotilla: Flotilla, shipsEach: number): string[] {
  const flying = listFlyingShips(flotilla.ships).map(({ id }) => id)
  return ships === null ? flying.slice(0, shipsEach) : ships.filter((id) => flying.includes(id))
}

/** Builds the flotilla input. A seat whose flotilla was deleted contributes nothing. */
export function buildFlotillaInputs(seats: readonly SeatFields[], flotillas: readonly Flotilla[], shipsEach: number) {
  return seats.flatMap((seat) => {
    const flotilla = findSeatFlotilla(seat, flotillas)
    return flotilla === null
      ? []
      : [{ seat: seat.livery, flotillaId: flotilla.id, shipIds: listSeatShipIds(seat, flotilla, shipsEach) }]
  })
}

/** Why the battle cannot begin with this seat, or null. */
export function findSeatProblem(seat: SeatFields, flotillas: readonly Flotilla[], shipsEach: number): string | null {
  const flotilla = findSeatFlotilla(seat, flotillas)
  if (flotilla === null)
    return seat.who?.startsWith('flotilla:') ? 'Its flotilla was deleted: choose who flies here.' : null
  const count = listSeatShipIds(seat, flotilla, shipsEach).length
  if (listFlyingShips(flotilla.ships).length === 0) return 'All its ships are lost or retired: choose another flotilla.'
  if (count === 0) return 'Choose at least one ship.'
  return count > shipsEach ? `Each seat flies ${formatCount(shipsEach, 'ship')}: ${count} are chosen.` : null
}

/** Lists what keeps the battle from beginning. Flotillas are null until they are loaded. */
export function listBattleProblems(
  { seats, mail }: Pick<NewPlanesBattleFields, 'seats' | 'mail'>,
  flotillas: readonly Flotilla[] | null,
  shipsEach: number,
): SetupProblem[] {
  const names = [
    { field: 'own name', label: 'your name', value: mail?.ownName },
    { field: 'other name', label: 'the name of the other player', value: mail?.otherName },
  ]
  return [
    ...names.flatMap(({ field, label, value }) =>
      value === undefined || value.trim() !== '' ? [] : [{ field, message: `Enter ${label}.` }],
    ),
    ...seats.flatMap((seat) => {
      const message = flotillas && findSeatProblem(seat, flotillas, shipsEach)
      return message === null ? [] : [{ field: null, message }]
    }),
  ]
}
