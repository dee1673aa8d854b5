import { createRpcLink } from './rpc-link.ts'

/** Link to the test that started this process. The process exits if the test is gone. */
export const testLink = createRpcLink({
  send: (message) => void (process.connected && process.send?.(message)),
  listen: (receive) => void process.on('message', receive),
})
process.on('disconnect', () => process.exit())

/** Reports a call to the operating system to the test. */
export function reportSystemCall(name: string, ...args: unknown[]): void {
  void testLink.call('record', name, args)
}
