import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '../../tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

test('a journal entry and a faction are found as things, with their kind and id', () => {
  const { factions, journal, search } = campaign.services
  const { id } = factions.create({ name: 'Vex Combine', notes: '' }, campaign.author)
  const entry = journal.create({ title: 'First landing', body: 'We met the Vex Combine.' }, campaign.author)
  expect(search.find({ text: 'vex', limit: 10 })).toEqual([
    { thing: { kind: 'faction', id, name: 'Vex Combine' }, excerpt: '', isGuess: false },
    {
      thing: { kind: 'journal', id: entry.id, name: 'First landing' },
      excerpt: expect.stringContaining('\u2068Vex\u2069') as string,
      isGuess: false,
    },
  ])
  expect(search.find({ text: 'Vekx', limit: 10 })).toMatchObject([{ thing: { id }, isGuess: true }, { isGuess: true }])
})
