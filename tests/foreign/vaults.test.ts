import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFolderFiles } from '#main/hosts/cli/commands/journal.ts'
import type { FolderFile } from '#shared/contract/journal.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const vault = (name: string): FolderFile[] => readFolderFiles(join(import.meta.dirname, 'vaults', name))
const importFolder = (files: FolderFile[]) =>
  campaign.services.journal.importFolder({ files, clashes: 'skip' }, campaign.author)
const exportFolder = () => campaign.services.journal.exportFolder({ edition: { for: 'gamemaster' } }).files
const entriesCalled = (title: string) => {
  const { journal } = campaign.services
  const lines = journal.list({ limit: 100 }).entries.filter((entry) => entry.title === title)
  return lines.map(({ id }) => journal.get({ id }))
}
const entryCalled = (title: string) => {
  const [entry] = entriesCalled(title)
  if (!entry) throw new Error(`There is no entry called ${title}`)
  return entry
}

test('Links and pictures in tables, as Obsidian writes them, lead where they should and come back', async () => {
  const report = await importFolder(vault('table'))
  expect(report.pictures).toBe(1)
  const { body, links } = entryCalled('Long Haul')
  expect(links.map(({ thing: target, shown }) => [target?.name, shown])).toEqual([
    ['Ysolde Brandt', 'Ysolde'],
    ['Brother Quill', 'Quill'],
  ])
  expect(body).toContain('| [[Ysolde Brandt\\|Ysolde]] | captain |')
  expect(body).toMatch(/\| !\[deck\\\|100\]\(image:[a-f0-9]+\) \| plan \|/)
  const harbour = entryCalled('Harbour')
  expect(harbour.body).toBe('Straße über den Kanal, “Zoll” – [[Brother Quill]]')
  expect(harbour.links[0]?.thing?.name).toBe('Brother Quill')
  expect(report.losses).toEqual([
    { path: 'Harbour.md', message: 'It is written in Windows-1252: an export writes UTF-8.' },
  ])
  expect(campaign.services.journal.danglingLinks()).toEqual([])
  const files = exportFolder()
  const written = files.flatMap((file) => ('text' in file && file.path === 'Long Haul.md' ? [file.text] : []))
  expect(written[0]).toContain('| [[Ysolde Brandt\\|Ysolde]] | captain |')
  campaign.services.history.undo({ id: null }, campaign.author)
  await importFolder(files)
  expect(exportFolder()).toEqual(files)
})

test('Markdown links whose path has brackets lead to their page', async () => {
  const report = await importFolder(vault('paths'))
  expect(report.losses).toEqual([])
  expect(entryCalled('Index')).toMatchObject({
    body: '[[Plan (two)|plan]] and [[Plan (two)|same]].',
    links: [{ thing: { name: 'Plan (two)' } }, { thing: { name: 'Plan (two)' } }],
  })
})

test('A picture that front matter names as a link is the portrait', async () => {
  const { pictures } = await importFolder([
    ...vault('table').filter(({ path }) => path === 'att/deck.png'),
    { path: 'Ysolde.md', text: '---\nportrait: "[[deck.png|200]]"\n---\nCaptain.' },
  ])
  expect(pictures).toBe(1)
  expect(entryCalled('Ysolde').portraitId).not.toBeNull()
})

test('What would embed a page or a missing picture elsewhere goes back as it came', async () => {
  const body = 'See ![[Ysolde]] and ![[lost.png|100]].'
  await importFolder([
    { path: 'Log.md', text: body },
    { path: 'Ysolde.md', text: 'Captain.' },
  ])
  expect(exportFolder().map((file) => ('text' in file ? file.text : ''))[0]).toContain(body)
})

test('Namesakes in different folders keep their links, their paths and their way back', async () => {
  await importFolder(vault('namesakes'))
  const { journal } = campaign.services
  const { links, body } = entryCalled('Index')
  expect(body).toBe('[[1/Notes]] then [[2/Notes|the second evening]].')
  const texts = links.map((link) => journal.get({ id: link.thing?.id ?? '' }).body)
  expect(texts).toEqual(['First evening, see [[2/Notes]].', 'Second evening.'])
  const second = entriesCalled('Notes').find(({ folder }) => folder === '2')
  expect(second?.backlinks.map(({ name }) => name).toSorted()).toEqual(['Index', 'Notes'])
  expect(journal.danglingLinks()).toEqual([])
  const files = exportFolder()
  expect(files.map(({ path }) => path)).toEqual(['1/Notes.md', '2/Notes.md', 'Index.md'])
  expect(files.map((file) => ('text' in file ? file.text.split('---\n\n')[1] : ''))).toEqual([
    'First evening, see [[2/Notes]].\n',
    'Second evening.\n',
    '[[1/Notes]] then [[2/Notes|the second evening]].\n',
  ])
  expect((await importFolder(files)).entries.map(({ fate }) => fate)).toEqual(['skipped', 'skipped', 'skipped'])
})

