import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { iterateRowFaults } from '#main/db/integrity/row-faults.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { TINY_GAME } from '#tests/support/tiny-game.ts'
import { beginTiny, emptySeat, GAMEMASTER, type TinyTable, tinyTable } from '#tests/support/tiny-matches.ts'
import { listAffectedAreas } from '../campaign/areas.ts'

let campaign: TestCampaign
let table: TinyTable
beforeEach(() => {
  campaign = openTestCampaign({ games: [TINY_GAME] })
  table = tinyTable(campaign, beginTiny(campaign))
})
afterEach(() => campaign.close())

const matches = () => campaign.services.matches
const labels = () => campaign.file.changes.list({ beforeId: null, limit: 50 }).map(({ label }) => label)
const rowsOf = (name: string): unknown => campaign.file.db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get()
/** Everything of a match that a file holds. */
const stored = () =>
  ['match', 'match_seat', 'match_entry'].map((name) =>
    campaign.file.db.prepare(`SELECT * FROM "${name}" ORDER BY id`).all(),
  )

describe('a match', () => {
  test('begins with its seats filled or empty, and is in the list', () => {
    const { id } = table
    expect(matches().list({ game: null }, GAMEMASTER)).toMatchObject([
      { id, game: 'tiny', name: 'The Duel', isOver: false, entries: 0, seats: [{ name: 'Ana' }, { name: 'blue' }] },
    ])
    expect(table.view()).toMatchObject({ viewer: null, mine: ['red', 'blue'], canUndo: false, canRedo: false })
    expect(labels()[0]).toBe('Begin the Duel')
  })

  test('is begun with what the game asks for alone', () => {
    const fields = { name: 'Odd', starId: null, nightId: null, battleId: null, seats: [] }
    const begin = (more: object) => () =>
      matches().create({ ...fields, game: 'tiny', options: { cards: 1 }, ...more }, campaign.author)
    expect(begin({ game: 'chess' })).toThrow('cannot play chess')
    expect(begin({ options: { cards: 99 } })).toThrow('These are no options of tiny')
    expect(begin({ seats: [emptySeat('green')] })).toThrow('There is no seat green')
    expect(begin({ seats: [emptySeat('red'), emptySeat('red')] })).toThrow('There is no seat red')
    expect(begin({ seats: [{ ...emptySeat('red'), playerId: 'nobody' }] })).toThrow('This player is not there')
    expect(begin({ battleId: 'none' })).toThrow('This battle is not there')
    expect(matches().list({ game: null }, GAMEMASTER)).toHaveLength(1)
  })

  test('is renamed, linked and given other seats; playing on does not make that stale, nor the other way', () => {
    const { version, campaign: own } = table.view()
    table.act('red', { type: 'draw' })
    const night = campaign.services.nights.create(
      { name: 'Friday', heldOn: null, present: [], plan: '', recap: '', fromDay: null, toDay: null },
      campaign.author,
    )
    const fields = { ...own, id: table.id, name: 'The Long Duel', notes: 'Two of three.', nightId: night.id }
    const seats = [emptySeat('red'), emptySeat('blue')]
    const update = (seen: number) =>
      matches().update({ ...fields, starId: null, battleId: null, seats, version: seen }, campaign.author)
    expect(update(version)).toMatchObject({ name: 'The Long Duel', seats: [{ name: 'red' }, { name: 'blue' }] })
    expect(labels()[0]).toBe('The Duel becomes the Long Duel')
    expect(() => update(version)).toThrow('changed this since')
    campaign.services.nights.remove(night, campaign.author)
    expect(table.view().campaign).toMatchObject({ nightId: null, notes: 'Two of three.' })
    matches().undo({ id: table.id, version: table.view().version, seat: null }, GAMEMASTER)
    expect(table.view()).toMatchObject({ entries: 0, name: 'The Long Duel' })
  })

  test('is removed with all of it, and comes back by undo', () => {
    table.act('red', { type: 'draw' })
    table.act('blue', { type: 'draw' })
    const [before, seen] = [stored(), table.view('red')]
    matches().remove(table.view(), campaign.author)
    expect(['match', 'match_seat', 'match_entry', 'match_snapshot'].map(rowsOf)).toEqual([0, 0, 0, 0])
    campaign.services.history.undo({ id: null }, campaign.author)
    expect(stored()).toEqual(before)
    expect(table.view('red')).toEqual({ ...seen, version: table.view().version })
    expect(matches().verify(table, campaign.author)).toEqual({ fault: null })
    expect(table.undo()).toMatchObject({ entries: 1 })
  })

  test('of a game that is not known here is listed, and can only be removed', () => {
    campaign.file.changes.record('Odd', campaign.author, () =>
      campaign.file.db.exec(`UPDATE "match" SET game = 'gone'`),
    )
    expect(matches().list({ game: null }, GAMEMASTER)).toMatchObject([{ game: 'gone' }])
    expect(() => table.view()).toThrow('cannot play gone')
    matches().remove({ id: table.id, version: campaign.file.changes.newest() }, campaign.author)
    expect(matches().list({ game: null }, GAMEMASTER)).toEqual([])
  })

  test('of rules of another format is not opened', () => {
    campaign.file.changes.record('Odd', campaign.author, () => campaign.file.db.exec('UPDATE "match" SET format = 2'))
    expect(() => table.view()).toThrow('begun with another version of its rules')
  })
})

