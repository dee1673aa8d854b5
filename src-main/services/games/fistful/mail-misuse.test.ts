import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatMail } from '#main/games/fistful/mail/fistful-mail.ts'
import { parsePastedText } from '#main/games/fistful/mail/parse-pasted-text.ts'
import type { FistfulFields } from '#shared/contract/fistful/fistful.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import { gameDesk, gameFields, seat } from '#tests/support/fistful-games.ts'
import {
  archiveOf,
  beginByMail,
  openTwoFiles,
  paste,
  type Player,
  position,
  listMailsToSend,
  send,
  acceptMail,
  type TwoFiles,
  write,
} from '#tests/support/fistful-mail.ts'

let files: TwoFiles

beforeEach(() => {
  files = openTwoFiles()
})
afterEach(() => {
  for (const file of Object.values(files)) {
    file.close()
    expect(file.world.faults).toEqual([])
  }
})

/** What was done in a player's file, the newest first, as History shows it. */
const changeCalled = ({ file }: Player, label: RegExp): number => {
  const { changes } = file.services.history.list({ beforeId: null, limit: 100 })
  return changes.find((change) => label.test(change.label))?.id ?? 0
}

test.each(['mail', 'sealed'] as const)('the position of a game by %s is not set right by hand', async (mode) => {
  const { a } = await beginByMail(files, mode)
  write(a)
  const correct = () =>
    a.file.services.fistful.correct(
      { id: a.desk.id, version: a.desk.version(), note: 'Oops', corrections: [] },
      a.file.author,
    )
  expect(correct).toThrow(/is played by mail: the other file would not know of a correction/)
})

test('once a turn is sealed the homeworlds and keys that it was sealed over stand', async () => {
  const { a, b } = await beginByMail(files, 'sealed')
  write(a)
  await send(a, b)
  write(b)
  const before = [a, b].map(position)
  for (const player of [a, b])
    for (const label of [/chooses a homeworld/, /of a mail/, /Begin|invitation/]) {
      const id = changeCalled(player, label)
      if (id === 0) continue
      expect(() => player.file.services.history.undo({ id }, player.file.author), `${player.side} ${label}`).toThrow()
    }
  expect([a, b].map(position)).toEqual(before)
  await send(b, a)
  a.desk.resolve()
  await send(a, b)
  b.desk.resolve()
  expect(archiveOf(a)).toBe(archiveOf(b))
})

test('the same homeworld with another key is told, until the first is undone', async () => {
  const { a, b } = await beginByMail(files, 'sealed')
  const [mail = ''] = listMailsToSend(b)
  const [part] = parsePastedText(mail).parts
  if (part?.kind !== 'homeworld') throw new Error('The homeworld is missing')
  const rekeyed = formatMail([{ ...part, key: 'ab'.repeat(32) }])
  await expect(paste(a, rekeyed)).rejects.toThrow(/has another key than before.*Ask what happened/)
  a.file.services.history.undo({ id: null }, a.file.author)
  expect((await paste(a, rekeyed)).refused).toEqual([])
  a.file.services.history.undo({ id: null }, a.file.author)
  expect((await paste(a, mail)).refused).toEqual([])
  expect(archiveOf(a)).toBe(archiveOf(b))
})

test('a game that was removed is begun again from its invitation, and then only one of the two comes back', async () => {
  const { id } = files.A.services.fistful.create(gameFields({ mode: 'sealed', mySide: 'A' }), files.A.author)
  const [{ text } = { text: '' }] = files.A.services.fistful.mails({ id })
  const { services, author } = files.B
  const first = gameDesk(files.B, (await acceptMail(files.B, text)).gameId)
  services.fistful.remove({ id: first.id, version: first.version() }, author)
  const removal = services.history.list({ beforeId: null, limit: 1 }).changes[0]?.id ?? 0
  const { gameId } = await acceptMail(files.B, text)
  expect(() => services.history.undo({ id: removal }, author)).toThrow(/.+/)
  expect(services.fistful.list().map((game) => game.id)).toEqual([gameId])
})

test('words that lie about an invitation are told wherever they stand', async () => {
  const settings = { dreadnoughtCost: 3 }
  const { id } = files.A.services.fistful.create(gameFields({ mode: 'mail', mySide: 'A', settings }), files.A.author)
  const [{ text } = { text: '' }] = files.A.services.fistful.mails({ id })
  const [, block = ''] = /(BEGIN FISTFUL.*)$/s.exec(text) ?? []
  const lie = 'The Long War: a game of A Fistful of Planets.\nSettings: all at their defaults.\n'
  const listWarnings = async (mail: string) =>
    (await files.B.services.fistful.readMail({ text: mail })).invitation?.contradictions ?? null
  const wrong = [expect.stringMatching(/say other settings/)]
  expect(await listWarnings(text)).toEqual([])
  expect(await listWarnings(block)).toEqual([])
  expect(await listWarnings(`${lie}${block}`)).toEqual(wrong)
  expect(await listWarnings(`${block}\n${lie}`)).toEqual(wrong)
  expect(await listWarnings(`BEGIN FISTFUL, it says.\n${lie}${block}`)).toEqual(wrong)
  expect(await listWarnings(`${lie}${'x '.repeat(30_000)}${block}`)).toEqual(wrong)
  expect(await listWarnings(text.replace('The Long War: a game', 'A Short War: a game'))).toEqual([
    expect.stringMatching(/name another game/),
  ])
})