test('Links follow an entry that moves to another folder', async () => {
  await importFolder(vault('namesakes'))
  const { journal } = campaign.services
  const second = entriesCalled('Notes').find(({ folder }) => folder === '2')
  if (!second) throw new Error('The second Notes are not there')
  journal.update({ ...second, folder: 'Sessions/2' }, campaign.author)
  expect(entryCalled('Index').body).toBe('[[1/Notes]] then [[Sessions/2/Notes|the second evening]].')
})

test('Two things of one name and kind are told apart by a mark, and no page is offered for their name', () => {
  const { factions, journal } = campaign.services
  const [first, second] = ['one', 'two'].map((notes) => factions.create({ name: 'Ambush', notes }, campaign.author))
  const offers = journal.complete({ text: 'Ambush' })
  const linkTo = (id?: string) => offers.find((offer) => offer.thing.id === id)?.link ?? ''
  expect(linkTo(first?.id)).toMatch(/^faction:Ambush~/)
  const body = `[[${linkTo(first?.id)}]] and [[${linkTo(second?.id)}|the other]] and [[Ambush]]`
  journal.create({ title: 'Log', body }, campaign.author)
  const { links } = entryCalled('Log')
  expect(links.map(({ thing: target, isAmbiguous }) => [target?.id, isAmbiguous])).toEqual([
    [first?.id, false],
    [second?.id, false],
    [undefined, true],
  ])
  if (first) factions.update({ ...first, name: 'Ambush at dawn' }, campaign.author)
  expect(entryCalled('Log').body).toContain('[[Ambush at dawn]] and ')
})

test('Players learn nothing of folders', async () => {
  const { journal } = campaign.services
  const open = { audience: 'all', body: '' } as const
  journal.create({ ...open, title: 'Notes', folder: 'The traitor is Mira' }, campaign.author)
  journal.create({ ...open, title: 'Notes', folder: 'Other' }, campaign.author)
  journal.create({ title: 'Plan', body: '', folder: 'The traitor is Mira' }, campaign.author)
  const body = '[[The traitor is Mira/Notes]] [[The traitor is Mira/Plan]] [[Nobody]]'
  const { id } = journal.create({ title: 'Index', body, audience: 'all' }, campaign.author)
  const seen = journal.asPlayer({ id, as: null })
  expect(JSON.stringify(seen)).not.toContain('traitor')
  expect(seen?.links.map((link) => link.thing?.name)).toEqual(['Notes'])
  const { files } = journal.exportFolder({ edition: { for: 'player', playerId: null } })
  expect(JSON.stringify(files)).not.toContain('traitor')
})

test('A link that several files answer leads to the first, and the report says so', async () => {
  const { losses } = await importFolder([
    ...vault('namesakes').filter(({ path }) => path !== 'Index.md'),
    { path: 'Log.md', text: '[[Notes]] and [[Notes|again]]' },
  ])
  expect(losses).toEqual([{ path: 'Log.md', message: '“[[Notes]]” may mean 2 files: it leads to 1/Notes.md.' }])
})

test('Secrets as other tools mark them never reach a player', async () => {
  const secrets = [
    '> [!secret|wide]\n> CANARY-1',
    '> [!dm]- The debt\n> CANARY-2',
    '> [!gm-notes]\n> CANARY-3',
    '<section class="secret">\n\nCANARY-4\n\n</section>',
    '> [!infobox]\n> CANARY-5',
  ]
  const text = `---\naudience: all\n---\nOpen.\n\n${secrets.join('\n\n')}\n\n> [!info] Told\n> Also open.`
  const { losses } = await importFolder([{ path: 'Log.md', text }])
  expect(losses.map(({ message }) => /“\[!([\w-]+)\]”/.exec(message)?.[1])).toEqual(['dm', 'gm-notes', 'infobox'])
  const { files } = campaign.services.journal.exportFolder({ edition: { for: 'player', playerId: null } })
  expect(JSON.stringify(files)).not.toContain('CANARY')
  expect(JSON.stringify(files)).toContain('Also open.')
})
