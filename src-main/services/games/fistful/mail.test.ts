import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatMail } from '#main/games/fistful/mail/fistful-mail.ts'
import { parsePastedText } from '#main/games/fistful/mail/parse-pasted-text.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import { normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import { getOtherSide } from '#shared/games/fistful/model.ts'
import { gameDesk, gameFields, seat } from '#tests/support/fistful-games.ts'
import {
  archiveOf,
  beginByMail,
  openTwoFiles,
  paste,
  type Player,
  position,
  listMailsToSend,
  quoted,
  send,
  acceptMail,
  listNextSteps,
  type TwoFiles,
  write,
} from '#tests/support/fistful-mail.ts'
import { joinArchiveLines, forgeNonce } from '#tests/support/fistful-nonce-forging.ts'

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

describe('by plain mail (FIST-TURN-2)', () => {
  test('an invitation begins the game in an empty campaign, and the homeworlds go by mail', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    expect(b.desk.desk().head).toMatchObject({
      mySide: 'B',
      mode: 'mail',
      cluster: null,
      seats: { A: { name: 'Ana' } },
    })
    expect(position(b)).toEqual(position(a))
    expect(archiveOf(b)).toBe(archiveOf(a))
    expect([listNextSteps(a), listNextSteps(b)]).toEqual([
      ['write-orders'],
      ['write-orders', 'send-mail', 'paste-mail'],
    ])
  })

  test('ten turns, equal on both sides', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    write(a)
    for (let turn = 1; turn <= 10; turn += 1) {
      const [sender, resolver] = turn % 2 === 1 ? [a, b] : [b, a]
      await send(sender, resolver)
      expect(listNextSteps(sender)).toContain('paste-mail')
      if (turn > 1 || resolver === b) write(resolver)
      expect(listNextSteps(resolver)[0]).toBe('resolve')
      resolver.desk.resolve()
      // The resolver sends its next orders along with the report.
      write(resolver)
      const taken = await send(resolver, sender)
      expect(taken[0]).toMatch(new RegExp(`report of turn ${turn} .*same end`))
      expect(position(sender)).toEqual(position(resolver))
      expect(archiveOf(sender)).toBe(archiveOf(resolver))
      expect((await paste(sender, listMailsToSend(resolver)[0] ?? '')).refused).toEqual([])
    }
    const verdict = await a.file.services.fistful.verify({ text: archiveOf(a) })
    expect(verdict).toMatchObject({ isSound: true, turns: 10 })
  })

  test('a mail taken twice does nothing the second time; damage and false reports are refused with the reason', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    write(a)
    const [orders = ''] = listMailsToSend(a)
    const before = b.file.file.changes.count()
    expect(await b.file.services.fistful.readMail({ text: orders })).toMatchObject({
      parts: [{ kind: 'orders', turn: 1, side: 'A', problem: null }],
      problems: [],
      gameId: b.desk.id,
    })
    expect(b.file.file.changes.count()).toBe(before)
    expect(await paste(b, orders)).toMatchObject({ taken: ['The orders of Ana (side A) for turn 1.'], refused: [] })
    const once = b.file.file.changes.count()
    await paste(b, orders)
    expect(b.file.file.changes.count()).toBe(once)
    await expect(paste(b, orders.replace('TURN 1', 'TURN 2'))).rejects.toThrow(/changed on its way/)
    await expect(acceptMail(files.B, 'Hello Ben')).rejects.toThrow(/no turn in this text/)
    write(b)
    b.desk.resolve()
    const honest = listMailsToSend(b)[0] ?? ''
    expect((await a.file.services.fistful.readMail({ text: honest })).parts).toMatchObject([
      { kind: 'report', problem: null },
    ])
    // Ana's orders differ from those that Ben resolved with: the report does not lead to the same end.
    const { id } = a.desk
    a.file.services.fistful.handIn({ id, version: a.desk.version(), side: 'A', isReady: false }, a.file.author)
    const empty = { land: [], reorg: [], build: [], fleetOrders: [] }
    a.file.services.fistful.saveOrders(
      { id, version: a.desk.version(), side: 'A', turn: 1, orders: empty },
      a.file.author,
    )
    a.desk.handIn('A')
    await expect(paste(a, honest)).rejects.toThrow(/ends otherwise than its orders and dice lead to here/)
    expect(a.desk.desk().head.turn).toBe(1)
  })

  test('the other player’s orders are not shown before the turn is resolved', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    write(a)
    await send(a, b)
    expect(b.desk.desk().sheets.map(({ side }) => side)).toEqual(['B'])
    expect(b.desk.desk('A').viewer).toBe('B')
    const { fistful } = b.file.services
    expect(() => fistful.odds({ id: b.desk.id, as: 'A' })).toThrow(/plays side A elsewhere/)
  })

  test('typed dice are recorded in the report and thrown again', async () => {
    const { a, b } = await beginByMail(files, 'mail', { areDiceTyped: true })
    write(a)
    for (let turn = 1; turn <= 8; turn += 1) {
      const [sender, resolver] = turn % 2 === 1 ? [a, b] : [b, a]
      await send(sender, resolver)
      write(resolver)
      const faces: number[] = []
      while (resolver.file.services.fistful.nextDie({ id: resolver.desk.id, faces }).wanted !== null) faces.push(4)
      resolver.desk.resolve(faces)
      write(resolver)
      await send(resolver, sender)
      expect(archiveOf(sender)).toBe(archiveOf(resolver))
    }
  })

  const giveUp = ({ file, desk, side }: Player) =>
    file.services.fistful.resign({ id: desk.id, version: desk.version(), side }, file.author)

  test('giving up goes by mail, ends the game for both, and stands in both archives alike', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    write(a)
    await send(a, b)
    write(b)
    b.desk.resolve()
    giveUp(b)
    expect(listNextSteps(b)).toEqual(['send-mail', 'nothing'])
    expect((await send(b, a)).at(-1)).toBe('Ben (side B) gives up.')
    for (const { desk } of [a, b]) expect(desk.desk().head.result).toMatchObject({ winner: 'A', why: 'resigned' })
    expect(archiveOf(b)).toBe(archiveOf(a))
    const { verify } = a.file.services.fistful
    expect(await verify({ text: archiveOf(a) })).toMatchObject({
      isSound: true,
      turns: 1,
      text: expect.stringContaining('Player B gave up'),
    })
    const lines = archiveOf(a).split('\n').length - 2
    expect(
      await verify({ text: archiveOf(a).replace('"side":"B","turn":2,"why"', '"side":"A","turn":2,"why"') }),
    ).toMatchObject({ isSound: false, step: lines, turn: 2 })
    const damaged = listMailsToSend(b)[0]?.replace('RESIGNATION', 'RESIGNATI0N') ?? ''
    expect((await paste(a, damaged)).refused.join()).toMatch(/changed on its way/)
  })

  test('giving up is undone in each file by itself', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    giveUp(a)
    const before = position(b)
    const [mail = ''] = listMailsToSend(a)
    await paste(b, mail)
    const changes = b.file.file.changes.count()
    expect((await paste(b, mail)).refused).toEqual([])
    expect(b.file.file.changes.count()).toBe(changes)
    for (const { file } of [a, b]) file.services.history.undo({ id: null }, file.author)
    expect([b.desk.desk().head.result, position(b)]).toEqual([null, before])
    expect(archiveOf(b)).toBe(archiveOf(a))
    write(a)
    await send(a, b)
    write(b)
    b.desk.resolve()
    write(b)
    await send(b, a)
    write(a)
    a.desk.resolve()
    write(a)
    await send(a, b)
    await expect(paste(b, mail)).rejects.toThrow(/of turn 1, and Ana \(side A\) played on after it/)
  })

  test('who gives up before the report of the turn has come gives up all the same', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    write(a)
    await send(a, b)
    expect(() => giveUp(a)).toThrow(/Ben may have resolved it. Paste the report first, or take the orders back/)
    a.file.services.fistful.handIn(
      { id: a.desk.id, version: a.desk.version(), side: 'A', isReady: false },
      a.file.author,
    )
    giveUp(a)
    const mail = listMailsToSend(a)[0] ?? ''
    write(b)
    b.desk.resolve()
    await expect(paste(a, listMailsToSend(b)[0] ?? '')).rejects.toThrow(/You gave up before this came/)
    expect(await paste(b, mail)).toMatchObject({ taken: ['Ana (side A) gives up.'] })
    expect(b.desk.desk().head.result).toMatchObject({ winner: 'B', why: 'resigned' })
    expect((await b.file.services.fistful.verify({ text: archiveOf(b) })).isSound).toBe(true)
    a.file.services.history.undo({ id: null }, a.file.author)
    a.desk.handIn('A')
    await send(b, a)
    giveUp(a)
    expect(archiveOf(a)).toBe(archiveOf(b))
  })

  test('a side that does not answer loses here alone; nobody declares the own side late (FIST-VIC-3)', async () => {
    const { a, b } = await beginByMail(files, 'mail')
    const forfeit = (side: 'A' | 'B') =>
      a.file.services.fistful.forfeit({ id: a.desk.id, version: a.desk.version(), side }, a.file.author)
    expect(() => forfeit('A')).toThrow('resign instead')
    forfeit('B')
    expect(a.desk.desk().head.result).toMatchObject({ winner: 'A', why: 'forfeit' })
    expect(a.desk.desk().head.result?.text).toContain('so this file says')
    const verdict = await a.file.services.fistful.verify({ text: archiveOf(a) })
    expect(verdict).toMatchObject({
      isSound: true,
      text: expect.stringContaining('the word of player A: nothing proves it'),
    })
    expect(listMailsToSend(a).join()).not.toMatch(/RESIGNATION/)
    expect(b.desk.desk().head.result).toBeNull()
  })
})

