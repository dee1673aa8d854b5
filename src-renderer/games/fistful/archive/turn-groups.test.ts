import { expect, test } from 'vitest'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import { groupTurnEvents } from './turn-groups.ts'

type Event = TurnView['events'][number]
const event = (kind: Event['kind']): Event => ({ kind, side: 'A', star: null, from: null, fleet: null, text: kind })

test('How a game ended and what was captured stand before moves and production', () => {
  const { outcomes, rest } = groupTurnEvents({ events: (['production', 'move', 'capture', 'end'] as const).map(event) })
  expect(outcomes.map(({ kind }) => kind)).toEqual(['end', 'capture'])
  expect(rest.map(({ heading, events }) => [heading, events.length])).toEqual([
    ['Moves', 1],
    ['Founded and made', 1],
  ])
  expect(groupTurnEvents({ events: [] })).toEqual({ outcomes: [], rest: [] })
})
