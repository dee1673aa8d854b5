import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { reportGoal } from '../support/goal-table.ts'
import { randomFrom } from '../support/mutate-text.ts'
import { runs } from '../support/soak.ts'

const EDITS = runs({ part: 200, whole: 10_000 })
const WINDOWS = ['Mira', 'Ilka'] as const

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

test(`of ${EDITS} edits of two windows on one page none is lost: who saw an older state is told`, () => {
  const { players } = campaign.services
  const { id } = players.create({ name: 'Begin', notes: '' }, campaign.author)
  const read = () => players.list().find((player) => player.id === id)
  const seen = new Map<string, ReturnType<typeof read>>()
  const random = randomFrom(20_261_122)
  const counts = { saved: 0, told: 0, lost: 0 }
  for (let edit = 0; edit < EDITS; edit += 1) {
    const name = WINDOWS[random(2)] ?? 'Mira'
    const author = { ...campaign.author, name, session: name }
    if (random(2) === 0 || !seen.has(name)) seen.set(name, read())
    const [own, now] = [seen.get(name), read()]
    try {
      players.update({ id, version: own?.version ?? 0, name: `${name} ${edit}`, notes: '' }, author)
      counts.saved += 1
      if (own?.version !== now?.version) counts.lost += 1
      seen.set(name, read())
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      expect(own?.version).not.toBe(now?.version)
      expect(read()).toEqual(now)
      counts.told += 1
    }
  }
  reportGoal({
    id: 'R6',
    goal: 'two windows on one thing: no edit lost without a word',
    measured: `${EDITS} edits: ${counts.saved} saved, ${counts.told} told that they were late, ${counts.lost} lost; a second program and a moved file are told by tests of their own`,
    isMet: counts.lost === 0,
  })
  expect(counts).toMatchObject({ lost: 0 })
  expect(counts.told).toBeGreaterThan(EDITS / 20)
  expect(campaign.file.changes.count()).toBeGreaterThanOrEqual(counts.saved)
})
