import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FolderFile, TitleClashResolution } from '#shared/contract/journal.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const u32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer).swap32()
const png = (width: number) => {
  const head = Buffer.concat([u32(width), u32(1), Buffer.from([8, 2, 0, 0, 0])])
  const chunk = (type: string, data: Buffer) => Buffer.concat([u32(data.length), Buffer.from(type), data, u32(0)])
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64')
}
const bring = (files: FolderFile[], clashes: TitleClashResolution = 'rename') =>
  campaign.services.journal.importFolder({ files, clashes }, campaign.author)
const note = (path: string, text: string) => ({ path, text })
const entries = () => {
  const { journal } = campaign.services
  return new Map(journal.list({ limit: 100 }).entries.map(({ id, title }) => [title, journal.get({ id })] as const))
}
const bodyOf = (title: string) => entries().get(title)?.body
const newestLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label

test('Names that hold the marks of links are linked all the same, and come back', async () => {
  const report = await bring([
    note('Oath.md', '---\ntitle: Oath | Debt\n---\nOld.'),
    note('Deck #1.md', 'Upper.'),
    note('Plan [old].md', 'Torn.'),
    note(
      'Index.md',
      '[[Oath]] [[Oath|it]] [[Oath#Sum|so]] [up](Deck%20%231.md) [up](Deck%20%231.md#Bow) [torn](<Plan [old].md>)\n\n| [[Oath]] |\n|---|',
    ),
  ])
  expect(report.losses).toEqual([])
  const index = entries().get('Index')
  expect(index?.links.map(({ thing: target, heading }) => [target?.name, heading])).toEqual([
    ['Oath | Debt', null],
    ['Oath | Debt', null],
    ['Oath | Debt', 'Sum'],
    ['Deck #1', null],
    ['Deck #1', 'Bow'],
    ['Plan [old]', null],
  ])
  expect(campaign.services.journal.danglingLinks()).toEqual([])
  const { files } = campaign.services.journal.exportFolder({ edition: { for: 'gamemaster' } })
  campaign.services.history.undo({ id: null }, campaign.author)
  await bring(files)
  expect(
    entries()
      .get('Index')
      ?.links.map((link) => link.thing?.name),
  ).toEqual(index?.links.map((link) => link.thing?.name))
})

test('A folder of an other program: wiki links, headings, aliases, embeds, Markdown links, folders as tags', async () => {
  const report = await bring([
    note(
      'Vex Orlan.md',
      '---\naliases: [The Captain]\ntags:\n  - npc\n  - Crew/Bridge\ncssclass: wide\n---\nBorn on [[Ash]].',
    ),
    note(
      'Places/Cities/Ash.md',
      [
        '[[the captain]] and [[Vex Orlan|he]], [[Vex Orlan#Youth]], [[../../Vex Orlan]], [[#Streets]], [[Nobody]].',
        '![[map.png|300]] ![[map.png|The harbour]] ![harbour](../../pictures/map.png) ![[Vex Orlan]] ![[lost.png]]',
        '[see him](../../Vex%20Orlan.md#Youth) [out](https://x.example/a.md)',
      ].join('\n'),
    ),
    { path: 'pictures/map.png', base64: png(3) },
    { path: 'pictures/huge.png', base64: png(5000) },
    note('.obsidian/workspace.md', 'not ours'),
  ])
  const id = entries()
    .get('Ash')
    ?.body.match(/image:([a-f0-9]+)/)?.[1]
  expect(bodyOf('Ash')).toBe(
    [
      '[[Vex Orlan|the captain]] and [[Vex Orlan|he]], [[Vex Orlan#Youth]], [[Vex Orlan]], [[Ash#Streets]], [[Nobody]].',
      `![map|300](image:${id}) ![The harbour](image:${id}) ![harbour](image:${id}) ![[Vex Orlan]] ![[lost.png]]`,
      '[[Vex Orlan#Youth|see him]] [out](https://x.example/a.md)',
    ].join('\n'),
  )
  expect(entries().get('Ash')?.tags).toEqual(['Places/Cities'])
  expect(entries().get('Vex Orlan')).toMatchObject({
    tags: ['npc', 'Crew/Bridge'],
    kind: 'entry',
    audience: 'gamemaster',
    body: '---\naliases: [The Captain]\ncssclass: wide\n---\nBorn on [[Ash]].',
  })
  expect(
    entries()
      .get('Vex Orlan')
      ?.backlinks.map(({ name }) => name),
  ).toEqual(['Ash'])
  expect(report).toMatchObject({ pictures: 1, players: [] })
  expect(report.losses.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'Places/Cities/Ash.md: “![[Vex Orlan]]” is shown as a link: a page is not shown inside another one.',
    'Places/Cities/Ash.md: The picture “lost.png” is not there.',
    'pictures/huge.png: No text shows this picture.',
  ])
  expect(newestLabel()).toBe('Import 2 entries from a folder')
  campaign.services.history.undo({ id: null }, campaign.author)
  expect(entries().size).toBe(0)
})

