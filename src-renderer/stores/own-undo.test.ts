import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { effectScope } from 'vue'
import { useOwnUndo } from './own-undo.ts'

beforeEach(() => setActivePinia(createPinia()))

test('the pair of the window is hidden while a page has its own, and comes back with the last one gone', () => {
  const ownUndo = useOwnUndo()
  const [first, second] = [effectScope(), effectScope()]
  first.run(() => ownUndo.replace())
  second.run(() => ownUndo.replace())
  first.stop()
  expect(ownUndo.isShown).toBe(true)
  second.stop()
  expect(ownUndo.isShown).toBe(false)
})
