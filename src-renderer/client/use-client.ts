import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { inject, type InjectionKey } from 'vue'
import type { Client } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'

/** Connection of a page to the main process. */
export interface Connection {
  /** Calls endpoints: `client.cluster.edit({ edits })`. */
  readonly client: Client
  /** Query and mutation options for TanStack Query: `useQuery(queries.cluster.get.queryOptions())`. */
  readonly queries: Queries
  readonly session: SessionView
}

type Queries = ReturnType<typeof createTanstackQueryUtils<Client>>

/** Injection key, provided by the app. */
export const CONNECTION_KEY: InjectionKey<Connection> = Symbol('connection')

export function createQueries(client: Client): Queries {
  return createTanstackQueryUtils(client)
}

export function createConnection(client: Client, session: SessionView): Connection {
  return { client, queries: createQueries(client), session }
}

export function useClient(): Connection {
  const connection = inject(CONNECTION_KEY)
  if (!connection) throw new Error('The app provides no connection')
  return connection
}
