import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AgendaView } from '#shared/contract/planet28/agendas.ts'
import type { RulingId } from '#shared/games/planet28/tables/rulings.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
let crew: string
let law: string
let mira: string
let tam: string
beforeEach(() => {
  campaign = openTestCampaign()
  const { warbands } = campaign.services
  crew = warbands.create({ ...BARE_WARBAND, name: 'Crew', play: 'co-op' }, campaign.author).id
  law = warbands.create({ ...BARE_WARBAND, name: 'Law' }, campaign.author).id
  mira = addCharacter('Mira', crew)
  tam = addCharacter('Tam', law)
})
afterEach(() => campaign.close())

const addCharacter = (name: string, warbandId: string): string =>
  campaign.services.characters.create({ ...BARE_UNIT, warbandId, name, profile: BARE_CHARACTER }, campaign.author).id
const agendas = () => campaign.services.agendas
const deal = (characterId: string, face: number) =>
  agendas().deal({ characterId, roll: { source: 'typed', face } }, campaign.author)
const undo = () => campaign.services.history.undo({ id: null }, campaign.author)
const lastLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const rule = (id: RulingId, value: string | number) =>
  campaign.services.rulings.choose({ id, value, reason: '', agreedBy: '', agreedOn: null, version: 0 }, campaign.author)
const throwDie = (agenda: AgendaView, face: number | null) => {
  const roll = face === null ? ({ source: 'seeded' } as const) : ({ source: 'typed', face } as const)
  return agendas().search({ ...agenda, roll }, campaign.author)
}

const side = (name: string, warbandId: string, zone: 'centre' | 'side-1') => ({ name, warbandId, zone })
const prepare = () =>
  campaign.services.scenarios.create(
    {
      name: 'Fog',
      promptId: null,
      story: '',
      goal: '',
      tablePlan: '',
      turns: null,
      notes: '',
      sides: [side('Crew', crew, 'centre'), side('Law', law, 'side-1')],
    },
    campaign.author,
  )

/** A battle that was fought and is not settled. */
function fight(fateOfMira: 'stood' | 'absent'): void {
  const sides = [
    { name: 'Crew', warbandIds: [crew] },
    { name: 'Law', warbandIds: [law] },
  ]
  const tallies = [{ kind: 'character', unitId: mira, warbandId: crew, fate: fateOfMira }]
  const record = JSON.stringify({ play: 'opposed', turns: null, goal: '', sides, tallies })
  campaign.file.changes.record('Record Fog', campaign.author, () =>
    campaign.file.db
      .prepare(`INSERT INTO battle (id, name, record, choices, recorded_at) VALUES ('fog', 'Fog', ?, '{}', '2026')`)
      .run(record),
  )
}

test('P28-AG-1, P28-AGENDA-3: an enemy is named in secret, and forgotten when the game ends', () => {
  let agenda = deal(mira, 1)
  expect(agenda.choice).toMatchObject({ names: 'enemy', isDue: true, groups: [{ label: 'Law', options: ['Tam'] }] })
  agenda = agendas().setTarget({ ...agenda, target: ' Tam ' }, campaign.author)
  expect([agenda.target, lastLabel()]).toEqual(['Tam', 'Note on the hidden agenda of Mira'])
  agenda = agendas().setNote({ ...agenda, note: 'By the wall' }, campaign.author)
  expect([agenda.note, lastLabel()]).toEqual(['By the wall', 'Note on the hidden agenda of Mira'])
  expect(agendas().miss(agenda, campaign.author)).toMatchObject({ target: '', note: '', failedGames: 0 })
  undo()
  const [again] = agendas().list()
  expect(agendas().fail(again ?? agenda, campaign.author)).toMatchObject({ target: '', note: '', failedGames: 1 })
})

test('P28-AG-2: who deploys in the centre of the next game names an edge; whoever fought says no more', () => {
  expect(deal(mira, 2).choice).toMatchObject({ names: 'edge', isDue: false })
  prepare()
  const [agenda] = agendas().list()
  expect(agenda?.choice).toMatchObject({ isDue: true, moment: expect.stringMatching(/centre/) as unknown })
  expect(agenda?.choice?.groups[0]?.options).toEqual(['Side 1', 'Side 2', 'Side 3', 'Side 4'])
})

test('P28-AG-3: corners one by one, by typed or by Orrery’s dice; the fourth is certain; after undo the same face', () => {
  let agenda = throwDie(deal(mira, 3), 1)
  expect(agenda.search).toEqual({ searched: 1, faces: [1], foundAt: null, isNextCertain: false })
  const seeded = throwDie(agenda, null).search
  expect(lastLabel()).toBe('Note on the hidden agenda of Mira')
  undo()
  expect(throwDie(agendas().list()[0] ?? agenda, null).search).toEqual(seeded)
  undo()
  agenda = throwDie(throwDie(agendas().list()[0] ?? agenda, 2), 3)
  expect(agenda.search).toMatchObject({ searched: 3, foundAt: null, isNextCertain: true })
  expect(() => throwDie(agenda, 4)).toThrow(/last corner holds it for certain/)
  agenda = throwDie(agenda, null)
  expect(agenda.search).toMatchObject({ searched: 4, faces: [1, 2, 3], foundAt: 4 })
  expect(() => throwDie(agenda, null)).toThrow(/found already/)
  expect(agendas().fail(agenda, campaign.author).search).toMatchObject({ searched: 0, faces: [] })
})

