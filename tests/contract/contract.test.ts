import { join } from 'node:path'
import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFaultReporter } from '#main/hosts/fault-reporter.ts'
import type { Client } from '#shared/contract/contract.ts'
import type { LiveEvent } from '#shared/contract/live.ts'
import { BARE_UNIT, BARE_VEHICLE, BARE_WARBAND, FOUR_DAGGERS, BARE_CHARACTER } from '../support/builds.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'
import { type Channel, CHANNELS } from './channels.ts'
import { AUDIENCE_OF } from './endpoints.ts'

const NOTHING_YET = 0
/** As deep as a client can write it; a hand-made call may go deeper, which the table server's own tests try. */
const DEPTH = 500
/** A number that the world's dice seed holds and nothing else does. */
const SEED = 424_242

/** A refusal in words: by its code alone it would look like a fault of ours. */
const NO_CAMPAIGN_ANSWER = {
  code: 'NO_CAMPAIGN',
  status: 409,
  message: 'No campaign is open. Open or create one first.',
}

describe.each(Object.entries(CHANNELS))('over %s', (_name, open) => {
  let campaign: TestCampaign
  let faults: string[]
  let channel: Channel
  let client: Client

  beforeEach(async () => {
    campaign = openTestCampaign({ seed: SEED })
    faults = []
    const report = createFaultReporter((line) => void faults.push(line), campaign.world.now)
    channel = await open({ orrery: campaign.orrery, report })
    client = await channel.connect('gamemaster')
  })
  afterEach(async () => {
    await channel.close()
    campaign.close()
    expect([...faults, ...campaign.world.faults]).toEqual([])
  })

  describe('calls', () => {
    test('a session knows who is connected', async () => {
      expect(await client.session.get()).toMatchObject({ role: 'gamemaster', name: 'Gamemaster', capabilities: [] })
    })

    test('what is saved is read back, and a second window reads the same', async () => {
      const made = await client.factions.create({ name: '  The   Lantern Court ', notes: 'Old money.\n' })
      expect(made).toMatchObject({ name: 'The Lantern Court', notes: 'Old money.\n' })
      const secondWindow = await channel.connect('gamemaster')
      expect(await secondWindow.factions.list()).toEqual([made])
    })

    test('no campaign open is said', async () => {
      await client.campaigns.close()
      await expect(client.factions.list()).rejects.toMatchObject(NO_CAMPAIGN_ANSWER)
    })

    test('colours that are not valid are named, repaired as one change, and the repair can be undone', async () => {
      const { id } = await client.factions.create({ name: 'Ember', notes: '' })
      const { db, changes } = campaign.file
      const [cluster] = campaign.file.rows.clusters.list()
      changes.record('Store nonsense', campaign.author, () =>
        db.exec(`UPDATE faction SET colour = 'red' WHERE id = '${id}';
          UPDATE cluster SET legend = json('[{"name":"R","colour":"none","shape":"rays"},{"name":"O","colour":null,"shape":"rays"},{"name":"Y","colour":"#ffff00","shape":"rays"},{"name":"W","colour":null,"shape":"rays"},{"name":"B","colour":null,"shape":"rays"}]');
          INSERT INTO region (id, cluster_id, name, colour, hexes, is_filled, notes, public_notes, is_hidden, extra)
            VALUES ('silt', '${cluster?.id ?? ''}', 'The Silt', '#12345', '[]', 0, '', '', 0, '{}');
          INSERT INTO flotilla (id, name, notes, roster, ships) VALUES ('f', 'First', '', '', '[{"livery":{"hull":"#FFF","trim":"#235fa8"}}]')`),
      )
      await expect(client.cluster.get({ id: null })).rejects.toMatchObject({
        code: 'CAMPAIGN_FILE',
        data: { problem: 'invalid-values' },
      })
      const { trouble } = await client.campaigns.get()
      expect(trouble?.faults).toEqual([
        'The colour of the faction “Ember” is “red”.',
        'The colour of the region “The Silt” is “#12345”.',
        'The colour of the legend “Star cluster” is “none”.',
        'The colour of the flotilla “First” is “#FFF”.',
      ])
      await client.campaigns.repair()
      expect((await client.campaigns.get()).trouble).toBeNull()
      expect((await client.cluster.get({ id: null })).head.legend?.map(({ colour }) => colour)).toEqual([
        null,
        null,
        '#ffff00',
        null,
        null,
      ])
      expect(db.prepare(`SELECT ships ->> '$[0].livery.hull' FROM flotilla`).pluck().get()).toBe('#ffffff')
      await client.history.undo({ id: changes.newest() })
      expect((await client.campaigns.get()).trouble?.faults).toHaveLength(4)
    })

    test('a file that is not there is said with its path', async () => {
      const path = join(campaign.world.home, 'nothing.orrery')
      await expect(client.campaigns.open({ path })).rejects.toMatchObject({
        code: 'CAMPAIGN_FILE',
        data: { problem: 'missing', path },
      })
    })

    test('what only the desktop app can do is refused', async () => {
      await expect(client.desktop.chooseCampaign()).rejects.toMatchObject({ code: 'REFUSED' })
    })

    test('a stale version is refused and names who changed it', async () => {
      const { id, version } = await client.factions.create({ name: 'Court', notes: '' })
      await client.factions.update({ id, version, name: 'Court', notes: 'first' })
      const stale = client.factions.update({ id, version, name: 'Court', notes: 'second' })
      await expect(stale).rejects.toMatchObject({ code: 'REFUSED', data: { code: 'stale' } })
      await expect(stale).rejects.toThrow(/Gamemaster changed this since/)
      expect((await client.factions.list())[0]?.notes).toBe('first')
    })

    test('an undone state is as stale as a changed one', async () => {
      const { id, version } = await client.factions.create({ name: 'Court', notes: '' })
      await client.factions.update({ id, version, name: 'Court', notes: 'first' })
      await client.history.undo({ id: null })
      const stale = client.factions.update({ id, version, name: 'Court', notes: 'second' })
      await expect(stale).rejects.toMatchObject({ data: { code: 'stale' } })
    })

    test('what is not there is said', async () => {
      const gone = client.factions.remove({ id: 'gone', version: NOTHING_YET })
      await expect(gone).rejects.toMatchObject({ code: 'REFUSED', data: { code: 'not-found' } })
    })
  })

  describe('hostile input is refused and changes nothing', () => {
    const deep = (): unknown => JSON.parse('['.repeat(DEPTH) + ']'.repeat(DEPTH))
    const HOSTILE: readonly [string, unknown][] = [
      ['nothing', undefined],
      ['null', null],
      ['a number for a name', { name: 7, notes: '' }],
      ['a list for a name', { name: ['Court'], notes: '' }],
      ['an empty name', { name: '   ', notes: '' }],
      ['a name of 81 characters', { name: 'x'.repeat(81), notes: '' }],
      ['notes of 300,000 characters', { name: 'Court', notes: 'x'.repeat(300_000) }],
      ['deep JSON', { name: 'Court', notes: deep() }],
      ['half a character', { name: 'Court\ud800', notes: '' }],
      ['a control character', { name: 'Court', notes: 'a\u0000b' }],
    ]

    test.each(HOSTILE)('%s', async (_what, input) => {
      await expect(call(client, 'factions.create', input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect(await client.factions.list()).toEqual([])
    })

    test('unknown fields are left out', async () => {
      const extra = JSON.parse('{ "name": "Court", "notes": "", "id": "mine", "__proto__": { "admin": true } }')
      const made = await client.factions.create(extra)
      expect(made.id).not.toBe('mine')
      expect(Object.keys(made).sort()).toEqual(['colour', 'emblem', 'id', 'name', 'notes', 'version'])
    })

    test('what is no list of names in a profile', async () => {
      const { id: warbandId } = await client.warbands.create(BARE_WARBAND)
      for (const traits of [['__proto__'], ['toString'], ['No Id'], 'animal', Array(500).fill('animal')]) {
        const draft = { warbandId, unitId: null, allowed: [], profile: { ...BARE_CHARACTER, traits } }
        await expect(call(client, 'characters.check', draft)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      }
    })

    test('names that the rules do not have are refused by a sentence', async () => {
      const { id: warbandId } = await client.warbands.create(BARE_WARBAND)
      const profile = { ...BARE_CHARACTER, traits: ['constructor', 'no-such-trait'] }
      const made = call(client, 'characters.create', { ...BARE_UNIT, warbandId, name: 'Vex', profile })
      await expect(made).rejects.toMatchObject({ code: 'REFUSED', data: { code: 'illegal' } })
      await expect(made).rejects.toThrow(/"constructor".*"no-such-trait"/)
      expect(await client.characters.list()).toEqual([])
    })

    test('numbers out of bounds', async () => {
      const { id: warbandId } = await client.warbands.create(BARE_WARBAND)
      for (const A of [0, 11, 1.5, -1, Number.NaN, Infinity, 1e308, '3']) {
        const profile = { ...BARE_CHARACTER, skills: { ...BARE_CHARACTER.skills, A } }
        const checked = call(client, 'characters.check', { warbandId, unitId: null, allowed: [], profile })
        await expect(checked).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      }
    })

    test('an endpoint that does not exist', async () => {
      await expect(call(client, 'factions.obliterate')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('a search full of operators finds nothing and breaks nothing', async () => {
      for (const text of ['"', '*', 'a OR', 'NEAR(', 'name:', '-', "'; DROP TABLE star; --", '(', '\u{1f680}', ' '])
        expect(await client.search.find({ text, limit: 5 })).toEqual([])
    })
  })

  describe('roles', () => {
    test('every endpoint is closed to strangers', async () => {
      if (channel.stranger === null) return
      expect(await answersOf(channel.stranger)).toEqual(answers('UNAUTHORIZED'))
    })

    test('every endpoint is closed to players but those that are for them', async () => {
      const isClosed = ([, outcome]: readonly [string, string]): boolean => outcome === 'FORBIDDEN'
      const outcomes = Object.entries(await answersOf(await channel.connect('player')))
      const own = [...AUDIENCE_OF].filter(([, audience]) => audience !== 'gamemaster').map(([name]) => name)
      expect(outcomes.filter((line) => !isClosed(line)).map(([name]) => name)).toEqual(own)
      expect(Object.fromEntries(outcomes)).toMatchObject({ 'session.get': 'answered' })
    })

    test('a player’s session sees through nobody else’s eyes', async () => {
      const player = await channel.connect('player')
      const id = 'any'
      for (const ask of [
        player.journal.asPlayer({ id, as: 'ben' }),
        player.journal.listAsPlayer({ as: null, text: '', limit: 9 }),
        player.agendas.listFor({ as: 'ben' }),
        player.offTable.seenBy({ id, as: 'ben' }),
        player.fistful.desk({ id, as: 'A' }),
        player.fistful.turns({ id, as: null }),
        player.fistful.turn({ id, turn: 1, as: 'B' }),
        player.fistful.plots({ id, as: 'A' }),
        player.fistful.odds({ id, as: 'A' }),
        player.fistful.readOrders({ id, as: 'A', text: '' }),
      ])
        await expect(ask).rejects.toMatchObject({ code: 'FORBIDDEN' })
    })

    test('a player has a session', async () => {
      const player = await channel.connect('player')
      expect(await player.session.get()).toMatchObject({ role: 'player', name: 'Mira' })
    })
  })

  describe('forces', () => {
    test('every kind of unit is made, listed, checked, copied and removed', async () => {
      const { id: warbandId } = await client.warbands.create(BARE_WARBAND)
      const own = { ...BARE_UNIT, warbandId }
      const vex = await client.characters.create({ ...own, name: 'Vex', profile: BARE_CHARACTER })
      const guard = await client.squads.create({ ...own, name: 'Guard', profile: FOUR_DAGGERS })
      const mule = await client.vehicles.create({ ...own, name: 'Mule', profile: BARE_VEHICLE })
      expect((await client.warbands.units({ id: warbandId })).map(({ name }) => name)).toEqual(['Vex', 'Guard', 'Mule'])
      expect(await client.warbands.get({ id: warbandId })).toMatchObject({ cost: 80, characters: 5, problems: [] })
      for (const [area, unit] of [
        ['characters', vex],
        ['squads', guard],
        ['vehicles', mule],
      ] as const) {
        const { id, version, profile } = unit
        expect(await call(client, `${area}.get`, { id })).toEqual(unit)
        expect(await call(client, `${area}.check`, { warbandId, unitId: id, allowed: [], profile })).toEqual(unit.check)
        expect(await call(client, `${area}.copy`, { id, warbandId, name: 'Twin' })).toMatchObject({ name: 'Twin' })
        await call(client, `${area}.remove`, { id, version })
        expect(await call(client, `${area}.list`)).toMatchObject([{ name: 'Twin', warbandId }])
      }
    })

    test('fixes of every kind travel whole: the profile sent back is as good as one typed in', async () => {
      const { id: warbandId } = await client.warbands.create(BARE_WARBAND)
      const draft = { warbandId, unitId: null, allowed: [], profile: { ...BARE_CHARACTER, hitPoints: 21 } }
      const [problem] = (await client.characters.check(draft)).problems
      const profile = problem?.fixes[0]?.profile ?? draft.profile
      expect((await client.characters.check({ ...draft, profile })).problems).toEqual([])
    })

    test('rulings and rules are told whole; a ruling reaches other windows', async () => {
      const secondWindow = await channel.connect('gamemaster')
      const events = await secondWindow.live()
      const first = nextChange(events)
      const [ruling] = await client.rulings.list()
      if (!ruling) throw new Error('There is no ruling')
      const { rules, edition } = await client.rulings.rules({ warbandId: null })
      expect(rules.settings[ruling.id]).toBe(ruling.value)
      expect(rules.tables.weapons['dagger']?.name).toBe('Dagger')
      const agreed = { reason: 'Why not', agreedBy: 'all', agreedOn: '2026-01-02' }
      await client.rulings.choose({ id: 'traitRepeats', value: true, version: NOTHING_YET, ...agreed })
      expect((await client.rulings.rules({ warbandId: null })).edition).not.toBe(edition)
      const areas = expect.arrayContaining(['rulings', 'characters', 'squads', 'vehicles', 'warbands', 'house'])
      expect(await first).toMatchObject({ areas })
      await events.return()
    })
  })

  describe('the map', () => {
    const star = (id: string, fields: object = {}) => ({ type: 'add-star', id, row: 1, column: 1, fields })

    test('is drawn by one window, and another one hears what changed', async () => {
      const { head, revision } = await client.cluster.get({ id: null })
      const secondWindow = await channel.connect('gamemaster')
      const edits = [{ type: 'add-star' as const, id: 'vex', row: 4, column: 12, fields: { name: 'Vex' } }]
      const made = await secondWindow.cluster.edit({ id: head.id, label: null, edits })
      const patch = await client.cluster.since({ id: head.id, revision })
      expect(patch).toMatchObject({ revision: made.revision, head: null, stars: [{ name: 'Vex' }], gone: [] })
      expect(await client.cluster.starDetails({ id: 'vex' })).toEqual({
        name: 'Vex',
        clusterId: head.id,
        links: [],
        mentions: [],
        imported: [],
      })
    })

    test('may be one of several', async () => {
      const { head } = await client.cluster.get({ id: null })
      const { id } = await client.cluster.create({ name: 'Antares', board: head.board })
      const { version } = await client.cluster.update({
        id,
        version: 2,
        fields: { board: { ...head.board, rows: 250, columns: 400 } },
      })
      expect(await client.cluster.list()).toMatchObject([{ name: 'Antares', board: { rows: 250 } }, { id: head.id }])
      await client.cluster.remove({ id, version })
      expect(await client.cluster.list()).toMatchObject([{ id: head.id, stars: 0 }])
    })

    test('takes no edit that is not of the contract', async () => {
      const { id } = (await client.cluster.get({ id: null })).head
      const hostile: readonly (readonly [string, unknown])[] = [
        ['no edits', []],
        ['an unknown edit', [{ type: 'drop-table' }]],
        ['an id of another kind', [star("x' OR 1=1")]],
        ['half a row', [{ ...star('vex'), row: 1.5 }]],
        ['a rating that there is not', [star('vex', { rating: 6 })]],
        ['a long name', [star('vex', { name: 'x'.repeat(81) })]],
        ['many tags', [star('vex', { tags: Array(21).fill('x') })]],
        ['a colour in words', [{ type: 'change-route', id: 'x', version: 1, fields: { colour: 'red' } }]],
        ['runs of two numbers', [{ type: 'paint', regionId: null, add: [[1, 2]], remove: [] }]],
      ]
      for (const [what, edits] of hostile)
        await expect(call(client, 'cluster.edit', { id, label: null, edits }), what).rejects.toMatchObject({
          code: 'BAD_REQUEST',
        })
      const far = call(client, 'cluster.edit', { id, label: null, edits: [{ ...star('vex'), row: 999 }] })
      await expect(far).rejects.toMatchObject({ code: 'REFUSED', data: { code: 'illegal' } })
      const large = { rows: 999, columns: 999, orientation: 'flat', shifted: 'odd', labelOrder: 'row-column' }
      await expect(call(client, 'cluster.create', { name: 'Large', board: large })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
      expect((await client.cluster.get({ id })).stars).toEqual([])
    })
  })

  describe('live events', () => {
    test('a change made in one window reaches the other, and says whose it was', async () => {
      const secondWindow = await channel.connect('gamemaster')
      const { id: session } = await client.session.get()
      const events = await secondWindow.live()
      const first = nextChange(events)
      await client.factions.create({ name: 'Court', notes: '' })
      expect(await first).toMatchObject({
        areas: expect.arrayContaining(['campaign', 'factions']),
        session,
        change: { kind: 'change' },
      })
      await events.return()
    })

    test('switching the campaign is told', async () => {
      const events = await client.live()
      const seen: LiveEvent['type'][] = []
      const reading = (async () => {
        for await (const event of events) {
          seen.push(event.type)
          if (event.type === 'campaign-switched') return
        }
      })()
      await client.campaigns.create({ name: 'Another', path: null })
      await reading
      expect(seen).toContain('campaign-switched')
    })
  })

  describe('long work', () => {
    test('tells how far it is, and its end', async () => {
      const check = await client.campaigns.check()
      const notes: string[] = []
      let step = await check.next()
      for (; !step.done; step = await check.next()) notes.push(step.value.note)
      expect(notes.length).toBeGreaterThan(3)
      expect(step.value).toEqual({ faults: [] })
    })

    test('can be given up, and leaves nothing half-made', async () => {
      const made = async () => (await client.backups.list()).backups.filter(({ reason }) => reason === 'demand')
      const work = await client.backups.create({ note: null })
      await work.next()
      await work.return()
      const after = await made()
      expect(after.length).toBeLessThanOrEqual(1)
      for (const { name } of after) expect((await client.backups.preview({ name })).campaignName).toBe('Test campaign')
    })
  })

  describe('faults', () => {
    test('of calls whose campaign was closed meanwhile are none', async () => {
      const services = campaign.orrery.current()
      if (!services) throw new Error('No campaign is open')
      const read = services.history.list.bind(services.history)
      services.history.list = (page) => {
        campaign.orrery.shutDown()
        return read(page)
      }
      await expect(client.history.list({ beforeId: null, limit: 1 })).rejects.toMatchObject(NO_CAMPAIGN_ANSWER)
    })

    test('after something was saved say so, and do not say that nothing was', async () => {
      const { journal } = campaign.orrery.current() ?? {}
      if (!journal) throw new Error('No campaign is open')
      const create = journal.create.bind(journal)
      // As a fault in building the answer does: what was written stands by then.
      journal.create = (fields, author) => {
        create(fields, author)
        throw new Error('no answer')
      }
      const failed = await client.journal.create({ title: 'Ash', body: '' }).catch((error: unknown) => error)
      expect(failed).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
      expect(String(failed)).toMatch(/“Write “?Ash”? ?.*was saved, and only the answer failed/)
      expect((await client.journal.list({ limit: 9 })).total).toBe(1)
      expect(faults.splice(0)).toHaveLength(1)
    })

    test('are reported once, and the caller learns a request id and nothing else', async () => {
      campaign.file.db.close()
      const answer = client.factions.list()
      await expect(answer).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
      await expect(answer).rejects.toThrow(/^Orrery made a mistake.* request \w+\.$/)
      expect(faults.splice(0)).toEqual([expect.stringContaining('The database connection is not open')])
    })
  })

  describe('secrets', () => {
    test('no answer holds the dice seed', async () => {
      const { diceSeed } = campaign.file.rows.campaign.get()
      expect(diceSeed).toContain(String(SEED))
      expect(JSON.stringify(await everythingReadable(client))).not.toContain(diceSeed)
    })
  })
})

/** The next change of the campaign; a backup that is made meanwhile is told, too. */
async function nextChange(events: AsyncIterator<LiveEvent>): Promise<LiveEvent | null> {
  for (;;) {
    const { value, done } = await events.next()
    if (done) return null
    if (value.type === 'changed') return value
  }
}

/** What every endpoint would say that says `answer` to anybody. */
function answers(answer: string): Record<string, string> {
  return Object.fromEntries([...AUDIENCE_OF.keys()].map((name) => [name, answer]))
}

/** What every endpoint says to this client when it is called with nothing: the code of its refusal, or `answered`. */
async function answersOf(client: Client): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  for (const name of AUDIENCE_OF.keys())
    outcomes[name] = await call(client, name).then(
      () => 'answered',
      (error: unknown) => (error instanceof ORPCError ? error.code : String(error)),
    )
  return outcomes
}

/** Calls an endpoint by name with anything at all, as a stranger's program could. */
async function call(client: Client, name: string, input: unknown = {}): Promise<unknown> {
  const endpoint = name.split('.').reduce<object>((node, key) => Reflect.get(node, key), client)
  if (typeof endpoint !== 'function') throw new Error(`${name} is no endpoint`)
  return endpoint(input)
}

async function everythingReadable(client: Client): Promise<unknown[]> {
  return Promise.all([
    client.campaigns.get(),
    client.campaign.home(),
    client.cluster.list(),
    client.cluster.get({ id: null }),
    client.cluster.get({ id: null }).then(({ head }) => client.cluster.playerEdition({ id: head.id })),
    client.history.list({ beforeId: null, limit: 50 }),
    client.agendas.list(),
    client.warbands.list(),
    client.rulings.list(),
    client.rulings.rules({ warbandId: null }),
    client.house.list(),
    client.scenarios.list(),
    client.battles.list(),
    client.offTable.list(),
    client.nights.list(),
    client.calendar.get(),
    client.fistful.list(),
    client.campaign.plots(),
    client.prints.list(),
    client.backups.list(),
    client.session.get(),
  ])
}
