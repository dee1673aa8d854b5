import { randomBytes, randomUUID } from 'node:crypto'
import type { SessionView } from '#shared/contract/session.ts'
import { APP_VERSION } from './app-version.ts'

/** What a host decides about somebody who connects. */
export type SessionFields = Pick<SessionView, 'role' | 'name' | 'playerId' | 'capabilities'>

/** The gamemaster, as History names them. */
export const GAMEMASTER = { role: 'gamemaster', name: 'Gamemaster', playerId: null } as const

/** A new session; its id says who made a change and opens no door. */
export function createSession(fields: SessionFields): SessionView {
  return { id: randomUUID(), ...fields, appVersion: APP_VERSION }
}

/** A short name for one call, shown in the log and in the answer to a fault. */
export function createRequestId(): string {
  return randomBytes(5).toString('hex')
}