describe('a look at a match', () => {
  test('shows how it stood after any entry, by what its viewer may see', () => {
    const start = table.view('red').view
    table.act('red', { type: 'draw' })
    const drawn = table.view('red').view
    table.act('blue', { type: 'pass' })
    const at = (n: number) => matches().at({ id: table.id, seat: 'red', n }, GAMEMASTER)
    expect(at(1)).toEqual({ n: 1, view: drawn })
    expect(at(0).view).toEqual(start)
    expect(at(9)).toEqual({ n: 2, view: table.view('red').view })
  })

  test('refuses a question that the game does not know', () => {
    const ask = () => matches().ask({ id: table.id, seat: null, question: { ask: 'deck' } }, GAMEMASTER)
    expect(ask).toThrow('This is no question of tiny.')
  })
})

describe('a command', () => {
  test('is one labelled change that says no more than an onlooker sees', () => {
    table.act('red', { type: 'draw' })
    const [card = ''] = table.cards('red')
    expect(labels()[0]).toBe('Ana: Draw a card')
    table.act('blue', { type: 'pass' })
    table.act('red', { type: 'play', card })
    expect(labels().slice(0, 2)).toEqual([
      expect.stringMatching(/^Ana: Play canary-red-\S+ for \d+ points$/),
      'Blue: Pass',
    ])
    expect(listAffectedAreas(['match_entry'])).toEqual(expect.arrayContaining(['campaign', 'matches']))
  })

  test('takes a die thrown at the table beside one that is rolled', () => {
    table.act('red', { type: 'draw' })
    table.act('blue', { type: 'draw' })
    const play = { type: 'play', card: table.cards('red')[0] }
    table.act('red', play)
    const [, rolled] = table.faces(3)
    table.undo()
    table.act('red', play, [4])
    expect(table.faces(3)).toEqual([4, rolled])
    table.undo()
    table.act('red', play, [null, 2])
    expect(table.faces(3)[1]).toBe(2)
    expect(table.log()[0]).toMatchObject({ n: 3, seat: 'red', typed: 1 })
    expect(matches().verify(table, campaign.author)).toEqual({ fault: null })
  })

  const REFUSED: readonly (readonly [string, () => MatchView, string])[] = [
    ['out of turn', () => table.act('blue', { type: 'pass' }), 'It is the turn of Ana.'],
    ['a card of somebody else', () => table.act('red', { type: 'play', card: 'x' }), 'not in your hand'],
    ['unknown', () => table.act('red', { type: 'cheat' }), 'This is no command of tiny'],
    ['of no seat', () => table.act(null, { type: 'pass' }), 'Say which seat'],
    ['of a seat that there is not', () => table.act('green', { type: 'pass' }), 'not one of yours'],
    [
      'with a face that nothing asks for',
      () => table.act('red', { type: 'pass' }, [3]),
      '1 die given that nothing asks',
    ],
    ['with too many faces', () => table.act('red', { type: 'draw' }, [3, null, 5]), '1 die given that nothing asks'],
    ['with an impossible face', () => table.act('red', { type: 'draw' }, [11]), 'it cannot show 11'],
  ]
  test.each(REFUSED)('%s is refused and changes nothing', (_what, act, why) => {
    const [before, changes] = [stored(), campaign.file.changes.count()]
    expect(act).toThrow(why)
    expect([stored(), campaign.file.changes.count()]).toEqual([before, changes])
  })

  test('a refusal of the rules bears their code and rule', () => {
    expect(() => table.act('blue', { type: 'pass' })).toThrow(
      expect.objectContaining({ code: 'illegal', refusal: { code: 'not-your-turn', rule: 'TINY-1' } }),
    )
  })

  test('given on an older state is refused, after an undo as well', () => {
    const { version } = table.view()
    table.act('red', { type: 'pass' })
    expect(() => table.act('blue', { type: 'draw' }, [], version)).toThrow('changed this since (“Ana: Pass”)')
    table.undo()
    expect(() => table.act('red', { type: 'draw' }, [], version)).toThrow('changed this since')
    expect(table.act('red', { type: 'draw' })).toMatchObject({ entries: 1 })
  })

  test('the one that gives it is the seat, whatever the command says', () => {
    expect(() => table.act('blue', { type: 'pass', by: 'red' })).toThrow('It is the turn of Ana.')
  })

  test('beyond the longest match there may be is refused, but for what ends it', () => {
    const short = openTestCampaign({ games: [{ ...TINY_GAME, longest: { orders: 1, then: ['pass'] } }] })
    try {
      const { act } = tinyTable(short, beginTiny(short))
      act('red', { type: 'draw' })
      expect(() => act('blue', { type: 'draw' })).toThrow(
        'The Duel has had 1 orders, the most that a battle takes: end it with pass, or take orders back.',
      )
      expect(act('blue', { type: 'pass' })).toMatchObject({ entries: 2 })
    } finally {
      short.close()
    }
  })

  test('ends the match', () => {
    table.act('red', { type: 'pass' })
    expect(table.act('blue', { type: 'pass' })).toMatchObject({ isOver: true })
    expect(matches().list({ game: null }, GAMEMASTER)).toMatchObject([{ isOver: true, entries: 2 }])
    expect(() => table.act('red', { type: 'draw' })).toThrow('The Duel is over.')
    expect(table.undo()).toMatchObject({ isOver: false })
    expect(matches().list({ game: null }, GAMEMASTER)).toMatchObject([{ isOver: false }])
  })
})

