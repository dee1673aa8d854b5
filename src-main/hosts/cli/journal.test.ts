import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine } from '#tests/support/command-line.ts'

let campaign: TestCampaign
const orrery = createCommandLine()
beforeEach(() => {
  campaign = openTestCampaign()
  const { services, author } = campaign
  services.players.create({ name: 'Mira', notes: '' }, author)
  services.journal.create({ title: 'Log', body: 'See [[Ash]].\n\n:::secret\nno\n:::', audience: 'all' }, author)
  services.journal.create({ title: 'Ash', body: 'Dust.' }, author)
})
afterEach(() => campaign.close())

function journal(...args: string[]) {
  campaign.orrery.shutDown()
  return orrery('journal', ...args, '--campaign', campaign.path)
}
const at = (name: string) => join(campaign.world.home, name)

test('export writes a folder, for the gamemaster or for one player', async () => {
  expect(await journal('export', at('all'))).toMatchObject({ code: 0, err: '', out: `2 files in ${at('all')}\n` })
  expect(readdirSync(at('all'))).toEqual(['Ash.md', 'Log.md'])
  expect(await journal('export', at('mira'), '--player', 'mira')).toMatchObject({ code: 0 })
  expect(readdirSync(at('mira'))).toEqual(['Log.md'])
  expect(readFileSync(join(at('mira'), 'Log.md'), 'utf8')).toBe('---\ntitle: Log\nkind: entry\n---\n\nSee Ash.\n')
  expect(await journal('export', at('all'))).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') })
  expect(await journal('export', at('x'), '--player', 'Tom')).toMatchObject({ code: 1 })
  expect(await journal('export', at('x'), '--player', 'Mira', '--everybody')).toMatchObject({ code: 2 })
})

test('import brings a folder in as one change, tells what it would bring, and what is lost', async () => {
  mkdirSync(join(at('vault'), 'Places'), { recursive: true })
  mkdirSync(join(at('vault'), '.obsidian'))
  writeFileSync(join(at('vault'), '.obsidian', 'app.json'), '{}')
  writeFileSync(join(at('vault'), 'Places', 'Ash.md'), 'Home of [[Vex]].')
  writeFileSync(join(at('vault'), 'Vex.md'), '![[map.pdf]]')
  writeFileSync(join(at('vault'), 'map.pdf'), 'x')
  symlinkSync('/etc/hostname', join(at('vault'), 'link.md'))
  const look = await journal('import', at('vault'), '--look', '--clashes', 'rename')
  expect(look).toMatchObject({ code: 0, err: '' })
  expect(look.out).toBe(
    'renamed: Ash (2) (Places/Ash.md)\nnew: Vex (Vex.md)\n0 pictures\n! map.pdf: This is neither Markdown nor a picture that Orrery knows (PNG, JPEG, WebP).\n',
  )
  const { out } = await journal('import', at('vault'), '--json')
  expect(JSON.parse(out)).toMatchObject({ entries: [{ fate: 'skipped' }, { fate: 'new' }] })
  mkdirSync(at('empty'))
  expect((await journal('import', at('empty'))).out).toBe('There are no Markdown files (.md) in this folder.\n')
  expect(await journal('import', at('nowhere'))).toMatchObject({ code: 1 })
  expect(await journal('import', at('vault'), '--clashes', 'never')).toMatchObject({ code: 2 })
  expect(await journal('turn', at('vault'))).toMatchObject({ code: 2 })
})
