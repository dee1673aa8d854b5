import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyArchive } from '#main/games/fistful/proof/verify.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { isSignatureValid } from '#main/services/kit/signatures.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import type { Correction } from '#shared/games/fistful/correction.ts'
import { NO_ORDERS, SIDES } from '#shared/games/fistful/model.ts'
import type { TestCampaign } from '#tests/support/campaign.ts'
import { gameDesk, gameFields, openFistfulCampaign } from '#tests/support/fistful-games.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openFistfulCampaign()))
afterEach(() => {
  campaign.close()
  expect(campaign.world.faults).toEqual([])
})

const SETTINGS = { flownClashes: true, foughtCaptures: true }

/** A game in which both fleets stand at one star, and A's second fleet at a colony of B; both sides have handed in. */
function begun(fields: Partial<FistfulFields> = {}) {
  const { fistful } = campaign.services
  const { id } = fistful.create(gameFields({ settings: SETTINGS, ...fields }), campaign.author)
  const game = gameDesk(campaign, id)
  for (const side of SIDES) game.choose(side)
  const fleet = (side: 'A' | 'B', letter: string, at: string, ships: object): Correction => {
    return { what: 'fleet', side, fleet: letter, at, ships }
  }
  const correct = (...corrections: Correction[]) =>
    fistful.correct({ id, version: game.version(), note: 'Played on paper', corrections }, campaign.author)
  const { homeworlds } = game.desk().position
  correct(fleet('B', 'Y', homeworlds.B ?? '', { C: 1, S: 1, T: 1 }))
  const ways = game.desk('B').sheets[0]?.fleets.find((candidate) => candidate.fleet === 'Y')?.moves ?? []
  const clash = ways[0]?.star ?? ''
  const taken = [clash, homeworlds.A, homeworlds.B]
  const colony = game.desk().map.stars.find(({ star }) => !taken.includes(star))?.star ?? ''
  correct(fleet('A', 'X', clash, { C: 2, S: 2 }), fleet('A', 'Z', colony, { C: 1 }), {
    what: 'colony',
    star: colony,
    owner: 'B',
    size: 2,
    isFortified: true,
  })
  const orders = { ...NO_ORDERS, fleetOrders: [{ fleet: 'Y', order: 'move' as const, to: clash }] }
  fistful.saveOrders({ id, version: game.version(), side: 'B', turn: 1, orders }, campaign.author)
  for (const side of SIDES) game.handIn(side)
  return { ...game, clash, colony }
}
type Game = ReturnType<typeof begun>

const begin = (
  { id, version }: Game,
  place: number,
  terms: { pieces: [number, number]; turnLimit: null } | null = null,
) => campaign.services.fistful.beginFight({ id, version: version(), place, terms }, campaign.author).matchId
const byBook = ({ id, version }: Game, place: number, isByBook = true) =>
  campaign.services.fistful.decideFight({ id, version: version(), place, isByBook }, campaign.author)
function act(id: string, by: string, command: Record<string, unknown> & { type: string }): void {
  const { version } = campaign.services.matches.view({ id, seat: null }, GAMEMASTER)
  campaign.services.matches.act({ id, version, seat: by, commands: [command], faces: [] }, GAMEMASTER)
}
/** A places one cube of its four, B one of its two; B gives up. */
function fly(matchId: string): void {
  const pose = { heading: 0, face: 1, y: 150 }
  act(matchId, 'brass', { type: 'place', ...pose, x: 200, plane: 1 })
  act(matchId, 'azure', { type: 'place', ...pose, x: 350, plane: 2 })
  for (const by of ['brass', 'azure', 'brass', 'brass']) act(matchId, by, { type: 'leave-out' })
  act(matchId, 'azure', { type: 'surrender' })
}
const archived = ({ id }: Game) => campaign.services.fistful.exportArchive({ id }).text
const checked = (text: string) => verifyArchive(text, isSignatureValid, [SPACE_PLANES, PLANETARY_SAND])

test('SP-CLASH-1, -2: a clash waits, is flown with six cubes by strength, and the loser loses all; the archive plays it again', () => {
  const game = begun()
  expect(game.resolve()).toMatchObject({ turn: 1, waits: 1 })
  const { fights, next, head } = game.desk()
  expect(head.turn).toBe(1)
  expect(fights).toMatchObject([{ what: 'clash', star: game.clash, terms: { pieces: [4, 2] }, isDecided: false }])
  expect(next.map(({ do: what, text }) => [what, text])).toEqual([
    ['fight', expect.stringContaining('waits for its dogfight')],
  ])
  expect(() => game.resolve()).toThrow('waits for its dogfight')
  expect(() =>
    campaign.services.fistful.handIn(
      { id: game.id, version: game.version(), side: 'A', isReady: false },
      campaign.author,
    ),
  ).toThrow('undo that in History')
  fly(begin(game, 0))
  expect(game.desk().fights).toMatchObject([
    { isDecided: true, text: expect.stringContaining('Ana won the dogfight, with 4 of 4') },
  ])
  expect(game.resolve()).toMatchObject({ waits: 1 })
  byBook(game, 1)
  expect(game.resolve()).toMatchObject({ turn: 1, waits: 0 })
  const { battles, events } = campaign.services.fistful.turn({ id: game.id, turn: 1, as: null })
  expect(battles).toMatchObject([
    {
      star: game.clash,
      winner: 'A',
      rounds: [],
      flown: { A: 4, B: 2, left: 4 },
      survivors: { X: { C: 2, S: 2 } },
      chance: null,
    },
  ])
  expect(events.map(({ kind }) => kind)).toContain('siege')
  const text = archived(game)
  expect(checked(text)).toMatchObject({ ok: true, turns: 1 })
  expect(checked(text.replace('"surrender"', '"pass"'))).toMatchObject({ ok: false })
  campaign.services.history.undo({ id: null }, campaign.author)
  expect(game.desk()).toMatchObject({ head: { turn: 1 }, fights: [{ isDecided: true }, { isByBook: true }] })
  expect(game.resolve()).toMatchObject({ waits: 0 })
  expect(archived(game)).toBe(text)
})