describe('sealed (FIST-TURN-3)', () => {
  async function playSealed({ a, b }: { a: Player; b: Player }, turns: number): Promise<void> {
    for (let turn = 1; turn <= turns; turn += 1) {
      write(a, 'settler')
      await send(a, b)
      if (turn > 1) {
        b.desk.resolve()
        expect(position(b)).toEqual(position(a))
        expect(archiveOf(b)).toBe(archiveOf(a))
      }
      write(b, 'settler')
      await send(b, a)
      expect(listNextSteps(a)[0]).toBe('resolve')
      a.desk.resolve()
    }
  }

  test('ten turns by one mail a turn each, equal on both sides, and every die proven', async () => {
    const players = await beginByMail(files, 'sealed')
    await playSealed(players, 10)
    const { a, b } = players
    await send(a, b)
    b.desk.resolve()
    expect(position(b)).toEqual(position(a))
    expect(archiveOf(b)).toBe(archiveOf(a))
    expect(await a.file.services.fistful.verify({ text: archiveOf(a) })).toMatchObject({ isSound: true, turns: 10 })
  })

  test('a sealed sheet is bound: neither changed, nor taken back, nor undone into a second one', async () => {
    const { a } = await beginByMail(files, 'sealed')
    const { fistful, history } = a.file.services
    write(a)
    const [seal] = listMailsToSend(a)
    const { id } = a.desk
    expect(() => a.desk.bot('A')).toThrow(/handed in/)
    expect(() => fistful.handIn({ id, version: a.desk.version(), side: 'A', isReady: false }, a.file.author)).toThrow(
      /sealed/,
    )
    expect(() => history.undo({ id: null }, a.file.author)).toThrow(/sealed and their mail is written: they stand/)
    expect(listMailsToSend(a)).toEqual([seal])
    expect(a.desk.desk('A').sheets).toMatchObject([{ isBound: true }])
  })

  test('a resolved turn stands, and a second seal for a turn is refused', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 2)
    expect(() => a.file.services.history.undo({ id: null }, a.file.author)).toThrow(/cannot come out otherwise/)
    write(a)
    const [mail = ''] = listMailsToSend(a)
    await paste(b, mail)
    b.desk.resolve()
    expect(position(b)).toEqual(position(a))
    expect((await paste(b, mail)).refused).toEqual([])
  })

  test('giving up after a turn that the other player has still to resolve: resolve it, then paste again', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 3)
    a.file.services.fistful.resign({ id: a.desk.id, version: a.desk.version(), side: 'A' }, a.file.author)
    const [mail = ''] = listMailsToSend(a)
    expect((await paste(b, mail)).refused).toEqual([
      expect.stringMatching(/gives up in turn 4: resolve turn 3, then paste/),
    ])
    b.desk.resolve()
    expect((await paste(b, mail)).taken.at(-1)).toBe('Ana (side A) gives up.')
    expect(archiveOf(b)).toBe(archiveOf(a))
    expect(await b.file.services.fistful.verify({ text: archiveOf(b) })).toMatchObject({ isSound: true, turns: 3 })
  })

  test('who waits for the other’s reveal gives up after it, and both archives end alike', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 2)
    const giveUp = () =>
      b.file.services.fistful.resign({ id: b.desk.id, version: b.desk.version(), side: 'B' }, b.file.author)
    expect(giveUp).toThrow(/sealed orders for turn 2 are with Ana, who may have resolved it/)
    await send(a, b)
    expect(giveUp).toThrow(/resolve the turn, then give up/)
    b.desk.resolve()
    giveUp()
    expect((await send(b, a)).at(-1)).toBe('Ben (side B) gives up.')
    expect(archiveOf(a)).toBe(archiveOf(b))
  })

  /** Changes a file behind the back of the app, as a version with another rule would. */
  const meddle = ({ file }: Player, sql: string, ...values: (string | number)[]) =>
    file.file.changes.record('Meddle', file.author, () => void file.file.db.prepare(sql).run(...values))
  const meddleWith = (player: Player, column: 'settings' | 'map' | 'position', path: string, value: number) =>
    meddle(player, `UPDATE fistful_game SET ${column} = json_set(${column}, ?, ?)`, path, value)

  test.each([
    ['settings', '$.dreadnoughtCost', 3, 'the settings are'],
    ['map', '$.stars."1306".rating', 2, 'the map is'],
    ['position', '$.colonies."0204".size', 4, 'the position is'],
  ] as const)(
    'files that differ in %s are told in that turn, and play no further',
    async (column, path, value, words) => {
      const players = await beginByMail(files, 'sealed')
      const { a, b } = players
      await playSealed(players, 2)
      write(a, 'settler')
      await send(a, b)
      meddleWith(b, column, path, value)
      // Ben's file now ends turn 2 otherwise than Ana's did, whose mail says so.
      expect(() => b.desk.resolve()).toThrow(new RegExp(`In turn 2 ${words} not the same here as in the file of Ana`))
      expect(b.desk.desk().head.turn).toBe(2)
      expect(archiveOf(b)).not.toContain('"kind":"turn","orders":{},"turn":2')
    },
  )

  test('a file that was changed after the turn is told when the answer comes', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 1)
    write(a, 'settler')
    await send(a, b)
    b.desk.resolve()
    write(b, 'settler')
    meddleWith(a, 'settings', '$.siegeTurns', 3)
    await expect(send(b, a)).rejects.toThrow(/In turn 2 the settings are not the same here as in the file of Ben/)
  })

  test('two archives that differ are told although settings, map and position agree', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 1)
    write(a, 'settler')
    await send(a, b)
    b.desk.resolve()
    meddle(b, 'UPDATE fistful_step SET hash = ? WHERE number = 6', '0'.repeat(64))
    expect(() => write(b, 'settler')).toThrow(/what the archives say of an earlier turn is not the same/)
  })

  test('what the other side has not signed is not taken', async () => {
    const { a, b } = await beginByMail(files, 'sealed')
    write(a)
    const parts = parsePastedText(listMailsToSend(a)[0] ?? '').parts
    const [seal] = parts
    if (seal?.kind !== 'seal' || !seal.signed) throw new Error('The seal is missing')
    const { signed: _, ...bare } = seal
    const { signed } = seal
    const wrong = [
      bare,
      { ...seal, hash: '0'.repeat(64) },
      { ...seal, signed: { ...signed, head: '0'.repeat(64) } },
      { ...seal, signed: { ...signed, signature: '0'.repeat(128) } },
    ]
    for (const part of wrong) await expect(paste(b, formatMail([part]))).rejects.toThrow(/Ana has not signed this/)
    expect((await paste(b, formatMail([seal]))).refused).toEqual([])
  })

  test('whoever changes the own word afterwards is found: the other side had signed over it', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 3)
    await send(a, b)
    b.desk.resolve()
    const { verify } = b.file.services.fistful
    const sound = await verify({ text: archiveOf(b) })
    expect(sound).toMatchObject({ isSound: true, text: expect.stringContaining('Each player signed every seal') })
    const { secret } = b.file.file.rows.fistful.keys.find(b.desk.id) ?? { secret: '' }
    const mine = a.file.file.rows.fistful.keys.find(a.desk.id) ?? { secret: '' }
    for (const [side, key] of [
      ['B', secret],
      ['A', mine.secret],
    ] as const) {
      const forged = forgeNonce(archiveOf(b), { side, turn: 3, secret: key })
      expect(await verify({ text: forged })).toMatchObject({
        isSound: false,
        turn: 3,
        text: expect.stringContaining(`Player ${getOtherSide(side)} has not signed this`),
      })
      // With both keys, which nobody has, it would pass: the forgery itself is whole.
      expect(
        await verify({
          text: forgeNonce(archiveOf(b), { side, turn: 3, secret: key, other: side === 'A' ? secret : mine.secret }),
        }),
      ).toMatchObject({ isSound: true })
    }
  })

  test('an archive that was cut says that the game had not ended, and a whole one how it ended', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 3)
    await send(a, b)
    b.desk.resolve()
    const { verify } = a.file.services.fistful
    const lines = archiveOf(b).split('\n')
    const second = lines.findIndex((line) => line.includes('"kind":"turn"') && line.includes('"turn":2}'))
    const cut = joinArchiveLines(lines.slice(0, second + 1))
    expect((await verify({ text: cut })).text).toContain('The game had not ended: turn 3 was in hand')
    b.file.services.fistful.resign({ id: b.desk.id, version: b.desk.version(), side: 'B' }, b.file.author)
    await send(b, a)
    expect(archiveOf(a)).toBe(archiveOf(b))
    expect((await verify({ text: archiveOf(a) })).text).toContain('The game ended: player A won. Player B gave up')
  })

  test('secret keys stay in the file: no mail, answer or archive has one', async () => {
    const players = await beginByMail(files, 'sealed')
    const { a, b } = players
    await playSealed(players, 2)
    for (const { file, desk } of [a, b]) {
      const keys = file.file.rows.fistful.keys.find(desk.id)
      const { fistful, history } = file.services
      const visibleToB = JSON.stringify([
        listMailsToSend({ file, desk, side: 'A' }),
        desk.desk(),
        fistful.list(),
        fistful.turns({ id: desk.id, as: null }),
        fistful.turn({ id: desk.id, turn: 1, as: null }),
        fistful.exportArchive({ id: desk.id }),
        history.list({ beforeId: null, limit: 100 }),
      ])
      expect(keys?.secret).toMatch(/^[0-9a-f]{64}$/)
      for (const form of [keys?.secret ?? '', encodeHexAsLetters(keys?.secret ?? '')]) {
        expect(visibleToB).not.toContain(form)
        expect(normalizeMail(visibleToB)).not.toContain(normalizeMail(form))
      }
      expect(desk.desk().head.keys).toEqual({ A: expect.stringMatching(/^[A-Z]{4} [A-Z]{4}$/), B: expect.any(String) })
    }
    expect(a.desk.desk().head.keys).toEqual(b.desk.desk().head.keys)
  })

  test('a sealed game of before, without keys, plays on and says that nobody signed it', async () => {
    const { id } = files.A.services.fistful.create(gameFields({ mode: 'sealed', mySide: 'A' }), files.A.author)
    const a: Player = { side: 'A', file: files.A, desk: gameDesk(files.A, id) }
    meddle(a, 'DELETE FROM fistful_key')
    a.desk.choose('A')
    const { gameId } = await acceptMail(files.B, listMailsToSend(a)[0] ?? '')
    const b: Player = { side: 'B', file: files.B, desk: gameDesk(files.B, gameId) }
    b.desk.choose('B')
    await send(b, a)
    await playSealed({ a, b }, 3)
    expect((await a.file.services.fistful.verify({ text: archiveOf(a) })).text).toContain('Nobody signed it')
    expect(archiveOf(a)).not.toMatch(/signature|keys/)
  })

  test('what is secret does not leave before its time', async () => {
    const { a } = await beginByMail(files, 'sealed')
    write(a)
    const row = a.file.file.db
      .prepare<[], { orders: string; nonce: string; dice: string }>(
        `SELECT orders, nonce, dice_seed AS dice FROM fistful_sheet JOIN fistful_game ON fistful_game.id = game_id WHERE nonce IS NOT NULL`,
      )
      .get()
    expect(row?.nonce).toMatch(/^[0-9a-f]{64}$/)
    const readable = JSON.stringify([
      listMailsToSend(a),
      a.file.services.fistful.exportArchive({ id: a.desk.id }),
      a.desk.desk('B'),
    ])
    expect(readable).not.toContain(row?.nonce)
    expect(readable).not.toContain(row?.dice)
    expect(listMailsToSend(a)[0]).not.toMatch(/BUILD/)
  })
})

