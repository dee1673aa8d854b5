import { afterEach, beforeEach, expect, test } from 'vitest'
import { areas } from '#shared/contract/areas.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine, createTestFolder } from '#tests/support/command-line.ts'

const orrery = createCommandLine()
const { file } = createTestFolder()
let campaign: TestCampaign
beforeEach(() => {
  campaign = openTestCampaign()
  campaign.orrery.shutDown()
})
afterEach(() => campaign.close())

const call = (...argv: string[]) => orrery('call', ...argv, '--campaign', campaign.path)

test('a faction is created from JSON, listed, and stands in History', async () => {
  const fields = JSON.stringify({ name: 'The Guild', notes: '', colour: '#aa3311', emblem: null })
  const { out: inputs } = await call('factions')
  expect(inputs).toMatch(/^factions\.create \{ name: text, /m)
  const created = await call('factions.create', fields)
  expect(created).toMatchObject({ err: '', code: 0 })
  const listed = JSON.parse((await call('factions.list')).out) as { name: string }[]
  expect(listed.map(({ name }) => name)).toEqual(['The Guild'])
  expect((await orrery('history', '--campaign', campaign.path)).out).toContain(
    'Command line: The Guild joins the campaign',
  )
})

test('every area lists its queries and commands with what they take', async () => {
  const { out } = await call()
  const names = out
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0] ?? '')
  expect(names).toEqual(Object.keys(areas).filter((name) => !/^(session|desktop|campaigns|backups)$/.test(name)))
  for (const name of names) expect(await call(name)).toMatchObject({ code: 0, err: '' })
})

test('JSON comes from a file too', async () => {
  expect(await call('search.find', '--input', file('ask.json', '{"text":"guild","limit":5}'))).toMatchObject({
    code: 0,
    out: '[]\n',
  })
})

test('what cannot be called says what it takes', async () => {
  const refused = async (...argv: string[]) => {
    const { code, err } = await call(...argv)
    return `${code} ${err}`
  }
  expect(await refused('nothing')).toMatch(/^2 There is no area "nothing"\. The areas: campaign, /)
  expect(await refused('factions.fly')).toMatch(/^2 There is no "factions\.fly"\. factions has list, /)
  expect(await refused('search.find')).toMatch(/^2 search\.find takes \{ text: text, /)
  expect(await refused('search.find', '{')).toMatch(/^2 This is not JSON/)
  expect(await refused('search.find', '{"text":5,"limit":5}')).toMatch(/^2 text: .*\nsearch\.find takes/)
  expect(await refused('factions.list', '{}')).toBe('2 factions.list takes no JSON.\n')
  expect(await refused('factions.list', '{}', '{}')).toMatch(/^2 "\{\}" is one argument too many/)
  expect(await refused('session.view')).toMatch(/^2 There is no area "session"/)
})
