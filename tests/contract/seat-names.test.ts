import { expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import { openTestCampaign } from '../support/campaign.ts'
import { CHANNELS } from './channels.ts'

test.each(Object.entries(CHANNELS))('over %s seats are called as their game lets them be', async (_name, open) => {
  const campaign = openTestCampaign()
  const faults: string[] = []
  const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
  const channel = await open({ orrery: campaign.orrery, report })
  const { matches } = await channel.connect('gamemaster')
  const seats = ['Ana of the Reach', 'Zoë']
  const options = { seats, settings: { shipsEach: 1 }, bots: { 'Ana of the Reach': 'hunter', Zoë: 'drifter' } }
  const fields = { name: 'The Drill', seats: [], starId: null, nightId: null, battleId: null }
  const { id } = await matches.create({ ...fields, game: 'space-planes', options })
  const before = await matches.view({ id, seat: 'Zoë' })
  expect(before.viewer).toBe('Zoë')
  const { view } = await matches.playBot({ id, version: before.version })
  expect(view.entries).toBe(1)
  const { lines } = await matches.log({ id, seat: null, before: null, limit: 10 })
  expect(lines).toMatchObject([{ n: 1, seat: 'Ana of the Reach' }])
  const [line] = await matches.list({ game: 'space-planes' })
  expect(line?.seats.map(({ seat }) => seat)).toEqual(seats)
  await channel.close()
  campaign.close()
  expect([...faults, ...campaign.world.faults]).toEqual([])
})
