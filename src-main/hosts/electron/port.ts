import { ipcMain, MessageChannelMain, type WebContents } from 'electron'
import { PORT_REQUEST_CHANNEL, PORT_CHANNEL } from '#shared/contract/port-channels.ts'
import { createPortCalls, type PortCaller } from '../port-calls.ts'
import type { App } from '../start-app.ts'
import { isOwnPage } from './own-page.ts'

/** Who may get a port: the page of a window known to `callerOf`, while it shows our own page. */
export interface PortOptions {
  readonly ownUrl: string
  readonly callerOf: (contents: WebContents) => PortCaller | null
}

/** Gives every requesting window its own port. Frames inside a page get none. */
export function servePorts(app: App, { ownUrl, callerOf }: PortOptions): void {
  const serve = createPortCalls(app)
  ipcMain.on(PORT_REQUEST_CHANNEL, ({ sender, senderFrame: frame }) => {
    const caller = callerOf(sender)
    if (!caller || !frame || frame !== sender.mainFrame || !isOwnPage(frame.url, ownUrl)) return
    const { port1, port2 } = new MessageChannelMain()
    serve(port1, caller)
    frame.postMessage(PORT_CHANNEL, null, [port2])
  })
}
