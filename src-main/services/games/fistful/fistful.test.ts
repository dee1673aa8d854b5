import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEventHub } from '#main/services/kit/event-hub.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { createServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { SIDES } from '#shared/games/fistful/model.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import type { TestCampaign } from '#tests/support/campaign.ts'
import { CLUSTER, gameDesk, gameFields, openFistfulCampaign, seat } from '#tests/support/fistful-games.ts'
import { createFistfulPendingTaskLister } from './pending-tasks.ts'

let campaign: TestCampaign

beforeEach(() => {
  campaign = openFistfulCampaign()
})
afterEach(() => {
  campaign.close()
  expect(campaign.world.faults).toEqual([])
})

function begin(fields: Parameters<typeof gameFields>[0] = {}) {
  const { id } = campaign.services.fistful.create(gameFields(fields), campaign.author)
  return gameDesk(campaign, id)
}

function begun(fields: Parameters<typeof gameFields>[0] = {}) {
  const game = begin(fields)
  for (const side of SIDES) if (game.desk().head.seats[side].temper === null) game.choose(side)
  return game
}

const lastLabel = () => campaign.file.changes.find(campaign.file.changes.newest())?.label

test('A side has a player of the campaign, and the gamemaster when that one has left; undo brings both back', () => {
  const { players, history } = campaign.services
  const ada = players.create({ name: 'Ada', notes: '' }, campaign.author)
  const { id, desk } = begin()
  const playerOfB = () => desk().head.seats.B.playerId
  players.assign({ kind: 'fistful-game', id, side: 'B', playerId: ada.id }, campaign.author)
  expect(playerOfB()).toBe(ada.id)
  const [newer = ada] = players.list()
  expect(newer.plays).toMatchObject([{ kind: 'fistful-game', id, side: 'B' }])
  players.remove(newer, campaign.author)
  expect(playerOfB()).toBeNull()
  history.undo({ id: null }, campaign.author)
  expect(playerOfB()).toBe(ada.id)
})