describe('the list', () => {
  const list = () => matches().list({ game: null }, GAMEMASTER)
  const overwrite = (column: string, value: string | null) =>
    campaign.file.db.prepare(`UPDATE match_entry SET ${column} = ? WHERE match_id = ?`).run(value, table.id)

  test('says what the newest entry says, and reads no commands and no states', () => {
    table.act('red', { type: 'draw' })
    const before = list()
    campaign.file.db.exec('DELETE FROM match_snapshot')
    campaign.file.changes.record('Break the log', campaign.author, () => overwrite('events', '"gone"'))
    expect(list()).toMatchObject(before.map(({ turn, winners, entries }) => ({ turn, winners, entries })))
  })

  test('has a line with a message for a match whose log is damaged, and the others as ever', () => {
    const second = beginTiny(campaign)
    table.act('red', { type: 'draw' })
    campaign.file.db.exec('DELETE FROM match_snapshot')
    campaign.file.changes.record('Break the log', campaign.author, () => {
      overwrite('summary', null)
      overwrite('events', '[{"type":"gone"}]')
    })
    expect(list()).toMatchObject([
      { id: second.id, problem: null },
      { id: table.id, name: 'The Duel', turn: null, problem: expect.stringContaining('Its log is damaged.') },
    ])
  })
})

describe('undo', () => {
  test('takes the last command back and brings it back; the same dice come', () => {
    table.act('red', { type: 'draw' })
    const [once, faces] = [table.view('red'), table.faces(1)]
    expect(table.undo()).toMatchObject({ entries: 0, canUndo: false, canRedo: true })
    table.act('red', { type: 'draw' })
    expect(table.faces(1)).toEqual(faces)
    table.undo()
    expect(table.redo('red')).toEqual({ ...once, updatedAt: table.view().updatedAt, version: table.view().version })
    expect(() => table.redo()).toThrow('Nothing was undone')
    table.undo()
    expect(() => table.undo()).toThrow('Nothing was played in The Duel yet.')
  })

  test('what was undone does not come back in the place of what was played instead', () => {
    table.act('red', { type: 'draw' })
    const drawn = campaign.file.changes.newest()
    table.undo()
    table.act('red', { type: 'pass' })
    expect(() => table.redo()).toThrow('Nothing was undone')
    expect(() => campaign.services.history.redo({ id: drawn }, campaign.author)).toThrow('Cannot redo')
    table.undo()
    campaign.services.history.redo({ id: drawn }, campaign.author)
    expect(table.cards('red')).toHaveLength(2)
  })

  test('in History takes back from the end alone', () => {
    table.act('red', { type: 'draw' })
    const first = campaign.file.changes.newest()
    table.act('blue', { type: 'pass' })
    expect(() => campaign.services.history.undo({ id: first }, campaign.author)).toThrow('Cannot undo')
    campaign.services.history.undo({ id: null }, campaign.author)
    campaign.services.history.undo({ id: null }, campaign.author)
    expect(table.view()).toMatchObject({ entries: 0, canRedo: true })
  })
})

