import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import type { LiveEvent } from '#shared/contract/live.ts'
import {
  listAreasToRefetch,
  followLiveEvents,
  type FollowLiveEventsOptions,
  getRetryDelayMs,
} from './follow-live-events.ts'

const CHANGE = {
  id: 7,
  label: 'Vex buys a plasma rifle',
  actor: 'Mira',
  at: '2026-11-21T10:00:00Z',
  kind: 'change',
  targetId: null,
  undoneBy: null,
} as const
const CHANGED: LiveEvent = { type: 'changed', areas: ['campaign', 'characters'], change: CHANGE, session: 'one' }

test('A change asks its areas again, and what every change touches', () => {
  expect(listAreasToRefetch(CHANGED)).toEqual(['campaign', 'characters', 'history', 'search', 'campaigns', 'nights'])
})

test('Backups ask only themselves', () => {
  expect(listAreasToRefetch({ type: 'backups-changed' })).toEqual(['backups'])
})

test('Each failed attempt waits longer, but never long', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(getRetryDelayMs)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
})

/** Plays one stream after another; a stream is its events, or the error that stands in its place. Stops after the last. */
async function play(streams: readonly (readonly LiveEvent[] | Error)[]): Promise<unknown[]> {
  const heard: unknown[] = []
  const stop = new AbortController()
  const left = [...streams]
  const live = async () => {
    const stream = left.shift() ?? []
    if (stream instanceof Error) throw stream
    return (async function* () {
      yield* stream
    })()
  }
  await followLiveEvents({
    client: { live } as unknown as FollowLiveEventsOptions['client'],
    signal: stop.signal,
    listener: {
      event: ({ type }) => heard.push(type),
      connected: () => heard.push('connected'),
      lost: () => heard.push('lost'),
      refused: () => heard.push('refused'),
    },
    pause: async (ms) => {
      heard.push(ms)
      if (left.length === 0) stop.abort()
    },
  })
  return heard
}

test('A stream that breaks is taken up again, and says each time that it stands', async () => {
  expect(await play([[CHANGED], new Error('no answer'), new Error('no answer'), [CHANGED]])).toEqual([
    'connected',
    'changed',
    'lost',
    500,
    'lost',
    1000,
    'lost',
    2000,
    'connected',
    'changed',
    'lost',
    500,
  ])
})

test('A stranger is not let in by asking again', async () => {
  expect(await play([[CHANGED], new ORPCError('UNAUTHORIZED')])).toEqual([
    'connected',
    'changed',
    'lost',
    500,
    'refused',
  ])
})
