import { MENU_ACTION, REQUEST_PORT, PORT } from '#shared/contract/port.ts'

/** The page's side, as the preload script sees it. */
export interface PageSide<Port> {
  /** Hears only what the page itself posts. */
  listen(receive: (message: unknown) => void): void
  post(message: string, ports: readonly Port[]): void
}

/** The main process's side, as the preload script sees it. */
export interface MainSide<Port> {
  ask(channel: string): void
  listen(channel: string, receive: (ports: readonly Port[], message: unknown) => void): void
}

/** Hands one port and the menu's clicks over to the page, and nothing else: a port cannot cross Electron's context bridge. */
export function relayPort<Port>(page: PageSide<Port>, main: MainSide<Port>): void {
  page.listen((message) => {
    if (message === REQUEST_PORT) main.ask(REQUEST_PORT)
  })
  main.listen(PORT, (ports) => page.post(PORT, ports))
  main.listen(MENU_ACTION, (_ports, id) => {
    if (typeof id === 'string') page.post(`${MENU_ACTION}:${id}`, [])
  })
}
