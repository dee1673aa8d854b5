import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { findFacesProblem, rollDiceQuestion } from './dice-questions.ts'

test('P28-META-12: a question draws its dice in order', () => {
  const dice = createGivenDice([4, 17])
  expect(rollDiceQuestion({ sides: [4, 20] }, dice)).toEqual([4, 17])
  expect(dice.left()).toBe(0)
})

test('P28-META-12: typed faces are refused where no such dice show them', () => {
  expect(findFacesProblem({ sides: [4, 20] }, [4, 17])).toBeNull()
  expect(findFacesProblem({ sides: [8] }, [9])).toBe('A D8 cannot show 9. Type a whole number from 1 to 8.')
  expect(findFacesProblem({ sides: [4, 20] }, [4, 0])).toBe(
    'Die 2 is a D20: it cannot show 0. Type a whole number from 1 to 20.',
  )
  expect(findFacesProblem({ sides: [10, 10] }, [1.5, 2])).toBe(
    'Die 1 is a D10: it cannot show 1.5. Type a whole number from 1 to 10.',
  )
  expect(findFacesProblem({ sides: [10, 10, 4] }, [3])).toBe('1 face for 2D10 and 1D4. Type 3.')
})
