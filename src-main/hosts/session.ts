import { randomBytes, randomUUID } from 'node:crypto'
import type { SessionView } from '#shared/contract/session.ts'
import { APP_VERSION } from './app-version.ts'

/** What a host decides about a connecting user. */
export type SessionFields = Pick<SessionView, 'role' | 'name' | 'playerId' | 'capabilities'>

/** The gamemaster, as named in History. */
export const GAMEMASTER_SESSION_FIELDS = { role: 'gamemaster', name: 'Gamemaster', playerId: null } as const

/** Creates a session. Its id identifies the author of a change and grants no access. */
export function createSession(fields: SessionFields): SessionView {
  return { id: randomUUID(), ...fields, appVersion: APP_VERSION }
}

/** Creates a short id for a call, shown in the log and in the response to a fault. */
export function createRequestId(): string {
  return randomBytes(5).toString('hex')
}
