import { MessageChannel } from 'node:worker_threads'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/message-port'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Client } from '#shared/contract/contract.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { reportGoal } from '#tests/support/goal-table.ts'
import { mutateText, randomFrom } from '#tests/support/mutate-text.ts'
import { runs } from '#tests/support/soak.ts'
import { createPortServer, type PortCaller } from './port-calls.ts'
import { createSession, GAMEMASTER_SESSION_FIELDS } from './session.ts'

const MESSAGES = runs({ part: 200, whole: 2000 })

let campaign: TestCampaign
let faults: { fault: unknown; requestId: string | null }[] = []
const ends: (() => void)[] = []

beforeEach(() => {
  campaign = openTestCampaign()
  faults = []
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  campaign.close()
})

/** A client at one end of a channel, the calls at the other. */
function connect(caller: Partial<PortCaller> = {}) {
  const { port1, port2 } = new MessageChannel()
  const app = {
    orrery: campaign.orrery,
    report: (fault: unknown, requestId: string | null) => faults.push({ fault, requestId }),
  }
  const session = createSession({ ...GAMEMASTER_SESSION_FIELDS, capabilities: ['file-dialogs', 'print-to-pdf'] })
  createPortServer(app)(port1, { session, desktop: null, ...caller })
  const client = createORPCClient<Client>(new RPCLink({ port: port2 }))
  port2.start()
  ends.push(() => port2.close())
  return { client, session, leave: () => port2.close(), send: (message: unknown) => port2.postMessage(message) }
}

test('calls are answered in the name of the session that the host gave', async () => {
  const { client, session } = connect()
  expect(await client.session.get()).toEqual(session)
  const vex = await client.factions.create({ name: 'Vex', notes: '' })
  expect(await client.factions.list()).toEqual([vex])
})

test('a player has no say over a port either', async () => {
  const session = createSession({ role: 'player', name: 'Mira', playerId: 'mira', capabilities: [] })
  const { client } = connect({ session })
  await expect(client.factions.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a stranger may call nothing', async () => {
  const { client } = connect({ session: null })
  await expect(client.session.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('what only the desktop can do reaches it', async () => {
  const asked: unknown[] = []
  const desktop: PortCaller['desktop'] = {
    chooseCampaign: () => Promise.resolve('/campaigns/chosen.orrery'),
    chooseNewFile: () => Promise.resolve(null),
    printToPdf(options) {
      asked.push(options)
      return Promise.resolve('/sheets/vex.pdf')
    },
  }
  const { client } = connect({ desktop })
  expect(await client.desktop.chooseCampaign()).toBe('/campaigns/chosen.orrery')
  expect(await client.desktop.printToPdf({ suggestedName: 'Vex', paper: 'A4' })).toBe('/sheets/vex.pdf')
  expect(asked).toEqual([{ suggestedName: 'Vex', paper: 'A4' }])
})

test('a fault is reported once, with a request id of its own that the answer names', async () => {
  const { client } = connect()
  campaign.file.db.exec('DROP TABLE agenda')
  const answers = await Promise.all([0, 1].map(() => client.agendas.list().then(() => 'answered', String)))
  expect(faults).toHaveLength(2)
  const ids = faults.map(({ requestId }) => String(requestId))
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{10}$/)
    expect(answers.join(' ')).toContain(id)
  }
})

test('live events arrive; a window that closes its port is forgotten', async () => {
  const { client, leave } = connect()
  const events = await client.live()
  const first = events.next()
  await client.factions.create({ name: 'Vex', notes: '' })
  expect((await first).value).toMatchObject({ type: 'changed', areas: expect.arrayContaining(['factions']) as unknown })
  leave()
  await expect(events.next()).rejects.toThrow()
  expect(faults).toEqual([])
})

/** Its id is none that the client gives. */
const GOOD = '{"i":"zz1","p":{"u":"/factions/create","b":{"json":{"name":"Canary","notes":""}}}}'
const BAD: readonly unknown[] = [
  null, 7, '', '{', 'null', '[]', '{}', '{"i":1}', '{"i":"1"}', '{"i":"1","p":null}', '{"i":"1","p":{}}', '{"i":"1","p":{"u":7}}',
  '{"i":"1","p":{"u":"http://[","b":1}}', '{"i":"1","p":{"u":"file:///etc/passwd"}}', '{"i":"1","t":3,"p":null}', '{"i":"1","t":9}',
  '{"i":"1","p":{"u":"/factions/create","h":{"content-type":"multipart/form-data"},"x":1}}', `{"i":"${'1'.repeat(99)}","t":4}`,
  { i: '1', p: null }, { i: '1', p: { u: '/factions/create' } }, [], new Uint8Array([255, 255]), new Uint8Array(1000), new ArrayBuffer(3), new Date(0),
] // oxfmt-ignore

test('what no page of ours sends is reported and left, however broken, and calls go on', async () => {
  const { client, send } = connect()
  const random = randomFrom(12)
  const tampered = Array.from({ length: MESSAGES }, () => mutateText(GOOD, random))
  for (const message of [...BAD, ...tampered]) send(message)
  await client.session.get()
  reportGoal({
    id: 'S12',
    goal: 'the desktop app: what comes through its port is of our form, or nothing',
    measured: `${BAD.length + tampered.length} malformed messages: ${faults.length} reported, none broke anything; fuses: scripts/read-fuses.mjs reads them while packaging`,
    isMet: faults.length >= BAD.length,
  })
  expect(faults.length).toBeGreaterThanOrEqual(BAD.length)
  expect(faults.filter(({ fault }) => !String(fault).includes('none of ours'))).toEqual([])
  expect(campaign.file.db.pragma('quick_check', { simple: true })).toBe('ok')
})
