import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatCampaignDay } from '#shared/kit/calendar.ts'
import { areRunsOnBoard } from '#shared/kit/hex-runs.ts'
import { getHexDistance, isOnBoard } from '#shared/kit/hex.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'
import { SAMPLE_NAME } from './sample-campaign.ts'

let campaign: TestCampaign
beforeAll(() => void (campaign = openTestCampaign({ sample: true })))
afterAll(() => campaign.close())

const map = () => campaign.services.cluster.get({ id: null })
const ends = () => {
  const stars = new Map(map().stars.map((star) => [star.id, star]))
  return map().routes.map(({ fromStarId, toStarId }) => {
    const [from, to] = [stars.get(fromStarId), stars.get(toStarId)]
    if (!from || !to) throw new Error('A route without a star')
    return [from, to] as const
  })
}

test('It holds what it promises', () => {
  const { campaign: home, counts } = campaign.services.campaign.home()
  expect(home).toMatchObject({ name: SAMPLE_NAME, isSample: true, nextSessionOn: '2026-01-10' })
  expect(home.nextSessionPlan).not.toBe('')
  expect(counts).toMatchObject({
    stars: 40,
    factions: 2,
    warbands: 2,
    characters: 6,
    squads: 2,
    vehicles: 1,
    entries: 6,
    agendas: 2,
  })
  expect(counts.routes).toBeGreaterThanOrEqual(45)
  expect(counts.routes).toBeLessThanOrEqual(55)
})

