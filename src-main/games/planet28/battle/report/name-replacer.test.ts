import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { setUpBattle } from '../setup/setup.ts'
import { createNameReplacer } from './name-replacer.ts'

test('units and members are called by their names, whatever their ids are', () => {
  const battle = setUpBattle(someBattle({ characters: 2 }), createSeededDice('names'))
  const units = battle.units.map((unit) =>
    unit.id === 'red-0' && unit.kind !== 'vehicle'
      ? {
          ...unit,
          name: 'Rust Hounds',
          kind: 'squad' as const,
          models: [...unit.models, ...unit.models.map((model) => ({ ...model, id: 'red-0.2' }))],
        }
      : { ...unit, name: 'Vex' },
  )
  const say = createNameReplacer({ ...battle, units: units.slice(0, 2) })
  expect(say('red-0.2 loses 3 hit points: Fist')).toBe('Rust Hounds, member 2 loses 3 hit points: Fist')
  expect(say('red-1.1 regains 2 hit points; red-0 acts, scared-0 does not')).toBe(
    'Vex regains 2 hit points; Rust Hounds acts, scared-0 does not',
  )
})

test('weapons and items are called by their names, those of the group too, and notes keep their words', () => {
  const battle = setUpBattle(someBattle({ characters: 1 }), createSeededDice('names'))
  const say = createNameReplacer(battle)
  expect(say('Hit red-0 with laser-rifle')).toBe(`Hit ${battle.units[0]?.name ?? ''} with Laser rifle`)
  expect(say('Hit the fist of the club with club')).toBe('Hit the fist of the club with club')
})
