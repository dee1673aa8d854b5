import { expect, test } from 'vitest'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import {
  aBattle,
  aCharacter,
  aSide,
  aSquad,
  aVehicle,
  aWarband,
  characterTally,
  squadTally,
  vehicleTally,
} from '#tests/support/battles.ts'
import { ruled } from '#tests/support/rules.ts'
import { computeWorstEnemyLosses, listEnemySides } from './battle-sides.ts'

const RED = aWarband('red', [aCharacter('Vex')])
const GREEN = aWarband('green', [aCharacter('goblin'), aCharacter('orc'), aSquad('Pack'), aVehicle('Car')])

test('P28-SOLO-1: all others are enemies, in co-op games the players fight together', () => {
  const sides = [aSide('red'), aSide('blue'), aSide('green', { isEnemy: true })]
  const enemies = (play: 'opposed' | 'co-op') => {
    const { record } = aBattle({ warbands: [], tallies: [], sides, play })
    return sides.map((side) => listEnemySides(record, side).map(({ name }) => name))
  }
  expect(enemies('opposed')).toEqual([
    ['blue', 'green'],
    ['red', 'green'],
    ['red', 'blue'],
  ])
  expect(enemies('co-op')).toEqual([['green'], ['green'], ['red', 'blue']])
})

/** Enemies of red: two characters, a squad of four, a car, and strangers. */
function counts(changes: Partial<Settings>, models = 0, destroyed = 0) {
  const sides = [aSide('red'), aSide('green', { strangers: { models, destroyed } })] as const
  const tallies = [
    characterTally('Vex'),
    characterTally('goblin', { fate: 'fell' }),
    characterTally('orc', { fate: 'fled' }),
    squadTally('Pack', { lost: 1, hitPointsLeft: 60 }),
    vehicleTally('Car', { fate: 'derelict' }),
  ]
  const { record, warbands } = aBattle({ warbands: [RED, GREEN], tallies, sides })
  const rules = ruled(changes)
  const armies = warbands.map((warband) => ({ warband, rules }))
  return computeWorstEnemyLosses(record, sides[0], armies, rules.settings)
}

test('P28-CAMP-3, P28-BREAK-4: enemies are counted in models, fled ones are gone, a derelict is not destroyed', () => {
  expect(counts({})).toEqual({ enemies: 7, destroyed: 3 })
  expect(counts({ fledCounts: 'survived' })).toEqual({ enemies: 7, destroyed: 2 })
  expect(counts({}, 3, 1)).toEqual({ enemies: 10, destroyed: 4 })
})

test('P28-CAMP-3: or in points, where everybody has some', () => {
  expect(counts({ destroyedBy: 'points' })).toEqual({ enemies: 10 + 10 + 60 + 10, destroyed: 10 + 10 + 15 })
  expect(counts({ destroyedBy: 'points' }, 1)).toEqual({ enemies: 8, destroyed: 3 })
})

test('P28-CAMP-3: half of any one enemy warband is enough', () => {
  const blue = aWarband('blue', [aCharacter('b1'), aCharacter('b2')])
  const black = aWarband('black', [aCharacter('k1'), aCharacter('k2'), aCharacter('k3')])
  const tallies = [characterTally('b1', { fate: 'fell' }), ...['b2', 'k1', 'k2', 'k3'].map((id) => characterTally(id))]
  const apart = [aSide('red'), aSide('blue'), aSide('black')] as const
  const together = [aSide('red'), aSide('allies', { warbandIds: ['black', 'blue'] })] as const
  for (const sides of [apart, together]) {
    const { record, warbands } = aBattle({ warbands: [RED, blue, black], tallies, sides })
    const rules = ruled({})
    const armies = warbands.map((warband) => ({ warband, rules }))
    expect(computeWorstEnemyLosses(record, sides[0], armies, rules.settings)).toEqual({ enemies: 2, destroyed: 1 })
  }
})

test('P28-CAMP-3: strangers on one side leave the points of another side as they are', () => {
  const skills = { A: 5, F: 5, S: 5, AW: 5, P: 5 }
  const chief = aCharacter('chief', { skills })
  const blue = aWarband('blue', [chief, aCharacter('b1'), aCharacter('b2')])
  const fell = ['b1', 'b2'].map((id) => characterTally(id, { fate: 'fell' }))
  const sides = [
    aSide('red'),
    aSide('blue'),
    aSide('beasts', { warbandIds: [], strangers: { models: 3, destroyed: 1 } }),
  ]
  const { record, warbands } = aBattle({ warbands: [RED, blue], tallies: [characterTally('chief'), ...fell], sides })
  const rules = ruled({ destroyedBy: 'points' })
  const armies = warbands.map((warband) => ({ warband, rules }))
  const [side = aSide('red')] = sides
  expect(computeWorstEnemyLosses(record, side, armies, rules.settings)).toEqual({ enemies: 3, destroyed: 1 })
})
