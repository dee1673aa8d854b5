import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { useMatchPages } from './match-page.ts'

beforeEach(() => setActivePinia(createPinia()))

test('a draft belongs to its match and waits there', () => {
  const pages = useMatchPages()
  Object.assign(pages.openMatch('a'), { pieces: ['anna'], choice: 'shoot', values: { distance: { r: 2 } } })
  expect(pages.openMatch('a')).toMatchObject({ pieces: ['anna'], choice: 'shoot', values: { distance: { r: 2 } } })
  expect(pages.openMatch('b')).toMatchObject({ pieces: [], choice: null, values: {} })
})

test('a draft that was given is forgotten, typed dice stay chosen', () => {
  const pages = useMatchPages()
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
  const pages = useMatchPages()
  pages.reveal('a', 'red')
  pages.openMatch('a').values = { entries: ['anna'] }
  pages.reveal('a', null)
  expect(pages.openMatch('a')).toMatchObject({ revealed: null, values: {} })
})

test('another campaign begins with empty pages', () => {
  const pages = useMatchPages()
  pages.reveal('a', 'red')
  pages.reset()
  expect(pages.openMatch('a').revealed).toBeNull()
})
