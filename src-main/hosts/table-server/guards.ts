import type { Context as HttpContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PAGE_HEADERS } from '../page-headers.ts'
import { CALLS_PATH } from './http-calls.ts'
import type { TableEnv } from './trace.ts'

type Guard = MiddlewareHandler<TableEnv>

/** The names under which this machine knows itself. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
/** Room for a warband with all its portraits. */
const MOST_BYTES = 8_000_000
/** Room for the largest map file with its metadata. */
const MOST_MAP_BYTES = 60_000_000
/** Room for the longest archive that the contract takes, in signs of up to four bytes. */
const MOST_ARCHIVE_BYTES = 80_000_000
const LARGER: Readonly<Record<string, Guard>> = {
  [`${CALLS_PATH}/clusterFiles/read`]: limitOf(MOST_MAP_BYTES),
  [`${CALLS_PATH}/fistful/verify`]: limitOf(MOST_ARCHIVE_BYTES),
}
const SAFE_METHODS = ['GET', 'HEAD']

/** The Host headers that are ours: a stranger's name that points at this machine (DNS rebinding) is not among them. */
function allowedHosts(names: readonly string[], port: number): ReadonlySet<string> {
  const all = [...LOOPBACK, ...names]
  return new Set([...all.map((name) => `${name}:${port}`), ...(port === 80 ? all : [])])
}

/** Refuses calls to any other name than ours. */
export function guardHost(names: readonly string[], port: () => number): Guard {
  return async (c, next) => {
    if (!allowedHosts(names, port()).has(c.req.header('host') ?? ''))
      return c.text('Orrery does not answer under this name.', 421)
    return next()
  }
}

/** Refuses calls from pages of other origins, and changes in a session's name that do not say where they come from. */
export const guardOrigin: Guard = async (c, next) => {
  const origin = c.req.header('origin')
  const isForeign = origin !== undefined && origin !== `http://${c.req.header('host')}`
  const isUnsaid = origin === undefined && Boolean(c.req.header('cookie')) && !SAFE_METHODS.includes(c.req.method)
  if (isForeign || isUnsaid) return c.text('Orrery answers only to its own pages.', 403)
  return next()
}

/** Every answer carries the page headers, refusals too. */
export const addPageHeaders: Guard = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(PAGE_HEADERS)) c.res.headers.set(name, value)
}

/** Refuses bodies above 8 MB, whether they say their length or not; maps and archives of those who are signed in may have more. */
export function guardBody(isSignedIn: (c: HttpContext<TableEnv>) => boolean): Guard {
  return (c, next) => {
    const larger = isSignedIn(c) ? LARGER[c.req.path] : undefined
    return (larger ?? limitBody)(c, next)
  }
}

const limitBody = limitOf(MOST_BYTES)

function limitOf(maxSize: number): Guard {
  return bodyLimit({
    maxSize,
    onError: (c) => c.text(`This is too large: at most ${maxSize / 1e6} MB are taken at once.`, 413),
  })
}
