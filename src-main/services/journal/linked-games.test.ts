import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestCampaign } from '#tests/support/campaign.ts'
import { gameFields, openFistfulCampaign, seat } from '#tests/support/fistful-games.ts'

// Games bear names like everything else that has a page: the journal, plans, recaps and relations link to them.

let campaign: TestCampaign
beforeEach(() => void (campaign = openFistfulCampaign()))
afterEach(() => campaign.close())

const OFF_TABLE = {
  scene: 'They hide below the city.',
  notes: 'A spy is among them.',
  nightId: null,
  afterBattleId: null,
  scenarioId: null,
  fromDay: 1,
  days: 3,
}
const NIGHT = { heldOn: null, present: [], fromDay: null, toDay: null }

interface Kind {
  readonly kind: 'off-table' | 'fistful-game'
  readonly begin: (name: string) => string
  readonly rename: (id: string, name: string) => void
  readonly remove: (id: string) => void
}

const offTable: Kind = {
  kind: 'off-table',
  begin: (name) => campaign.services.offTable.create({ ...OFF_TABLE, name, warbandIds: [] }, campaign.author).id,
  rename(id, name) {
    const { version } = campaign.services.offTable.get({ id })
    campaign.services.offTable.update({ ...OFF_TABLE, id, version, name }, campaign.author)
  },
  remove: (id) => campaign.services.offTable.remove(campaign.services.offTable.get({ id }), campaign.author),
}

const headOf = (id: string) => campaign.services.fistful.desk({ id, as: null }).head
const fistful: Kind = {
  kind: 'fistful-game',
  begin: (name) => campaign.services.fistful.create(gameFields({ name }), campaign.author).id,
  rename(id, name) {
    const seats = { A: seat('Ana'), B: seat('Ben') }
    const fields = { id, version: headOf(id).version, name, notes: '', seats, dueOn: null }
    campaign.services.fistful.update(fields, campaign.author)
  },
  remove: (id) => campaign.services.fistful.remove(headOf(id), campaign.author),
}

const write = (body: string, more: object = {}) =>
  campaign.services.journal.create({ title: 'Log', body, ...more }, campaign.author)
const read = (id: string) => campaign.services.journal.get({ id })
const undo = () => campaign.services.history.undo({ id: null }, campaign.author)
const begunChanges = () => campaign.services.history.list({ beforeId: null, limit: 50 }).changes.length

