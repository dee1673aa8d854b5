import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'
import { TINY_GAME } from '../support/tiny-game.ts'
import { beginTiny, tinyTable } from '../support/tiny-matches.ts'

const MATCHES = runs({ part: 8, whole: 400 })
const TRIES = 3

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign({ games: [TINY_GAME] })))
afterEach(() => campaign.close())

test(`in ${MATCHES} matches whoever goes back and rolls again gets the same dice`, () => {
  let differing = 0
  for (let count = 0; count < MATCHES; count += 1) {
    const table = tinyTable(campaign, beginTiny(campaign))
    table.act('red', { type: 'draw' })
    const faces = table.faces(1)
    for (let time = 0; time < TRIES; time += 1) {
      table.undo()
      table.act('red', { type: 'draw' })
      if (String(table.faces(1)) !== String(faces)) differing += 1
    }
  }
  reportGoal({
    id: 'S2',
    goal: 'going back brings no other dice; sealed turns stand once they are bound',
    measured: `${MATCHES * TRIES} rolls taken again, ${differing} fell otherwise; seals are tried by the tests of the mail game`,
    isMet: differing === 0,
  })
  expect(differing).toBe(0)
})
