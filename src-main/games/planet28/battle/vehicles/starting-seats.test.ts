import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'
import { getBattleRules } from '../transaction.ts'
import { assignStartingSeats } from './starting-seats.ts'

const SEATS: readonly PlacedSection[] = (['C4', 'D4'] as const).map((cell) => ({ cell, section: 'transport-section' }))
const car: UnitOptions = { ...hullOf('car', SEATS), side: 'us', name: 'The Car' }
const riding = (unit: UnitOptions, aboard = 'car'): UnitOptions =>
  unit.kind === 'vehicle' ? unit : { ...unit, aboard }
const rider = (id: string, side = 'us') => riding(createExampleCharacterOptions(id, {}, side))
const rules = getBattleRules(createExampleBattle([car], {}, createGivenDice([])))
const faultOf = (...units: UnitOptions[]) => assignStartingSeats(units, rules).fault

test('who begins aboard sits in the seats of its own side, squads together, and stands nowhere else (P28-SET-3, P28-VEH-TRANS-1)', () => {
  const trio = { ...riding(createExampleSquadOptions('trio', { hp: 4 }, [[], [], []])), side: 'us' }
  const units = [
    car,
    rider('ann'),
    rider('bo'),
    trio,
    createExampleCharacterOptions('out', {}, 'us'),
    createExampleCharacterOptions('foe', {}),
  ]
  expect(faultOf(...units)).toBeNull()
  const battle = createExampleBattle(units, {}, createGivenDice([]))
  const seats = ['ann', 'bo', 'trio', 'out', 'foe'].map((id) => getPeopleUnitInBattle(battle, id).aboard?.cell ?? null)
  expect(seats).toEqual(['D4', 'D4', 'C4', null, null])
})

test.each([
  [
    'too many',
    [car, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => rider(id))],
    'The Car has no section with 1 free seat for g.',
  ],
  [
    'a squad for which no one section has room',
    [car, { ...riding(createExampleSquadOptions('four', { hp: 4 }, [[], [], [], []])), side: 'us' }],
    'The Car has no section with 4 free seats for four.',
  ],
  ['seats that are lost', [{ ...car, lostCells: ['C4', 'D4'] } as UnitOptions, rider('ann')], 'The Car has no section'],
  [
    'a vehicle of another side',
    [car, rider('foe', 'them')],
    'foe is to begin aboard The Car, which its side does not have.',
  ],
  [
    'nobody’s vehicle',
    [car, riding(createExampleCharacterOptions('ann', {}, 'us'), 'bus')],
    'ann is to begin aboard a vehicle, which its side does not have.',
  ],
  [
    'a person',
    [car, riding(createExampleCharacterOptions('ann', {}, 'us'), 'bo'), createExampleCharacterOptions('bo', {}, 'us')],
    'ann is to begin aboard bo',
  ],
] as [string, UnitOptions[], string][])('%s is said in words', (_what, units, text) => {
  expect(faultOf(...units)).toContain(text)
})
