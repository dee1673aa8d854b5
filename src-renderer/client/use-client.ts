import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { inject, type InjectionKey } from 'vue'
import type { Client } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'

/** What every page may use of the connection. */
export interface Connection {
  /** Calls endpoints: `client.cluster.edit({ edits })`. */
  readonly client: Client
  /** Query and mutation options for TanStack Query: `useQuery(queries.cluster.get.queryOptions())`. */
  readonly queries: Queries
  readonly session: SessionView
}

type Queries = ReturnType<typeof createTanstackQueryUtils<Client>>

/** Where the app provides the connection. */
export const CONNECTION: InjectionKey<Connection> = Symbol('connection')

/** Query and mutation options over a client. */
export function createQueries(client: Client): Queries {
  return createTanstackQueryUtils(client)
}

/** A connection over a client that is signed in. */
export function createConnection(client: Client, session: SessionView): Connection {
  return { client, queries: createQueries(client), session }
}

/** The connection of this window. */
export function useClient(): Connection {
  const connection = inject(CONNECTION)
  if (!connection) throw new Error('The app provides no connection')
  return connection
}