describe('beginning a game', () => {
  test('the map is copied: later edits of the cluster do not reach it', () => {
    const game = begin()
    const { map, head } = game.desk()
    expect(map.stars).toHaveLength(24)
    expect(map.routes.length).toBeGreaterThan(0)
    expect(head).toMatchObject({ cluster: { name: 'The Ember Reach' }, turn: 1, mySide: null })
    campaign.file.changes.record('Rename', campaign.author, () =>
      campaign.file.db.prepare(`UPDATE star SET name = 'Other'`).run(),
    )
    expect(game.desk().map).toEqual(map)
  })

  test('what cannot be played on is refused in words', () => {
    const { fistful, cluster } = campaign.services
    const bare = cluster.create({ name: 'Bare', board: STANDARD_BOARD }, campaign.author)
    const made = () => fistful.create(gameFields({ clusterId: bare.id }), campaign.author)
    expect(made).toThrow(/Bare cannot be played on: it has no two stars/)
    expect(() => begin({ settings: { fog: 'gm' }, mode: 'mail', mySide: 'A' })).toThrow(/Fog needs a referee/)
    expect(() => begin({ settings: { dreadnoughtCost: 9 } })).toThrow(/Dreadnought cost cannot be 9/)
    expect(() => begin({ settings: { noSuch: true } })).toThrow(/no setting "noSuch"/)
    expect(() => begin({ mode: 'sealed', mySide: null })).toThrow(/Say which side/)
    expect(() => begin({ mode: 'sealed', mySide: 'A', areDiceTyped: true })).toThrow(/cannot be typed/)
    expect(fistful.list()).toEqual([])
  })

  test('stars in one band alone are refused (FIST-SETUP-2)', () => {
    campaign.file.changes.record('Empty the lower half', campaign.author, () =>
      campaign.file.db.prepare('DELETE FROM star WHERE row > 16').run(),
    )
    expect(() => begin()).toThrow(/no two stars for homeworlds/)
  })

  test('a hidden star counts', () => {
    campaign.file.changes.record('Hide', campaign.author, () =>
      campaign.file.db.prepare('UPDATE star SET is_hidden = 1').run(),
    )
    expect(begin().desk().map.stars).toHaveLength(24)
  })

  test('a map with drawn routes is played along them, and what they leave out of reach is told before (FIST-MAP-3)', () => {
    const { fistful } = campaign.services
    const look = (settings = {}) => fistful.lookAtMap({ clusterId: CLUSTER, settings })
    expect(look().routeMode).toBe('derived')
    const byRange = look().warnings
    const { things } = campaign.file.rows
    campaign.file.changes.record('Draw a route', campaign.author, () =>
      things.route.add({
        id: 'route-1',
        clusterId: CLUSTER,
        fromStarId: 'star-2-4',
        toStarId: 'star-4-2',
        type: '',
        colour: null,
        style: 'solid',
        isHidden: false,
        extra: {},
      }),
    )
    expect(look()).toEqual({
      routeMode: 'drawn',
      warnings: [expect.stringMatching(/^22 of 24 stars are out of reach of transports .* along drawn routes/)],
    })
    expect(look({ routeMode: 'derived' }).warnings).toEqual(byRange)
    const { head, homeworldWarnings } = begin().desk()
    expect(head.settings).toMatchObject({ routeMode: 'drawn' })
    expect(homeworldWarnings['0307']).toMatch(/Transports reach no other star/)
    const byHand = begin({ name: 'By range', settings: { routeMode: 'derived' } })
    expect(byHand.desk().head.settings).toMatchObject({ routeMode: 'derived' })
  })

  test('the second seat chooses first and becomes player A (FIST-SETUP-4)', () => {
    const { head } = begin({ settings: { firstChooser: 'B' } }).desk()
    expect(head.seats).toMatchObject({ A: { name: 'Ben' }, B: { name: 'Ana' } })
  })

  test('A chooses before B, and B in the other band', () => {
    const { fistful } = campaign.services
    const game = begin()
    const { homeworldStars } = game.desk()
    expect(homeworldStars.B).toEqual([])
    expect(homeworldStars.A).toContain('0204')
    const choose = (side: 'A' | 'B', star: string) =>
      fistful.chooseHomeworld({ id: game.id, version: game.version(), side, star }, campaign.author)
    expect(() => choose('B', '3109')).toThrow(/Player A chooses first/)
    choose('A', '0204')
    expect(() => choose('B', '0307')).toThrow(/Choose a star in rows 23-32/)
    choose('B', '3109')
    expect(game.desk()).toMatchObject({ position: { homeworlds: { A: '0204', B: '3109' } }, sheets: [{}, {}] })
  })
})

