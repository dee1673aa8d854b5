import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import { PAGE_HEADERS } from '../page-headers.ts'
import type { TableEnv } from './trace.ts'

type Guard = MiddlewareHandler<TableEnv>

/** The names under which this machine knows itself. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
/** Room for a warband with all its portraits. */
const MOST_BYTES = 8_000_000
const SAFE_METHODS = ['GET', 'HEAD']

/** The Host headers that are ours: a stranger's name that points at this machine (DNS rebinding) is not among them. */
export function allowedHosts(names: readonly string[], port: number): ReadonlySet<string> {
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

/** Refuses bodies above 8 MB, whether they say their length or not. */
export const guardBody: Guard = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => c.text('This is too large: at most 8 MB are taken at once.', 413),
})
