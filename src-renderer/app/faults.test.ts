import { expect, test } from 'vitest'
import { formatFaultReport, isFromEvent } from './faults.ts'

test('An error in a handler leaves the page standing, one in drawing does not', () => {
  expect(isFromEvent('native event handler')).toBe(true)
  expect(isFromEvent('component event handler')).toBe(true)
  expect(isFromEvent('https://vuejs.org/error-reference/#runtime-5')).toBe(true)
  expect(isFromEvent('https://vuejs.org/error-reference/#runtime-15')).toBe(false)
  expect(isFromEvent('render function')).toBe(false)
  expect(isFromEvent('https://vuejs.org/error-reference/#runtime-1')).toBe(false)
})

test('A fault names the page and what was thrown, whatever it was', () => {
  expect(formatFaultReport(new Error('no star'), '#/cluster')).toMatch(/^#\/cluster\nError: no star/)
  expect(formatFaultReport('plain words', '#/')).toBe('#/\nplain words')
})
