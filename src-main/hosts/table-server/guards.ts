import { ORPCError } from '@orpc/server'
import type { Context as HttpContext, MiddlewareHandler } from 'hono'
import { CAMPAIGN_FILE_URL_PATH } from '#shared/contract/campaigns.ts'
import type { SessionView } from '#shared/contract/session.ts'
import { PAGE_HEADERS } from '../page-headers.ts'
import { CALLS_PATH } from './http-calls.ts'
import type { TableEnv } from './trace.ts'

type Guard = MiddlewareHandler<TableEnv>

/** Loopback names of this machine. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
/** Default limit in bytes; enough for a warband with all its portraits. */
const MOST_BYTES = 8_000_000
const LARGER: Readonly<Record<string, number>> = {
  /** Enough for the largest map file with its metadata. */
  [`${CALLS_PATH}/clusterFiles/read`]: 60_000_000,
  /** Enough for the longest archive that the contract allows, with characters of up to four bytes. */
  [`${CALLS_PATH}/fistful/verify`]: 80_000_000,
  /** Enough for the longest battle of Planetary Sand, with every quote of its file escaped. */
  [`${CALLS_PATH}/sandExchange/look`]: 40_000_000,
  [`${CALLS_PATH}/sandExchange/import`]: 40_000_000,
}
/** Largest campaign file accepted for upload. It is streamed to disk. */
export const MAX_CAMPAIGN_BYTES = 2_000_000_000
/**
 * Limit for players; enough for the longest command of a battle. Slow uploads of a player must leave room for others.
 */
const MOST_PLAYERS_BYTES = 1_000_000
/** Limit without a session. Sign-in sends its data in a header. */
const MOST_STRANGE_BYTES = 1000
/** Limits on concurrent uploads. Those of players and strangers do not use the gamemaster's share. */
const MOST_AT_ONCE: Readonly<UploadBytesInProgress> = { own: 160_000_000, others: 40_000_000 }
const SAFE_METHODS = ['GET', 'HEAD']

/** Host headers that are ours. A foreign name that resolves to this machine (DNS rebinding) is not among them. */
function allowedHosts(names: readonly string[], port: number): ReadonlySet<string> {
  const all = [...LOOPBACK, ...names]
  return new Set([...all.map((name) => `${name}:${port}`), ...(port === 80 ? all : [])])
}

/** Rejects calls with a foreign Host header. */
export function guardHost(names: readonly string[], port: () => number): Guard {
  return async (c, next) => {
    if (!allowedHosts(names, port()).has(c.req.header('host') ?? ''))
      return c.text('Orrery does not answer under this name.', 421)
    return next()
  }
}

/** Rejects calls from pages of other origins, and changes in a session without an Origin. */
export const guardOrigin: Guard = async (c, next) => {
  const origin = c.req.header('origin')
  const isForeign = origin !== undefined && origin !== `http://${c.req.header('host')}`
  const isUnsaid = origin === undefined && Boolean(c.req.header('cookie')) && !SAFE_METHODS.includes(c.req.method)
  if (isForeign || isUnsaid) return c.text('Orrery answers only to its own pages.', 403)
  return next()
}

/** Adds the page headers to every response, rejections included. */
export const addPageHeaders: Guard = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(PAGE_HEADERS)) c.res.headers.set(name, value)
}

/** Rejects at the header what is not JSON or has no session. The body is not read, and the connection is closed. */
export function guardCalls(isSignedIn: (c: HttpContext<TableEnv>) => boolean): Guard {
  return async (c, next) => {
    if (!isSignedIn(c)) return refusedUnread(c.json({ json: new ORPCError('UNAUTHORIZED').toJSON() }, 401))
    const type = c.req.header('content-type') ?? ''
    if (c.req.method === 'POST' && !/^application\/json(?:;|$)/i.test(type))
      return refusedUnread(c.text('Calls are sent as application/json.', 415))
    return next()
  }
}

/** Bytes of uploads in progress. */
export interface UploadBytesInProgress {
  /** By the gamemaster. */
  own: number
  /** By all others. */
  others: number
}

/** Maximum body size by role and path. */
function mostBytes(role: SessionView['role'] | null, path: string): number {
  if (role === null) return MOST_STRANGE_BYTES
  if (role === 'player') return MOST_PLAYERS_BYTES
  return path === CAMPAIGN_FILE_URL_PATH ? MAX_CAMPAIGN_BYTES : (LARGER[path] ?? MOST_BYTES)
}

/**
 * Rejects bodies without a length or above the limit: 8 MB, more for maps and archives, 1 MB from players, 1 kB from
 * strangers.
 */
export function guardBodySize(
  sessionOf: (c: HttpContext<TableEnv>) => SessionView | null,
  coming: UploadBytesInProgress,
): Guard {
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined)
      return refusedUnread(c.text('Say how long this is: Content-Length is missing.', 411))
    const bytes = Number(c.req.header('content-length') ?? 0)
    const role = sessionOf(c)?.role ?? null
    const whose = role === 'gamemaster' ? 'own' : 'others'
    const most = mostBytes(role, c.req.path)
    if (!(bytes <= most))
      return refusedUnread(c.text(`This is too large: at most ${most / 1e6} MB are taken at once.`, 413))
    if (c.req.path === CAMPAIGN_FILE_URL_PATH && whose === 'own') return next() // streamed, so it takes no memory
    if (coming[whose] + bytes > MOST_AT_ONCE[whose])
      return refusedUnread(c.text('Too much is being sent to Orrery right now. Try again in a moment.', 503))
    coming[whose] += bytes
    try {
      return await next()
    } finally {
      coming[whose] -= bytes
    }
  }
}

/** Closes the connection, so that the rest is not sent. */
function refusedUnread(answer: Response): Response {
  answer.headers.set('connection', 'close')
  return answer
}
