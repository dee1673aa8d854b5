import { expect, test } from 'vitest'
import { isOwnOrigin, isOwnPage, getPageUrl } from './own-page.ts'

test('a packaged app never shows a development server', () => {
  expect(getPageUrl(true, 'http://localhost:5173/')).toBe('app://table/')
  expect(getPageUrl(false, 'http://localhost:5173/')).toBe('http://localhost:5173/')
  expect(getPageUrl(false, undefined)).toBe('app://table/')
})

test.each([
  ['app://table/', true],
  ['app://table/#/journal/1', true],
  ['app://table/other.html', false],
  ['app://elsewhere/', false],
  ['https://table/', false],
  ['file:///etc/passwd', false],
  ['about:blank', false],
  ['', false],
])('%j is our page: %s', (url, isOwn) => {
  expect(isOwnPage(url, 'app://table/')).toBe(isOwn)
})

test.each([
  ['app://table', true],
  ['app://table/assets/start.js', true],
  ['app://other/', false],
  ['https://table/', false],
  ['null', false],
])('%j is our origin: %s', (url, isOwn) => {
  expect(isOwnOrigin(url, 'app://table/')).toBe(isOwn)
})
