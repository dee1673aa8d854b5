import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createRequestId } from '../session.ts'

/** Status in the log of a call whose client disconnected before the response. It is never sent. */
export const CLIENT_CLOSED_REQUEST = 499 as ContentfulStatusCode

/** Variables that the middleware passes on. */
export interface TableEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}

/** One answered call. Paths only: queries, headers and bodies may hold secrets. */
export interface RequestLogLine {
  readonly time: string
  readonly request: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

/** Gives every call an id, in the log and in the response. */
export function traceRequests(log: (line: RequestLogLine) => void): MiddlewareHandler<TableEnv> {
  return async (c, next) => {
    const request = createRequestId()
    const started = performance.now()
    c.set('requestId', request)
    await next()
    c.res.headers.set('x-request-id', request)
    const ms = Math.round(performance.now() - started)
    const { method, path } = c.req
    log({ time: new Date().toISOString(), request, method, path, status: c.res.status, ms })
  }
}
