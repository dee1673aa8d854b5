import { ORPCError } from '@orpc/client'
import { QueryClient, VueQueryPlugin } from '@tanstack/vue-query'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp, type EffectScope, effectScope, nextTick, ref } from 'vue'
import { CONNECTION_KEY, createConnection } from '#renderer/client/use-client.ts'
import { useToasts } from '#renderer/stores/toasts.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts'
import { type ClusterDocument, useClusterDocument } from './use-cluster-document.ts'

const NO_CHANGE = { head: null, stars: [], routes: [], regions: [], labels: [], fleets: [], bookmarks: [], gone: [] }
/** Waits until a check passes. */
const until = (check: () => void) => vi.waitFor(check, WAIT_TIMEOUT_MS)
const flushed = () => until(() => expect(asked.length).toBeGreaterThan(0))

let scope: EffectScope
let queryClient: QueryClient
let clusterId = ref<string | null>(null)
let asked: string[] = []
let answers: Record<string, (input: never) => unknown> = {}
let document: ClusterDocument
let connection: ReturnType<typeof createConnection>

/** A client whose endpoints are looked up in `answers` and noted in `asked`. */
function fakeClient(path: readonly string[] = []): unknown {
  return new Proxy(() => {}, {
    get: (_, key) => (typeof key === 'string' && key !== 'then' ? fakeClient([...path, key]) : undefined),
    async apply(_, __, [input]: [never]) {
      const name = path.join('.')
      if (name !== 'factions.list') asked.push(`${name} ${JSON.stringify(input)}`)
      return answers[name]?.(input)
    },
  })
}

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }))
  asked = []
  clusterId = ref(null)
  const view = (id: string) =>
    clusterView({ head: { ...clusterView().head, id }, stars: [starAt('vex', '0412', { factionId: 'f' })] })
  answers = {
    'factions.list': () => [{ id: 'f', name: 'Ember Court', notes: '', version: 1, fleets: [] }],
    'cluster.get': ({ id }: { id: string | null }) => view(id ?? 'first'),
    'cluster.since': ({ revision }: { revision: number }) => ({ ...NO_CHANGE, revision }),
    'cluster.edit': () => ({ revision: 2 }),
  }
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  connection = createConnection(fakeClient() as Client, {} as SessionView)
  const app = createApp({})
  app.use(createPinia()).use(VueQueryPlugin, { queryClient }).provide(CONNECTION_KEY, connection)
  scope = effectScope()
  app.runWithContext(() => scope.run(() => (document = useClusterDocument(() => clusterId.value))))
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
})

test('reads all once and names owners; when something changed it asks only for that', async () => {
  await until(() => expect(document.map.value?.source.stars[0]?.owner).toBe('Ember Court'))
  await until(() => expect(asked).toEqual(['cluster.get {"id":null}', 'cluster.since {"id":"first","revision":1}']))
  await until(() => expect(queryClient.isFetching()).toBe(0))
  answers['cluster.since'] = () => ({ ...NO_CHANGE, revision: 5, stars: [starAt('bo', '0101')] })
  await queryClient.invalidateQueries({ queryKey: connection.queries.cluster.key() })
  expect(document.map.value?.findStar('bo')).not.toBeNull()
  expect(asked.slice(2)).toEqual(['cluster.since {"id":"first","revision":1}'])
})

test('another cluster is read when another one is asked for', async () => {
  await flushed()
  clusterId.value = 'second'
  await until(() => expect(document.map.value?.head.id).toBe('second'))
})

test('says why the cluster cannot be read, and reads it when asked again', async () => {
  answers['cluster.get'] = () => Promise.reject(new ORPCError('NO_CAMPAIGN', { message: 'No campaign is open.' }))
  clusterId.value = 'second'
  await until(() => expect(document.fault.value).toBe('No campaign is open.'))
  answers['cluster.get'] = () => clusterView()
  document.askAgain()
  await until(() => expect([document.map.value?.head.id, document.fault.value]).toEqual(['reach', null]))
})

test('a cluster that is removed while it is shown is shown no longer, and its page says why', async () => {
  await until(() => expect(asked).toHaveLength(2))
  await until(() => expect(queryClient.isFetching()).toBe(0))
  const gone = new ORPCError('REFUSED', { message: 'It is not there any more.', data: { code: 'not-found' } })
  for (const name of ['cluster.since', 'cluster.get']) answers[name] = () => Promise.reject(gone)
  await queryClient.invalidateQueries({ queryKey: connection.queries.cluster.key() })
  await until(() => expect(document.fault.value).toBe('It is not there any more.'))
  expect(document.map.value).toBeNull()
})

test('the window asks before it closes while something is being saved', async () => {
  await until(() => expect(document.map.value).not.toBeNull())
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let answer = () => {}
  answers['cluster.edit'] = () => new Promise((resolve) => (answer = () => resolve({ revision: 2 })))
  const saving = document.save({ label: null, edits: [{ type: 'add-star', id: 'new', row: 1, column: 1, fields: {} }] })
  expect([leave(), document.state.value, document.map.value?.stars.length]).toEqual([false, 'saving', 2])
  await until(() => expect(asked.at(-1)).toMatch(/^cluster\.edit/))
  answer()
  expect(await saving).toBe(true)
  expect([leave(), document.state.value]).toEqual([true, 'saved'])
})

test('a gesture that is refused after the page was left is told all the same', async () => {
  await until(() => expect(document.map.value).not.toBeNull())
  answers['cluster.edit'] = () => Promise.reject(new ORPCError('REFUSED', { message: '0101 is taken.' }))
  const saving = document.save({ label: null, edits: [{ type: 'add-star', id: 'new', row: 1, column: 1, fields: {} }] })
  scope.stop()
  await nextTick()
  expect(await saving).toBe(false)
  expect(useToasts().toasts).toMatchObject([{ message: '0101 is taken.', tone: 'harm' }])
})
