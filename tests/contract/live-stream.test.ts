import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { EventHub } from '#main/services/kit/event-hub.ts'
import type { Client } from '#shared/contract/contract.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { CHANNELS, type Channel } from './channels.ts'

// Nothing happens here: whoever leaves a live stream is forgotten without an event that would wake it.

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let campaign: TestCampaign
let channel: Channel
let listeners: Set<unknown>
let faults: string[]
beforeEach(() => {
  campaign = openTestCampaign()
  listeners = new Set()
  faults = []
})
afterEach(async () => {
  await channel.close()
  expect(faults).toEqual([])
  campaign.close()
})

/** The campaign's events, with a count of those who listen. */
function counted(events: EventHub): EventHub {
  return {
    publish: (event) => events.publish(event),
    subscribe(listener) {
      const unsubscribe = events.subscribe(listener)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}

/** A client over a channel, and how many listen before it does. */
async function connect(open: (typeof CHANNELS)[string]): Promise<{ client: Client; before: number }> {
  const orrery = { ...campaign.orrery, events: counted(campaign.orrery.events) }
  channel = await open({ orrery, report: createFaultReporter((line) => void faults.push(line), campaign.world.now) })
  const client = await channel.connect('gamemaster')
  await client.session.get()
  return { client, before: listeners.size }
}

/** Follows a stream to its end, however it ends. */
async function follow(stream: AsyncIterable<unknown>): Promise<string> {
  try {
    for await (const _event of stream);
    return 'ended'
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}

describe.each(Object.entries(CHANNELS))('%s', (_name, open) => {
  test('whoever gives a stream up hears its end, and is forgotten', async () => {
    const { client, before } = await connect(open)
    const leaving = new AbortController()
    const ending = follow(await client.live(undefined, { signal: leaving.signal }))
    expect(listeners.size).toBe(before + 1)
    collectGarbage()
    leaving.abort()
    expect(await ending).toBe('AbortError')
    await expect.poll(() => listeners.size).toBe(before)
  })

  test('whoever stops reading is forgotten', async () => {
    const { client, before } = await connect(open)
    const stream = await client.live()
    const reading = stream.next()
    await stream.return()
    await reading.catch(() => {})
    await expect.poll(() => listeners.size).toBe(before)
  })

  test('whoever gives up before the answer is forgotten', async () => {
    const { client, before } = await connect(open)
    const leaving = new AbortController()
    const asking = client.live(undefined, { signal: leaving.signal }).then(follow, String)
    leaving.abort()
    expect(await asking).toContain('AbortError')
    await client.session.get()
    await expect.poll(() => listeners.size).toBe(before)
  })

  test('a channel that closes leaves nobody behind', async () => {
    const { client, before } = await connect(open)
    const endings = [follow(await client.live()), follow(await client.live())]
    expect(listeners.size).toBe(before + 2)
    await channel.close()
    await Promise.all(endings)
    await expect.poll(() => listeners.size).toBe(before)
  })
})
