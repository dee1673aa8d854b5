import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { createFaultReporter, findUnreportedFault } from './fault-reporter.ts'

function reported(fault: unknown): unknown[] {
  const lines: string[] = []
  createFaultReporter(
    (line) => lines.push(line),
    () => '2026-11-21T18:00:00.000Z',
  )(fault, 'abc')
  return lines.map((line) => JSON.parse(line) as unknown)
}

test('a fault is one line: when, which call, what and where', () => {
  expect(reported(new TypeError('Two\nlines'))).toEqual([
    {
      time: '2026-11-21T18:00:00.000Z',
      request: 'abc',
      fault: 'TypeError: Two\nlines',
      stack: expect.arrayContaining([expect.stringMatching(/^at .*fault-reporter\.test\.ts/)]) as unknown,
    },
  ])
  expect(reported('just a text')).toEqual([expect.objectContaining({ fault: 'just a text', stack: [] })])
})

test('a call that its caller gave up is no fault', () => {
  expect(reported(new DOMException('Gone', 'AbortError'))).toEqual([])
})

test('only what the router did not report itself is left to report', () => {
  const cause = new Error('the answer breaks the contract')
  expect(findUnreportedFault(cause)).toBe(cause)
  expect(findUnreportedFault(new ORPCError('INTERNAL_SERVER_ERROR', { cause }))).toBe(cause)
  expect(findUnreportedFault(new ORPCError('INTERNAL_SERVER_ERROR'))).toBeNull()
  expect(findUnreportedFault(new ORPCError('BAD_REQUEST', { cause }))).toBeNull()
})
