import type { BoardingChoices } from '#shared/contract/planet28/table-battles.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { formatCount } from '#shared/kit/format.ts'

type People = Exclude<UnitOptions, { kind: 'vehicle' }>
type Vehicle = Extract<UnitOptions, { kind: 'vehicle' }>
type Seat = NonNullable<CharacterOrSquadUnit['aboard']>

/**
 * Assigns seats to units that begin aboard: largest first, each in the first section with room for all of it. `fault`
 * is a message about the first unit that cannot be seated, or null; `seats` is incomplete then (P28-SET-3, P28-VEH-
 * TRANS-1).
 */
export function assignStartingSeats(units: readonly UnitOptions[], rules: Rules) {
  const riders = units.filter((unit): unit is People => unit.kind !== 'vehicle' && unit.aboard !== undefined)
  const seats = new Map<string, Seat>()
  if (riders.length === 0) return { seats, fault: null }
  const free = new Map(units.flatMap((unit) => (unit.kind === 'vehicle' ? [[unit.id, seatsIn(unit, rules)]] : [])))
  for (const rider of riders.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const vehicle = units.find((unit) => unit.id === rider.aboard)
    if (vehicle?.kind !== 'vehicle' || vehicle.side !== rider.side)
      return {
        seats,
        fault: `${rider.name} is to begin aboard ${vehicle?.name ?? 'a vehicle'}, which its side does not have.`,
      }
    const room = free.get(vehicle.id)?.find((section) => section.seats >= sizeOf(rider))
    if (room === undefined)
      return {
        seats,
        fault: `${vehicle.name} has no section with ${formatCount(sizeOf(rider), 'free seat')} for ${rider.name}.`,
      }
    room.seats -= sizeOf(rider)
    seats.set(rider.id, { vehicle: vehicle.id, cell: room.cell })
  }
  return { seats, fault: null }
}

/** Lists vehicles with seats, and the units of their sides that could begin in them (P28-SET-3). */
export function listBoardingChoices(units: readonly UnitOptions[], rules: Rules): BoardingChoices {
  const rides = units.flatMap((unit) => {
    const seats = unit.kind === 'vehicle' ? seatsIn(unit, rules).reduce((sum, seat) => sum + seat.seats, 0) : 0
    return seats === 0 ? [] : [{ id: unit.id, name: unit.name, side: unit.side, seats }]
  })
  const sides = new Set(rides.map(({ side }) => side))
  const riders = units.flatMap((unit) =>
    unit.kind === 'vehicle' || !sides.has(unit.side)
      ? []
      : [{ id: unit.id, name: unit.name, side: unit.side, seats: sizeOf(unit) }],
  )
  return { rides, riders }
}

/** The existing sections of a vehicle with their seats. */
function seatsIn({ profile, lostCells }: Vehicle, { tables }: Rules): { readonly cell: Cell; seats: number }[] {
  return profile.sections
    .filter(({ cell }) => !lostCells.includes(cell))
    .map((placed) => ({ cell: placed.cell, seats: getSectionRow(tables, placed).seats ?? 0 }))
}

/** Number of seats a unit needs; a squad needs one per member (P28-VEH-TRANS-1). */
function sizeOf(unit: People): number {
  return unit.kind === 'character' ? 1 : unit.profile.loadouts.reduce((sum, { members }) => sum + members, 0)
}
