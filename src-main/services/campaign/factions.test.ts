import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

test('a faction keeps the colour and the emblem that it was given; a change that names neither leaves them', () => {
  const { factions } = campaign.services
  const { id, version } = factions.create(
    { name: 'Salt Choir', notes: '', colour: '#112233', emblem: 'cross' },
    campaign.author,
  )
  const renamed = factions.update({ id, version, name: 'Salt Choirs', notes: '' }, campaign.author)
  expect(renamed).toMatchObject({ name: 'Salt Choirs', colour: '#112233', emblem: 'cross' })
  const plain = factions.update(
    { id, version: renamed.version, name: 'Salt Choirs', notes: '', colour: null, emblem: null },
    campaign.author,
  )
  expect(plain).toMatchObject({ colour: null, emblem: null })
})

test('without a look of its own a faction takes that of its place', () => {
  const { factions } = campaign.services
  expect(factions.create({ name: 'Tithe', notes: '' }, campaign.author)).toMatchObject({ colour: null, emblem: null })
})
