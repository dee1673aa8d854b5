import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSessions, type JoinGrantsByCode } from './sessions.ts'
import { createFileSignInStore, createMemorySignInStore, type SignInStore } from './sign-in-store.ts'

interface Given {
  readonly joinCodes?: JoinGrantsByCode
  readonly store?: SignInStore
  readonly now?: string
}

const sessionsOf = ({
  joinCodes: codes = new Map(),
  store = createMemorySignInStore(),
  now = '2026-01-01T00:00:00.000Z',
}: Given) => createSessions({ token: 'the-token', joinCodes: codes, store, now: () => now })
const fail = (fault: unknown): void => {
  throw fault
}

const joinCodes = new Map([['amber-kite', { role: 'player', name: 'Mira', playerId: 'mira' } as const]])

test('the token lets the gamemaster in, a join code its player, anything else nobody', () => {
  const sessions = sessionsOf({ joinCodes })
  const roleBehind = (key: string) => {
    const given = sessions.open(key)
    return given === null ? null : sessions.find(given)
  }
  expect(roleBehind('the-token')).toMatchObject({ role: 'gamemaster', name: 'Gamemaster', capabilities: [] })
  expect(roleBehind('amber-kite')).toMatchObject({ role: 'player', name: 'Mira' })
  for (const wrong of ['', 'the-toke', 'the-token ', 'THE-TOKEN', 'amber-kite\n']) expect(roleBehind(wrong)).toBeNull()
})

test('a session is found by its secret alone: neither by the token nor by the id that others see', () => {
  const sessions = sessionsOf({})
  const given = sessions.open('the-token')
  const session = sessions.find(given ?? {})
  expect(given?.secret).toMatch(/^[\w-]{43}$/)
  expect(session?.id).toBeTruthy()
  for (const secret of ['the-token', session?.id ?? '', '']) {
    expect(sessions.find({ ...given, secret })).toBeNull()
    expect(sessions.find({ ...given, key: secret })).toBeNull()
  }
  expect(sessions.open('the-token')).not.toEqual(given)
})

test('whoever signs in too often ends their own oldest session, and nobody else’s', () => {
  const sessions = sessionsOf({ joinCodes })
  const gamemaster = sessions.open('the-token')
  const own = Array.from({ length: 500 }, () => sessions.open('amber-kite'))
  expect(sessions.find(own[479] ?? {})).toBeNull()
  expect(sessions.find(own[480] ?? {})).not.toBeNull()
  expect(sessions.find(gamemaster ?? {})?.role).toBe('gamemaster')
})

test('sessions that could not be stored as ended go on, so that no restart brings them back', () => {
  const store = createMemorySignInStore()
  const sessions = sessionsOf({ joinCodes, store })
  const [gamemaster, mira] = [sessions.open('the-token') ?? {}, sessions.open('amber-kite') ?? {}]
  store.save = () => fail(new Error('disk full'))
  expect(() => sessions.endOthers(sessions.find(gamemaster)?.id ?? '')).toThrow('disk full')
  expect(() => sessions.end({ secret: '', key: '', ...mira })).toThrow('disk full')
  expect(sessions.find(mira)).not.toBeNull()
})

test('sign-ins live through a restart as digests, for 90 days, and players’ as long as they are invited', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-sign-ins-'))
  const path = join(folder, 'home', 'sign-ins.json')
  const start = (codes: JoinGrantsByCode, now: string) =>
    sessionsOf({ joinCodes: codes, now, store: createFileSignInStore(path, fail) })
  const first = start(joinCodes, '2026-01-01T00:00:00.000Z')
  const [gamemaster, mira] = [first.open('the-token') ?? {}, first.open('amber-kite') ?? {}]
  const text = readFileSync(path, 'utf8')
  for (const secret of [...Object.values(gamemaster), ...Object.values(mira), 'the-token', 'amber-kite'])
    expect(text).not.toContain(secret)
  expect(statSync(path).mode & 0o077).toBe(0)

  const again = start(joinCodes, '2026-03-30T00:00:00.000Z')
  expect(again.find(gamemaster)).toEqual(first.find(gamemaster))
  expect(again.find(mira)).toMatchObject({ role: 'player', playerId: 'mira' })
  expect(start(new Map(), '2026-03-30T00:00:00.000Z').find(mira)).toBeNull()
  expect(start(joinCodes, '2026-04-02T00:00:00.000Z').find(gamemaster)).toBeNull()
  again.end({ secret: '', key: '', ...gamemaster })
  expect(start(joinCodes, '2026-03-30T00:00:00.000Z').find(gamemaster)).toBeNull()
  writeFileSync(path, '{"server":"../..","signIns":[{}]}')
  expect(createFileSignInStore(path, fail).load()).toEqual([])
  rmSync(folder, { recursive: true })
})
