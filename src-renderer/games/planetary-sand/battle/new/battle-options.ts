import { type BattlefieldPlan, buildFieldForSeats } from '#shared/games/planetary-sand/battlefields.ts'
import { HALL_ROOM_NAME, createBuilding, NO_BUILDING } from '#shared/games/planetary-sand/building.ts'
import type { Field } from '#shared/games/planetary-sand/field.ts'
import { createQuickArmy } from '#shared/games/planetary-sand/quick-army.ts'
import { type SettingId, SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import type { SettingRow } from '#shared/kit/setting-rows.ts'
import type { BattleFields } from './battle-fields.ts'
import { listSeatIds } from './seats.ts'

/** Objectives to defend, and the building of the second side (SAND-VIC-2, SAND-VIC-3). */
function fieldOf({ building, scenario, sides }: BattleFields) {
  const seats = listSeatIds(sides)
  const [, defender = ''] = seats
  const homes = { basic: [], defensive: [defender], objective: seats }[scenario]
  const objectives = homes.map((home) => ({
    id: `Objective of ${sides[seats.indexOf(home)]?.name ?? home}`,
    home,
    room: building !== 'none' && home === defender ? HALL_ROOM_NAME : null,
  }))
  return { ...(building === 'none' ? NO_BUILDING : createBuilding(building)), objectives }
}

/** In the defensive scenario the first side attacks and the second defends. */
function attackerOf({ scenario, sides }: BattleFields): string | null {
  return scenario === 'defensive' ? (listSeatIds(sides)[0] ?? null) : null
}

/** The setting in force, as a form value. */
export function getEffectiveSetting(answers: BattleFields['answers'], id: SettingId): string {
  return answers[id] ?? String(SETTINGS[id].choices[0].value)
}

/** The chosen map: a battlefield, or a generated field. Null if distances are measured with the cord. */
export type ChosenMap = { readonly plan: BattlefieldPlan } | { readonly field: Field } | null

/** Builds the game options, including quick armies. Contains only the settings that differ from the book. */
export function buildGameOptions(fields: BattleFields, map: ChosenMap = null) {
  const { sides, turnLimit, answers } = fields
  const seats = listSeatIds(sides)
  const { settings, ...agreed } = map && 'plan' in map ? buildFieldForSeats(map.plan, seats) : agreedOf(fields, map)
  const own = Object.entries(answers).flatMap(([id, answer]) => {
    const choice = (SETTINGS[id as SettingId] as SettingRow).choices.find(({ value }) => String(value) === answer)
    return choice === undefined || answer === getEffectiveSetting({}, id as SettingId)
      ? []
      : [[id, choice.value] as const]
  })
  return {
    seats,
    ...agreed,
    armies: sides.map((side) => createQuickArmy(side, agreed.air)),
    settings: { ...Object.fromEntries(own), ...settings, ...(turnLimit !== null && { turnLimit }) },
  }
}

/** Field options from the form, used without a battlefield. */
function agreedOf(fields: BattleFields, map: { readonly field: Field } | null) {
  const { scenario, gravity, air, unitMm } = fields
  const field = map?.field ?? fieldOf(fields)
  return { scenario, attacker: attackerOf(fields), gravity, air, field, settings: unitMm === null ? {} : { unitMm } }
}
