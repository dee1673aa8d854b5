import { afterEach, beforeEach, expect, test } from 'vitest'
import { BARE_WARBAND } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const faction = (name: string) => campaign.services.factions.create({ name, notes: '' }, campaign.author)
const warband = (name: string) => campaign.services.warbands.create({ ...BARE_WARBAND, name }, campaign.author)
const write = (title: string, body: string) => campaign.services.journal.create({ title, body }, campaign.author)
const read = (id: string) => campaign.services.journal.get({ id })
const newestLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const undo = () => campaign.services.history.undo({ id: null }, campaign.author)

const listed = (text = '', limit = 100) => campaign.services.journal.list({ text, limit }).entries

test('An entry is written with its links as one change, and undone as one', () => {
  const tithe = faction('The Tithe')
  const entry = write('The third bell', 'It rings for [[the tithe]] and [[Nobody]].')
  expect(newestLabel()).toBe('Write “The third bell”')
  expect(entry.links).toEqual([
    {
      text: 'the tithe',
      shown: 'the tithe',
      heading: null,
      isAmbiguous: false,
      thing: { kind: 'faction', id: tithe.id, name: 'The Tithe' },
    },
    { text: 'Nobody', thing: null, isAmbiguous: false, shown: 'Nobody', heading: null },
  ])
  expect(campaign.services.journal.backlinks({ kind: 'faction', id: tithe.id })).toEqual([
    { kind: 'journal', id: entry.id, name: 'The third bell' },
  ])
  undo()
  expect(listed()).toEqual([])
  expect(campaign.file.db.prepare('SELECT count(*) FROM journal_link').pluck().get()).toBe(0)
})

test('The list is newest first, with excerpts without marks', () => {
  const first = write('First', '**Old** news of [[Someone]]')
  write('Second', '')
  expect(listed().map(({ title }) => title)).toEqual(['Second', 'First'])
  campaign.services.journal.update(
    { id: first.id, version: first.version, title: 'First', body: '**Fresh** news of [[Someone]]' },
    campaign.author,
  )
  expect(listed()[0]).toMatchObject({ title: 'First', excerpt: 'Fresh news of Someone' })
})

test('An entry seen at an older state is not written over', () => {
  const entry = write('Log', 'one')
  const edit = (body: string) => () =>
    campaign.services.journal.update({ id: entry.id, version: entry.version, title: 'Log', body }, campaign.author)
  edit('two')()
  expect(newestLabel()).toBe('Edit “Log”')
  expect(edit('three')).toThrow(/changed this since/)
  expect(read(entry.id).body).toBe('two')
})

test('A name of two things links to the one linked before, or to none', () => {
  const mine = faction('Vex')
  const entry = write('Log', '[[Vex]]')
  warband('Vex')
  expect(read(entry.id).links[0]?.thing).toMatchObject({ kind: 'faction', id: mine.id })
  expect(write('Later', '[[Vex]]').links).toMatchObject([{ text: 'Vex', thing: null }])
  expect(write('Last', '[[warband:Vex]]').links[0]?.thing?.kind).toBe('warband')
})

test('Links follow a thing to its new name, in the same change', () => {
  const tithe = faction('The Tithe')
  const entry = write('Log', 'Beware [[the Tithe]], [[faction:The Tithe]]. Not [[The Tithes]].')
  campaign.services.factions.update({ ...tithe, name: 'The Ninth Tithe' }, campaign.author)
  expect(read(entry.id)).toMatchObject({
    body: 'Beware [[The Ninth Tithe]], [[The Ninth Tithe]]. Not [[The Tithes]].',
    updatedAt: entry.updatedAt,
  })
  undo()
  expect(read(entry.id).body).toBe(entry.body)
  expect(read(entry.id).links[0]?.thing?.name).toBe('The Tithe')
})

test('A new name that something else bears is written with its kind, and the other keeps its links', () => {
  const crew = warband('Vex')
  const tithe = faction('The Tithe')
  const entry = write('Log', '[[Vex]] fled from [[The Tithe]]')
  campaign.services.factions.update({ ...tithe, name: 'Vex' }, campaign.author)
  expect(read(entry.id).body).toBe('[[warband:Vex]] fled from [[faction:Vex]]')
  expect(read(entry.id).links.map((link) => link.thing?.id)).toEqual([crew.id, tithe.id])
})

