import { collectChangedAnswers } from '#renderer/parts/match/setup/setting-fields.ts'
import { type BattlefieldPlan, buildBattleOptionsForSeats } from '#shared/games/planetary-sand/battlefields.ts'
import {
  HALL_ROOM_NAME,
  createBuildingWithRooms,
  FIELDS_WITHOUT_BUILDING,
} from '#shared/games/planetary-sand/building.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import { createQuickArmy } from '#shared/games/planetary-sand/quick-army.ts'
import { SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import type { NewSandBattleFields } from './battle-fields.ts'
import { listSeatIds } from './seats.ts'

/** Objectives to defend, and the building of the second side (SAND-VIC-2, SAND-VIC-3). */
function fieldOf({ building, scenario, sides }: NewSandBattleFields) {
  const seats = listSeatIds(sides)
  const [, defender = ''] = seats
  const homes = { basic: [], defensive: [defender], objective: seats }[scenario]
  const objectives = homes.map((home) => ({
    id: `Objective of ${sides[seats.indexOf(home)]?.name ?? home}`,
    home,
    room: building !== 'none' && home === defender ? HALL_ROOM_NAME : null,
  }))
  return { ...(building === 'none' ? FIELDS_WITHOUT_BUILDING : createBuildingWithRooms(building)), objectives }
}

/** In the defensive scenario the first side attacks and the second defends. */
function attackerOf({ scenario, sides }: NewSandBattleFields): string | null {
  return scenario === 'defensive' ? (listSeatIds(sides)[0] ?? null) : null
}

/** The chosen map: a battlefield, or a generated field. Null if distances are measured with the cord. */
export type ChosenMap = { readonly plan: BattlefieldPlan } | { readonly field: Field } | null

/** Builds the game options, including quick armies. Contains only the settings that differ from the book. */
export function buildGameOptions(fields: NewSandBattleFields, map: ChosenMap = null) {
  const { sides, turnLimit, answers } = fields
  const seats = listSeatIds(sides)
  const { settings, ...agreed } =
    map && 'plan' in map ? buildBattleOptionsForSeats(map.plan, seats) : agreedOf(fields, map)
  return {
    seats,
    ...agreed,
    armies: sides.map((side) => createQuickArmy(side, agreed.air)),
    settings: { ...collectChangedAnswers(SETTINGS, answers), ...settings, ...(turnLimit !== null && { turnLimit }) },
  }
}

/** Field options from the form, used without a battlefield. */
function agreedOf(fields: NewSandBattleFields, map: { readonly field: Field } | null) {
  const { scenario, gravity, air, unitMm } = fields
  const field = map?.field ?? fieldOf(fields)
  return { scenario, attacker: attackerOf(fields), gravity, air, field, settings: unitMm === null ? {} : { unitMm } }
}
