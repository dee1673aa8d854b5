import { expect, test } from 'vitest'
import { createSessions } from './sessions.ts'

const joinCodes = new Map([['amber-kite', { role: 'player', name: 'Mira', playerId: 'mira' } as const]])

test('the token lets the gamemaster in, a join code its player, anything else nobody', () => {
  const sessions = createSessions('the-token', joinCodes)
  const roleBehind = (key: string) => {
    const secret = sessions.open(key)
    return secret === null ? null : sessions.find(secret)
  }
  expect(roleBehind('the-token')).toMatchObject({ role: 'gamemaster', name: 'Gamemaster', capabilities: [] })
  expect(roleBehind('amber-kite')).toMatchObject({ role: 'player', name: 'Mira' })
  for (const wrong of ['', 'the-toke', 'the-token ', 'THE-TOKEN', 'amber-kite\n']) expect(roleBehind(wrong)).toBeNull()
})

test('a session is found by its secret alone: neither by the token nor by the id that others see', () => {
  const sessions = createSessions('the-token', new Map())
  const secret = sessions.open('the-token')
  const session = sessions.find(secret ?? '')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(session?.id).toBeTruthy()
  expect(sessions.find('the-token')).toBeNull()
  expect(sessions.find(session?.id ?? '')).toBeNull()
  expect(sessions.open('the-token')).not.toBe(secret)
})

test('keeps the newest 500 sessions', () => {
  const sessions = createSessions('the-token', new Map())
  const secrets = Array.from({ length: 501 }, () => sessions.open('the-token') ?? '')
  expect(sessions.find(secrets[0] ?? '')).toBeNull()
  expect(sessions.find(secrets[1] ?? '')).not.toBeNull()
  expect(sessions.find(secrets[500] ?? '')).not.toBeNull()
})
