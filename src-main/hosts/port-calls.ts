import { onMessagePortClose, onMessagePortMessage, type SupportedMessagePort } from '@orpc/client/message-port'
import { RPCHandler } from '@orpc/server/message-port'
import * as z from 'zod'
import type { SessionView } from '#shared/contract/session.ts'
import type { CallContext, DesktopMethods } from '../api/context.ts'
import { router } from '../api/router.ts'
import { reportAndRethrowFaults } from './calls.ts'
import { createRequestId } from './session.ts'
import type { App } from './start-app.ts'

/** The caller at the other end of a port, and what this host offers it. */
export interface PortCaller {
  /** Null if not signed in. */
  readonly session: SessionView | null
  readonly desktop: DesktopMethods | null
}

/** A message port of Electron's main process, of Node or of a page. */
export type CallPort = SupportedMessagePort & { start?(): void }

const CallId = z.string().min(1).max(40)
const ABORT = 4
/** A message from our pages: a call, or the abort of one. */
const Message = z.union([
  z.strictObject({
    i: CallId,
    p: z.strictObject({
      u: z.string().startsWith('/').max(2000),
      h: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
      m: z.enum(['GET', 'POST']).optional(),
      b: z.unknown(),
    }),
  }),
  z.strictObject({ i: CallId, t: z.literal(ABORT) }),
])

function isOurs(data: unknown): boolean {
  if (typeof data !== 'string') return false
  try {
    return Message.safeParse(JSON.parse(data)).success
  } catch {
    return false // whoever writes this is no page of ours
  }
}

/**
 * Wraps a port so that only well-formed messages from our pages get through. Any other would throw where it cannot be
 * caught and end the process; it is reported and ignored.
 */
function createValidatedPort(port: SupportedMessagePort, report: (fault: Error) => void): SupportedMessagePort {
  return {
    on(event, listener) {
      if (event === 'close') return onMessagePortClose(port, () => listener())
      onMessagePortMessage(port, (data: unknown) => {
        if (isOurs(data)) listener({ data })
        else report(new Error('A page sent a message that is none of ours'))
      })
    },
    postMessage: (data: unknown) => port.postMessage(data),
  }
}

/** Creates the MessagePort channel: the returned function serves a port until it closes. */
export function createPortServer({ orrery, report }: Pick<App, 'orrery' | 'report'>) {
  const handler = new RPCHandler<CallContext>(router, {
    rootInterceptors: [(call) => call.next({ ...call, context: { ...call.context, requestId: createRequestId() } })],
    clientInterceptors: [reportAndRethrowFaults],
  })

  return (port: CallPort, { session, desktop }: PortCaller): void => {
    const sound = createValidatedPort(port, (fault) => report(fault, null))
    handler.upgrade(sound, { context: { orrery, report, session, desktop, requestId: '' } })
    port.start?.()
  }
}
