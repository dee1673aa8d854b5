import { expect, test } from 'vitest'
import { shallowRef } from 'vue'
import { BLANK_FACES } from '#shared/games/space-planes/face-sets.ts'
import type { FaceArt } from '#shared/games/space-planes/model.ts'
import { useFacePen } from './use-face-pen.ts'

function pen() {
  const art = shallowRef<FaceArt>(BLANK_FACES[1])
  return { art, ...useFacePen(art) }
}
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

test('A drag draws a line between crossings of the grid', () => {
  const { art, press, move, preview, release } = pen()
  press({ x: 0.11, y: 0.12 })
  move({ x: 0.88, y: 0.09 })
  expect(preview.value).toEqual([
    { x: 0.1, y: 0.1 },
    { x: 0.9, y: 0.1 },
  ])
  release()
  expect(art.value.walls).toEqual([[0.1, 0.1, 0.9, 0.1]])
})

test('Arrows and Space draw the same; Shift goes five steps; Escape drops what was begun', () => {
  const { art, key: press } = pen()
  for (const name of [' ', 'ArrowRight', 'ArrowRight']) press(key(name))
  press(key('Escape'))
  press(key(' '))
  press(key('ArrowUp', true))
  press(key(' '))
  expect(art.value.walls).toEqual([[0.6, 0.5, 0.6, 0.75]])
  expect(press(key('Tab'))).toBe(false)
  expect(press(key('Escape'))).toBe(false)
})

test('Delete erases what lies under the cursor, but never the last block', () => {
  const { art, tool, key: press, status } = pen()
  press(key('Delete'))
  expect([art.value.blocks.length, status.value]).toEqual([1, 'The last block stays'])
  for (let count = 0; count < 2; count += 1) press(key('ArrowUp', true))
  press(key('Delete'))
  expect(art.value.blue).toHaveLength(3)
  tool.value = 'erase'
  press(key(' '))
  expect(status.value).toBe('Nothing here')
})
