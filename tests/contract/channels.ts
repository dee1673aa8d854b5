import { tmpdir } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink as FetchLink } from '@orpc/client/fetch'
import { RPCLink as PortLink } from '@orpc/client/message-port'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import { createPortServer } from '#main/hosts/port-calls.ts'
import { createSession, GAMEMASTER_SESSION_FIELDS } from '#main/hosts/session.ts'
import type { App as StartedApp } from '#main/hosts/start-app.ts'
import { createTableServer } from '#main/hosts/table-server/table-server.ts'
import type { Client } from '#shared/contract/contract.ts'
import { SESSION_KEY_HEADER, type Role } from '#shared/contract/session.ts'

type App = Pick<StartedApp, 'orrery' | 'report'>

/** One of the two transports of Orrery, for tests that run over both. */
export interface Channel {
  /** Connects a new client with a role: a window or a browser. */
  connect(role: Role): Promise<Client>
  /** A client that is not signed in; null if the channel always has a known user. */
  readonly stranger: Client | null
  close(): Promise<void>
}

/** Opens each channel on an application. */
export const CHANNELS: Readonly<Record<string, (app: App) => Promise<Channel>>> = {
  HTTP: openHttpChannel,
  MessagePort: (app) => Promise.resolve(openPortChannel(app)),
}

const TOKEN = 'the-gamemasters-token'
const JOIN_CODE = 'a-players-join-code'

async function openHttpChannel(app: App): Promise<Channel> {
  const server = createTableServer({
    app,
    rendererFolder: tmpdir(),
    token: TOKEN,
    joinCodes: new Map([[JOIN_CODE, { role: 'player', name: 'Mira', playerId: 'mira' }]]),
    log: () => {},
  })
  const address = `http://127.0.0.1:${await server.listen(0)}`
  const clientWith = (signedIn: Record<string, string>): Client =>
    createORPCClient<Client>(
      new FetchLink({
        url: `${address}/rpc`,
        headers: { ...signedIn, origin: address },
        fetch: fetchThatHearsItsEnd(),
        plugins: [new SimpleCsrfProtectionLinkPlugin()],
      }),
    )
  return {
    connect: async (role) => clientWith(await signIn(address, role === 'player' ? JOIN_CODE : TOKEN)),
    stranger: clientWith({}),
    close: () => server.close(),
  }
}

/**
 * Node's fetch keeps only a weak reference to a request after the response: once it is collected, aborts no longer
 * reach the reader. Browsers keep it.
 */
function fetchThatHearsItsEnd(): (request: Request, init: RequestInit) => Promise<Response> {
  const held: Request[] = []
  return (request, init) => {
    held.push(request)
    return fetch(request, init)
  }
}

async function signIn(address: string, token: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/session`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Signing in answered ${answer.status}`)
  const { key } = (await answer.json()) as { key: string }
  return { cookie, [SESSION_KEY_HEADER]: key }
}

function openPortChannel(app: App): Channel {
  const open: MessageChannel[] = []
  const serve = createPortServer(app)
  return {
    stranger: null,
    connect(role) {
      const channel = new MessageChannel()
      open.push(channel)
      const who = role === 'player' ? ({ role, name: 'Mira', playerId: 'mira' } as const) : GAMEMASTER_SESSION_FIELDS
      serve(channel.port1, { session: createSession({ ...who, capabilities: [] }), desktop: null })
      const link = new PortLink({ port: channel.port2 })
      channel.port2.start()
      return Promise.resolve(createORPCClient<Client>(link))
    },
    async close() {
      for (const { port1, port2 } of open) {
        port1.close()
        port2.close()
      }
    },
  }
}
