/** Functions in the page that the test calls. */
export interface PageFunctions {
  /** Delivers a message of the main process with the ids of its transferred ports. */
  receive(channel: string, args: readonly unknown[], portIds: readonly number[]): void
  portMessage(portId: number, data: unknown): void
}

declare global {
  interface Window {
    standIn: PageFunctions
    standInSend(channel: string, args: readonly unknown[]): Promise<void>
    standInPortMessage(portId: number, data: unknown): Promise<void>
    standInPermission(name: string): Promise<boolean>
    standInCopied(text: string): Promise<void>
  }
}

/** Builds the script that runs before those of the page: Electron's side of the page, then the preload script. */
export function buildPageScript(preload: string): string {
  return `if (window === top && location.protocol === 'https:') (${joinMain.toString()})((require, exports, module) => {${preload}\n})`
}

/** Runs in the page. */
function joinMain(preload: (require: (name: string) => unknown, exports: object, module: object) => void): void {
  const listeners = new Map<string, ((event: object, ...args: unknown[]) => void)[]>()
  const ports = new Map<number, MessagePort>()
  const ipcRenderer = {
    send: (channel: string, ...args: unknown[]) => void window.standInSend(channel, args),
    on: (channel: string, listener: (event: object, ...args: unknown[]) => void) =>
      void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
  }
  window.standIn = {
    receive(channel, args, portIds) {
      const handedOver = portIds.map((id) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => void window.standInPortMessage(id, data))
        port1.start()
        ports.set(id, port1)
        return port2
      })
      for (const listener of listeners.get(channel) ?? []) listener({ ports: handedOver }, ...args)
    },
    portMessage: (id, data) => ports.get(id)?.postMessage(data),
  }
  navigator.clipboard.writeText = async (text) => {
    if (!(await window.standInPermission('clipboard-sanitized-write')))
      throw new DOMException('Write permission denied.', 'NotAllowedError')
    await window.standInCopied(text)
  }
  const require = (name: string) => {
    if (name !== 'electron') throw new Error(`A preload script in the sandbox has no ${name}`)
    return { ipcRenderer }
  }
  preload(require, {}, {})
}