describe('a game at the table', () => {
  test('ten turns with bots, each turn kept and read back in words', async () => {
    const { fistful } = campaign.services
    const game = begun({ seats: { A: seat('Ana', 'raider'), B: seat('Ben', 'settler') } })
    for (let turn = 1; turn <= 10; turn += 1) expect(game.resolve()).toMatchObject({ turn })
    expect(game.desk()).toMatchObject({ turns: 10, head: { turn: 11 } })
    expect(fistful.turns({ id: game.id, as: null })).toHaveLength(10)
    const third = fistful.turn({ id: game.id, turn: 3, as: null })
    expect(third.before.turn).toBe(3)
    expect(third.after.turn).toBe(4)
    expect(third.text).toContain('TURN 3 OF ')
    expect(third.orders.map(({ side }) => side)).toEqual(['A', 'B'])
    expect(fistful.plots({ id: game.id, as: null }).turns).toHaveLength(11)
    const { text } = fistful.exportArchive({ id: game.id })
    expect(await fistful.verify({ text })).toMatchObject({ isSound: true, turns: 10 })
    expect(await fistful.verify({ text: text.replace('"turn":4', '"turn":5') })).toMatchObject({ isSound: false })
  })

  test('orders are kept, judged and handed in; a stale command is refused, the other side’s sheet does not matter', () => {
    const { fistful } = campaign.services
    const game = begun()
    const seen = game.version()
    const home = game.desk().position.homeworlds.A ?? ''
    const orders = {
      land: [],
      reorg: [],
      fleetOrders: [{ fleet: 'A', order: 'move' as const, to: '0502' }],
      build: [{ star: home, items: [{ kind: 'S' as const, fleet: 'A' }] }],
    }
    const save = (side: 'A' | 'B', version: number) =>
      fistful.saveOrders({ id: game.id, version, side, turn: 1, orders }, campaign.author)
    save('A', seen)
    expect(lastLabel()).toBe('Write the orders of side A, turn 1 of the Long War')
    save('B', seen)
    expect(() => save('A', seen)).toThrow(/changed this since/)
    const [mine] = game.desk('A').sheets
    expect(mine).toMatchObject({
      side: 'A',
      rejected: [{ about: 'A', line: 'ORDER A MOVE 0502', nearest: expect.stringMatching(/^ORDER A /) }],
      isBound: false,
    })
    const read = (text: string) => fistful.readOrders({ id: game.id, as: 'A', text })
    expect(mine && read(mine.text)).toEqual({ orders, problems: [], elsewhere: null })
    expect(read('TURN 9\nPLAYER B').elsewhere).toBe('This sheet says it is for turn 9 and side B.')
    expect(mine?.works).toMatchObject([{ star: home, points: 5, spent: 2 }])
    expect(mine?.missing.map(({ text }) => text)).toEqual([expect.stringContaining('3 points not spent')])
    game.handIn('A')
    expect(() => save('A', game.version())).toThrow(/handed in/)
    expect(() => game.resolve()).toThrow(/orders of Ben \(side B\) for turn 1 are missing/)
    game.handIn('B')
    game.resolve()
    expect(game.desk().position.fleets).toMatchObject([{ owner: 'A', id: 'A', at: home }])
  })

  test('typed dice are asked for one by one', async () => {
    const { fistful } = campaign.services
    const game = begun({ areDiceTyped: true, seats: { A: seat('Ana', 'raider'), B: seat('Ben', 'raider') } })
    let wantedDice = 0
    for (let turn = 1; turn <= 24 && game.desk().head.result === null; turn += 1) {
      const faces: number[] = []
      for (;;) {
        const { wanted } = fistful.nextDie({ id: game.id, faces })
        if (wanted === null) break
        expect(wanted.meaning).toHaveLength(6)
        if (faces.length === 0) expect(() => game.resolve()).toThrow(/A die is still missing/)
        faces.push(((turn + faces.length) % 6) + 1)
      }
      wantedDice += faces.length
      expect(() => game.resolve([...faces, 1])).toThrow(RefusalError)
      game.resolve(faces)
    }
    expect(wantedDice).toBeGreaterThan(0)
    expect((await fistful.verify(fistful.exportArchive({ id: game.id }))).isSound).toBe(true)
  })

  test('undo takes a turn back whole, and the same dice come again (S2)', () => {
    const { fistful, history } = campaign.services
    const game = begun()
    for (let turn = 1; turn <= 9; turn += 1) game.playTurn()
    const after = game.desk()
    const archive = fistful.exportArchive({ id: game.id })
    history.undo({ id: null }, campaign.author)
    expect(game.desk()).toMatchObject({ turns: 8, head: { turn: 9 }, sheets: [{ isReady: true }, { isReady: true }] })
    game.resolve()
    expect({ ...game.desk(), head: null }).toEqual({ ...after, head: null })
    expect(fistful.exportArchive({ id: game.id })).toEqual(archive)
  })

  test('the odds of battles that orders cause, and of any fight', () => {
    const { fistful } = campaign.services
    const { odds, withOneMore } = fistful.calculate({ a: { D: 2, C: 1, S: 1 }, b: { D: 1, C: 1 } })
    expect(odds?.a).toBeCloseTo(0.888, 3)
    expect(withOneMore.find(({ kind }) => kind === 'D')?.chance).toBeGreaterThan(odds?.a ?? 1)
    const sure = fistful.calculate({ a: { S: 9999, D: 10 }, b: { S: 20, D: 1 } })
    expect(sure.odds?.a).toBe(1) // a hair more, summed up, is no chance
    const large = fistful.calculate({ a: { S: 99, C: 99, D: 99 }, b: { S: 99, D: 99 } })
    expect(large).toEqual({ odds: null, withOneMore: [] })
    expect(fistful.odds({ id: begun().id, as: 'A' })).toEqual([])
  })

  test('a referee in fog: order sheets come in by mail as people type them, reports go out by side', async () => {
    const { fistful } = campaign.services
    const game = begin({ mode: 'referee', settings: { fog: 'gm' } })
    const mails = () => fistful.mails({ id: game.id })
    expect(mails()).toMatchObject([{ from: null, to: 'A', address: 'ana@example.org' }])
    expect(mails()[0]?.text).toContain('Choose your homeworld')
    game.choose('A')
    game.choose('B')
    expect(mails().map(({ to }) => to)).toEqual(['A', 'B'])
    const home = game.desk().position.homeworlds.A ?? ''
    const sheet = `Hello!\n${mails()[0]?.text ?? ''}\nBUILD ${home} S>A S>A\nGROW what\nORDER A RECON 0307,${home}\nRegards, Ana`
    const taken = await fistful.takeMail({ text: sheet, terms: null }, campaign.author)
    expect(taken).toMatchObject({ gameId: game.id, taken: ['The orders of Ana (side A) for turn 1.'] })
    expect(taken.refused).toEqual([expect.stringMatching(/GROW what/)])
    expect(mails().map(({ to }) => to)).toEqual(['B'])
    // Ben knows the game and the turn, and not the word on Ana's sheet.
    const editedSheet = sheet.replace('S>A S>A', 'S>B S>B')
    const asAna = editedSheet.replace(/WORD [A-Z]+/, /WORD [A-Z]+/.exec(mails()[0]?.text ?? '')?.[0] ?? '')
    await expect(fistful.takeMail({ text: asAna, terms: null }, campaign.author)).rejects.toThrow(/not the WORD .* Ana/)
    await expect(
      fistful.takeMail({ text: editedSheet.replace(/WORD [A-Z]+/, ''), terms: null }, campaign.author),
    ).rejects.toThrow(/WORD/)
    await expect(
      fistful.takeMail({ text: sheet.replace('S>A S>A', 'S>B S>B'), terms: null }, campaign.author),
    ).rejects.toThrow(/Other orders/)
    game.handIn('B')
    game.resolve()
    const [forA, forB] = mails()
    expect(forA?.text).toContain('A:A ')
    expect(forA?.text).toContain('2S')
    expect(forB?.text).toContain('1 fleet, make-up unknown')
    expect(forB?.text).not.toMatch(/A:A |2S|State:/)
    // The turn's own page says the same as the mail, letter by letter.
    expect(forB?.text.startsWith(fistful.turn({ id: game.id, turn: 1, as: 'B' }).text)).toBe(true)
    expect(fistful.turn({ id: game.id, turn: 1, as: null }).text).toContain('State: ')
    expect(game.desk('B').position.fleets).toMatchObject([{ owner: 'A', id: null, ships: null }])
    expect(game.desk('A').position.fleets).toMatchObject([{ owner: 'A', id: 'A', ships: { S: 2 } }])
    // Last turn's orders stand in the report: who sends it back with a new sheet does not order them again.
    const reply = `${forA?.text ?? ''}\nORDER A DEFEND`
    expect((await fistful.takeMail({ text: reply, terms: null }, campaign.author)).refused).toEqual([])
    const again = game.desk('A').sheets[0]?.orders
    expect(again).toEqual({ land: [], reorg: [], build: [], fleetOrders: [{ fleet: 'A', order: 'defend' }] })
  })

  test('giving up ends it, and removing it takes all of it; both can be undone', () => {
    const { fistful, history } = campaign.services
    const game = begun()
    fistful.resign({ id: game.id, version: game.version(), side: 'A' }, campaign.author)
    expect(game.desk().head.result).toMatchObject({ winner: 'B', text: 'Ben (side B) wins: the other side gave up.' })
    expect(() => game.bot('A')).toThrow(/is over/)
    history.undo({ id: null }, campaign.author)
    expect(game.desk().head.result).toBeNull()
    fistful.remove({ id: game.id, version: game.version() }, campaign.author)
    expect(() => game.desk()).toThrow(/not there any more/)
    history.undo({ id: null }, campaign.author)
    expect(game.desk().position.homeworlds.A).not.toBeNull()
  })

  test('it is found by its name, and waits in the due list', () => {
    const game = begun({ dueOn: '2026-12-01' })
    expect(campaign.services.search.find({ text: 'long war', limit: 5 })).toMatchObject([
      { thing: { kind: 'fistful-game', id: game.id, name: 'The Long War' } },
    ])
    const due = createFistfulPendingTaskLister(
      createServiceDependencies(campaign.world, campaign.file, createEventHub()),
      [],
    )
    expect(due.dueTurns()).toMatchObject([
      { text: expect.stringMatching(/^The Long War, turn 1: Ana .* Due on /), about: { kind: 'fistful-game' } },
    ])
  })
})

