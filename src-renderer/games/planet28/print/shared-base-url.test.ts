import { expect, test } from 'vitest'
import { findSharedBaseUrl } from './shared-base-url.ts'

const served = { protocol: 'http:', origin: 'http://10.0.0.5:4173' }
const desktop = { protocol: 'app:', origin: 'app://orrery' }

test('codes lead to the given address, or to the one that the page is open at', () => {
  expect(findSharedBaseUrl('', served)).toBe('http://10.0.0.5:4173')
  expect(findSharedBaseUrl(' table.local:4000 ', desktop)).toBe('http://table.local:4000')
  expect(findSharedBaseUrl('https://table.example', served)).toBe('https://table.example')
  expect(findSharedBaseUrl('', desktop)).toBeNull()
})