test('A cube that is set right by hand within a dogfight is named by Verify, and so are faces that nothing proves', () => {
  const game = begun({ settings: { flownClashes: true } })
  game.resolve()
  const matchId = begin(game, 0)
  const pose = { heading: 0, face: 1, y: 150 }
  act(matchId, 'brass', { type: 'place', ...pose, x: 200, plane: 1 })
  const { view } = campaign.services.matches.view({ id: matchId, seat: null }, GAMEMASTER)
  const { ships } = view as { ships: readonly { id: string }[] }
  const ship = { id: ships[0]?.id, ...pose, x: 210, twist: 0, plane: 1 }
  act(matchId, 'brass', { type: 'correct', note: 'Somebody leant on the table', ship })
  for (const by of ['azure', 'brass', 'azure', 'brass', 'brass']) act(matchId, by, { type: 'leave-out' })
  expect(game.resolve()).toMatchObject({ waits: 0 })
  const verdict = checked(archived(game))
  expect(verdict).toMatchObject({ ok: true, says: expect.stringContaining('turn 1, “Somebody leant on the table”') })
  expect(verdict).toMatchObject({ says: expect.stringContaining('nothing proves those faces') })
})

test('SAND-LAND-1, -2: a fortified colony that is fought for falls at once, or all stays as it was', () => {
  const game = begun()
  game.resolve()
  byBook(game, 0)
  game.resolve()
  const [, capture] = game.desk().fights
  expect(capture).toMatchObject({
    what: 'capture',
    star: game.colony,
    terms: { pieces: [12, 16] },
    sides: ['Ana', 'Ben'],
  })
  const matchId = begin(game, 1, { pieces: [9, 5], turnLimit: null })
  act(matchId, 'defender', { type: 'surrender' })
  expect(game.resolve()).toMatchObject({ waits: 0 })
  const at = () => game.desk().position.colonies.find(({ star }) => star === game.colony)
  expect(at()).toMatchObject({ owner: 'A', isFortified: false })
  expect(checked(archived(game))).toMatchObject({ ok: true })
  campaign.services.history.undo({ id: null }, campaign.author)
  const { version } = campaign.services.matches.view({ id: matchId, seat: null }, GAMEMASTER)
  campaign.services.matches.undo({ id: matchId, version, seat: null }, GAMEMASTER)
  expect(game.desk().fights[1]).toMatchObject({ isDecided: false })
  act(matchId, 'attacker', { type: 'surrender' })
  game.resolve()
  expect(at()).toMatchObject({ owner: 'B', isFortified: true, isBesieged: false })
  expect(
    campaign.services.fistful.turn({ id: game.id, turn: 1, as: null }).events.map(({ text }) => text),
  ).toContainEqual(expect.stringContaining('beaten off'))
})

test('A dogfight that leaves nobody alone is rolled after all, a match that is deleted is flown anew', () => {
  const game = begun({ settings: { flownClashes: true } })
  game.resolve()
  const first = begin(game, 0)
  expect(() => begin(game, 0)).toThrow('has begun already')
  const { version } = campaign.services.matches.view({ id: first, seat: null }, GAMEMASTER)
  campaign.services.matches.remove({ id: first, version }, campaign.author)
  expect(game.desk().fights).toMatchObject([{ matchId: null, isDecided: false }])
  const matchId = begin(game, 0)
  act(matchId, 'brass', { type: 'place', heading: 0, face: 1, y: 150, x: 200, plane: 1 })
  for (const by of ['azure', 'brass', 'azure', 'brass', 'brass']) act(matchId, by, { type: 'leave-out' })
  expect(game.desk().fights[0]?.isDecided).toBe(true)
  expect(game.resolve()).toMatchObject({ waits: 0 })
  expect(checked(archived(game))).toMatchObject({ ok: true })
})

test('Typed dice: what was thrown before a capture stays, and the rest of the turn asks for no die', () => {
  const game = begun({ areDiceTyped: true })
  expect(game.resolve()).toMatchObject({ waits: 1 })
  byBook(game, 0)
  const faces: number[] = []
  const wanted = () => campaign.services.fistful.nextDie({ id: game.id, faces }).wanted
  for (let next = wanted(); next !== null && faces.length < 40; next = wanted()) faces.push(3)
  expect(faces.length).toBeGreaterThan(0)
  expect(game.resolve(faces)).toMatchObject({ waits: 1 })
  byBook(game, 1)
  expect(campaign.services.fistful.nextDie({ id: game.id, faces: [] })).toEqual({ wanted: null })
  expect(game.resolve()).toMatchObject({ waits: 0 })
  expect(checked(archived(game))).toMatchObject({ ok: true })
})

test('By mail nothing is fought elsewhere, and a game that does not say so keeps no word of it', () => {
  const { fistful } = campaign.services
  const mail = gameFields({ mode: 'mail', mySide: 'A', settings: { flownClashes: true } })
  expect(() => fistful.create(mail, campaign.author)).toThrow('at one table or with a referee')
  const { id } = fistful.create(gameFields({ settings: { flownClashes: false } }), campaign.author)
  expect(Object.keys(fistful.desk({ id, as: null }).head.settings)).not.toContain('flownClashes')
})
