import { expect, test } from 'vitest'
import { gameDesk, gameFields, openFistfulCampaign } from '#tests/support/fistful-games.ts'

test('steps of a kind are found however a file writes them', () => {
  const campaign = openFistfulCampaign()
  const { fistful } = campaign.services
  const game = gameDesk(campaign, fistful.create(gameFields(), campaign.author).id)
  for (const side of ['A', 'B'] as const) if (game.desk().head.seats[side].temper === null) game.choose(side)
  const at = game.desk().position.homeworlds.A ?? ''
  const lost = { what: 'fleet', side: 'A', fleet: 'Z', ships: { C: 1 }, at } as const
  const fields = { id: game.id, version: game.version(), note: 'The words "kind":"turn" stand here.' }
  fistful.correct({ ...fields, corrections: [lost] }, campaign.author)
  game.playTurn()
  const turn = () => fistful.turn({ id: game.id, turn: 1, as: null })
  const before = turn()
  expect(before.corrections).toHaveLength(1)

  const spaced = `UPDATE fistful_step SET body = replace(body, '"kind":"', '"kind" : "')`
  campaign.file.changes.record('Another hand', campaign.author, () => campaign.file.db.prepare(spaced).run())
  expect(turn()).toEqual(before)
  campaign.close()
})
