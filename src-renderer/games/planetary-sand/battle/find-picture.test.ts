import { expect, test } from 'vitest'
import { sandBattle } from '#tests/support/planetary-sand.ts'
import { findPicture } from './find-picture.ts'

test('each question has its picture, and a screen that is passed on has its own', () => {
  const battle = sandBattle({})
  const at = (phase: typeof battle.phase) => ({ ...battle, phase })
  expect(findPicture(at('deploy'), 'pieces')).toBe('deploy')
  expect(findPicture(at('order'), 'pieces')).toBe('coin')
  expect(findPicture(at('move-second'), 'inputs')).toBe('move')
  expect(['pieces', 'target', 'inputs'].map((step) => findPicture(at('fire'), step))).toEqual(['fire', 'aim', 'far'])
  expect(findPicture(at('list'), 'cover')).toBe('pass')
})