test('Our own keys are read, and what they cannot say is told', async () => {
  const own = [
    '---',
    'title: The harbour',
    'kind: place',
    'audience: chosen',
    'readers: [Mira, "Tom: the first"]',
    'day: -3',
    'pinned: true',
    'date: 2024-05-06',
    'updated: 2025-01-02T03:04:05Z',
    '---',
    '',
    'Boats.',
  ].join('\n')
  const report = await bring([
    note('a.md', own),
    note('b.md', '---\nkind: dragon\nday: soon\ntags: [ok, "no, good"]\n---\nx'),
  ])
  const harbour = entries().get('The harbour')
  const players = campaign.services.players.list()
  expect(players.map(({ name }) => name)).toEqual(['Mira', 'Tom: the first'])
  expect(harbour).toMatchObject({
    kind: 'place',
    audience: 'chosen',
    day: -3,
    isPinned: true,
    readers: players.map(({ id }) => id),
    createdAt: '2024-05-06T00:00:00.000Z',
    updatedAt: '2025-01-02T03:04:05.000Z',
    body: '---\ndate: 2024-05-06\n---\nBoats.',
  })
  expect(report.players).toEqual(['Mira', 'Tom: the first'])
  expect(report.losses.map(({ message }) => message)).toEqual([
    '“kind: dragon” is not understood and is left out.',
    'The tag “no, good” cannot be kept as it is written.',
    '“day: soon” is not understood and is left out.',
  ])
})

test('A title that is taken is skipped, renamed or replaced, and links of the folder follow', async () => {
  const { journal } = campaign.services
  const old = journal.create({ title: 'Ash', body: 'old', tags: ['mine'] }, campaign.author)
  const files = [note('ash.md', 'new'), note('Log.md', 'To [[ash]].')]
  const look = await campaign.services.journal.lookAtFolder({ files, clashes: 'rename' })
  expect(look.entries.map(({ title, fate }) => [title, fate])).toEqual([
    ['Log', 'new'],
    ['ash (2)', 'renamed'],
  ])
  expect(entries().size).toBe(1)
  await bring([files[0] ?? note('', '')], 'skip')
  expect(bodyOf('Ash')).toBe('old')
  await bring(files, 'rename')
  expect(bodyOf('ash (2)')).toBe('new')
  expect(bodyOf('Log')).toBe('To [[ash (2)|ash]].')
  await bring([note('ASH.md', 'newer')], 'replace')
  expect(journal.get({ id: old.id })).toMatchObject({ title: 'ASH', body: 'newer', tags: [] })
})

test('Two entries of one name keep apart by their files, and their links with them', async () => {
  await bring([
    note('one/Ash.md', '---\nkind: place\naudience: all\n---\n\nFirst'),
    note('two/Ash.md', 'Second'),
    note('Log.md', '[[two/Ash]]'),
  ])
  const { journal } = campaign.services
  const [first, second] = journal.list({ text: 'ash', limit: 9 }).entries.filter(({ title }) => title === 'Ash')
  const link = entries().get('Log')?.links[0]
  expect(journal.get({ id: link?.thing?.id ?? '' }).body).toBe('Second')
  expect(first?.id).not.toBe(second?.id)
})

test('A player’s copy holds what the player may read, and no more than its heading says', () => {
  const { journal, players, images } = campaign.services
  const picture = images.add({ data: png(2) }).id
  const secret = images.add({ data: png(4) }).id
  const mira = players.create({ name: 'Mira', notes: '' }, campaign.author)
  journal.create(
    {
      title: 'Ash',
      audience: 'all',
      tags: ['x'],
      day: 2,
      isPinned: true,
      portraitId: picture,
      body: `Dust.\n\n:::secret\n![no](image:${secret})\n:::`,
    },
    campaign.author,
  )
  const { files } = journal.exportFolder({ edition: { for: 'player', playerId: mira.id } })
  expect(files).toEqual([
    {
      path: 'Ash.md',
      text: `---\ntitle: Ash\nkind: entry\nday: 2\ncampaign-date: "2 Waking, year 1"\nportrait: pictures/${picture}.png\n---\n\nDust.\n`,
    },
    { path: `pictures/${picture}.png`, base64: png(2) },
  ])
})

test('A text that was written to keep us busy is saved, opened and read by players like any other', () => {
  const { journal, players } = campaign.services
  const mira = players.create({ name: 'Mira', notes: '' }, campaign.author)
  const body = ':::for Mira\nx\n'.repeat(500_000 / 14).padEnd(500_000, ' ')
  const { id } = journal.create({ title: 'Bomb', body, audience: 'all' }, campaign.author)
  expect(journal.asPlayer({ id, as: mira.id })?.body.length).toBeGreaterThan(100_000)
  expect(journal.listAsPlayer({ as: null, text: '', limit: 9 }).entries).toMatchObject([{ title: 'Bomb', excerpt: '' }])
  expect(isRunTimeLinear((size) => readAsMira(':::for Mira\nx\n'.repeat(size / 14)), 100_000)).toBe(true)

  function readAsMira(text: string): void {
    const entry = journal.create({ title: 'Bomb', body: text, audience: 'all' }, campaign.author)
    journal.asPlayer({ id: entry.id, as: mira.id })
  }
})

