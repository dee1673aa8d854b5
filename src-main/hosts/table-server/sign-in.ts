import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SessionView } from '#shared/contract/session.ts'
import { createFailureLimit } from './failure-limit.ts'
import type { Sessions } from './sessions.ts'
import type { TableEnv } from './trace.ts'

/** The way in: a token or a join code is swapped for a cookie that no script can read. */
export function createSignIn(sessions: Sessions, port: () => number) {
  const limit = createFailureLimit(() => performance.now())
  // Cookies know no ports: the name keeps two servers on one machine apart.
  const cookieName = () => `orrery-${port()}`

  return {
    /** POST /session with `Authorization: Bearer <token or join code>`. */
    answer(c: Context<TableEnv>): Response {
      const address = c.env.incoming?.socket.remoteAddress ?? 'here'
      if (limit.isReached(address)) return c.text('Too many wrong tokens. Wait a minute, then try again.', 429)
      const key = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
      const secret = key === undefined ? null : sessions.open(key)
      if (secret === null) {
        limit.failed(address)
        return c.text('This token is not valid. Open the address that Orrery printed when it started.', 401)
      }
      setCookie(c, cookieName(), secret, { httpOnly: true, sameSite: 'Strict', path: '/' })
      return c.body(null, 204)
    },
    /** Whose call this is, or null for a stranger. */
    sessionOf(c: Context<TableEnv>): SessionView | null {
      const secret = getCookie(c, cookieName())
      return secret === undefined ? null : sessions.find(secret)
    },
  }
}
