import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { NewPlanesBattle } from '#shared/contract/space-planes/battles.ts'
import { FaceSetInput } from '#shared/contract/space-planes/face-sets.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { SeatFlotilla } from '#shared/games/space-planes/named-cubes.ts'

/**
 * Builds the options of a battle from flotillas. Names and face sets are copied, so that later edits do not affect a
 * running battle.
 */
export function buildBattleOptions(
  { rows }: ServiceDependencies['file'],
  { options, flotillas, faceSetId, seats }: NewPlanesBattle,
): Record<string, unknown> {
  const drawings: FaceSet[] = []
  const places = new Map<string, number>()
  const drawingOf = (id: string | null): number | null => {
    const row = id === null ? null : rows.faceSets.find(id)
    if (row === null || row === undefined) return null
    const place = places.get(row.id) ?? drawings.push(FaceSetInput.parse(row.faces)) - 1
    places.set(row.id, place)
    return place
  }
  const sideOf = ({ seat, flotillaId, shipIds }: NewPlanesBattle['flotillas'][number]): [string, SeatFlotilla] => {
    const { name, ships } = requireFound(rows.flotillas.find(flotillaId), 'flotilla')
    const flown = shipIds.map((id) => {
      const ship = requireFound(ships.find((cubeShip) => cubeShip.id === id) ?? null, 'ship')
      if (ship.fate === 'flying') return ship
      throw new RefusalError('illegal', `${ship.name} of ${name} is ${ship.fate}: choose a ship that flies.`)
    })
    const named = flown.map((ship) => ({
      id: ship.id,
      name: ship.name,
      captain: ship.captain,
      drawing: drawingOf(ship.faceSetId),
    }))
    return [seat, { flotillaId, name, ships: named }]
  }
  requireOnce(flotillas)
  requireKnownSeats(flotillas, seats)
  const sides = flotillas.map(sideOf)
  const faces =
    faceSetId === null ? null : FaceSetInput.parse(requireFound(rows.faceSets.find(faceSetId), 'face set').faces)
  return {
    ...options,
    ...(sides.length > 0 && { sides: Object.fromEntries(sides) }),
    ...(drawings.length > 0 && { drawings }),
    ...(faces !== null && { faces }),
  }
}

/** Refuses a cube that is used twice. */
function requireOnce(flotillas: NewPlanesBattle['flotillas']): void {
  const flown = flotillas.flatMap(({ flotillaId, shipIds }) => shipIds.map((id) => `${flotillaId}/${id}`))
  if (new Set(flown).size < flown.length)
    throw new RefusalError('illegal', 'A ship is chosen twice: each one flies for one seat.')
  if (new Set(flotillas.map(({ seat }) => seat)).size < flotillas.length)
    throw new RefusalError('illegal', 'A seat has two flotillas: choose one.')
}

/** Refuses flotillas for unknown seats: players and flotillas must be given for the same seats. */
function requireKnownSeats(flotillas: NewPlanesBattle['flotillas'], seats: NewPlanesBattle['seats']): void {
  const lost = flotillas.find(({ seat }) => !seats.some((candidate) => candidate.seat === seat))
  if (lost) throw new RefusalError('illegal', `There is no seat ${lost.seat} for the flotilla.`)
}
