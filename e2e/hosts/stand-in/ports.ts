import { EventEmitter } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { makeStrict } from './strict.ts'
import { testLink } from './test-link.ts'

/** A port of Electron's main process. Messages are queued until it is started. */
class StandInPort extends EventEmitter implements Pick<Electron.MessagePortMain, 'start' | 'postMessage' | 'close'> {
  readonly port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.port = port
    port.on('close', () => this.emit('close'))
  }

  start(): void {
    this.port.on('message', (data: unknown) => this.emit('message', { data, ports: [] }))
  }

  postMessage(message: unknown): void {
    this.port.postMessage(message)
  }

  close(): void {
    this.port.close()
  }
}

/** A pair of connected ports. */
export class MessageChannelMain {
  readonly port1: StandInPort
  readonly port2: StandInPort

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.port1 = makeStrict('MessagePortMain', new StandInPort(port1))
    this.port2 = makeStrict('MessagePortMain', new StandInPort(port2))
  }
}

const inPages = new Map<number, MessagePort>()
let lastId = 0

/** Transfers a port to the page. The returned id identifies it on both sides. */
export function movePortToPage({ port }: StandInPort): number {
  lastId += 1
  const id = lastId
  inPages.set(id, port)
  port.on('message', (data: unknown) => void testLink.call('portMessage', id, data))
  return id
}

/** Closes the ports of a closed page. */
export function closePagePorts(): void {
  for (const port of inPages.values()) port.close()
  inPages.clear()
}

testLink.handle('portMessage', (id: number, data: unknown) => inPages.get(id)?.postMessage(data))