describe('setting the position right by hand', () => {
  const lost = { what: 'fleet', side: 'A', fleet: 'Z', ships: { C: 1 } } as const

  function correct(game: ReturnType<typeof begun>, note = 'The cruiser was forgotten.') {
    const at = game.desk().position.homeworlds.A ?? ''
    const corrections = [{ ...lost, at }]
    return campaign.services.fistful.correct(
      { id: game.id, version: game.version(), note, corrections },
      campaign.author,
    )
  }

  test('it is a named step of desk, archive and check, the turn goes on from it, and it can be undone', async () => {
    const { fistful, history } = campaign.services
    const game = begun()
    correct(game)
    expect(lastLabel()).toBe('Correct the position of the Long War: The cruiser was forgotten.')
    const fleets = () => game.desk().position.fleets.map(({ owner, id }) => `${owner}${id}`)
    expect(fleets()).toEqual(['AZ'])
    const named = [
      {
        note: 'The cruiser was forgotten.',
        lines: [expect.stringMatching(/^Fleet Z of A stands at .* with 1 cruiser\.$/)],
      },
    ]
    expect(game.desk().corrections).toEqual(named)
    game.playTurn()
    expect(game.desk().corrections).toEqual([])
    expect(fistful.turn({ id: game.id, turn: 1, as: null }).corrections).toEqual(named)
    const { text } = fistful.exportArchive({ id: game.id })
    expect(await fistful.verify({ text })).toMatchObject({
      isSound: true,
      turns: 1,
      text: expect.stringContaining(
        'Set right by hand, on the word of those at the table: turn 1, “The cruiser was forgotten.”.',
      ),
    })
    expect(await fistful.verify({ text: text.replace('"ships":{"C":1}', '"ships":{"C":2}') })).toMatchObject({
      isSound: false,
    })
    for (let undone = 0; undone < 6; undone += 1) history.undo({ id: null }, campaign.author)
    expect([fleets(), game.desk().corrections]).toEqual([[], []])
  })

  test('what makes no sense is refused in words, and games by mail are not corrected', () => {
    const { fistful } = campaign.services
    const game = begun()
    const at = { id: game.id, version: game.version(), note: 'A slip.' }
    expect(() => fistful.correct({ ...at, corrections: [{ ...lost, at: '0101' }] }, campaign.author)).toThrow(
      /no star at 0101/,
    )
    const remote = begin({ name: 'Afar', mode: 'mail', mySide: 'A' })
    expect(() => correct(remote)).toThrow(/the other file would not know of a correction/)
  })

  test('in fog a side learns only that something was set right', () => {
    const game = begun({ mode: 'referee', settings: { fog: 'gm' } })
    correct(game)
    expect(game.desk('B').corrections).toEqual([{ note: null, lines: [] }])
    expect(game.desk(null).corrections).toHaveLength(1)
  })
})
