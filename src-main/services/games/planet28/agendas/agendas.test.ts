import { afterEach, beforeEach, expect, test } from 'vitest'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
let owner: string
beforeEach(() => {
  campaign = openTestCampaign()
  owner = addCharacter('Mira Voss')
})
afterEach(() => campaign.close())

function addCharacter(name: string): string {
  const { warbands, characters } = campaign.services
  const crew = warbands.list()[0] ?? warbands.create({ ...BARE_WARBAND, name: 'Crew' }, campaign.author)
  return characters.create({ ...BARE_UNIT, warbandId: crew.id, name, profile: BARE_CHARACTER }, campaign.author).id
}
const dealTo = (characterId: string) =>
  campaign.services.agendas.deal({ characterId, roll: { source: 'seeded' } }, campaign.author)
const remove = (agenda: { id: string; version: number }) => campaign.services.agendas.remove(agenda, campaign.author)
const undo = () => campaign.services.history.undo({ id: null }, campaign.author)
const labels = () => campaign.services.history.list({ beforeId: null, limit: 200 }).changes.map(({ label }) => label)

test('P28-AGENDA-1: a face rolled at the table gives the agenda of that row', () => {
  const agenda = campaign.services.agendas.deal(
    { characterId: owner, roll: { source: 'typed', face: 4 } },
    campaign.author,
  )
  expect(agenda).toMatchObject({ agenda: 'knowledge-is-power', face: 4, rolled: 'typed', failedGames: 0, worth: 5 })
  expect(agenda).toMatchObject({ characterName: 'Mira Voss', warbandName: 'Crew' })
  expect(campaign.services.agendas.list()).toEqual([agenda])
})

test('P28-AGENDA-1: one agenda a character, several in a warband', () => {
  dealTo(owner)
  expect(() => dealTo(owner)).toThrow(/has a hidden agenda already. It keeps that one/)
  dealTo(addCharacter('Tam'))
  expect(campaign.services.agendas.list()).toHaveLength(2)
  const inHand = () => campaign.services.campaign.home().counts.agendas
  expect(inHand()).toBe(2)
  undo()
  expect(inHand()).toBe(1)
})

test('P28-AGENDA-1: after undo and dealing again the same face comes, and redo brings the very same agenda', () => {
  const first = dealTo(owner)
  undo()
  expect(campaign.services.agendas.list()).toEqual([])
  campaign.services.history.redo({ id: null }, campaign.author)
  expect(campaign.services.agendas.list()[0]).toMatchObject({ id: first.id, face: first.face })
  undo()
  expect(dealTo(owner).face).toBe(first.face)
})

test('P28-AGENDA-3: after a removal each deal is a die of its own, and undoing that one does not re-roll it', () => {
  const faces: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const agenda = dealTo(owner)
    faces.push(agenda.face)
    undo()
    const again = dealTo(owner)
    expect(again.face).toBe(agenda.face)
    remove(again)
  }
  expect(new Set(faces).size).toBeGreaterThan(2)
})

test('P28-AGENDA-1: undoing a removal and the deal before it brings that deal’s die back', () => {
  const first = dealTo(owner)
  remove(first)
  const second = dealTo(owner)
  undo()
  undo()
  undo()
  expect(dealTo(owner).face).toBe(first.face)
  remove(campaign.services.agendas.list()[0] ?? first)
  expect(dealTo(owner).face).toBe(second.face)
})

test('P28-AGENDA-1: characters do not share dice', () => {
  const faces = Array.from({ length: 12 }, (_, index) => dealTo(addCharacter(`Crew ${index}`)).face)
  expect(new Set(faces).size).toBeGreaterThan(2)
})

test('P28-AGENDA-2: each failed game makes it worth one less, never below nothing', () => {
  let agenda = dealTo(owner)
  const worths = Array.from({ length: 6 }, () => {
    agenda = campaign.services.agendas.fail(agenda, campaign.author)
    return agenda.worth
  })
  expect(worths).toEqual([4, 3, 2, 1, 0, 0])
  undo()
  expect(campaign.services.agendas.list()[0]).toMatchObject({ failedGames: 5, worth: 0 })
})

test('A stale fail or removal is refused', () => {
  const agenda = dealTo(owner)
  campaign.services.agendas.fail(agenda, campaign.author)
  expect(() => campaign.services.agendas.fail(agenda, campaign.author)).toThrow(/changed this since/)
  expect(() => remove(agenda)).toThrow(/changed this since/)
})

test('P28-AGENDA-1: no list, label, search or home page says what an agenda is, and no view holds the seed', () => {
  const { services } = campaign
  for (const [index, id] of listRowIds(HIDDEN_AGENDAS).entries()) {
    const roll = { source: 'typed', face: HIDDEN_AGENDAS[id].roll } as const
    services.agendas.deal({ characterId: addCharacter(`Crew ${index}`), roll }, campaign.author)
  }
  for (const agenda of services.agendas.list()) services.agendas.fail(agenda, campaign.author)
  services.agendas.list().forEach(remove)
  undo()
  const names = listRowIds(HIDDEN_AGENDAS).flatMap((id) => [id, HIDDEN_AGENDAS[id].name])
  const open = JSON.stringify([
    services.characters.list(),
    services.warbands.list(),
    services.history.list({ beforeId: null, limit: 200 }),
    services.campaign.home(),
    names.map((text) => services.search.find({ text, limit: 50 })),
  ]).toLowerCase()
  expect(names.filter((name) => open.includes(name.toLowerCase()))).toEqual([])
  expect(labels()).toContain('Deal a hidden agenda to Crew 1')
  expect(JSON.stringify([open, services.agendas.list()])).not.toContain(campaign.world.newSeed())
})
