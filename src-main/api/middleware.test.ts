import { expect, test } from 'vitest'
import type { SessionView } from '#shared/contract/session.ts'
import { authorizeSession } from './middleware.ts'

const PLAYER: SessionView = {
  id: 's',
  role: 'player',
  name: 'Mira',
  playerId: 'mira',
  capabilities: [],
  appVersion: '1',
}
const GAMEMASTER: SessionView = { ...PLAYER, role: 'gamemaster', name: 'Gamemaster', playerId: null }
const FORBIDDEN = expect.objectContaining({ code: 'FORBIDDEN' })

test('an endpoint lets those in whom it is for', () => {
  expect(authorizeSession(PLAYER, 'anyone')).toBe(PLAYER)
  expect(authorizeSession(PLAYER, 'player')).toBe(PLAYER)
  expect(() => authorizeSession(PLAYER, 'gamemaster')).toThrow(FORBIDDEN)
  for (const audience of ['anyone', 'player', 'gamemaster'])
    expect(authorizeSession(GAMEMASTER, audience)).toBe(GAMEMASTER)
})

test('an endpoint that names nobody, or somebody unknown, is nobody’s', () => {
  for (const audience of [undefined, null, '', 'everybody', 'toString'])
    expect(() => authorizeSession(GAMEMASTER, audience)).toThrow(FORBIDDEN)
})

test('a stranger gets in nowhere', () => {
  for (const audience of ['anyone', 'player', 'gamemaster', undefined])
    expect(() => authorizeSession(null, audience)).toThrow(expect.objectContaining({ code: 'UNAUTHORIZED' }))
})
