import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import {
  best,
  bestTurns,
  copy,
  desk,
  idOf,
  matchOf,
  paste,
  standing,
  startByMail,
  turn,
  undo,
  view,
} from '#tests/support/mailed-campaigns.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

// A card link that was shown is spent for the battle that it was shown for, whatever is undone (SP-MAIL-2).

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

/** How many links the cards of each shot passed over, by the log of a table. */
function skippedLinks(table: TestCampaign): (number | undefined)[] {
  const { lines } = table.services.matches.log({ id: idOf(table), seat: null, before: null, limit: 200 }, GAMEMASTER)
  const events = lines.flatMap((line) => line.events.map(({ event }) => event as { type: string; skipped?: number }))
  return events.filter(({ type }) => type === 'answered').map(({ skipped }) => skipped)
}

/** Another turn of Ana's with a shot than the best one. */
const otherShot = (): string =>
  bestTurns(ana, 60)
    .filter(({ text }) => text.includes('SHOOT'))
    .at(-1)?.text ?? ''

/** Ana has shot, Ben has sent the cards, and Ana, who knows them, has undone her turn. */
async function undoneShot(): Promise<{ readonly first: string }> {
  await startByMail(ana, ben)
  const before = matchOf(ana).entries
  turn(ana, best(ana).text)
  const first = copy(ana)
  await paste(ben, first)
  await paste(ana, copy(ben))
  while (matchOf(ana).entries > before) undo(ana)
  expect(view(ana)).toMatchObject({ turn: 1, discard: [], done: { manoeuvre: null, shot: null } })
  return { first }
}

test('another shot than the one that was answered is refused, and nobody is told to undo', async () => {
  await undoneShot()
  turn(ana, otherShot())
  expect(desk(ana).mail?.clash).toContain('That link is spent')
  const refusal = await paste(ben, copy(ana)).catch((error: Error) => error.message)
  expect(refusal).toMatch(/came before with other orders.*Its cards are known at both tables, so it stands/)
  expect(refusal).not.toContain('undo')
  expect(desk(ben).undo).toContain('undo does not return their links')
})

test('where both undo, the shot takes new links, and both logs say so', async () => {
  const { first } = await undoneShot()
  turn(ana, otherShot())
  const second = copy(ana)
  undo(ben)
  expect(await paste(ben, second)).toEqual([])
  expect(await paste(ana, copy(ben))).toEqual([])
  expect([skippedLinks(ana), skippedLinks(ben)]).toEqual([[1], [1]])
  expect(standing(ana)).toEqual(standing(ben))
  for (const table of [ana, ben])
    expect(table.services.matches.verify({ id: idOf(table) }, table.author)).toEqual({ fault: null })
  undo(ben)
  await expect(paste(ben, first)).rejects.toThrow('a link that was shown is spent')
})

test('the same shot as before keeps its link and its cards', async () => {
  const { first } = await undoneShot()
  turn(ana, best(ana).text)
  expect(copy(ana)).toBe(first)
  expect(skippedLinks(ben)).toEqual([undefined])
})

test('a link that was shown with a turn that is no shot any more is spent for the other player’s shot too', async () => {
  await startByMail(ana, ben)
  const before = matchOf(ana).entries
  turn(ana, best(ana).text)
  copy(ana)
  while (matchOf(ana).entries > before) undo(ana)
  turn(ana, 'PASS')
  const passed = copy(ana)
  expect(passed).toContain('SPENT LINKS 1')
  expect(await paste(ben, passed)).toEqual([])
  turn(ben, best(ben).text)
  expect(await paste(ana, copy(ben))).toEqual([])
  expect(skippedLinks(ana)).toEqual([1])
})
