import { expect, test } from 'vitest'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { getQuestionPicture } from './question-picture.ts'

test('each question has its picture, and a screen that is passed on has its own', () => {
  const battle = sandBattle({})
  const at = (phase: typeof battle.phase) => ({ ...battle, phase })
  expect(getQuestionPicture(at('deploy'), 'pieces')).toBe('deploy')
  expect(getQuestionPicture(at('order'), 'pieces')).toBe('coin')
  expect(getQuestionPicture(at('move-second'), 'inputs')).toBe('move')
  expect(['pieces', 'target', 'inputs'].map((step) => getQuestionPicture(at('fire'), step))).toEqual([
    'fire',
    'aim',
    'far',
  ])
  expect(getQuestionPicture(at('list'), 'cover')).toBe('pass')
})
