import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import { normalizeMail } from '#main/games/kit/mail/normalize-mail.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import {
  act,
  best,
  copy,
  desk,
  FIELDS,
  idOf,
  mails,
  matchOf,
  paste,
  standing,
  startByMail,
  turn,
  view,
} from '#tests/support/mailed-campaigns.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

// Ana and Ben fly one battle from two campaign files; nothing passes between them but text (SP-MAIL-1 to SP-MAIL-3).

let ana: TestCampaign
let ben: TestCampaign
beforeEach(() => {
  ana = openTestCampaign()
  ben = openTestCampaign({ seed: 2 })
})
afterEach(() => {
  ana.close()
  ben.close()
})

const ready = () => startByMail(ana, ben)

describe('two campaign files fly one battle', () => {
  test('an invitation is shown whole, taken as it was read, and only at the other table', async () => {
    mails(ana).invite(FIELDS, ana.author)
    expect(desk(ana)).toMatchObject({
      isMyTurn: false,
      next: 'Send Ben the invitation.',
      mail: { label: 'Copy the invitation' },
    })
    const text = copy(ana)
    expect(desk(ana).next).toBe('Waiting for Ben to take the invitation.')
    const { invitation } = await mails(ben).readMail({ text })
    expect(invitation).toMatchObject({
      name: 'Over the shoals',
      from: 'Ana',
      seats: [
        { seat: 'brass', player: 'Ana', isMine: false, shipCount: 1 },
        { seat: 'azure', player: 'Ben', isMine: true, shipCount: 1 },
      ],
      areaMm: [609.6, 304.8],
      settings: [
        { title: 'Equal points', answer: 'They share it' },
        { title: 'Ships of each player', answer: '1', usual: '3' },
      ],
    })
    await expect(mails(ben).takeMail({ text, terms: 'others' }, ben.author)).rejects.toThrow('as it was read')
    await expect(paste(ana, text)).rejects.toThrow('your own invitation')
    expect(await paste(ben, text)).toEqual([])
    expect(desk(ben)).toMatchObject({
      seat: 'azure',
      otherName: 'Ana',
      next: 'Send Ana your turn.',
      mail: { label: 'Copy the answer' },
    })
  })

  test('turns go to and fro with a shot and its cards, and both files stand alike and verify', async () => {
    await ready()
    expect(standing(ben)).toEqual(standing(ana))
    turn(ana, best(ana).text)
    expect(view(ana).mail?.aimed).toMatchObject({ ship: 'a', target: 'b' })
    expect(desk(ana)).toMatchObject({ isMyTurn: false, next: 'Send Ben your turn.' })
    const sent = copy(ana)
    expect(desk(ana).next).toContain('Waiting for the cards of your shot')
    expect(await paste(ben, sent)).toEqual([])
    expect(view(ben).discard.length).toBeGreaterThan(1)
    if (view(ben).phase === 'flying') turn(ben, 'PASS')
    expect(await paste(ana, copy(ben))).toEqual([])
    expect(standing(ana)).toEqual(standing(ben))
    for (const table of [ana, ben])
      expect(table.services.matches.verify({ id: idOf(table) }, table.author)).toEqual({ fault: null })
  })

  test('a mail that is doubled, too early or damaged is said plainly, and nothing is lost', async () => {
    mails(ana).invite(FIELDS, ana.author)
    const invitation = copy(ana)
    await paste(ben, invitation)
    const joining = copy(ben)
    await paste(ana, joining)
    turn(ana, 'PLACE 300 150 HEADING 0 FACE 1 PLANE 3')
    const placed = copy(ana)
    const entries = matchOf(ana).entries
    expect((await mails(ana).readMail({ text: joining })).parts).toMatchObject([{ text: 'Ben joins: here already.' }])
    expect(await paste(ana, joining)).toEqual([])
    expect(matchOf(ana).entries).toBe(entries)
    await paste(ben, placed)
    turn(ben, 'PLACE 430 150 HEADING 180 FACE 1 PLANE 4')
    const answered = copy(ben)
    await expect(paste(ben, placed.replaceAll('FACE 1', 'FACE 2'))).rejects.toThrow('changed on its way')
    await expect(paste(ben, 'VECTOR a LONG N')).rejects.toThrow('without its block')
    const third = openTestCampaign({ seed: 3 })
    await expect(paste(third, answered)).rejects.toThrow(
      /This campaign has no battle [A-Z]{8}\. Paste its invitation first/,
    )
    await paste(third, invitation)
    await expect(paste(third, placed)).rejects.toThrow('drifted apart')
    await expect(paste(third, answered)).rejects.toThrow('own side')
    third.close()
  })

  test('the other seat is flown at the other table, and nothing is set right by hand', async () => {
    await ready()
    expect(() => act(ana, 'azure', { type: 'pass' })).toThrow('Ben flies this seat at the other table')
    const ship = { id: 'a', x: 1, y: 1, heading: 0, face: 1, twist: 0, plane: 1 }
    expect(() => act(ana, 'brass', { type: 'correct', note: 'ruler', ship })).toThrow('nothing is corrected by hand')
  })

  test('undo of a turn that was not copied is free; a copied one says what it means, and so does what takes its place', async () => {
    await ready()
    turn(ana, 'PASS')
    expect(desk(ana).undo).toBeNull()
    const sent = copy(ana)
    expect(desk(ana).undo).toContain('This turn was copied. If Ben has pasted it')
    const { id, version } = matchOf(ana)
    ana.services.matches.undo({ id, version, seat: null }, GAMEMASTER)
    turn(ana, 'VECTOR a SHORT N; PASS')
    expect(desk(ana).mail?.clash).toContain('Something else has left before')
    await paste(ben, sent)
    await expect(paste(ben, copy(ana))).rejects.toThrow('came before with other orders')
    expect(matchOf(ben).canUndo).toBe(true)
    expect(desk(ben).undo).toContain('came with Ana’s mail')
  })

  test('undo in History looks past what was sent, and says first what undoing a sent turn means', async () => {
    await ready()
    const { history } = ana.services
    turn(ana, 'PASS')
    const passed = history.list({ beforeId: null, limit: 1 }).undoable
    copy(ana)
    expect(history.list({ beforeId: null, limit: 1 }).undoable).toEqual(passed)
    expect(history.plan({ id: passed?.id ?? 0 }).warning).toContain('This turn was copied. If Ben has pasted it')
    expect(() => history.undo({ id: null }, ana.author)).toThrow('This turn was copied')
    const entries = matchOf(ana).entries
    history.undo({ id: null, despite: true }, ana.author)
    expect(matchOf(ana).entries).toBe(entries - 1)
  })

  test('a mail counts as sent by the way it left, and not where it was not sent after all', async () => {
    await ready()
    const { history } = ana.services
    turn(ana, 'PASS')
    const id = idOf(ana)
    expect(desk(ana).mail?.left).toBeNull()
    const { text = '' } = desk(ana).mail ?? {}
    mails(ana).sent({ id, how: 'opened', text }, ana.author)
    expect(desk(ana)).toMatchObject({ next: 'Waiting for Ben’s turn.', mail: { left: 'opened' } })
    expect(desk(ana).undo).toContain('was opened in the mail program')
    mails(ana).sent({ id, how: 'saved', text }, ana.author)
    expect(desk(ana).undo).toContain('was saved as a file')
    mails(ana).notSent({ id }, ana.author)
    expect(desk(ana)).toMatchObject({ next: 'Send Ben your turn.', undo: null, mail: { left: null } })
    expect(history.plan({ id: history.list({ beforeId: null, limit: 1 }).undoable?.id ?? 0 }).warning).toBeNull()
  })

  test('a mail says in words who flies what', async () => {
    await ready()
    turn(ana, 'PASS')
    const { text } = desk(ana).mail ?? {}
    expect(text).toContain('Over the shoals: a battle of Space Planes. Ana flies Brass and Ben flies Azure.')
    expect(text).toContain('- Ship b: 430.0, 150.0 mm, heading 180, face 1 up, plane 4, flown by Ben')
  })

  test('a mail that has changed since it was read does not count as sent', async () => {
    await ready()
    turn(ana, 'PASS')
    const before = desk(ana).mail?.text ?? ''
    const { id, version } = matchOf(ana)
    ana.services.matches.undo({ id, version, seat: null }, GAMEMASTER)
    turn(ana, 'VECTOR a SHORT N; PASS')
    expect(() => mails(ana).sent({ id, how: 'copied', text: before }, ana.author)).toThrow('it has changed since')
    expect(desk(ana).mail?.left).toBeNull()
  })

  test('what was undone can be redone after a mail was copied, and after it was not sent after all', () => {
    mails(ana).invite(FIELDS, ana.author)
    ana.services.journal.create({ title: 'The shoals', body: '' }, ana.author)
    const { history } = ana.services
    history.undo({ id: null }, ana.author)
    const undone = history.list({ beforeId: null, limit: 1 }).redoable
    copy(ana)
    expect(history.list({ beforeId: null, limit: 1 }).redoable).toEqual(undone)
    mails(ana).notSent({ id: idOf(ana) }, ana.author)
    expect(history.redo({ id: null }, ana.author)).toMatchObject({ kind: 'redo', targetId: undone?.id })
    expect(history.list({ beforeId: null, limit: 1 }).undoable).toMatchObject({ id: undone?.id })
  })

  test('undoing an invitation that has left, or a mail that was pasted, says what the other table has', async () => {
    mails(ana).invite(FIELDS, ana.author)
    const begun = ana.services.history.list({ beforeId: null, limit: 1 }).undoable?.id ?? 0
    expect(ana.services.history.plan({ id: begun }).warning).toBeNull()
    const text = copy(ana)
    expect(ana.services.history.plan({ id: begun }).warning).toContain('tell Ben to remove it')
    await paste(ben, text)
    await paste(ana, copy(ben))
    const pasted = ana.services.history.list({ beforeId: null, limit: 1 }).undoable?.id ?? 0
    expect(ana.services.history.plan({ id: pasted }).warning).toContain('came with Ben’s mail')
  })

  test('a pasted mail is one change, taken back as one', async () => {
    await ready()
    turn(ana, best(ana).text)
    const before = matchOf(ben).entries
    await paste(ben, copy(ana))
    expect(matchOf(ben).entries).toBeGreaterThan(before + 1)
    const { id, version } = matchOf(ben)
    ben.services.matches.undo({ id, version, seat: null }, GAMEMASTER)
    expect(matchOf(ben).entries).toBe(before)
    expect(matchOf(ben).canRedo).toBe(true)
  })
})

test('no secret leaves the file, and no link before its shot (SP-MAIL-2)', async () => {
  await ready()
  const { id } = matchOf(ana)
  const row = ana.file.rows.planesMail.find(id)
  const secret = row?.secret ?? ''
  const look = async () => {
    const { services } = ana
    const changes = services.history.list({ beforeId: null, limit: 200 })
    const log = services.matches.log({ id, seat: null, before: null, limit: 200 }, GAMEMASTER)
    const file = services.planesExchange.battle({ id })
    return JSON.stringify([matchOf(ana), desk(ana), changes, log, file])
  }
  const isTold = (text: string, at: number): boolean => {
    const link = computeChainLink(secret, at)
    return text.includes(link) || normalizeMail(text.replaceAll(String.raw`\n`, ' ')).includes(encodeHexAsLetters(link))
  }
  const before = await look()
  expect(before).not.toContain(secret)
  for (const at of [1, 2, 400]) expect(isTold(before, at)).toBe(false)
  turn(ana, best(ana).text)
  const aimed = await look()
  expect(aimed).not.toContain(secret)
  expect(isTold(aimed, 1)).toBe(true) // in the mail that waits to be sent
  for (const at of [2, 400]) expect(isTold(aimed, at)).toBe(false)
})
