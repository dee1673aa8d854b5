import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { SessionView } from '#shared/contract/session.ts'
import { SESSION_KEY_HEADER } from '#shared/contract/session.ts'
import type { Sessions } from './sessions.ts'
import { createSignInFailureLimit } from './sign-in-failure-limit.ts'
import type { TableEnv } from './trace.ts'

/**
 * Minimum length of a token or code that cannot be guessed. A shorter one is subject to the failure limit even if it
 * is right.
 */
const UNGUESSABLE = 22
const COOKIE = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 90 * 86_400 } as const

/**
 * Routes to sign in and out: a token or a join code is exchanged for a cookie that no script can read and a key that
 * is not sent to other ports.
 */
export function createSignInRoutes(sessions: Sessions, server: string) {
  const limit = createSignInFailureLimit(() => performance.now())
  const cookieName = `orrery-${server}`
  const given = (c: Context<TableEnv>) => {
    const secret = getCookie(c, cookieName)
    const key = c.req.header(SESSION_KEY_HEADER)
    return { ...(secret !== undefined && { secret }), ...(key !== undefined && { key }) }
  }

  return {
    /** POST /session with `Authorization: Bearer <token or join code>`. */
    answer(c: Context<TableEnv>): Response {
      const address = c.env.incoming?.socket.remoteAddress ?? 'here'
      const token = /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      const mayTry = token.length >= UNGUESSABLE || !limit.isReached(address)
      const credentials = mayTry ? sessions.open(token) : null
      if (credentials !== null) {
        setCookie(c, cookieName, credentials.secret, COOKIE)
        return c.json({ key: credentials.key })
      }
      if (limit.isReached(address)) return c.text('Too many wrong tokens. Wait a minute, then try again.', 429)
      limit.failed(address)
      return c.text('This token is not valid. Open the address that Orrery printed when it started.', 401)
    },
    /** DELETE /session: signs this browser out. Returns the id of the session that ended. */
    end(c: Context<TableEnv>): string | null {
      const { secret, key } = given(c)
      const session = sessions.find({ ...(secret !== undefined && { secret }), ...(key !== undefined && { key }) })
      if (!session || secret === undefined || key === undefined) return null
      sessions.end({ secret, key })
      deleteCookie(c, cookieName, COOKIE)
      return session.id
    },
    /**
     * DELETE /session/others, for the gamemaster: signs all other browsers out. Returns the ids of the sessions that
     * ended, or null for any other caller.
     */
    endOthers(c: Context<TableEnv>): string[] | null {
      const session = sessions.find(given(c))
      return session?.role === 'gamemaster' ? sessions.endOthers(session.id) : null
    },
    /** Returns the session of a call, or null if not signed in. */
    sessionOf: (c: Context<TableEnv>): SessionView | null => sessions.find(given(c)),
  }
}
