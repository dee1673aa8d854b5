import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine } from '#tests/support/command-line.ts'

const orrery = createCommandLine()
let campaign: TestCampaign
beforeEach(() => {
  campaign = openTestCampaign({ sample: true })
  campaign.services.players.create({ name: 'Nobody Else', notes: '' }, campaign.author)
  campaign.orrery.shutDown()
})
afterEach(() => campaign.close())

const gazetteer = (...argv: string[]) =>
  orrery('cluster', 'gazetteer', ...argv, '--out', join(campaign.world.home, 'books'), '--campaign', campaign.path)
const listBooks = () => readdirSync(join(campaign.world.home, 'books')).toSorted()

/** A picture of one pixel whose data are damaged. */
const DAMAGED = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEP////////////=='
/** Hidden in the sample. */
const SECRET = 'Isker'

test('says which pages lack a damaged picture', async () => {
  const call = async (verb: string, ...inputs: unknown[]): Promise<unknown> =>
    JSON.parse(
      (await orrery('call', verb, ...inputs.map((input) => JSON.stringify(input)), '--campaign', campaign.path)).out,
    )
  const { id: picture } = (await call('images.add', { data: DAMAGED })) as { id: string }
  const [cluster] = (await call('cluster.list')) as [{ id: string }]
  const fields = { publicNotes: `![](image:${picture})` }
  const star = { type: 'add-star', id: 'pictured', row: 1, column: 1, fields }
  await call('cluster.edit', { id: cluster.id, label: null, edits: [star] })
  expect((await gazetteer()).out).toMatch(/damaged pictures are left out, on these pages: \d+$/m)
})

test('writes a PDF named after cluster and edition, and leaves one that is there alone', async () => {
  expect(await gazetteer('--pages', 'booklet', '--paper', 'letter')).toMatchObject({ code: 0, err: '' })
  expect(listBooks()).toEqual(['the-ember-reach-gazetteer-gamemasters-edition.pdf'])
  const pdf = readFileSync(join(campaign.world.home, 'books', listBooks()[0] ?? ''), 'latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect((await gazetteer()).err).toContain('is there already')
  expect(await gazetteer('--pages', 'cards', '--edition', 'player')).toMatchObject({ code: 0, err: '' })
  expect(listBooks()).toContain('the-ember-reach-star-cards-players-edition.pdf')
})

test('writes a folder of Markdown files with what the readers may know', async () => {
  const { out } = await gazetteer('--format', 'markdown', '--player', 'nobody else')
  expect(out).toContain('files in')
  await gazetteer('--format', 'markdown', '--edition', 'player')
  await gazetteer('--format', 'markdown')
  expect(listBooks()).toEqual([
    'the-ember-reach-gazetteer-edition-of-nobody-else',
    'the-ember-reach-gazetteer-gamemasters-edition',
    'the-ember-reach-gazetteer-players-edition',
  ])
  for (const book of listBooks()) {
    const folder = join(campaign.world.home, 'books', book)
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
    const text = paths.map((path) => path + readFileSync(join(folder, path), 'utf8')).join('\n')
    expect(text).toContain('Candlewick')
    expect(text.includes(SECRET), book).toBe(book.includes('gamemasters'))
  }
})

test('refuses unknown players, formats and arguments', async () => {
  expect((await gazetteer('--player', 'Zed')).err).toContain('There is no player called "Zed"')
  expect((await gazetteer('--player', 'Nobody Else', '--everybody')).err).toContain('not for both')
  expect(await gazetteer('--format', 'svg')).toMatchObject({ code: 2 })
  expect((await gazetteer('more')).err).toContain('one argument too many')
})