test('P28-AG-3: the others search no corners', () => {
  expect(() => throwDie(deal(mira, 5), 4)).toThrow('no corners to search')
})

test('P28-AGENDA-2, P28-AGENDA-3: done, it is paid and leaves the hand; another may be dealt', () => {
  const agenda = agendas().fail(deal(mira, 5), campaign.author)
  agendas().done(agenda, campaign.author)
  expect(lastLabel()).toBe('Mira has done a hidden agenda, worth 4 campaign points')
  expect(agendas().list()).toEqual([])
  expect(pointsOf(mira)).toBe(4)
  expect(campaign.services.characters.get({ id: mira }).hasAgenda).toBe(false)
  expect(campaign.services.campaign.home().counts.agendas).toBe(0)
  expect(() => agendas().done(agenda, campaign.author)).toThrow('not there any more')
  expect(deal(mira, 6).worth).toBe(5)
})

test('P28-AG-3: paid by hand the thief’s credits come from dice of their own, and undo takes all of it back', () => {
  const agenda = deal(mira, 3)
  agendas().done(agenda, campaign.author)
  const credits = creditsOf(crew)
  expect(credits).toBeGreaterThan(1)
  undo()
  expect([pointsOf(mira), creditsOf(crew), agendas().list().length]).toEqual([0, 0, 1])
  agendas().done({ ...agenda, version: agendas().list()[0]?.version ?? 0 }, campaign.author)
  expect(creditsOf(crew)).toBe(credits)
})

test('P28-AGENDA-2: dropped only at nothing, and never where the group keeps them', () => {
  let agenda = deal(mira, 5)
  expect(() => agendas().drop(agenda, campaign.author)).toThrow('once it is worth nothing')
  for (let games = 0; games < 5; games += 1) agenda = agendas().fail(agenda, campaign.author)
  expect(agenda.mayDrop).toBe(true)
  expect(dueTexts()).toContain('Mira’s hidden agenda is worth nothing any more: it may be dropped.')
  rule('agendaAtZero', 'keep')
  expect(agendas().list()[0]?.mayDrop).toBe(false)
  undo()
  agendas().drop(agenda, campaign.author)
  expect([lastLabel(), agendas().list().length]).toEqual(['Mira drops a hidden agenda', 0])
})

test('P28-AGENDA-1: by ruling a warband has one at a time', () => {
  const rook = addCharacter('Rook', crew)
  rule('agendasPerWarband', 1)
  const first = deal(mira, 5)
  expect(() => deal(rook, 1)).toThrow('one hidden agenda at a time')
  deal(tam, 1)
  agendas().done(first, campaign.author)
  expect(deal(rook, 1).characterName).toBe('Rook')
})

test('P28-AGENDA-3: in co-op its points are shared or kept; elsewhere that is no question', () => {
  const agenda = agendas().share({ ...deal(mira, 5), isShared: true }, campaign.author)
  expect([agenda.isShared, lastLabel()]).toEqual([true, 'Mira shares the points of a hidden agenda'])
  expect(deal(tam, 5).isShared).toBeNull()
})

test('A battle that waits to be settled asks for what was not named, of those who took part', () => {
  const agenda = deal(mira, 4)
  const line = 'Look at Mira’s hidden agenda, before the results of Fog are applied.'
  fight('absent')
  expect(dueTexts()).not.toContain(line)
  undo()
  fight('stood')
  expect(dueTexts()).toContain(line)
  expect(agendas().list()[0]?.choice?.moment).toMatch(/The game is over/)
  agendas().setTarget({ ...agenda, target: 'Tam' }, campaign.author)
  expect(dueTexts()).not.toContain(line)
})

test('The audit holds every agenda that was ever dealt: held, done, removed and undone, with its owner’s name', () => {
  deal(mira, 1)
  undo()
  agendas().remove(deal(mira, 2), campaign.author)
  agendas().done(agendas().reveal(deal(mira, 3), campaign.author), campaign.author)
  deal(tam, 4)
  campaign.services.warbands.remove(campaign.services.warbands.get({ id: law }), campaign.author)
  const lines = agendas().audit()
  expect(lines.map(({ face, outcome, characterName }) => [face, outcome, characterName])).toEqual([
    [4, 'removed', 'Tam'],
    [3, 'done', 'Mira'],
    [2, 'removed', 'Mira'],
    [1, 'undone', 'Mira'],
  ])
  expect(lines[0]?.warbandName).toBe('Law')
  expect(lines[1]).toMatchObject({ paid: 5, isRevealed: true, rolled: 'typed', dealtBy: campaign.author.name })
  expect(lines[1]?.steps.map(({ label }) => label)).toEqual([
    'Deal a hidden agenda to Mira',
    'Mira reveals a hidden agenda',
    'Mira has done a hidden agenda, worth 5 campaign points',
  ])
})

const balanceOf = (id: string) =>
  campaign.services.ledger.balances({ warbandId: null }).find(({ account }) => account.id === id)
const pointsOf = (id: string) => balanceOf(id)?.points
const creditsOf = (id: string) => balanceOf(id)?.credits
const dueTexts = () => campaign.services.campaign.home().due.map(({ text }) => text)
