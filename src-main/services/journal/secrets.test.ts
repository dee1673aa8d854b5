import { afterEach, beforeEach, expect, test } from 'vitest'
import { BARE_WARBAND } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createSecretReaderRenamer } from './secret-reader-renamer.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

/** A word that stands nowhere else. */
const CANARY = 'zyxcanary'
let planted = 0
const canary = () => `${CANARY}${(planted += 1)}`

const journal = () => campaign.services.journal
const reading = () => campaign.services.journal
const player = (name: string) => campaign.services.players.create({ name, notes: '' }, campaign.author)
const warband = (name: string) => campaign.services.warbands.create({ ...BARE_WARBAND, name }, campaign.author)
const write = (title: string, body: string, more: object = {}) =>
  journal().create({ title, body, ...more }, campaign.author)

/** A campaign with a secret in every place that can hold one. */
function plant() {
  const mira = player('Mira')
  const tom = player('Tom')
  const stranger = player(canary())
  const hidden = write(canary(), canary(), { tags: [canary()] })
  const toms = write(canary(), canary(), { audience: 'chosen', readers: [tom.id] })
  const template = write(canary(), canary(), { kind: 'template', audience: 'all' })
  const band = warband(canary())
  const faction = campaign.services.factions.create({ name: canary(), notes: canary() }, campaign.author)
  const secret = canary()
  const open = write(
    'The harbour',
    [
      `---\nalias: ${canary()}\n---\nThe lamps go out.`,
      `:::secret\nKept ${secret} and [[${hidden.title}]]\n:::`,
      `:::for Tom\n${canary()}\n:::`,
      `:::for ${stranger.name}\n${canary()}\n:::`,
      `:::sercet\n${canary()}\n:::`,
      `> [!secret]\n> ${canary()}\nlazy ${canary()}`,
      `<!-- ${canary()} --> and %%${canary()}%%.`,
      `They met [[${hidden.title}|the stranger]], [[journal:${toms.title}|a friend]] and [[${band.name}|a crew]].`,
      `See [[The market]]. [[${template.title}|A form]].`,
      `:::for Mira\nMira saw the light.\n:::`,
      `:::secret\n${canary()}`,
    ].join('\n\n'),
    { audience: 'chosen', readers: [mira.id, stranger.id], tags: [canary()], day: 3 },
  )
  const market = write('The market', `See [[The harbour]].\n\n:::secret\n[[The harbour]] ${canary()}\n:::`, {
    audience: 'all',
  })
  const days = campaign.services.offTable.create(
    {
      name: canary(),
      scene: canary(),
      notes: canary(),
      nightId: null,
      afterBattleId: null,
      scenarioId: null,
      fromDay: 1,
      days: 3,
      warbandIds: [],
    },
    campaign.author,
  )
  const quiet = write(
    'The quiet town',
    `A town since [[off-table:${days.name}|those days]].\n\n:::secret\n[[The harbour]]\n:::`,
    { audience: 'all' },
  )
  write(canary(), `[[The harbour]] [[The market]]`)
  const relate = (from: object, to: object, more: object) =>
    campaign.services.relations.create(
      { from, to, name: 'near', standing: 1, notes: canary(), isHidden: false, ...more } as never,
      campaign.author,
    )
  const at = (id: string) => ({ kind: 'journal', id }) as const
  relate(at(open.id), at(market.id), {})
  relate(at(open.id), at(quiet.id), { isHidden: true, name: canary() })
  relate(at(open.id), at(hidden.id), { name: canary() })
  relate(at(open.id), { kind: 'faction', id: faction.id }, { name: canary() })
  relate(at(quiet.id), { kind: 'off-table', id: days.id }, { name: canary() })
  campaign.services.nights.create(
    { name: canary(), heldOn: null, present: [], plan: canary(), recap: canary(), fromDay: 3, toDay: 4 },
    campaign.author,
  )
  const night = campaign.services.nights.create(
    {
      name: 'First night',
      heldOn: '2026-01-02',
      present: [mira.id],
      plan: canary(),
      fromDay: 2,
      toDay: 3,
      recap: `They came. [[${hidden.title}|Somebody]] left.\n\n:::secret\n${canary()}\n:::`,
    },
    campaign.author,
  )
  campaign.services.nights.close(night, campaign.author)
  return { mira, tom, open, hidden, toms, market, quiet, secret }
}

