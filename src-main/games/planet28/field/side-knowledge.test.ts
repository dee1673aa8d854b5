import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { EMPTY_FIELD, type Field } from '#shared/games/planet28/field/model.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'
import type { BodiesByUnit, FieldBattle } from './field-battle.ts'
import { updateSightings } from './side-knowledge.ts'

const corners = [
  { x: 0, y: 44 },
  { x: 90, y: 44 },
  { x: 90, y: 46 },
  { x: 0, y: 46 },
]
const WALL: Field = { ...EMPTY_FIELD, pieces: [{ id: 'wall', ground: 'impassable', heightCm: 20, corners }] }
const at = (x: number, y: number) => ({ x, y, radiusCm: 1.25, bodyCm: 3 })

const car = { ...hullOf('car', [{ cell: 'D4', section: 'transport-section' }]), side: 'foe' }
const start = beginFirstTurn(
  createExampleBattle(
    [createExampleCharacterOptions('us', {}), createExampleCharacterOptions('ann', {}, 'foe'), car],
    {},
    createGivenDice([]),
  ),
  'ann',
)

/** What us remembers of Ann, who was seen near the car before she got in. */
function remembered(field: Field, ann: object, places: BodiesByUnit) {
  const units = start.units.map((unit) => (unit.id === 'ann' ? { ...unit, ...ann } : unit)) as Battle['units']
  const seen = { ann: { x: 40, y: 80, turn: 1, hitPoints: 20 } }
  const minds: FieldBattle['minds'] = { us: { seen, stance: 'press', why: '' } }
  const { us } = updateSightings({ field, battle: { ...start, units }, places, minds }).minds
  return us?.seen['ann'] ?? null
}

test('a side forgets who got into a vehicle only where it sees that, or who left the table (P28-AI-2)', () => {
  const places = { us: at(40, 10), car: at(40, 84) }
  const aboard = { aboard: { vehicle: 'car', cell: 'D4' } }
  expect(remembered(WALL, aboard, places)).toMatchObject({ x: 40, y: 80 })
  expect(remembered(EMPTY_FIELD, aboard, places)).toBeNull()
  const gone = { models: getPeopleUnitInBattle(start, 'ann').models.map((model) => ({ ...model, fate: 'fled' })) }
  expect(remembered(WALL, gone, places)).toBeNull()
})
