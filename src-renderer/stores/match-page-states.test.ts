import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from '#tests/support/storage.ts'
import { useMatchPageStates } from './match-page-states.ts'

const RED = { version: 7, seat: 'red' }
let storage: ReturnType<typeof createFakeStorage>
/** Starts with the stores of a new window that keeps its storage. */
const reload = () => setActivePinia(createPinia())
beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('sessionStorage', storage)
  reload()
})
afterEach(() => vi.unstubAllGlobals())

test('a draft belongs to its match and waits there', () => {
  const pages = useMatchPageStates()
  Object.assign(pages.openMatch('a'), { pieces: ['anna'], choice: 'shoot', values: { distance: { r: 2 } } })
  expect(pages.openMatch('a')).toMatchObject({ pieces: ['anna'], choice: 'shoot', values: { distance: { r: 2 } } })
  expect(pages.openMatch('b')).toMatchObject({ pieces: [], choice: null, values: {} })
})

test('a draft that was given is forgotten, typed dice stay chosen', () => {
  const pages = useMatchPageStates()
  Object.assign(pages.openMatch('a'), {
    seat: 'red',
    pieces: ['anna'],
    choice: 'shoot',
    target: 'bo',
    areDiceTyped: true,
  })
  pages.clearDraft('a')
  expect(pages.openMatch('a')).toMatchObject({
    seat: 'red',
    pieces: [],
    choice: null,
    target: null,
    areDiceTyped: true,
  })
})

test('what one seat prepared in secret is gone when the screen is covered', () => {
  const pages = useMatchPageStates()
  pages.reveal('a', 'red')
  pages.openMatch('a').values = { entries: ['anna'] }
  pages.reveal('a', null)
  expect(pages.openMatch('a')).toMatchObject({ revealed: null, values: {} })
})

test('another campaign begins with empty pages', () => {
  const pages = useMatchPageStates()
  pages.reveal('a', 'red')
  pages.reset()
  expect(pages.openMatch('a').revealed).toBeNull()
})

test('a half-filled draft survives a reload, as long as the match stays as it was', () => {
  Object.assign(useMatchPageStates().openMatch('a'), { pieces: ['anna'], choice: 'shoot', values: { cm: 4 } })
  useMatchPageStates().keepDraft('a', RED)
  reload()
  useMatchPageStates().restoreDraft('a', { version: 7, mine: ['red'] })
  expect(useMatchPageStates().openMatch('a')).toMatchObject({ pieces: ['anna'], choice: 'shoot', values: { cm: 4 } })
  reload()
  useMatchPageStates().restoreDraft('a', { version: 8, mine: ['red'] })
  expect(useMatchPageStates().openMatch('a').choice).toBeNull()
})

test('values of the only choice, which is not picked, survive a reload, too', () => {
  useMatchPageStates().openMatch('a').values = { cm: 4 }
  useMatchPageStates().keepDraft('a', RED)
  reload()
  useMatchPageStates().restoreDraft('a', { version: 7, mine: ['red'] })
  expect(useMatchPageStates().openMatch('a').values).toEqual({ cm: 4 })
})

test('whoever signs in next does not find the draft of a seat that is not theirs', () => {
  Object.assign(useMatchPageStates().openMatch('a'), { pieces: ['anna'], choice: 'shoot' })
  useMatchPageStates().keepDraft('a', RED)
  reload()
  useMatchPageStates().restoreDraft('a', { version: 7, mine: ['blue'] })
  expect(useMatchPageStates().openMatch('a').choice).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('what is prepared in secret is not kept, nor what was given', () => {
  const pages = useMatchPageStates()
  pages.reveal('a', 'red')
  pages.openMatch('a').choice = 'list'
  pages.keepDraft('a', RED)
  expect(storage.keys()).toEqual([])
  pages.reveal('a', null)
  pages.openMatch('a').choice = 'move'
  pages.keepDraft('a', RED)
  expect(storage.keys()).toHaveLength(1)
  pages.clearDraft('a')
  pages.keepDraft('a', RED)
  expect(storage.keys()).toEqual([])
})

test('a browser that blocks its storage, or whose storage is full, keeps nothing and stops nobody', () => {
  const pages = useMatchPageStates()
  vi.stubGlobal('sessionStorage', createFakeStorage(5))
  pages.openMatch('a').choice = 'fire'
  pages.keepDraft('a', RED)
  vi.stubGlobal('sessionStorage', null)
  pages.openMatch('a').choice = 'move'
  pages.keepDraft('a', RED)
  pages.restoreDraft('b', { version: 7, mine: ['red'] })
  expect(pages.openMatch('b').choice).toBeNull()
})
