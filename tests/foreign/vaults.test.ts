import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFolderFiles } from '#main/hosts/cli/folder-files.ts'
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
  expect(links.map(({ thing, shown }) => [thing?.name, shown])).toEqual([
    ['Ysolde Brandt', 'Ysolde'],
    ['Brother Quill', 'Quill'],
  ])
  expect(body).toContain('| [[Ysolde Brandt\\|Ysolde]] | captain |')
  expect(body).toMatch(/\| !\[deck\\\|100\]\(image:[a-f0-9]+\) \| plan \|/)
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
