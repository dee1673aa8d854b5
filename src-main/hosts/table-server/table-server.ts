import type { Server } from 'node:http'
import { type Context, Hono } from 'hono'
import { readPageFile } from '../page-files.ts'
import type { App } from '../start-app.ts'
import { createCampaignFileRoutes } from './campaign-files.ts'
import {
  addPageHeaders,
  type UploadBytesInProgress,
  guardBodySize,
  guardCalls,
  guardHost,
  guardOrigin,
} from './guards.ts'
import { CALLS_PATH, createHttpCallHandler } from './http-calls.ts'
import { getPort, startListening, stopListening } from './listening.ts'
import { createSessions, type JoinGrantsByCode } from './sessions.ts'
import { createMemorySignInStore, type SignInStore } from './sign-in-store.ts'
import { createSignInRoutes } from './sign-in.ts'
import { createStreamTracker } from './stream-tracker.ts'
import { CLIENT_CLOSED_REQUEST, type RequestLogLine, type TableEnv, traceRequests } from './trace.ts'

/** Options of a table server. */
export interface TableServerOptions {
  readonly app: Pick<App, 'orrery' | 'report'>
  /** Folder of the built renderer. */
  readonly rendererFolder: string
  /** The gamemaster's token. */
  readonly token: string
  /** Join codes of players; none by default. */
  readonly joinCodes?: JoinGrantsByCode
  /** Additional host names of this machine; by default loopback only. */
  readonly hosts?: readonly string[]
  /** Storage of sign-ins across restarts; by default they end with the server. */
  readonly signIns?: SignInStore
  readonly log: (line: RequestLogLine) => void
}

/** Orrery over HTTP: sign-in, calls, live events and the pages. */
export interface TableServer {
  /** Starts listening on 127.0.0.1. Port 0 takes any free one; returns the port. */
  listen(port: number): Promise<number>
  /** Sends a request without a network, from our own address by default. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Number of open event streams. */
  openStreams(): number
  /** Bytes announced by calls that are not answered yet. */
  bytesComing(): number
  /** Ends the event streams, lets running calls finish and stops listening. */
  close(): Promise<void>
}

/** Creates a table server that does not listen yet. */
export function createTableServer(options: TableServerOptions): TableServer {
  const { app, rendererFolder, token, joinCodes = new Map(), hosts = [], log } = options
  const { signIns: store = createMemorySignInStore() } = options
  let port = 0
  let server: Server | null = null
  const streams = createStreamTracker()
  const coming: UploadBytesInProgress = { own: 0, others: 0 }
  const sessions = createSessions({ token, joinCodes, store, now: () => new Date().toISOString() })
  const signIn = createSignInRoutes(sessions, store.server)
  const isSignedIn = (c: Context<TableEnv>): boolean => signIn.sessionOf(c) !== null
  const files = createCampaignFileRoutes(app, (c) => signIn.sessionOf(c))
  const calls = createHttpCallHandler(app, (c) => signIn.sessionOf(c))

  const hono = new Hono<TableEnv>()
    .use(
      traceRequests(log),
      addPageHeaders,
      guardHost(hosts, () => port),
      guardOrigin,
      guardBodySize((c) => signIn.sessionOf(c), coming),
    )
    .post('/session', (c) => signIn.answer(c))
    .delete('/session', (c) => {
      const ended = signIn.end(c)
      if (ended !== null) streams.endOf(ended)
      return c.body(null, ended === null ? 401 : 204)
    })
    .delete('/session/others', (c) => {
      const ended = signIn.endOthers(c)
      for (const session of ended ?? []) streams.endOf(session)
      return c.body(null, ended === null ? 403 : 204)
    })
    .get(files.path, files.download)
    .post(files.path, files.upload)
    .all(`${CALLS_PATH}/*`, guardCalls(isSignedIn), async (c) => streams.track(await calls(c), signIn.sessionOf(c)?.id))
    .get('*', async (c) => {
      const file = await readPageFile(rendererFolder, c.req.path)
      return file ? c.body(file.body, 200, file.headers) : c.notFound()
    })
    .notFound((c) => c.text('There is nothing here.', 404))
    .onError((error, c) => {
      if (c.req.raw.signal.aborted) return c.body(null, CLIENT_CLOSED_REQUEST)
      app.report(error, c.var.requestId)
      return c.text(`Orrery made a mistake. The log names it as request ${c.var.requestId}.`, 500)
    })

  return {
    async listen(wanted) {
      server = await startListening((request, env) => hono.fetch(request, env), wanted)
      port = getPort(server)
      return port
    },
    async request(path, init) {
      const headers = new Headers(init?.headers)
      if (!headers.has('host')) headers.set('host', `127.0.0.1:${port}`)
      return hono.request(`http://${headers.get('host')}${path}`, { ...init, headers }, {})
    },
    openStreams: () => streams.count(),
    bytesComing: () => coming.own + coming.others,
    async close() {
      streams.endAll()
      if (server) await stopListening(server)
    },
  }
}
