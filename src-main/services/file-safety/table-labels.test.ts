import { expect, test } from 'vitest'
import { listLoggedTables } from '#main/db/change-log/triggers.ts'
import { openTestCampaign } from '#tests/support/campaign.ts'
import { getTableLabel } from './table-labels.ts'

test('what any table holds is called by a word of its own, with a capital', () => {
  const campaign = openTestCampaign()
  const tables = listLoggedTables(campaign.file.db)
  campaign.close()
  const words = tables.map(getTableLabel)
  expect(tables).toContain('ledger_entry')
  expect(words.filter((word) => !/^[A-Z]/.test(word) || word.includes('_'))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})
