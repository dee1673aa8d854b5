import { type SettingId, type SettingRow, SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import type { BattleFields } from './battle-fields.ts'
import { quickArmy } from './quick-army.ts'
import { seatsOf } from './seats.ts'

/** The building of the second side: a hall behind a lock, each with its door, a wall and a roof. */
function fieldOf({ building, scenario, sides }: BattleFields) {
  const seats = seatsOf(sides)
  const [, defender = ''] = seats
  const part = (id: string, kind: 'wall' | 'door' | 'roof', rooms: (string | null)[]) => ({
    id,
    building: 'house',
    part: kind,
    rooms,
  })
  const isThere = building !== 'none'
  const objectives = { basic: [], defensive: [defender], objective: seats }[scenario]
  return {
    buildings: isThere ? [{ id: 'house', type: building }] : [],
    rooms: isThere ? ['Hall', 'Lock'].map((id) => ({ id, building: 'house' })) : [],
    openings: isThere
      ? [
          part('Gate', 'door', ['Lock', null]),
          part('Inner door', 'door', ['Hall', 'Lock']),
          part('Hall wall', 'wall', ['Hall', null]),
          part('Hall roof', 'roof', ['Hall', null]),
        ]
      : [],
    objectives: objectives.map((home) => ({
      id: `Objective of ${sides[seats.indexOf(home)]?.name ?? home}`,
      home,
      room: isThere && home === defender ? 'Hall' : null,
    })),
  }
}

/** The second side defends, the first attacks. */
function attackerOf({ scenario, sides }: BattleFields): string | null {
  return scenario === 'defensive' ? (seatsOf(sides)[0] ?? null) : null
}

/** The answer in force, as the form's fields hold it. */
export function answerOf(answers: BattleFields['answers'], id: SettingId): string {
  return answers[id] ?? String(SETTINGS[id].choices[0].value)
}

/** What the game is asked to set up, quick armies included: what differs from the book alone. */
export function optionsOf(fields: BattleFields) {
  const { sides, scenario, gravity, air, unitMm, turnLimit, answers } = fields
  const own = Object.entries(answers).flatMap(([id, answer]) => {
    const choice = (SETTINGS[id as SettingId] as SettingRow).choices.find(({ value }) => String(value) === answer)
    return choice === undefined || answer === answerOf({}, id as SettingId) ? [] : [[id, choice.value] as const]
  })
  return {
    seats: seatsOf(sides),
    scenario,
    attacker: attackerOf(fields),
    gravity,
    air,
    field: fieldOf(fields),
    armies: sides.map((side) => quickArmy(side, air)),
    settings: {
      ...Object.fromEntries(own),
      ...(unitMm !== null && { unitMm }),
      ...(turnLimit !== null && { turnLimit }),
    },
  }
}
