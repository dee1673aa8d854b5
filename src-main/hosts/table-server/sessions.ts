import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionView } from '#shared/contract/session.ts'
import { APP_VERSION } from '../app-version.ts'
import { createSession, GAMEMASTER_SESSION_FIELDS, type SessionFields } from '../session.ts'
import type { SignIn, SignInStore } from './sign-in-store.ts'

/** What a join code grants. */
export interface JoinGrant {
  readonly role: 'player'
  readonly name: string
  /** The player whose view they get. */
  readonly playerId: string
}

/** Invitations by join code. */
export type JoinGrantsByCode = ReadonlyMap<string, JoinGrant>

/**
 * What a browser receives for a token: the cookie, which is sent to every port of this machine, and the key, which
 * only our own pages can read.
 */
export interface Credentials {
  readonly secret: string
  readonly key: string
}

/** Dependencies of the sessions. */
export interface SessionOptions {
  /** The gamemaster's token. */
  readonly token: string
  readonly joinCodes: JoinGrantsByCode
  readonly store: SignInStore
  /** ISO time. */
  readonly now: () => string
}

/**
 * Maximum number of sessions per person. Further sign-ins end the person's own oldest session, never another person's.
 */
const MOST_OF_ONE = 20
const LONGEST_DAYS = 90
const DAY_MS = 86_400_000

/** Creates the sessions for the bearers of the token and of the join codes. */
export function createSessions({ token, joinCodes, store, now }: SessionOptions) {
  const invited = new Set([...joinCodes.values()].map(({ playerId }) => playerId))
  const sessions = new Map<string, SignIn>()
  for (const item of store.load())
    if (isYoung(item, now()) && (item.playerId === null || invited.has(item.playerId))) sessions.set(item.secret, item)
  const doors = [
    { digest: digestOf(token), who: GAMEMASTER_SESSION_FIELDS },
    ...[...joinCodes].map(([code, who]) => ({ digest: digestOf(code), who })),
  ]

  /** Compares with every code, so that the response time reveals nothing. */
  function enter(given: string): Omit<SessionFields, 'capabilities'> | null {
    const digest = digestOf(given)
    return doors.filter((door) => timingSafeEqual(door.digest, digest))[0]?.who ?? null
  }

  function endOldestOf(playerId: string | null): void {
    const own = [...sessions.values()].filter((session) => session.playerId === playerId)
    for (const { secret } of own.slice(0, Math.max(0, own.length - MOST_OF_ONE))) sessions.delete(secret)
  }

  return {
    /** Opens a session for the gamemaster's token or a join code, or returns null. */
    open(given: string): Credentials | null {
      const who = enter(given)
      if (!who) return null
      const credentials = { secret: newSecret(), key: newSecret() }
      const digests = { secret: hexOf(credentials.secret), key: hexOf(credentials.key) }
      const { id } = createSession({ ...who, capabilities: [] })
      sessions.set(digests.secret, {
        ...digests,
        id,
        role: who.role,
        name: who.name,
        playerId: who.playerId,
        at: now(),
      })
      endOldestOf(who.playerId)
      store.save([...sessions.values()])
      return credentials
    },
    /** Finds the session that credentials belong to, or null. */
    find({ secret, key }: Partial<Credentials>): SessionView | null {
      const session = secret === undefined ? undefined : sessions.get(hexOf(secret))
      if (!session || !timingSafeEqual(Buffer.from(session.key, 'hex'), digestOf(key ?? ''))) return null
      const { id, role, name, playerId } = session
      return { id, role, name, playerId, capabilities: [], appVersion: APP_VERSION }
    },
    /** Ends the session of a secret. */
    end({ secret }: Credentials): void {
      const ended = hexOf(secret)
      store.save([...sessions.values()].filter((session) => session.secret !== ended))
      sessions.delete(ended)
    },
    /** Ends all sessions except the one with this id. Returns the ids of those that ended. */
    endOthers(keptId: string): string[] {
      const others = [...sessions.values()].filter(({ id }) => id !== keptId)
      store.save([...sessions.values()].filter(({ id }) => id === keptId))
      for (const { secret } of others) sessions.delete(secret)
      return others.map(({ id }) => id)
    },
  }
}

/** The sessions of the table server. They survive a restart, as digests. */
export type Sessions = ReturnType<typeof createSessions>

function isYoung({ at }: SignIn, now: string): boolean {
  return Date.parse(now) - Date.parse(at) < LONGEST_DAYS * DAY_MS
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function hexOf(secret: string): string {
  return digestOf(secret).toString('hex')
}
