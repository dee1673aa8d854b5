import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { getMatchLoadState } from './match-load-state.ts'

const MATCH = { id: 'm' }
const refused = (code: string) => new ORPCError('REFUSED', { message: 'No.', data: { code } })

test('a match is what was read last, also where it could not be read again', () => {
  expect(getMatchLoadState(MATCH, null)).toEqual({ match: MATCH, failure: null, isRead: true })
  expect(getMatchLoadState(MATCH, refused('conflict'))).toMatchObject({ match: MATCH, failure: null })
  expect(getMatchLoadState(undefined, null)).toEqual({ match: null, failure: null, isRead: false })
  expect(getMatchLoadState(undefined, refused('conflict'))).toEqual({ match: null, failure: 'No.', isRead: false })
})

test('a match that was deleted in another window is gone here too, which is no failure', () => {
  for (const data of [MATCH, undefined])
    expect(getMatchLoadState(data, refused('not-found'))).toEqual({ match: null, failure: null, isRead: true })
})
