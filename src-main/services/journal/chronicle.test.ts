import { afterEach, beforeEach, expect, test } from 'vitest'
import { BARE_WARBAND } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const night = (name: string, fromDay: number, recap = '') => {
  const { nights } = campaign.services
  const fields = { name, heldOn: null, present: [], plan: 'a plan', recap, fromDay, toDay: fromDay }
  return nights.close(nights.create(fields, campaign.author), campaign.author)
}
const entry = (title: string, day: number | null, more: object = {}) =>
  campaign.services.journal.create({ title, body: `On [[Ash|that day]].`, day, ...more }, campaign.author)
const read = (playerId?: string | null, from: number | null = null, to: number | null = null) => {
  const edition = playerId === undefined ? ({ for: 'gamemaster' } as const) : ({ for: 'player', playerId } as const)
  return campaign.services.journal.chronicle({ edition, from, to }).items
}
const names = (items: { name: string }[]) => items.map(({ name }) => name)

test('What happened stands in the order of its days, nights first, links as plain words', () => {
  entry('Undated', null)
  entry('Form', 2, { kind: 'template' })
  entry('Third day', 3)
  entry('First day', 1)
  night('Second night', 3, 'We saw [[First day]].')
  campaign.services.nights.create(
    { name: 'No days', heldOn: null, present: [], plan: '', recap: 'Fog.', fromDay: null, toDay: null },
    campaign.author,
  )
  campaign.services.nights.create(
    { name: 'Only planned', heldOn: null, present: [], plan: 'Rope', recap: '', fromDay: null, toDay: null },
    campaign.author,
  )
  expect(names(read())).toEqual(['First day', 'Second night', 'Third day', 'No days'])
  expect(read()[0]).toMatchObject({ what: 'entry', day: 1, text: 'On that day.' })
  expect(read()[1]).toMatchObject({ what: 'night', text: 'We saw First day.' })
  expect(names(read(undefined, 2, null))).toEqual(['Second night', 'Third day'])
  expect(names(read(undefined, null, 1))).toEqual(['First day'])
})

test('A battle is told with its place and sides; players hear of warbands that they have met', () => {
  const [crew, foe] = ['The Crew', 'The Foe'].map((name) =>
    campaign.services.warbands.create({ ...BARE_WARBAND, name }, campaign.author),
  )
  const side = (name: string, ...warbandIds: string[]) => ({
    name,
    isEnemy: false,
    warbandIds,
    reachedGoal: name === 'Ours',
    strangers: { models: 0, destroyed: 0 },
  })
  const record = { play: 'opposed', turns: 5, goal: 'a secret goal', tallies: [] }
  const sides = [side('Ours', crew?.id ?? ''), side('Theirs', foe?.id ?? '')]
  campaign.file.changes.record('Fight', campaign.author, () => {
    campaign.file.db
      .prepare(
        "INSERT INTO battle (id, name, day, record, choices, recorded_at) VALUES ('b-1', 'The ford', 2, ?, '{}', '2026')",
      )
      .run(JSON.stringify({ ...record, sides }))
    campaign.file.db.prepare('UPDATE warband SET has_fought = 1 WHERE id = ?').run(crew?.id)
  })
  const outcome = 'Ours won against Theirs: the goal was reached in 5 turns.'
  const battleLine = { what: 'battle', id: 'b-1', name: 'The ford', day: 2, place: null, outcome, results: [] }
  const sidesOf = (...theirs: string[]) => [
    { name: 'Ours', warbands: ['The Crew'], reachedGoal: true, units: [], others: '' },
    { name: 'Theirs', warbands: theirs, reachedGoal: false, units: [], others: '' },
  ]
  expect(read()).toEqual([{ ...battleLine, sides: sidesOf('The Foe') }])
  expect(read(null)).toEqual([{ ...battleLine, sides: sidesOf() }])
})

test('A player reads nights that are closed and entries that are theirs, without secrets', () => {
  entry('Theirs', 1, { audience: 'all', body: 'Open.\n\n:::secret\nno\n:::' })
  entry('Not theirs', 1)
  campaign.services.nights.create(
    { name: 'To come', heldOn: null, present: [], plan: '', recap: '', fromDay: 1, toDay: 1 },
    campaign.author,
  )
  night('Held', 1, 'We came.\n\n:::secret\nno\n:::')
  const items = read(null)
  expect(names(items)).toEqual(['Held', 'Theirs'])
  expect(JSON.stringify(items)).not.toMatch(/\bno\b|a plan/)
})