test('an invitation is shown whole, and taken on exactly the terms that were read', async () => {
  const settings = { dreadnoughtCost: 3, captureSizeLoss: 1, firstChooser: 'roll' }
  const { id } = files.A.services.fistful.create(gameFields({ mode: 'sealed', mySide: 'A', settings }), files.A.author)
  const [{ text } = { text: '' }] = files.A.services.fistful.mails({ id })
  const { fistful } = files.B.services
  const { invitation } = await fistful.readMail({ text: quoted(text) })
  expect(invitation).toMatchObject({
    name: 'The Long War',
    mode: 'sealed',
    areDiceTyped: false,
    isFogged: false,
    settings: [
      { title: 'Dreadnought cost', answer: '3 points', usual: '4 points' },
      { title: 'Loss by capture', answer: 'By 1, never below 1', usual: 'No' },
    ],
    map: { rows: 32, columns: 16, ratings: [2, 6, 6, 6, 4] },
    notes: [expect.stringContaining('The die for who is player A was thrown in the file of')],
    contradictions: [],
  })
  expect(invitation?.map.fairness).toEqual([
    expect.stringMatching(/^Who chooses first can count on an? (dis)?advantage of \d/),
    expect.stringMatching(/^The fairest homeworlds are Star/),
  ])
  const lying = text.replace(/Settings: [^.]*\./, 'Settings: all at their defaults.')
  expect((await fistful.readMail({ text: lying })).invitation?.contradictions).toEqual([
    expect.stringMatching(/The block counts\. Settings: .*Dreadnought cost: 3 points/),
  ])
  const { author } = files.B
  for (const terms of [null, '0'.repeat(64)])
    await expect(fistful.takeMail({ text, terms }, author)).rejects.toThrow(/Read what the invitation proposes first/)
  expect(fistful.list()).toEqual([])
  await fistful.takeMail({ text, terms: invitation?.terms ?? null }, author)
  expect(fistful.list()).toHaveLength(1)
})

