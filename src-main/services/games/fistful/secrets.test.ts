import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import { normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import type { TurnView } from '#shared/contract/fistful/reports.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import type { Orders } from '#shared/games/fistful/model.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { type GameDesk, gameDesk, gameFields, openFistfulCampaign, seat } from '#tests/support/fistful-games.ts'
import { runs } from '#tests/support/soak.ts'
import { computeTurnSeed } from './turn-seed.ts'

// Unique numbers are planted in what A alone may know, and looked for in every byte that B is given.
// Nonces and seals are hexadecimal digits drawn by chance: a number that one of them happens to spell tells nothing.

/** In fog the fleets take so long to meet. */
const TURNS = 30
const OPEN_TURNS = runs({ part: 12, whole: 30 })
/** Ships and stars that stand on A's sheet alone: a make-up that is refused, and targets that no map has. */
const ON_THE_SHEET = ['7351', '997753', '998871'] as const
/** Transports of a fleet that stays at A's homeworld in the fog. */
const IN_THE_FOG = '4813'
const IS_NUMBER = /^\d+$/
const DRAWN_BY_CHANCE = /[0-9a-f]{32,}/gi

let campaign: TestCampaign
let events: LiveEvent[]
beforeEach(() => {
  campaign = openFistfulCampaign()
  events = []
  campaign.orrery.events.subscribe((event) => void events.push(event))
})
afterEach(() => {
  campaign.close()
  expect(campaign.world.faults).toEqual([])
})

function begin(mode: 'table' | 'referee'): GameDesk {
  const fields = { mode, settings: { fog: 'gm' }, seats: { A: seat('Ana'), B: seat('Ben') } }
  const { id } = campaign.services.fistful.create(gameFields(fields), campaign.author)
  const game = gameDesk(campaign, id)
  game.choose('A')
  game.choose('B')
  const board = campaign.file.rows.fistful
  const row = board.games.find(id)
  if (!row) throw new Error('The game is not there')
  const fleet = { owner: 'A', id: 'Y', at: row.position.homeworlds.A ?? '', ships: { T: Number(IN_THE_FOG) } } as const
  const position = { ...row.position, fleets: [fleet] }
  campaign.file.changes.record('Plant a fleet', campaign.author, () => board.games.update({ ...row, position }))
  return game
}

/** The orders of a bot with canaries in them; the planted fleet stays where it is. */
function withCanaries(orders: Orders, home: string): Orders {
  const [, count, star, target] = ['', ...ON_THE_SHEET]
  return {
    land: orders.land.filter(({ fleet }) => fleet !== 'Y'),
    reorg: [
      ...orders.reorg.filter((reorganiseOrder) => reorganiseOrder.star !== home),
      { star: star ?? '', fleets: { Z: { S: Number(count) } } },
    ],
    build: orders.build,
    fleetOrders: [
      ...orders.fleetOrders.filter(({ fleet }) => fleet !== 'Y'),
      { fleet: 'Y', order: 'recon', targets: [target ?? ''] },
    ],
  }
}

function writeForA(game: GameDesk): void {
  game.bot('A', 'raider')
  const { sheets, position, head } = game.desk('A')
  const orders = withCanaries(
    sheets[0]?.orders ?? { land: [], reorg: [], build: [], fleetOrders: [] },
    position.homeworlds.A ?? '',
  )
  const seen = { id: game.id, version: head.version, side: 'A', turn: head.turn } as const
  campaign.services.fistful.saveOrders({ ...seen, orders }, campaign.author)
  game.handIn('A')
}

function errorsFor(game: GameDesk): string[] {
  const { fistful } = campaign.services
  const tried = [
    () =>
      fistful.saveOrders(
        { id: game.id, version: 0, side: 'A', turn: 1, orders: { land: [], reorg: [], build: [], fleetOrders: [] } },
        campaign.author,
      ),
    () => game.resolve(),
    () => game.resolve([1]),
    () => fistful.nextDie({ id: game.id, faces: [] }),
  ]
  return tried.map((attempt) => {
    try {
      return JSON.stringify(attempt())
    } catch (error) {
      return String(error)
    }
  })
}

/** Everything that B can be given: past turns as many as are asked for, the newest ones. */
function seenByB(game: GameDesk, pastTurns = 2): unknown[] {
  const { fistful, history, search } = campaign.services
  const { id } = game
  const turns = fistful.turns({ id, as: 'B' })
  return [
    game.desk('B'),
    turns,
    turns.slice(-pastTurns).map(({ turn }) => fistful.turn({ id, turn, as: 'B' })),
    fistful.plots({ id, as: 'B' }),
    fistful.odds({ id, as: 'B' }),
    fistful.mails({ id }).filter(({ to }) => to === 'B'),
    fistful.list(),
    history.list({ beforeId: null, limit: 200 }),
    [IN_THE_FOG, ...ON_THE_SHEET].map((text) =>
      search.find({ text, limit: 5 }).map(({ thing: entity, excerpt }) => [entity.name, excerpt]),
    ),
    events,
  ]
}

function secretsOf({ id }: GameDesk): string[] {
  const row = campaign.file.rows.fistful.games.find(id)
  if (!row) throw new Error('The game is not there')
  return [...ON_THE_SHEET, IN_THE_FOG, row.diceSeed, computeTurnSeed(row, row.position.turn)]
}

function leaks(secrets: readonly string[], something: unknown): string[] {
  const text = JSON.stringify(something)
  const written = text.replace(DRAWN_BY_CHANCE, '')
  return secrets.filter((secret) => (IS_NUMBER.test(secret) ? written : text).includes(secret))
}

/** Lines of a turn that are A's own business. */
function linesOfA({ events: turnEvents, rejected, orders }: TurnView): unknown[] {
  const own = turnEvents.filter(({ kind }) => kind === 'production' || kind === 'landing' || kind === 'move')
  return [...own, ...rejected, ...orders].filter(({ side }) => side === 'A')
}

test.each(['table', 'referee'] as const)('FIST-FOG-1: nothing of A reaches B in a %s game over 30 turns', (mode) => {
  const { fistful, history } = campaign.services
  let game = begin(mode)
  let battles = 0
  for (let played = 1; played <= TURNS; played += 1) {
    if (game.desk().head.result !== null) game = begin(mode)
    const { turn } = game.desk().head
    writeForA(game)
    game.bot('B', 'raider')
    expect(leaks(secretsOf(game), [seenByB(game), errorsFor(game)])).toEqual([])
    game.handIn('B')
    game.resolve()
    if (played % 6 === 0) {
      history.undo({ id: null }, campaign.author)
      expect(leaks(secretsOf(game), seenByB(game, TURNS))).toEqual([])
      game.resolve()
    }
    const view = fistful.turn({ id: game.id, turn, as: 'B' })
    battles += view.battles.length
    if (game.desk().head.result === null) expect(linesOfA(view)).toEqual([])
  }
  expect(battles).toBeGreaterThan(0)
  // The canaries are there: the referee reads them, and A reads what is A's.
  expect(leaks(secretsOf(game), [game.desk(), fistful.turn({ id: game.id, turn: 1, as: 'A' })])).toHaveLength(4)
})

test('the archive of a running game in fog is the referee’s alone', () => {
  const { fistful } = campaign.services
  const [table, referee] = [begin('table'), begin('referee')]
  for (const game of [table, referee]) game.playTurn()
  expect(() => fistful.exportArchive({ id: table.id })).toThrow(/played in fog/)
  expect(fistful.exportArchive({ id: referee.id }).text).toContain('"kind":"turn"')
  fistful.resign({ id: table.id, version: table.version(), side: 'B' }, campaign.author)
  expect(fistful.exportArchive({ id: table.id }).text).toContain('"kind":"resign"')
})

test('without fog each side reads the other’s position, but neither its orders nor its production', () => {
  const { fistful } = campaign.services
  const { id } = fistful.create(gameFields(), campaign.author)
  const game = gameDesk(campaign, id)
  game.choose('A')
  game.choose('B')
  for (let turn = 1; turn <= OPEN_TURNS && game.desk().head.result === null; turn += 1) {
    writeForA(game)
    game.bot('B', 'raider')
    const given = [seenByB(game), errorsFor(game), fistful.exportArchive({ id }).text.split('\n').slice(0, 1)]
    expect(leaks([...ON_THE_SHEET, ...secretsOf(game).slice(-2)], given)).toEqual([])
    game.handIn('B')
    game.resolve()
  }
})

test('a sealed sheet: nothing of it is in the mails or the other file before it is shown', async () => {
  const otherCampaign = openTestCampaign({ seed: 2 })
  const { fistful } = campaign.services
  const { id } = fistful.create(gameFields({ mode: 'sealed', mySide: 'A' }), campaign.author)
  const a = gameDesk(campaign, id)
  const post = (from: TestCampaign, gameId: string) => from.services.fistful.mails({ id: gameId })[0]?.text ?? ''
  a.choose('A')
  const invitation = { text: post(campaign, id) }
  const { terms = null } = (await otherCampaign.services.fistful.readMail(invitation)).invitation ?? {}
  const { gameId } = await otherCampaign.services.fistful.takeMail({ ...invitation, terms }, otherCampaign.author)
  const b = gameDesk(otherCampaign, gameId)
  b.choose('B')
  await fistful.takeMail({ text: post(otherCampaign, gameId), terms: null }, campaign.author)
  for (let turn = 1; turn <= 6; turn += 1) {
    writeForA(a)
    const nonces = campaign.file.rows.fistful.sheets
      .listOf(id)
      .flatMap((sheet) => (sheet.isRevealed ? [] : (sheet.nonce ?? [])))
    expect(nonces).toHaveLength(1)
    const mail = post(campaign, id)
    const secrets = [...nonces, ...nonces.map((nonce) => encodeHexAsLetters(nonce)), ...secretsOf(a).slice(-2)]
    expect(leaks([...secrets, ...secrets.map((secret) => normalizeMail(secret))], [mail, normalizeMail(mail)])).toEqual(
      [],
    )
    if (turn === 1) expect(leaks(ON_THE_SHEET, mail)).toEqual([])
    await otherCampaign.services.fistful.takeMail({ text: mail, terms: null }, otherCampaign.author)
    if (turn > 1) b.resolve()
    const kept = otherCampaign.file.db.prepare('SELECT * FROM fistful_sheet WHERE is_revealed = 0').all()
    expect(leaks([...secrets, ...ON_THE_SHEET], [kept, b.desk(), b.desk('A')])).toEqual([])
    b.bot('B', 'settler')
    b.handIn('B')
    await fistful.takeMail({ text: post(otherCampaign, gameId), terms: null }, campaign.author)
    a.resolve()
  }
  otherCampaign.close()
})
