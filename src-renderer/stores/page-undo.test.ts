import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { effectScope } from 'vue'
import { usePageUndo } from './page-undo.ts'

beforeEach(() => setActivePinia(createPinia()))

test('the pair of a page takes the place of that of the window, and goes with the page', () => {
  const ownUndo = usePageUndo()
  const [first, second] = [effectScope(), effectScope()]
  const createPair = (nth: number) => ({ undo: () => nth, redo: () => -nth })
  first.run(() => ownUndo.replace(createPair(1)))
  second.run(() => ownUndo.replace(createPair(2)))
  expect(ownUndo.pair?.undo()).toBe(2)
  second.stop()
  expect(ownUndo.pair?.redo()).toBe(-1)
  first.stop()
  expect(ownUndo.pair).toBeNull()
})