test('an invitation that says two things, or hides what it says, is refused', async () => {
  const { id } = files.A.services.fistful.create(gameFields({ mode: 'mail', mySide: 'A' }), files.A.author)
  const [{ text } = { text: '' }] = files.A.services.fistful.mails({ id })
  const [part] = parsePastedText(text).parts
  if (part?.kind !== 'invitation') throw new Error('The invitation is missing')
  const taking = (parts: MailPart[]) => acceptMail(files.B, formatMail(parts))
  await expect(taking([{ ...part, game: 'ZZZZZZZZ' }])).rejects.toThrow(/of the game ZZZZZZZZ, and .* is the game/)
  const turned = { ...part.start, players: { A: 'Ana\u202Enimda', B: 'Ben' } }
  await expect(taking([{ ...part, start: turned }])).rejects.toThrow(/names that cannot be stored/)
  expect(files.B.services.fistful.list()).toEqual([])
})

test('an invitation that cannot be played is refused', async () => {
  const { id } = files.A.services.fistful.create(
    gameFields({ mode: 'mail', mySide: 'B', seats: { A: seat('Ana'), B: seat('Ben') } }),
    files.A.author,
  )
  const inviter = gameDesk(files.A, id)
  expect(inviter.desk().next.map((step) => step.do)).toEqual(['send-mail', 'paste-mail'])
  const [{ text, eml, address } = { text: '', eml: '', address: '' }] = files.A.services.fistful.mails({ id })
  expect(address).toBe('ana@example.org')
  expect(eml).toMatch(/^To: ana@example\.org\r\nSubject: The Long War, the beginning/)
  await expect(acceptMail(files.A, text)).rejects.toThrow(/your own invitation/)
  const { gameId } = await acceptMail(files.B, text)
  expect(gameDesk(files.B, gameId).desk()).toMatchObject({
    head: { mySide: getOtherSide('B') },
    next: [{ do: 'choose-homeworld' }],
  })
  expect(files.B.services.fistful.mails({ id: gameId })).toEqual([])
})
