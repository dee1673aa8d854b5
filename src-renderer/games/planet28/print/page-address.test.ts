import { expect, test } from 'vitest'
import { findBaseAddress } from './page-address.ts'

const served = { protocol: 'http:', origin: 'http://10.0.0.5:4173' }
const desktop = { protocol: 'app:', origin: 'app://orrery' }

test('codes lead to the given address, or to the one that the page is open at', () => {
  expect(findBaseAddress('', served)).toBe('http://10.0.0.5:4173')
  expect(findBaseAddress(' table.local:4000 ', desktop)).toBe('http://table.local:4000')
  expect(findBaseAddress('https://table.example', served)).toBe('https://table.example')
  expect(findBaseAddress('', desktop)).toBeNull()
})
