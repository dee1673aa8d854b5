import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionView } from '#shared/contract/session.ts'
import { createSession, GAMEMASTER, type SessionFields } from '../session.ts'

/** Who may come in by a join code. */
export interface Invitation {
  readonly role: 'player'
  readonly name: string
  /** Whose eyes they have. */
  readonly playerId: string
}

/** Join codes and whom each lets in. */
export type JoinCodes = ReadonlyMap<string, Invitation>

/** The sessions of the table server, in memory: a restart ends them all. */
export interface Sessions {
  /** Opens a session for a gamemaster's token or a join code and answers its secret, or null. */
  open(key: string): string | null
  /** The session that a secret belongs to, or null. */
  find(secret: string): SessionView | null
}

const MOST_SESSIONS = 500

/** Sessions for the bearer of `token` and of the join codes. */
export function createSessions(token: string, joinCodes: JoinCodes): Sessions {
  const sessions = new Map<string, SessionView>()
  const doors = [
    { digest: digestOf(token), who: GAMEMASTER },
    ...[...joinCodes].map(([code, who]) => ({ digest: digestOf(code), who })),
  ]

  /** Looks at every door, so that the time tells nothing. */
  function enter(key: string): Omit<SessionFields, 'capabilities'> | null {
    const digest = digestOf(key)
    return doors.filter((door) => timingSafeEqual(door.digest, digest))[0]?.who ?? null
  }

  return {
    open(key) {
      const who = enter(key)
      if (!who) return null
      const secret = randomBytes(32).toString('base64url')
      sessions.set(digestOf(secret).toString('hex'), createSession({ ...who, capabilities: [] }))
      const [oldest] = sessions.keys()
      if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest)
      return secret
    },
    find: (secret) => sessions.get(digestOf(secret).toString('hex')) ?? null,
  }
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
