import { MENU_ACTION_CHANNEL, PORT_REQUEST_CHANNEL, PORT_CHANNEL } from '#shared/contract/port-channels.ts'

/** The page's side of the preload script. */
export interface PreloadToPageChannel<Port> {
  /** Receives only what the page itself posts. */
  listen(receive: (message: unknown) => void): void
  post(message: string, ports: readonly Port[]): void
}

/** The main process's side of the preload script. */
export interface PreloadToMainChannel<Port> {
  ask(channel: string): void
  listen(channel: string, receive: (ports: readonly Port[], message: unknown) => void): void
}

/**
 * Relays one port and the menu's clicks to the page, and nothing else: a port cannot cross Electron's context bridge.
 */
export function relayPort<Port>(page: PreloadToPageChannel<Port>, main: PreloadToMainChannel<Port>): void {
  page.listen((message) => {
    if (message === PORT_REQUEST_CHANNEL) main.ask(PORT_REQUEST_CHANNEL)
  })
  main.listen(PORT_CHANNEL, (ports) => page.post(PORT_CHANNEL, ports))
  main.listen(MENU_ACTION_CHANNEL, (_ports, id) => {
    if (typeof id === 'string') page.post(`${MENU_ACTION_CHANNEL}:${id}`, [])
  })
}
