import type { SupportedMessagePort } from '@orpc/client/message-port'
import { RPCHandler } from '@orpc/server/message-port'
import type { SessionView } from '#shared/contract/session.ts'
import type { Context, Desktop } from '../api/context.ts'
import { router } from '../api/router.ts'
import { reportFaults } from './calls.ts'
import { createRequestId } from './session.ts'
import type { App } from './start-app.ts'
import { createValidatedPort } from './validated-port.ts'

/** The caller at the other end of a port, and what this host offers it. */
export interface PortCaller {
  /** Null if not signed in. */
  readonly session: SessionView | null
  readonly desktop: Desktop | null
}

/** A message port of Electron's main process, of Node or of a page. */
export type CallPort = SupportedMessagePort & { start?(): void }

/** Creates the MessagePort channel: the returned function serves a port until it closes. */
export function createPortCalls({ orrery, report }: Pick<App, 'orrery' | 'report'>) {
  const handler = new RPCHandler<Context>(router, {
    rootInterceptors: [(call) => call.next({ ...call, context: { ...call.context, requestId: createRequestId() } })],
    clientInterceptors: [reportFaults],
  })

  return (port: CallPort, { session, desktop }: PortCaller): void => {
    const sound = createValidatedPort(port, (fault) => report(fault, null))
    handler.upgrade(sound, { context: { orrery, report, session, desktop, requestId: '' } })
    port.start?.()
  }
}
