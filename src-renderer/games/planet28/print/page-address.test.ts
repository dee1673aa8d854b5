import { expect, test } from 'vitest'
import { ownAddress, pageAddress } from './page-address.ts'

const browser = { protocol: 'http:', origin: 'http://127.0.0.1:4000' }
const desktop = { protocol: 'app:', origin: 'app://table' }

test('A code leads to the page where it is open, or to the address that somebody gave', () => {
  expect(pageAddress('/forces/characters/a', '', browser)).toBe('http://127.0.0.1:4000/#/forces/characters/a')
  expect(pageAddress('/forces', 'orrery.local:4000/', browser)).toBe('http://orrery.local:4000/#/forces')
  expect(pageAddress('/forces', ' https://example.org ', desktop)).toBe('https://example.org/#/forces')
})

test('The desktop app has no address of its own', () => {
  expect(pageAddress('/forces', '', desktop)).toBeNull()
  expect(ownAddress(desktop)).toBeNull()
  expect(ownAddress(browser)).toBe(browser.origin)
})