describe('what leaves', () => {
  const visitor = { ...AUTHOR, role: 'player', playerId: null } as const
  const ana = () => ({ ...visitor, playerId: table.ana })

  test('a player has the seats that are theirs, and no eyes but theirs', () => {
    expect(matches().view({ id: table.id, seat: null }, ana())).toMatchObject({
      viewer: 'red',
      mine: ['red'],
      campaign: null,
      canUndo: false,
      view: { hand: table.cards('red') },
    })
    expect(() => matches().view({ id: table.id, seat: 'blue' }, ana())).toThrow('not one of yours')
    expect(() => matches().log({ id: table.id, seat: 'blue', before: null, limit: 5 }, ana())).toThrow(
      'not one of yours',
    )
    const { version } = table.view()
    const act = { id: table.id, version, seat: 'blue', commands: [{ type: 'pass' }], faces: [] }
    expect(() => matches().act(act, ana())).toThrow('not one of yours')
    expect(matches().act({ ...act, seat: null }, ana())).toMatchObject({ viewer: 'red', entries: 1 })
  })

  test('of commands that are given together all are carried out or none', () => {
    const before = stored()
    expect(() => table.actTogether('red', [{ type: 'draw' }, { type: 'draw' }])).toThrow('It is the turn of Blue')
    expect(() => table.actTogether('red', [{ type: 'draw' }, { type: 'fly' }])).toThrow('no command of tiny')
    expect(() => table.actTogether('red', [{ type: 'pass' }], [6])).toThrow('1 die given that nothing asks for')
    expect(stored()).toEqual(before)
  })

  test('choices and previews are those of a seat of one’s own, and change nothing', () => {
    const before = stored()
    const { id } = table
    const choices = matches().choices({ id, seat: 'red', pieces: [] }, ana())
    expect(choices.choices.map(({ label }) => label)).toEqual(['Draw', 'Play', 'Pass'])
    expect(matches().choices({ id, seat: 'blue', pieces: [] }, GAMEMASTER).choices).toEqual([])
    const [card = ''] = table.cards('red')
    const draft = { pieces: [], choice: 'play', target: null, values: {} }
    expect(matches().preview({ id, seat: 'red', draft }, ana())).toMatchObject({ commands: [], missing: ['target'] })
    const { commands } = matches().preview({ id, seat: 'red', draft: { ...draft, target: card } }, ana())
    expect(commands).toEqual([{ type: 'play', card }])
    expect(() => matches().choices({ id, seat: 'blue', pieces: [] }, ana())).toThrow('not one of yours')
    expect(() => matches().preview({ id, seat: 'blue', draft }, ana())).toThrow('not one of yours')
    expect(() => matches().preview({ id, seat: 'red', draft: { ...draft, choice: 'fly' } }, ana())).toThrow(
      'There is no choice fly now',
    )
    expect(table.view().turn).toEqual({ text: 'Turn of Ana', waitsFor: ['red'], isSecret: false })
    expect(stored()).toEqual(before)
  })

  test('a player names no faces of dice: the gamemaster does, whatever they are', () => {
    table.act('red', { type: 'draw' })
    table.act('blue', { type: 'draw' })
    const { version } = table.view()
    const play = { id: table.id, version, seat: 'red', commands: [{ type: 'play', card: table.cards('red')[0] }] }
    const before = stored()
    expect(() => matches().act({ ...play, faces: [6, 6] }, ana())).toThrow('Only the gamemaster enters dice')
    expect(() => matches().act({ ...play, faces: [null, 6] }, ana())).toThrow('Only the gamemaster enters dice')
    expect(stored()).toEqual(before)
    expect(matches().act({ ...play, faces: [null, null] }, ana())).toMatchObject({ entries: 3 })
  })

  test('who has no seat knows of no match', () => {
    expect(matches().list({ game: null }, visitor)).toEqual([])
    expect(() => matches().view({ id: table.id, seat: null }, visitor)).toThrow('This match is not there')
    expect(matches().list({ game: 'tiny' }, ana())).toHaveLength(1)
  })

  test('the gamemaster sees what is public, and a hand only from its seat', () => {
    expect(table.view().view).toMatchObject({ hand: [], cards: { red: 1, blue: 1 } })
    expect(table.view('blue').view).toMatchObject({ hand: table.cards('blue') })
  })

  test('the log is told newest first, page by page, as each may read it', () => {
    table.act('red', { type: 'draw' })
    table.act('blue', { type: 'pass' })
    const card = table.cards('red')[1]
    const log = (seat: string | null, before: number | null = null) =>
      matches().log({ id: table.id, seat, before, limit: 1 }, GAMEMASTER)
    expect(log(null)).toMatchObject({ total: 2, lines: [{ n: 2, seat: 'blue', events: [{ text: 'Pass' }] }] })
    expect(log(null, 2).lines).toMatchObject([{ n: 1, actor: 'Mira', events: [{ text: 'Draw a card' }] }])
    expect(log('red', 2).lines).toMatchObject([{ events: [{ text: `Draw ${card}`, event: { card } }] }])
    expect(log(null, 1).lines).toEqual([])
  })

  test('no seed of dice is in a match, and matches have dice of their own', () => {
    const { diceSeed } = campaign.file.rows.campaign.get()
    const again = tinyTable(campaign, beginTiny(campaign))
    for (const item of [table, again]) for (const seat of ['red', 'blue', 'red']) item.act(seat, { type: 'draw' })
    expect(JSON.stringify(stored())).not.toContain(diceSeed)
    expect([1, 2, 3].map(again.faces)).not.toEqual([1, 2, 3].map(table.faces))
  })
})

