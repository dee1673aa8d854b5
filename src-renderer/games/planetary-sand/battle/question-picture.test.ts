import { expect, test } from 'vitest'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { getQuestionPictureId } from './question-picture.ts'

test('each question has its picture, and a screen that is passed on has its own', () => {
  const battle = sandBattle({})
  const at = (phase: typeof battle.phase) => ({ ...battle, phase })
  expect(getQuestionPictureId(at('deploy'), 'pieces')).toBe('deploy')
  expect(getQuestionPictureId(at('order'), 'pieces')).toBe('coin')
  expect(getQuestionPictureId(at('move-second'), 'inputs')).toBe('move')
  expect(['pieces', 'target', 'inputs'].map((step) => getQuestionPictureId(at('fire'), step))).toEqual([
    'fire',
    'aim',
    'far',
  ])
  expect(getQuestionPictureId(at('list'), 'cover')).toBe('pass')
})
