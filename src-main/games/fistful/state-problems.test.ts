import { expect, test } from 'vitest'
import type { GameState } from '#shared/games/fistful/model.ts'
import { colonyOf, fleetsFrom, gameOf } from '#tests/support/fistful.ts'
import { listStateProblems } from './state-problems.ts'

const sound = gameOf({
  colonies: {
    '0506': colonyOf('A', 4, { fortified: true, besieged: 1 }),
    '0708': colonyOf('B', 3, { fortProgress: 4 }),
  },
  fleets: ['A:A 0203 1C', 'B:A 0506 1S', 'A:T 0304 1T', 'B:T 0304 2T'],
})

test('a sound game has no problem', () => {
  expect(listStateProblems(sound)).toEqual([])
})

const withColony = (facts: object, star = '0506'): GameState => ({
  ...sound,
  colonies: { ...sound.colonies, [star]: { ...colonyOf('A', 2), ...facts } },
})

test.each([
  [withColony({ size: 5 }), 'The colony at 0506 has size 5; its star allows 1 to 4.'],
  [withColony({ size: 1.5 }), 'The colony at 0506 has size 1.5; its star allows 1 to 4.'],
  [withColony({}, '0507'), 'The colony at 0507 is not at a star of the map.'],
  [withColony({ fortProgress: 3 }), 'The fort in progress at 0506 was not paid for in the turn just played.'],
  [withColony({ besieged: 1 }), 'The siege of 0506 cannot have lasted 1 turns.'],
  [withColony({ fortified: true, besieged: 2 }), 'The siege of 0506 cannot have lasted 2 turns.'],
  [withColony({ founded: 5 }), 'The colony at 0506 cannot have been founded in turn 5.'],
  [{ ...sound, fleets: fleetsFrom('A:a 0203 1C') }, 'Fleet A:a is not named by a letter from A to Z.'],
  [{ ...sound, fleets: fleetsFrom('A:A 0204 1C') }, 'Fleet A:A is at 0204, which is not a star.'],
  [{ ...sound, fleets: fleetsFrom('A:A 0203 ') }, 'Fleet A:A has no whole number of ships.'],
  [{ ...sound, fleets: fleetsFrom('A:A 0203 0S1C') }, 'Fleet A:A has no whole number of ships.'],
  [{ ...sound, fleets: fleetsFrom('A:A 0203 1S', 'A:A 0205 1S') }, 'Player A has two fleets A.'],
  [{ ...sound, fleets: sound.fleets.toReversed() }, 'The fleets are not sorted by owner and letter.'],
  [{ ...sound, fleets: fleetsFrom('A:A 0304 1S', 'B:A 0304 1T') }, 'Armed ships share star 0304 with an enemy.'],
  [{ ...sound, turn: 0.5 }, 'Turn 0.5 is not a whole number from 1 up.'],
  [{ ...sound, homeworlds: { A: '0205', B: '3014' } }, 'The homeworld of player A, 0205, has no colony.'],
  [{ ...sound, homeworlds: { A: '3014', B: '3014' } }, 'Both players have the homeworld 3014.'],
  [
    { ...sound, settings: { ...sound.settings, siegeTurns: 9 as 3 } },
    'Setting siegeTurns is 9, which is not one of its answers.',
  ],
])('FIST-REORG-1, FIST-MAP-2, FIST-COMBAT-9 and so on: it says what is wrong (%#)', (state, problem) => {
  expect(listStateProblems(state)).toContain(problem)
})
