type Message =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value?: unknown; readonly fault?: string }

/** One end of a channel between two processes. */
export interface Channel {
  send(message: unknown): void
  listen(receive: (message: unknown) => void): void
}

/** Function calls in both directions over a channel. */
export interface RpcLink {
  /** Calls a function of the other process. Rejects with what it throws. */
  call(name: string, ...args: unknown[]): Promise<unknown>
  /** Registers a function for the other process. */
  handle(name: string, handler: (...args: never[]) => unknown): void
}

/** Creates a link over a channel. */
export function createRpcLink(channel: Channel): RpcLink {
  const handlers = new Map<string, (...args: never[]) => unknown>()
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0

  async function run({ id, name, args }: Extract<Message, { kind: 'call' }>): Promise<void> {
    try {
      const handler = handlers.get(name)
      if (!handler) throw new Error(`Nothing handles ${name}`)
      channel.send({ kind: 'answer', id, value: await Reflect.apply(handler, null, args) })
    } catch (error) {
      channel.send({
        kind: 'answer',
        id,
        fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  }

  channel.listen((received) => {
    const message = received as Message
    if (message.kind === 'call') return void run(message)
    const call = pending.get(message.id)
    pending.delete(message.id)
    if (message.fault === undefined) call?.resolve(message.value)
    else call?.reject(new Error(message.fault))
  })

  return {
    call(name, ...args) {
      lastId += 1
      const call = Promise.withResolvers<unknown>()
      pending.set(lastId, call)
      channel.send({ kind: 'call', id: lastId, name, args })
      return call.promise
    },
    handle: (name, handler) => void handlers.set(name, handler),
  }
}
