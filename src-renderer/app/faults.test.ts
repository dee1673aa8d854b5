import { expect, test } from 'vitest'
import { formatFaultReport, isEventHandlerError } from './faults.ts'

test('An error in a handler leaves the page standing, one in drawing does not', () => {
  expect(isEventHandlerError('native event handler')).toBe(true)
  expect(isEventHandlerError('component event handler')).toBe(true)
  expect(isEventHandlerError('https://vuejs.org/error-reference/#runtime-5')).toBe(true)
  expect(isEventHandlerError('https://vuejs.org/error-reference/#runtime-15')).toBe(false)
  expect(isEventHandlerError('render function')).toBe(false)
  expect(isEventHandlerError('https://vuejs.org/error-reference/#runtime-1')).toBe(false)
})

test('A fault names the page and what was thrown, whatever it was', () => {
  expect(formatFaultReport(new Error('no star'), '#/cluster')).toMatch(/^#\/cluster\nError: no star/)
  expect(formatFaultReport('plain words', '#/')).toBe('#/\nplain words')
})