describe('a snapshot', () => {
  const spoil = (set: string) => campaign.file.db.exec(`UPDATE match_snapshot SET ${set}`)

  test('is what a match is opened from', () => {
    table.act('red', { type: 'draw' })
    const { snapshots } = campaign.file.rows.matches
    const stored = snapshots.find(table.id)
    if (stored) snapshots.put({ ...stored, state: { ...Object(stored.state), turn: 'nobody' } })
    expect(table.view().view).toMatchObject({ turn: 'nobody' })
  })

  test.each([`state = json_set(state, '$.turn', 'nobody')`, `state = substr(state, 2)`, `sum = sum + 1`])(
    'that the disk changed is not believed, and the check says so: %s',
    (set) => {
      const drawn = table.act('red', { type: 'draw' })
      expect([...iterateRowFaults(campaign.file.db)].flat()).toEqual([])
      campaign.file.db.pragma('ignore_check_constraints = 1')
      spoil(set)
      expect(table.view('red')).toEqual(drawn)
      expect([...iterateRowFaults(campaign.file.db)].flat()).toEqual([
        `match_snapshot: ${table.id} was altered outside Orrery`,
      ])
      expect(table.act('blue', { type: 'pass' })).toMatchObject({ view: { turn: 'red' } })
      expect([...iterateRowFaults(campaign.file.db)].flat()).toEqual([])
    },
  )

  test('of the time before there were sums is no fault, and not believed', () => {
    const drawn = table.act('red', { type: 'draw' })
    spoil(`sum = NULL, state = json_set(state, '$.turn', 'nobody')`)
    expect(table.view('red')).toEqual(drawn)
    expect([...iterateRowFaults(campaign.file.db)].flat()).toEqual([])
  })

  test.each(['n = 7', 'version = 1', 'format = 2'])('that is of another state is not believed: %s', (set) => {
    const drawn = table.act('red', { type: 'draw' })
    spoil(`state = json_set(state, '$.turn', 'nobody'), ${set}`)
    expect(table.view('red')).toEqual(drawn)
  })

  test('is not needed', () => {
    const drawn = table.act('red', { type: 'draw' })
    campaign.file.db.exec('DELETE FROM match_snapshot')
    expect(table.view('red')).toEqual(drawn)
  })
})

test('a log that was tampered with is found out', () => {
  table.act('red', { type: 'draw' })
  campaign.file.changes.record('Cheat', campaign.author, () =>
    campaign.file.db.exec(`UPDATE match_entry SET events = replace(events, 'canary', 'marked')`),
  )
  expect(matches().verify(table, campaign.author)).toEqual({ fault: 'Entry 1: the rules say otherwise' })
})