test('Nothing that leaves for a player holds a secret: no entry, list, search, link, tie, folder or chronicle', () => {
  const { mira, open, market, quiet } = plant()
  for (const playerId of [mira.id, null]) {
    const edition = { for: 'player', playerId } as const
    const all = [
      ...[open, market, quiet].map(({ id }) => reading().asPlayer({ id, as: playerId })),
      reading().listAsPlayer({ as: playerId, text: '', limit: 100 }),
      ...Array.from({ length: planted }, (_, at) =>
        reading().listAsPlayer({ as: playerId, text: `${CANARY}${at + 1}`, limit: 100 }),
      ),
      reading().listAsPlayer({ as: playerId, text: CANARY, limit: 100 }),
      campaign.services.journal.exportFolder({ edition }),
      campaign.services.journal.chronicle({ edition, from: null, to: null }),
      campaign.services.journal.chronicle({ edition, from: 1, to: 9 }),
    ]
    expect(JSON.stringify(all)).not.toContain(CANARY)
  }
  expect(reading().listAsPlayer({ as: mira.id, text: CANARY, limit: 9 })).toEqual({ entries: [], total: 0 })
  const whole = JSON.stringify(campaign.services.journal.exportFolder({ edition: { for: 'gamemaster' } }))
  expect(whole.match(new RegExp(CANARY, 'g'))?.length).toBeGreaterThan(20)
})

test('An entry that is not theirs is none, and only what a player may read links back', () => {
  const { mira, tom, open, hidden, toms, market } = plant()
  const entry = (id: string, playerId: string | null) => reading().asPlayer({ id, as: playerId })
  expect([hidden.id, toms.id].map((id) => entry(id, mira.id))).toEqual([null, null])
  expect(entry(toms.id, tom.id)).not.toBeNull()
  expect(entry(open.id, null)).toBeNull()
  const read = entry(open.id, mira.id)
  expect(read?.body).toBe(
    'The lamps go out.\n\n and .\n\nThey met the stranger, a friend and a crew.\n\nSee [[The market]]. A form.\n\nMira saw the light.',
  )
  expect(read?.links.map(({ text, thing: target }) => [text, target?.id])).toEqual([['The market', market.id]])
  expect(read?.backlinks.map(({ name }) => name)).toEqual(['The market'])
  expect(read?.relations).toEqual([
    {
      from: expect.objectContaining({ id: open.id }),
      to: expect.objectContaining({ id: market.id }),
      name: 'near',
      standing: 1,
    },
  ])
})

test('A hidden name reads as one that nothing bears', () => {
  const mira = player('Mira')
  const body = 'We met [[Vex Orlan]] and [[journal:Vex Orlan#Past]].'
  const open = write('Log', body, { audience: 'all' })
  const before = reading().asPlayer({ id: open.id, as: mira.id })
  write('Vex Orlan', 'a secret')
  expect(reading().asPlayer({ id: open.id, as: mira.id })).toEqual(before)
  expect(before?.body).toBe('We met Vex Orlan and Vex Orlan#Past.')
})

test('A player’s own: their warband and its units, what is on the players’ map, whom they fought', () => {
  const mira = player('Mira')
  const own = warband('The Crew')
  const foe = warband('The Foe')
  campaign.services.players.assign({ kind: 'warband', id: own.id, side: null, playerId: mira.id }, campaign.author)
  const open = write('Log', '[[The Crew]] met [[The Foe]].', { audience: 'all' })
  const links = () =>
    reading()
      .asPlayer({ id: open.id, as: mira.id })
      ?.links.map((link) => link.thing?.id)
  expect(links()).toEqual([own.id])
  campaign.file.changes.record('They fight', campaign.author, () =>
    campaign.file.db.prepare('UPDATE warband SET has_fought = 1 WHERE id = ?').run(foe.id),
  )
  expect(links()).toEqual([own.id, foe.id])
})

test('A player who has left the table is asked for in vain; names of passages that mean nobody are told of', () => {
  player('Mira')
  player('mira')
  const entry = write('Log', ':::for Mira, Nobody\nx\n:::', { audience: 'all' })
  expect(entry.unknownReaders).toEqual(['Mira', 'Nobody'])
  expect(() => reading().listAsPlayer({ as: 'gone', text: '', limit: 9 })).toThrow(/not there any more/)
})

test('Search for a player finds what stands open, by the beginnings of its words', () => {
  const { mira, open } = plant()
  const titles = (text: string) =>
    reading()
      .listAsPlayer({ as: mira.id, text, limit: 9 })
      .entries.map(({ id }) => id)
  expect(titles('mira lig')).toEqual([open.id])
  expect(titles('stranger')).toEqual([open.id])
  expect(titles('kept')).toEqual([])
})

test('Passages for a player follow to a new name, in entries and recaps', () => {
  const entry = write('Log', 'a\n:::for Mira, Tom\nb\n:::')
  const night = campaign.services.nights.create(
    { name: 'Night', heldOn: null, present: [], plan: '', fromDay: null, toDay: null, recap: ':::for mira\nc' },
    campaign.author,
  )
  const rename = createSecretReaderRenamer(campaign)
  campaign.file.changes.record('Rename', campaign.author, () => rename('Mira', 'Miriam'))
  expect(journal().get({ id: entry.id }).body).toBe('a\n:::for Miriam, Tom\nb\n:::')
  expect(campaign.services.nights.get({ id: night.id }).recap).toBe(':::for Miriam\nc')
})
