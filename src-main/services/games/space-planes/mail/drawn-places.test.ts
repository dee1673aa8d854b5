import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { copy, desk, FIELDS, idOf, mails, paste, standing, turn, undo, view } from '#tests/support/mailed-campaigns.ts'

// All ships are placed by chance, from a link of the inviter and the anchor of the other (SP-MAIL-2).

let ana: TestCampaign
let ben: TestCampaign
beforeEach(() => {
  ana = openTestCampaign()
  ben = openTestCampaign({ seed: 2 })
})
afterEach(() => {
  ana.close()
  ben.close()
})

const options = { ...FIELDS.options, settings: { tie: 'shared' } }

test.each(['brass', 'azure'])('two mails a side at most begin a battle that %s invites to', async (mySeat) => {
  mails(ana).invite({ ...FIELDS, options, mySeat, drawsPlaces: true }, ana.author)
  const invitation = copy(ana)
  const { invitation: shown } = await mails(ben).readMail({ text: invitation })
  expect(shown?.settings).toContainEqual(expect.objectContaining({ title: 'Placing ships' }))
  await paste(ben, invitation)
  expect(desk(ben)).toMatchObject({ isMyTurn: false, next: 'Send Ana the answer.' })
  const answer = copy(ben)
  expect(desk(ben).next).toBe('Waiting for Ana’s mail, which places all ships.')
  expect(await paste(ana, answer)).toEqual([])
  expect(view(ana)).toMatchObject({ phase: 'flying', turn: 1 })
  const isFirst = mySeat === 'brass'
  expect(desk(ana).isMyTurn).toBe(isFirst)
  if (isFirst) turn(ana, 'PASS')
  expect(await paste(ben, copy(ana))).toEqual([])
  expect(view(ben).ships).toHaveLength(6)
  expect(desk(ben).isMyTurn).toBe(true)
  turn(ben, 'PASS')
  expect(await paste(ana, copy(ben))).toEqual([])
  expect(standing(ana)).toEqual(standing(ben))
  for (const table of [ana, ben])
    expect(table.services.matches.verify({ id: idOf(table) }, table.author)).toEqual({ fault: null })
})

test('the places are those of the first answer: another one does not draw them anew', async () => {
  mails(ana).invite({ ...FIELDS, options, drawsPlaces: true }, ana.author)
  const invitation = copy(ana)
  await paste(ben, invitation)
  const answer = copy(ben)
  await paste(ana, answer)
  const places = view(ana).ships
  const third = openTestCampaign({ seed: 3 })
  await paste(third, invitation)
  const secondAnswer = copy(third)
  third.close()
  undo(ana)
  await expect(paste(ana, secondAnswer)).rejects.toThrow('is spent. Begin a new battle')
  await paste(ana, answer)
  expect(view(ana).ships).toEqual(places)
})