test('A new title is followed in other entries and in the entry itself', () => {
  const entry = write('Log', 'see [[Log]]')
  const otherEntry = write('Other', 'see [[log]]')
  campaign.services.journal.update(
    { id: entry.id, version: read(entry.id).version, title: 'Diary', body: 'see [[Log]] again' },
    campaign.author,
  )
  expect(newestLabel()).toBe('Edit “Log”, now “Diary”')
  expect(read(entry.id).body).toBe('see [[Diary]] again')
  expect(read(otherEntry.id).body).toBe('see [[Diary]]')
  expect(
    read(entry.id)
      .backlinks.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Diary', 'Other'])
})

test('A removed thing leaves a name without a page; undo brings the link back', () => {
  const tithe = faction('The Tithe')
  const entry = write('Log', '[[The Tithe]]')
  campaign.services.factions.remove(tithe, campaign.author)
  expect(read(entry.id).links).toMatchObject([{ text: 'The Tithe', thing: null }])
  expect(campaign.services.journal.danglingLinks()).toEqual([
    { entry: { kind: 'journal', id: entry.id, name: 'Log' }, text: 'The Tithe' },
  ])
  undo()
  expect(read(entry.id).links[0]?.thing?.id).toBe(tithe.id)
  expect(campaign.services.journal.backlinks({ kind: 'faction', id: tithe.id })).toHaveLength(1)
  expect(campaign.services.journal.danglingLinks()).toEqual([])
})

test('A thing made later is what its name meant all along', () => {
  const entry = write('Log', 'We heard of [[The 100%_Crew]].')
  const crew = warband('The 100%_Crew')
  expect(read(entry.id).links[0]?.thing?.id).toBe(crew.id)
  expect(campaign.services.journal.backlinks({ kind: 'warband', id: crew.id })).toHaveLength(1)
})

test('Completion: beginnings of names, then beginnings of words, then parts; at most 12', () => {
  faction('Bellmouth Guard')
  faction('The Bells')
  faction('Isabella')
  faction('Other')
  const links = (text: string) => campaign.services.journal.complete({ text }).map(({ link }) => link)
  expect(links('bell')).toEqual(['Bellmouth Guard', 'The Bells', 'Isabella'])
  warband('The Bells')
  expect(links('the b')).toEqual(['warband:The Bells', 'faction:The Bells'])
  expect(links('warband:')).toEqual(['warband:The Bells'])
  for (let count = 0; count < 20; count += 1) faction(`Many ${count}`)
  expect(links('many')).toHaveLength(12)
  expect(links('')).toHaveLength(12)
})

test('Removing an entry says its title, and undo brings its links back', () => {
  const tithe = faction('The Tithe')
  const entry = write('Log', '[[The Tithe]]')
  campaign.services.journal.remove(entry, campaign.author)
  expect(newestLabel()).toBe('Remove “Log”')
  expect(() => read(entry.id)).toThrow(/not there any more/)
  undo()
  expect(read(entry.id).links[0]?.thing?.id).toBe(tithe.id)
})

test('The list gives the newest so many, those that hold every word, and how many there are', () => {
  for (const title of ['First bell', 'Second bell', 'Lamps'])
    campaign.services.journal.create({ title, body: '' }, campaign.author)
  const titles = (text: string, limit: number) => {
    const { entries, total } = campaign.services.journal.list({ text, limit })
    return { titles: entries.map(({ title }) => title), total }
  }
  expect(titles('', 2)).toEqual({ titles: ['Lamps', 'Second bell'], total: 3 })
  expect(titles('BELL', 1)).toEqual({ titles: ['Second bell'], total: 2 })
  expect(titles('bell lamps', 9)).toEqual({ titles: [], total: 0 })
})

const create = (title: string, more: object = {}) =>
  campaign.services.journal.create({ title, body: '', ...more }, campaign.author)
const titled = (filter: object) =>
  campaign.services.journal.list({ limit: 100, ...filter }).entries.map(({ title }) => title)

test('An entry keeps what it tells of, who may read it, its tags, day and portrait; what is not given stays', () => {
  const mira = campaign.services.players.create({ name: 'Mira', notes: '' }, campaign.author)
  const entry = create('Vex', {
    kind: 'person',
    audience: 'chosen',
    readers: [mira.id, mira.id],
    tags: ['npc', 'NPC', 'Places/Ash'],
    day: 4,
  })
  expect(entry).toMatchObject({
    kind: 'person',
    readers: [mira.id],
    tags: ['npc', 'Places/Ash'],
    day: 4,
    isPinned: false,
  })
  const { id, title, body, version } = entry
  const edited = campaign.services.journal.update({ id, title, body, version, audience: 'all' }, campaign.author)
  expect(newestLabel()).toBe('Let everybody read “Vex”')
  expect(edited).toMatchObject({
    kind: 'person',
    audience: 'all',
    tags: ['npc', 'Places/Ash'],
    updatedAt: entry.updatedAt,
  })
  expect(() => create('X', { readers: ['gone'] })).toThrow(/not there any more/)
  expect(() => create('X', { portraitId: 'gone' })).toThrow(/not there any more/)
})

test('The list is narrowed by kind, tags, audience and days; templates stand apart; pinned ones come first', () => {
  create('Vex', { kind: 'person', tags: ['npc'], day: 3 })
  create('Ash', { kind: 'place', tags: ['Places/Reach'], audience: 'all', day: 5 })
  create('Form', { kind: 'template', tags: ['npc'] })
  const log = create('Log', { tags: ['npc', 'old_1'] })
  expect(titled({})).toEqual(['Log', 'Ash', 'Vex'])
  expect(titled({ kinds: ['template'] })).toEqual(['Form'])
  expect(titled({ kinds: ['person', 'place'] })).toEqual(['Ash', 'Vex'])
  expect(titled({ tags: ['NPC'] })).toEqual(['Log', 'Vex'])
  expect(titled({ tags: ['places'] })).toEqual(['Ash'])
  expect(titled({ tags: ['npc', 'old_1'] })).toEqual(['Log'])
  expect(titled({ tags: ['old%'] })).toEqual([])
  expect(titled({ audience: 'all' })).toEqual(['Ash'])
  expect(titled({ fromDay: 4 })).toEqual(['Ash'])
  expect(titled({ fromDay: 3, toDay: 3, text: 've' })).toEqual(['Vex'])
  const vex = campaign.services.journal.list({ limit: 9 }).entries[2]
  campaign.services.journal.pin(
    { id: vex?.id ?? '', version: read(vex?.id ?? '').version, isPinned: true },
    campaign.author,
  )
  expect(newestLabel()).toBe('Pin “Vex”')
  expect(titled({})).toEqual(['Vex', 'Log', 'Ash'])
  expect(() => campaign.services.journal.pin({ ...log, version: 0, isPinned: true }, campaign.author)).toThrow(/since/)
  expect(campaign.services.journal.tags()).toEqual([
    { tag: 'npc', entries: 3 },
    { tag: 'old_1', entries: 1 },
    { tag: 'Places/Reach', entries: 1 },
  ])
})

test('A new entry from a template takes its text and tags, with the title put in', () => {
  const form = create('Person', { kind: 'template', tags: ['npc'], body: '# {{title}}\n\n{{title}} wants…' })
  const vex = campaign.services.journal.createFrom(
    { templateId: form.id, title: '$& Vex', kind: 'person' },
    campaign.author,
  )
  expect(vex).toMatchObject({
    kind: 'person',
    tags: ['npc'],
    audience: 'gamemaster',
    body: '# $& Vex\n\n$& Vex wants…',
  })
  expect(newestLabel()).toBe('Write “$& Vex” from “Person”')
  const again = { templateId: vex.id, title: 'Y', kind: 'person' } as const
  expect(() => campaign.services.journal.createFrom(again, campaign.author)).toThrow(/no template/)
})

test('After @ people, characters and players’ warbands come first; templates are not offered', () => {
  create('Vexland', { kind: 'place' })
  create('Old Vex', { kind: 'person' })
  create('Vex form', { kind: 'template' })
  const mira = campaign.services.players.create({ name: 'Mira', notes: '' }, campaign.author)
  const crew = warband('The Vexed')
  campaign.services.players.assign({ kind: 'warband', id: crew.id, side: null, playerId: mira.id }, campaign.author)
  const offered = (after?: '@') =>
    campaign.services.journal.complete({ text: 'vex', after }).map(({ link, entryKind }) => [link, entryKind])
  expect(offered()).toEqual([
    ['Vexland', 'place'],
    ['Old Vex', 'person'],
    ['The Vexed', null],
  ])
  expect(offered('@')).toEqual([
    ['Old Vex', 'person'],
    ['The Vexed', null],
    ['Vexland', 'place'],
  ])
})

test('Headings and words to show stay with a link whose thing is renamed', () => {
  const tithe = faction('The Tithe')
  const entry = write('Log', '[[the tithe#Past|they]] and [[The Tithe|them]]')
  expect(entry.links[0]).toMatchObject({ shown: 'they', heading: 'Past', thing: { id: tithe.id } })
  campaign.services.factions.update({ ...tithe, name: 'The Ninth' }, campaign.author)
  expect(read(entry.id).body).toBe('[[The Ninth#Past|they]] and [[The Ninth|them]]')
})

test('Names stay right after changes that fail, are undone and are done again', () => {
  const link = () => campaign.services.journal.complete({ text: 'tithe' }).map(({ link: written }) => written)
  const tithe = faction('The Tithe')
  expect(link()).toEqual(['The Tithe'])
  write('Log', '[[The Tithe]]')
  expect(() =>
    campaign.file.changes.record('Fails', campaign.author, () => {
      campaign.file.db.prepare('UPDATE faction SET name = ? WHERE id = ?').run('Tithe lost', tithe.id)
      expect(link()).toEqual(['Tithe lost'])
      throw new Error('as asked')
    }),
  ).toThrow('as asked')
  expect(link()).toEqual(['The Tithe'])
  campaign.services.factions.update({ ...tithe, name: 'Tithe two' }, campaign.author)
  expect(link()).toEqual(['Tithe two'])
  undo()
  expect(link()).toEqual(['The Tithe'])
  campaign.services.history.redo({ id: null }, campaign.author)
  expect(link()).toEqual(['Tithe two'])
})