/** An invitation as large as they may be. */
function largest(mail: string, rowAt: (at: number) => number): string {
  const [part] = parsePastedText(mail).parts
  if (part?.kind !== 'invitation') throw new Error('The invitation is missing')
  const board = { ...part.start.map.board, rows: 100, columns: 100 }
  const stars = Object.fromEntries(
    Array.from({ length: 2000 }, (_, at) => [
      getHexLabel({ row: rowAt(at), column: (at % 100) + 1 }, board),
      { name: `S${at}`, rating: 1 + (at % 5) },
    ]),
  )
  return formatMail([{ ...part, start: { ...part.start, map: { board, stars, routes: [] } } }])
}

test('an invitation of 2,000 stars is weighed on another thread, or refused at once', async () => {
  const { id } = files.A.services.fistful.create(gameFields({ mode: 'mail', mySide: 'A' }), files.A.author)
  const [{ text } = { text: '' }] = files.A.services.fistful.mails({ id })
  const read = (rowAt: (at: number) => number) => files.B.services.fistful.readMail({ text: largest(text, rowAt) })
  const wide = await read((at) => 1 + Math.floor(at / 100) * 5)
  expect(wide.invitation?.map.fairness).toEqual([
    expect.stringContaining('Who chooses first'),
    expect.stringContaining('The fairest homeworlds'),
  ])
  const narrow = await read((at) => 1 + Math.floor(at / 100))
  expect(narrow.parts).toMatchObject([{ problem: expect.stringContaining('One of the two bands of rows has no star') }])
})

test('a campaign that is closed while a mail is read says so, and nothing is taken', async () => {
  const { a } = await beginByMail(files, 'mail')
  write(a)
  const [text = ''] = listMailsToSend(a)
  const reading = files.B.services.fistful.readMail({ text })
  const taking = files.B.services.fistful.takeMail({ text, terms: null }, files.B.author)
  files.B.orrery.campaigns.close()
  await Promise.all([reading, taking].map((item) => expect(item).rejects.toThrow(/campaign was closed while/)))
})

test('names that no invitation may have are refused before a game by mail is begun', () => {
  const { fistful } = files.A.services
  const create = (fields: Partial<FistfulFields>) =>
    fistful.create(gameFields({ mode: 'sealed', mySide: 'A', ...fields }), files.A.author)
  const turned = 'Ana\u202Enimda'
  expect(() => create({ name: turned })).toThrow(/direction/)
  expect(() => create({ seats: { A: seat('Ana'), B: seat(turned) } })).toThrow(/direction/)
  expect(fistful.list()).toEqual([])
  const { id } = create({})
  const game = gameDesk(files.A, id)
  const { head } = game.desk()
  const change = { id, version: game.version(), name: turned, notes: '', seats: head.seats, dueOn: null }
  expect(() => fistful.update(change, files.A.author)).toThrow(/direction/)
})

test.each([1, 25, 999])('a game ends after %i turns where two agree on it (FIST-VIC-3)', async (turnLimit) => {
  const { a, b } = await beginByMail(files, 'mail', { settings: { turnLimit } })
  for (const { desk } of [a, b]) expect(desk.desk().head.settings).toMatchObject({ turnLimit })
  write(a)
  await send(a, b)
  write(b)
  b.desk.resolve()
  expect(b.desk.desk().head.result?.why ?? null).toBe(turnLimit === 1 ? 'turn-limit' : null)
  expect((await send(b, a)).join()).toContain('same end')
})

test.each([-1, 1.5, 1000, '20'])('a turn limit of %j is refused', (turnLimit) => {
  const create = () => files.A.services.fistful.create(gameFields({ settings: { turnLimit } }), files.A.author)
  expect(create).toThrow(/Turn limit cannot be/)
})

test('nobody gives up by mail where a referee holds the game: the referee does it (FIST-VIC-3)', async () => {
  const { id } = files.A.services.fistful.create(gameFields({ mode: 'referee' }), files.A.author)
  const desk = gameDesk(files.A, id)
  desk.choose('A')
  desk.choose('B')
  const { code } = desk.desk().head
  const mail = formatMail([{ kind: 'resignation', game: code, turn: 1, side: 'B' }])
  await expect(acceptMail(files.A, mail)).rejects.toThrow(/Nothing proves who sent this/)
  expect(desk.desk().head.result).toBeNull()
  files.A.services.fistful.resign({ id, version: desk.version(), side: 'B' }, files.A.author)
  expect(desk.desk().head.result).toMatchObject({ winner: 'A', why: 'resigned' })
  expect((await acceptMail(files.A, mail)).taken).toEqual(['Ben (side B) gives up.'])
})
