import { expect, test } from 'vitest'
import { formatFaultReport, isEventHandlerErrorInfo } from './faults.ts'

test('An error in a handler leaves the page standing, one in drawing does not', () => {
  expect(isEventHandlerErrorInfo('native event handler')).toBe(true)
  expect(isEventHandlerErrorInfo('component event handler')).toBe(true)
  expect(isEventHandlerErrorInfo('https://vuejs.org/error-reference/#runtime-5')).toBe(true)
  expect(isEventHandlerErrorInfo('https://vuejs.org/error-reference/#runtime-15')).toBe(false)
  expect(isEventHandlerErrorInfo('render function')).toBe(false)
  expect(isEventHandlerErrorInfo('https://vuejs.org/error-reference/#runtime-1')).toBe(false)
})

test('A fault names the page and what was thrown, whatever it was', () => {
  expect(formatFaultReport(new Error('no star'), '#/cluster')).toMatch(/^#\/cluster\nError: no star/)
  expect(formatFaultReport('plain words', '#/')).toBe('#/\nplain words')
})
