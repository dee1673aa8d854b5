import { expect, test } from 'vitest'
import { createNoCampaignError } from './errors.ts'

test('a call that needs a campaign hears that none is open, or which one is being opened', () => {
  expect(createNoCampaignError(null).message).toBe('No campaign is open. Open or create one first.')
  expect(createNoCampaignError('/a.orrery is being opened.').message).toBe(
    '/a.orrery is being opened. Wait until that is done.',
  )
})
