import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

const LOOPBACK = '127.0.0.1'
const HEADERS_WITHIN_MS = 10_000
const REQUEST_WITHIN_MS = 60_000
const CLOSE_WITHIN_MS = 2000
const CLOSE_CHECK_MS = 20
/** Maximum number of connections; a table of browsers has a few dozen. */
const MOST_CONNECTIONS = 1000
/** Maximum number of connections per remote address. */
const MOST_OF_ONE_ADDRESS = 60
const OWN_ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Listens on loopback. Connections that send too slowly are closed. */
export async function startListening(answer: Answer, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: answer,
    createServer,
    serverOptions: { headersTimeout: HEADERS_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS },
  }) as Server
  server.maxConnections = MOST_CONNECTIONS
  limitAddresses(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

/** Limits connections per address, so that no other machine can take all of them. */
function limitAddresses(server: Server): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket
    if (address === undefined || OWN_ADDRESSES.includes(address)) return
    const count = open.get(address) ?? 0
    if (count >= MOST_OF_ONE_ADDRESS) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** The port that a server listens on. */
export function getPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The table server has no port')
  return address.port
}

/** Stops the server after running responses finish, for two seconds at most. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const ease = setInterval(() => server.closeIdleConnections(), CLOSE_CHECK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS)
  await closed
  clearInterval(ease)
  clearTimeout(cut)
}