/** Links of Markdown files that lead to no file of the folder, resolved as other programs do: by name, or by path. */
function listDeadLinks(files: readonly FolderFile[]): string[] {
  const paths = files.map(({ path }) => path.replace(/\.md$/, '').toLowerCase())
  const names = new Set([...paths, ...paths.map((path) => path.split('/').at(-1))])
  return files.flatMap((file) =>
    'text' in file
      ? [...file.text.matchAll(/\[\[([^\]]+)\]\]/g)].flatMap(([, link = '']) => {
          const [target = ''] = link.split(/[#|\\]/)
          return names.has(target.trim().replace(/^\//, '').toLowerCase()) ? [] : [`${file.path}: ${link}`]
        })
      : [],
  )
}

test('no link of an exported folder is dead, and the folder comes back as it was', async () => {
  const sample = openTestCampaign({ sample: true })
  const { journal, players } = sample.services
  const [reader] = players.list()
  const gamemaster = journal.exportFolder({ edition: { for: 'gamemaster' } }).files
  const open = journal.exportFolder({ edition: { for: 'player', playerId: reader?.id ?? null } }).files
  expect(gamemaster.some(({ path }) => path.startsWith('Orrery/Star/'))).toBe(true)
  expect([...listDeadLinks(gamemaster), ...listDeadLinks(open)]).toEqual([])
  const before = new Map(journal.list({ limit: 100 }).entries.map(({ id, title }) => [title, journal.get({ id }).body]))
  const { losses } = await journal.importFolder({ files: gamemaster, clashes: 'replace' }, sample.author)
  expect(losses).toEqual([])
  const after = new Map(journal.list({ limit: 100 }).entries.map(({ id, title }) => [title, journal.get({ id }).body]))
  expect(after).toEqual(before)
  sample.close()
})

test('an entry that lies where a placeholder would keeps its file, and links to both come back', async () => {
  const { factions } = campaign.services
  factions.create({ name: 'Ash', notes: '' }, campaign.author)
  await bring([note('Orrery/Faction/Ash.md', 'Mine: [[faction:Ash]] and [[journal:Ash]].')])
  const { files } = campaign.services.journal.exportFolder({ edition: { for: 'gamemaster' } })
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  expect(listDeadLinks(files)).toEqual([])
  const kinds = () =>
    entries()
      .get('Ash')
      ?.links.map((link) => link.thing?.kind)
  expect(kinds()).toEqual(['faction', 'journal'])
  await bring(files, 'replace')
  expect(kinds()).toEqual(['faction', 'journal'])
})

test('a placeholder of the players’ edition names the kind, also of a thing whose name begins with one', () => {
  const { factions, journal, players } = campaign.services
  const { id: playerId } = players.create({ name: 'Mira', notes: '' }, campaign.author)
  const { id } = factions.create({ name: 'faction:Ash', notes: '' }, campaign.author)
  players.assign({ kind: 'faction', id, side: null, playerId }, campaign.author)
  journal.create({ title: 'Log', body: '[[faction:faction:Ash]] pays.', audience: 'all' }, campaign.author)
  const { files } = journal.exportFolder({ edition: { for: 'player', playerId: null } })
  const stubs = files.flatMap((file) => ('text' in file && file.path.startsWith('Orrery/') ? [file.text] : []))
  expect(stubs).toHaveLength(1)
  expect(stubs[0]).toContain('orrery: faction:faction:Ash')
})

test('a file that stands for a faction leads to it again, and its text is no entry', async () => {
  const { factions, journal } = campaign.services
  factions.create({ name: 'The Guild', notes: '' }, campaign.author)
  const stub = (link: string, body: string) => `---\ntitle: x\norrery: "${link}"\n---\n\n${body}\n`
  const report = await bring([
    note('Log.md', '[[Guild]] and [[Orrery/Star/Gone|lost]].'),
    note('Orrery/Faction/Guild.md', stub('faction:The Guild', 'This faction has its page in Orrery.')),
    note('Orrery/Star/Gone.md', stub('star:Gone', 'My own words.')),
    note('Odd.md', stub('dragon', 'Text.')),
    note('Empty.md', stub('star:', 'Text.')),
  ])
  expect(report.losses.map(({ message }) => message)).toEqual([
    '“orrery: star:” is not understood: the file comes in as an entry.',
    '“orrery: dragon” is not understood: the file comes in as an entry.',
    'This file stands for a star: its text is left out. Write it on the page of the star.',
  ])
  expect(report.entries.map(({ path }) => path)).toEqual(['Empty.md', 'Log.md', 'Odd.md'])
  expect(bodyOf('Log')).toBe('[[The Guild|Guild]] and [[Gone|lost]].')
  expect(entries().get('Log')?.links[0]?.thing?.kind).toBe('faction')
  expect(journal.list({ limit: 9 }).entries).toHaveLength(3)
})
