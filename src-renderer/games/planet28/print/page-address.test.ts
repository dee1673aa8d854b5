import { expect, test } from 'vitest'
import { findOwnAddress, findPageAddress } from './page-address.ts'

const browser = { protocol: 'http:', origin: 'http://127.0.0.1:4000' }
const desktop = { protocol: 'app:', origin: 'app://table' }

test('A code leads to the page where it is open, or to the address that somebody gave', () => {
  expect(findPageAddress('/forces/characters/a', '', browser)).toBe('http://127.0.0.1:4000/#/forces/characters/a')
  expect(findPageAddress('/forces', 'orrery.local:4000/', browser)).toBe('http://orrery.local:4000/#/forces')
  expect(findPageAddress('/forces', ' https://example.org ', desktop)).toBe('https://example.org/#/forces')
})

test('The desktop app has no address of its own', () => {
  expect(findPageAddress('/forces', '', desktop)).toBeNull()
  expect(findOwnAddress(desktop)).toBeNull()
  expect(findOwnAddress(browser)).toBe(browser.origin)
})
