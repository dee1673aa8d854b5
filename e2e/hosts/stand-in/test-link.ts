import { createLink } from './link.ts'

/** The link to the test that started this process; without the test there is nobody to show windows to, so the process ends. */
export const testLink = createLink({
  send: (message) => void (process.connected && process.send?.(message)),
  listen: (receive) => void process.on('message', receive),
})
process.on('disconnect', () => process.exit())

/** Tells the test what the app asked the system to do. */
export function record(name: string, ...args: unknown[]): void {
  void testLink.call('record', name, args)
}