test('FIST-MAP-1, -2: 40 names on the board, every rating, no two stars side by side', () => {
  const { stars, head } = map()
  const { board } = head
  expect([board.rows, board.columns]).toEqual([32, 16])
  expect(new Set(stars.map(({ name }) => name)).size).toBe(40)
  expect(new Set(stars.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(stars.every((star) => isOnBoard(star, board))).toBe(true)
  const close = stars.filter((star) =>
    stars.some((otherStar) => otherStar !== star && getHexDistance(star, otherStar, board) < 2),
  )
  expect(close).toEqual([])
})

test('FIST-MAP-3: routes are at most 3 hexes long and join all the stars', () => {
  const { board } = map().head
  expect(ends().filter(([from, to]) => getHexDistance(from, to, board) > 3)).toEqual([])
  const reached = new Set([ends()[0]?.[0].id])
  for (let size = 0; size < reached.size;) {
    size = reached.size
    for (const [from, to] of ends()) {
      if (reached.has(from.id)) reached.add(to.id)
      if (reached.has(to.id)) reached.add(from.id)
    }
  }
  expect(reached.size).toBe(40)
})

test('FIST-SETUP-2: the map shows what the studio can do, and keeps some of it from the players', () => {
  const { head, stars, routes, regions, labels, fleets, bookmarks } = map()
  const homes = stars.filter(({ isHomeworld }) => isHomeworld).map(({ name, row }) => ({ name, row }))
  expect(homes).toEqual([
    { name: 'Hallow’s Rest', row: 5 },
    { name: 'Threnody', row: 23 },
  ])
  expect([regions.length, labels.length, fleets.length, bookmarks.length]).toEqual([3, 4, 4, 2])
  expect(regions.every(({ hexes }) => areRunsOnBoard(hexes, head.board))).toBe(true)
  expect(new Set(routes.map(({ style }) => style))).toEqual(new Set(['solid', 'dashed', 'dotted']))
  const linked = stars.map(({ id }) => campaign.services.cluster.starDetails({ id }).links)
  expect(linked.flat().map(({ name }) => name)).toEqual(['Fog on the jetty', 'The Unpaid'])
  const known = campaign.services.cluster.playerEdition({ id: head.id })
  expect(stars.filter(({ id }) => !known.stars.some((star) => star.id === id)).map(({ name }) => name)).toEqual([
    'Isker',
  ])
  expect([known.regions.length, known.labels.length, known.fleets.length]).toEqual([2, 3, 3])
  expect(routes.length - known.routes.length).toBe(3)
})

test('P28-BUILD-1, -6, P28-VB-1, P28-SQ-1: every force is legal, at about 500 points of people', () => {
  const { warbands, characters, squads, vehicles } = campaign.services
  for (const { problems, unitProblems, leftoverCredits, leaderId } of warbands.list()) {
    expect(problems).toEqual([])
    expect(unitProblems).toEqual({ refused: 0, flagged: 0, allowed: 0 })
    expect(leftoverCredits).toBeGreaterThanOrEqual(0)
    expect(leaderId).not.toBeNull()
  }
  const units = [...characters.list(), ...squads.list(), ...vehicles.list()]
  expect(units.filter(({ problems }) => problems.refused + problems.flagged > 0)).toEqual([])
  const crew = characters.list().filter(({ warbandName }) => warbandName === 'The Unpaid')
  const points = crew.reduce((sum, { cost }) => sum + cost, 0)
  expect(points).toBeGreaterThan(470)
  expect(points).toBeLessThan(530)
  expect(crew.filter(({ hasAgenda }) => hasAgenda)).toHaveLength(2)
})

test('It shows what a group can do: a stash in its box, a template, a house rule, a weapon of its own, a battle', () => {
  const { warbands, rulings, house, squads, scenarios } = campaign.services
  const [unpaid, tithe] = warbands.list()
  expect(tithe).toMatchObject({ name: 'Tithe collectors', state: 'template', isBehindRules: false })
  expect(unpaid).toMatchObject({ state: 'active', pointLimit: 1000, isBehindRules: false })
  expect(unpaid?.stash).toContain('safety-deposit-box')
  expect(rulings.list().filter(({ isChosen }) => isChosen)).toMatchObject([{ id: 'customWeapons' }])
  expect(house.list()).toMatchObject([{ name: 'Lamp hook', kind: 'own', carriers: 1 }])
  const hands = squads.list().find(({ name }) => name === 'The Jetty Hands')
  expect(hands).toMatchObject({ size: 4, weapons: ['Lamp hook'], warbandId: unpaid?.id })
  const [battle] = scenarios.list()
  expect(battle?.sides.map(({ warbandId }) => warbandId)).toEqual([unpaid?.id, tithe?.id])
})

test('Every link of the journal leads somewhere, and every kind of thing is linked to', () => {
  const { journal } = campaign.services
  const entries = journal.list({ text: '', limit: 100 }).entries.map(({ id }) => journal.get({ id }))
  const links = entries.flatMap((entry) => entry.links)
  expect(links.filter((link) => link.thing === null)).toEqual([])
  expect(new Set(links.map((link) => link.thing?.kind))).toEqual(
    new Set(['star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'journal']),
  )
  expect(journal.danglingLinks()).toEqual([])
  for (const { title, body } of entries) {
    const words = body.split(/\s+/).length
    expect(words, title).toBeGreaterThanOrEqual(150)
    expect(words, title).toBeLessThanOrEqual(320)
  }
})

test('It has people at the table, two closed sessions, one that is planned, and a calendar with a moon', () => {
  const { players, nights, calendar } = campaign.services
  expect(players.list().map(({ name, plays }) => [name, plays.map((play) => play.name)])).toEqual([
    ['Bryn', []],
    ['Ilka', ['The Unpaid']],
    ['Tomas', []],
  ])
  const [next, ...closed] = nights.list()
  expect(next).toMatchObject({ heldOn: '2026-01-10', isClosed: false, recap: '' })
  expect(next?.plan).not.toBe('')
  expect(closed.map(({ isClosed, present }) => [isClosed, present.length])).toEqual([
    [true, 2],
    [true, 3],
  ])
  expect(nights.changes({ id: null, limit: 10 }).total).toBe(0)
  const own = calendar.get()
  expect(formatCampaignDay(own.calendar, own.today)).toBe('14 Wick, year 188 LC')
  expect(own.calendar.moons).toHaveLength(1)
  const texts = nights.list().flatMap(({ plan, recap }) => [plan, recap])
  const names = texts.flatMap((text) => [...text.matchAll(/\[\[(.+?)\]\]/g)].map((match) => match[1]))
  const found = names.filter((name) => campaign.services.journal.complete({ text: name ?? '' }).length > 0)
  expect(names).toEqual(found)
})

test('P28-CAMP-1 to -3, P28-INJ-3: two battles are settled by the rules, and one waits for a die', () => {
  const { battles, ledger, advancement, warbands } = campaign.services
  expect(battles.list().map(({ name, state, open }) => [name, state, open])).toEqual([
    ['Three on the quay', 'recorded', 3],
    ['The painted door', 'settled', 0],
    ['The locked hull', 'settled', 0],
  ])
  const views = battles.list().map(({ id }) => battles.get({ id }))
  expect(views.flatMap(({ problems }) => problems)).toEqual([])
  expect(views[1]?.reopening.because).toBe('Its results were applied before this campaign file began.')
  const warbandId = warbands.list().find(({ name }) => name === 'The Unpaid')?.id ?? ''
  const entries = ledger.entries({ account: null, warbandId, battleId: null, limit: 1000 })
  expect(entries.filter(({ balance }) => balance < 0)).toEqual([])
  expect(entries.at(-1)).toMatchObject({ accountName: 'The Unpaid', currency: 'credits', rule: 'P28-BUILD-4' })
  const { units } = advancement.ofWarband({ warbandId })
  const ill = units.flatMap(({ name, conditions }) =>
    conditions.map((condition) => [name, condition.name, condition.gamesPlayed]),
  )
  expect(ill).toEqual([['Vex Harrow', 'Shaken', 1]])
})

test('What is due is what the last battles left', () => {
  expect(campaign.services.campaign.home().due.map(({ text }) => text)).toEqual([
    'Look at Mira Voss’s hidden agenda, with Ilka, before the results of Three on the quay are applied.',
    '“Three on the quay” waits for its aftermath.',
    'The Unpaid: more than 20 points wait to be spent by Mira Voss, Tam Orrick and its shared CP.',
    'Vex Harrow may be healed of Shaken for 10 points.',
    'Fog days at Tarn Hollow, day 1: 1 group has no order yet.',
    'The lamp war, turn 6: Ilka (side A) writes orders for turn 6.',
  ])
})

test('How factions and warbands stand is told, and an off-table game goes on', () => {
  const { relations, offTable, journal } = campaign.services
  const listed = relations.list({ of: null })
  expect(listed).toHaveLength(10)
  expect(listed.filter(({ isHidden }) => isHidden)).toHaveLength(2)
  const [line] = offTable.list()
  expect(line).toMatchObject({ name: 'Fog days at Tarn Hollow', isOver: false, places: 4, missing: 1 })
  const board = offTable.get({ id: line?.id ?? '' })
  expect(board.groups.map(({ unitIds }) => unitIds.length)).toEqual([1, 2, 2])
  const items = journal.chronicle({ edition: { for: 'gamemaster' }, from: null, to: null }).items
  expect(new Set(items.map(({ what }) => what))).toEqual(new Set(['night', 'battle', 'entry']))
})

test('The lamp war is some turns old: both sides hold colonies, and every order was carried out', () => {
  const { fistful } = campaign.services
  const [game] = fistful.list()
  if (!game) throw new Error('The sample has no game of A Fistful of Planets')
  expect(game).toMatchObject({ name: 'The lamp war', turn: 6, seats: { A: 'Ilka', B: 'Tomas' }, result: null })
  const { position } = fistful.desk({ id: game.id, as: null })
  for (const side of ['A', 'B'])
    expect(position.colonies.filter(({ owner }) => owner === side).length).toBeGreaterThan(1)
  expect(fistful.turns({ id: game.id, as: null }).map(({ turn, rejected }) => [turn, rejected])).toEqual(
    [1, 2, 3, 4, 5].map((turn) => [turn, 0]),
  )
})

test('SAND-SET-1, SAND-ROBO-8: each faction has an army out of the toy box, and nothing is wrong with it', () => {
  const { armies, factions, toyBoxes } = campaign.services
  expect(armies.list().flatMap(({ study }) => study.problems)).toEqual([])
  expect(new Set(armies.list().map(({ factionId }) => factionId))).toEqual(new Set(factions.list().map(({ id }) => id)))
  expect(toyBoxes.list().map(({ name, armies: picked }) => [name, picked])).toEqual([['The biscuit tin', 2]])
})

test('two flotillas have met: one dogfight is over and applied, one is half flown, and both logs prove themselves', () => {
  const { matches, flotillas } = campaign.services
  const lines = matches.list({ game: 'space-planes' }, GAMEMASTER)
  expect(lines.map(({ name, isOver }) => [name, isOver])).toEqual([
    ['Two lamps over Marrow', false],
    ['Collection at Cinder Gate', true],
  ])
  for (const { id } of lines) expect(matches.verify({ id }, campaign.author)).toEqual({ fault: null })
  expect(lines.map(({ id }) => matches.view({ id, seat: null }, GAMEMASTER).canUndo)).toEqual([false, false])
  const fates = flotillas.list().map(({ name, ships }) => [name, ships.filter(({ fate }) => fate === 'lost').length])
  expect(fates).toEqual([
    ['The Collection', 1],
    ['The Lamplighters', 2],
  ])
})

test('two armies have met on the lawn: one battle is over and applied, one is in its fourth turn, one is on a drawn field, and every log proves itself', () => {
  const { armies, battlefields, matches } = campaign.services
  const lines = matches.list({ game: 'planetary-sand' }, GAMEMASTER)
  expect(lines.map(({ name, isOver }) => [name, isOver])).toEqual([
    ['Toll at the ferry', false],
    ['Two boxes on the lawn', false],
    ['The bill for Cinder Gate', true],
  ])
  for (const { id } of lines) expect(matches.verify({ id }, campaign.author)).toEqual({ fault: null })
  const views = lines.map(({ id }) => matches.view({ id, seat: null }, GAMEMASTER))
  expect(views.map(({ view, canUndo }) => [(view as { turn: number }).turn, canUndo])).toEqual([
    [2, false],
    [4, false],
    [4, false],
  ])
  const [ferry] = battlefields.list()
  if (!ferry) throw new Error('The sample has a battlefield')
  const { name: _name, notes: _notes, id: _id, version: _version, refused, ...plan } = ferry
  expect([refused, battlefields.study(plan).problems]).toEqual([0, []])
  expect([plan.field.rooms.length, plan.field.objectives.length]).toEqual([3, 3])
  expect(views[0]?.view).toMatchObject({ fieldMm: plan.field.sizeMm })
  expect(armies.list().map(({ study }) => study.figures)).toEqual([18, 15])
})
