import { RPCHandler } from '@orpc/server/fetch'
import { SimpleCsrfProtectionHandlerPlugin } from '@orpc/server/plugins'
import type { Context as HttpContext } from 'hono'
import type { CallContext } from '#main/api/context.ts'
import { router } from '#main/api/router.ts'
import type { SessionView } from '#shared/contract/session.ts'
import { reportAndRethrowFaults } from '../calls.ts'
import type { App } from '../start-app.ts'
import { createCallQueue } from './call-queue.ts'
import { CLIENT_CLOSED_REQUEST, type TableEnv } from './trace.ts'

/** Path prefix of the calls. */
export const CALLS_PATH = '/rpc'
const KEEP_ALIVE_MS = 15_000

/** The HTTP channel: serves calls under /rpc in the session that `sessionOf` finds. */
export function createHttpCallHandler(
  { orrery, report }: Pick<App, 'orrery' | 'report'>,
  sessionOf: (c: HttpContext<TableEnv>) => SessionView | null,
) {
  const turnOf = createCallQueue()
  const handler = new RPCHandler<CallContext>(router, {
    plugins: [new SimpleCsrfProtectionHandlerPlugin()],
    rootInterceptors: [
      (call) => call.next({ ...call, request: { ...call.request, signal: endOf(call.request.signal) } }),
    ],
    clientInterceptors: [
      async (call) => {
        await turnOf(call.context.session?.playerId ?? 'gamemaster')
        return call.next()
      },
      reportAndRethrowFaults,
    ],
    eventIteratorKeepAliveInterval: KEEP_ALIVE_MS,
  })

  return async (c: HttpContext<TableEnv>): Promise<Response> => {
    const context = { orrery, report, desktop: null, session: sessionOf(c), requestId: c.var.requestId }
    const { matched, response } = await handler.handle(c.req.raw, { prefix: CALLS_PATH, context })
    if (c.req.raw.signal.aborted) return c.body(null, CLIENT_CLOSED_REQUEST)
    return matched ? response : c.notFound()
  }
}

/**
 * Wraps an abort signal so that its reason is always an AbortError. Node's adapter sets a text, which could not be
 * told from a fault.
 */
function endOf(signal: AbortSignal | undefined): AbortSignal | undefined {
  if (!signal) return undefined
  const end = new AbortController()
  if (signal.aborted) end.abort()
  else signal.addEventListener('abort', () => end.abort(), { once: true })
  return end.signal
}