describe.each([offTable, fistful])('a game of the kind $kind', ({ kind, begin, rename, remove }) => {
  test('is found, offered after [[ and @, linked to, and links back', () => {
    const id = begin('The Long Days')
    const game = { kind, id, name: 'The Long Days' }
    expect(campaign.services.search.find({ text: 'long da', limit: 5 })).toMatchObject([{ thing: game }])
    for (const after of ['[[', '@'] as const)
      expect(campaign.services.journal.complete({ text: 'long d', after })).toEqual([
        { thing: game, link: 'The Long Days', folder: '', entryKind: null },
      ])
    const entry = write('Since [[the long days|then]].')
    expect(entry.links).toMatchObject([{ thing: game, shown: 'then' }])
    const night = campaign.services.nights.create(
      { ...NIGHT, name: 'Night', plan: '', recap: 'After [[The Long Days]].' },
      campaign.author,
    )
    expect(campaign.services.journal.backlinks({ kind, id }).map((item) => item.id)).toEqual([entry.id, night.id])
  })

  test('takes its links along to a new name, in the same change', () => {
    const id = begin('The Long Days')
    const entry = write('[[The Long Days]] and [[the long days#End|its end]].')
    const texts = { plan: `Play [[${kind}:The Long Days]].`, recap: '[[The Long Days]]' }
    const night = campaign.services.nights.create({ ...NIGHT, name: 'Night', ...texts }, campaign.author)
    const changes = begunChanges()
    rename(id, 'The Short Days')
    expect(begunChanges()).toBe(changes + 1)
    expect(read(entry.id).body).toBe('[[The Short Days]] and [[The Short Days#End|its end]].')
    expect(campaign.services.nights.get({ id: night.id })).toMatchObject({
      plan: 'Play [[The Short Days]].',
      recap: '[[The Short Days]]',
    })
    expect(read(entry.id).links.every((link) => link.thing?.id === id)).toBe(true)
    undo()
    expect(read(entry.id).body).toBe('[[The Long Days]] and [[the long days#End|its end]].')
    expect(campaign.services.nights.get({ id: night.id })).toMatchObject(texts)
  })

  test('is what a waiting link means once it begins; a removed one leaves a name without a page', () => {
    const entry = write('[[The Long Days]]')
    const meant = () => read(entry.id).links.map((link) => link.thing?.kind ?? null)
    const dangling = () => campaign.services.journal.danglingLinks().map(({ text }) => text)
    expect([meant(), dangling()]).toEqual([[null], ['The Long Days']])
    const id = begin('The Long Days')
    expect([meant(), dangling()]).toEqual([[kind], []])
    remove(id)
    expect([meant(), dangling()]).toEqual([[null], ['The Long Days']])
    expect(campaign.services.journal.backlinks({ kind, id })).toEqual([])
    expect(campaign.services.search.find({ text: 'long days', limit: 5 })).toMatchObject([{ thing: { id: entry.id } }])
    undo()
    expect(meant()).toEqual([kind])
  })

  test('is told from a namesake by its kind', () => {
    const id = begin('Vex')
    campaign.services.factions.create({ name: 'Vex', notes: '' }, campaign.author)
    expect(campaign.services.journal.complete({ text: `${kind}:vex` })).toMatchObject([
      { thing: { kind, id }, link: `${kind}:Vex` },
    ])
    const meant = (body: string) => write(body).links.map((link) => link.thing?.id ?? null)
    expect([meant('[[Vex]]'), meant(`[[${kind}:Vex]]`)]).toEqual([[null], [id]])
  })

  test('has relations; to one that is gone there are none', () => {
    const id = begin('The Long Days')
    const entry = write('A captain.')
    const from = { kind: 'journal', id: entry.id } as const
    const fields = { name: 'lost', standing: null, notes: '', isHidden: false }
    const relate = () => campaign.services.relations.create({ ...fields, from, to: { kind, id } }, campaign.author)
    relate()
    const ties = () => campaign.services.relations.list({ of: { kind, id } }).map(({ to }) => to.name)
    expect(ties()).toEqual(['The Long Days'])
    remove(id)
    expect(ties()).toEqual([])
    expect(relate).toThrow(/^This (?:off-table )?game is not there any more/)
  })

  test('is the gamemaster’s: what a player reads names it in the words of the text alone', () => {
    const mira = campaign.services.players.create({ name: 'Mira', notes: '' }, campaign.author)
    const shown = () => campaign.services.journal.asPlayer({ id: entry.id, as: mira.id })
    const entry = write('Before [[Canary Days|the storm]].', { audience: 'all' })
    const before = shown()
    const id = begin('Canary Days')
    campaign.services.relations.create(
      {
        from: { kind: 'journal', id: entry.id },
        to: { kind, id },
        name: 'lost',
        standing: null,
        notes: '',
        isHidden: false,
      },
      campaign.author,
    )
    expect(shown()).toEqual(before)
    const edition = { for: 'player', playerId: mira.id } as const
    const out = [
      shown(),
      campaign.services.journal.exportFolder({ edition }),
      campaign.services.journal.chronicle({ edition, from: null, to: null }),
    ]
    expect(JSON.stringify(out)).not.toContain('Canary')
    expect(JSON.stringify(campaign.services.journal.exportFolder({ edition: { for: 'gamemaster' } }))).toContain(
      '[[Canary Days|the storm]]',
    )
  })

  test('goes out in a folder of Markdown and comes back linked', async () => {
    const id = begin('The Long Days')
    const entry = write('Since [[The Long Days]].')
    const { files } = campaign.services.journal.exportFolder({ edition: { for: 'gamemaster' } })
    campaign.services.journal.remove(read(entry.id), campaign.author)
    await campaign.services.journal.importFolder({ files, clashes: 'skip' }, campaign.author)
    expect(campaign.services.journal.backlinks({ kind, id })).toMatchObject([{ name: 'Log' }])
  })
})

test('what an off-table game tells the players and notes for the gamemaster is found', () => {
  const id = offTable.begin('Shanty town')
  for (const text of ['below the city', 'spy'])
    expect(campaign.services.search.find({ text, limit: 5 })).toMatchObject([{ thing: { kind: 'off-table', id } }])
})
