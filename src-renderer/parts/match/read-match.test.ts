import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { readMatch } from './read-match.ts'

const MATCH = { id: 'm' }
const refused = (code: string) => new ORPCError('REFUSED', { message: 'No.', data: { code } })

test('a match is what was read last, also where it could not be read again', () => {
  expect(readMatch(MATCH, null)).toEqual({ match: MATCH, failure: null, isRead: true })
  expect(readMatch(MATCH, refused('conflict'))).toMatchObject({ match: MATCH, failure: null })
  expect(readMatch(undefined, null)).toEqual({ match: null, failure: null, isRead: false })
  expect(readMatch(undefined, refused('conflict'))).toEqual({ match: null, failure: 'No.', isRead: false })
})

test('a match that was deleted in another window is gone here too, which is no failure', () => {
  for (const data of [MATCH, undefined])
    expect(readMatch(data, refused('not-found'))).toEqual({ match: null, failure: null, isRead: true })
})
