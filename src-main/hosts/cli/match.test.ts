import { afterEach, beforeEach, expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine } from '#tests/support/command-line.ts'
import { anyOptions } from '#tests/support/planetary-sand-options.ts'
import { emptySeat } from '#tests/support/tiny-matches.ts'

const orrery = createCommandLine()
let campaign: TestCampaign
beforeEach(() => {
  campaign = openTestCampaign()
  const options = BattleOptions.parse(anyOptions({}, { scenario: 'basic' }))
  const fields = { name: 'The Field', starId: null, nightId: null, battleId: null }
  const seats = ['Ana', 'Ben'].map(emptySeat)
  campaign.services.matches.create({ ...fields, seats, game: PLANETARY_SAND.id, options }, campaign.author)
  campaign.orrery.shutDown()
})
afterEach(() => campaign.close())

const match = (...argv: string[]) => orrery('match', ...argv, '--campaign', campaign.path)

test('a match is listed, its choices are shown, a draft is previewed and given', async () => {
  expect((await match('list')).out).toBe('The Field (planetary-sand): Ana, Ben; 0 orders\n')
  const { out: choices } = await match('choices', 'the field')
  expect(choices).toMatch(/^Deployment\. Ana: /)
  expect(choices).toContain('- end-phase: ')
  expect((await match('preview', 'The Field', 'end-phase')).out).toMatch(/Ready: /)
  expect((await match('give', 'The Field', 'end-phase')).code).toBe(0)
  expect((await match('choices', 'The Field')).out).toMatch(/Ben: /)
  expect((await match('list')).out).toContain('1 orders')
})

test('what cannot be done is refused with its reason', async () => {
  expect(await match('choices', 'Nowhere')).toMatchObject({ code: 1, err: expect.stringContaining('no match called') })
  expect(await match('choices', 'The Field', '--seat', 'Zoe')).toMatchObject({ code: 1 })
  expect(await match('give', 'The Field', 'fly')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no choice fly now'),
  })
  expect(await match('choices', 'The Field', '--pieces', 'Nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no piece Nobody'),
  })
  expect(await match('preview', 'The Field', 'end-phase', '--values', '{"far":1}')).toMatchObject({
    code: 2,
    err: expect.stringContaining('far is nothing to enter here'),
  })
  expect(await match('preview', 'The Field', 'end-phase', '--values', '[1]')).toMatchObject({ code: 2 })
  expect(await match('give', 'The Field', 'end-phase', '--dice', 'six')).toMatchObject({ code: 2 })
  expect(await match('fly')).toMatchObject({ code: 2 })
})
