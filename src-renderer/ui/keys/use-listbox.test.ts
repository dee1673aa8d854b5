import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSSRApp, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { findNextIndex } from './roving-focus.ts'
import { type NextIndexLookup, useListbox } from './use-listbox.ts'

beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }))
afterEach(() => void vi.unstubAllGlobals())

/** A list of rows on a page, and keys pressed in its field. */
async function listed(rows: readonly string[], nextOf?: NextIndexLookup) {
  const ids = ref(rows)
  const made: ReturnType<typeof useListbox>[] = []
  const setup = () => {
    made.push(useListbox(() => ids.value, nextOf))
    return () => null
  }
  await renderToString(createSSRApp({ setup }))
  const [list] = made
  if (!list) throw new Error('Nothing was set up')
  let prevented = 0
  const press = (key: string, isComposing = false) =>
    list.walk({ key, isComposing, preventDefault: () => (prevented += 1) } as unknown as KeyboardEvent)
  return { ids, list, press, prevented: () => prevented }
}

test('The first row is the active one, and the arrows go round', async () => {
  const { list, press } = await listed(['a', 'b', 'c'])
  expect(list.active.value).toBe('a')
  expect(press('ArrowDown')).toBe(true)
  expect(list.active.value).toBe('b')
  press('ArrowUp')
  press('ArrowUp')
  expect(list.active.value).toBe('c')
})

test('Home and End stay with the text of the field, as does all that is being composed', async () => {
  const { list, press, prevented } = await listed(['a', 'b'])
  expect([press('Home'), press('End'), press('x'), press('ArrowDown', true)]).toEqual([false, false, false, false])
  expect([list.active.value, prevented()]).toEqual(['a', 0])
})

test('Another way of walking may be given', async () => {
  const { list, press } = await listed(['a', 'b'], findNextIndex)
  press('End')
  press('ArrowDown')
  expect(list.active.value).toBe('b')
})

test('The field names the list and the active row, and none in an empty list', async () => {
  const { ids, list } = await listed(['a', 'b'])
  list.point('b')
  expect(list.field.value).toMatchObject({ 'aria-activedescendant': list.optionId('b'), 'aria-controls': list.listId })
  ids.value = ['a']
  expect(list.active.value).toBe('a')
  ids.value = []
  expect(list.field.value['aria-activedescendant']).toBeUndefined()
})
