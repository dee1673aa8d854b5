import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine } from '#tests/support/command-line.ts'
import { COMMANDS } from './commands.ts'

const VECTORS = resolve(import.meta.dirname, '../../../tests/vectors')

let campaign: TestCampaign
const orrery = createCommandLine()

beforeEach(() => {
  campaign = openTestCampaign()
  const { services, author } = campaign
  const warband = services.warbands.create({ ...BARE_WARBAND, name: 'The Cinders' }, author)
  const skills = { A: 5, F: 5, S: 5, AW: 5, P: 5 }
  const profile = { ...BARE_CHARACTER, skills }
  const vex = services.characters.create({ ...BARE_UNIT, warbandId: warband.id, name: 'Vex', profile }, author)
  services.agendas.deal({ characterId: vex.id, roll: { source: 'typed', face: 3 } }, author)
  services.journal.create({ title: 'First night', body: 'They met [[Vex]] at the gate.' }, author)
})
afterEach(() => campaign.close())

/** The same, on the campaign of the test after it was closed. */
function onCampaign(command: string, ...rest: string[]) {
  campaign.orrery.shutDown()
  return orrery(command, '--campaign', campaign.path, ...rest)
}

const json = ({ out }: { out: string }) => JSON.parse(out) as Record<string, unknown>

describe('info', () => {
  test('tells what there is, for people and for machines', async () => {
    const { code, out, err } = await onCampaign('info')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Test campaign\n')
    expect(out).toContain('1 character,')
    expect(json(await onCampaign('info', '--json'))).toMatchObject({
      name: 'Test campaign',
      path: campaign.path,
      counts: { characters: 1, warbands: 1, entries: 1, agendas: 1 },
      lastChange: { actor: 'Mira' },
    })
  })

  test('means the campaign that was open last when none is named, and leaves the list of them as it is', async () => {
    campaign.orrery.shutDown()
    const { home } = campaign.world
    const recent = readFileSync(join(home, 'recent.json'), 'utf8')
    expect(json(await orrery('info', '--home', home, '--json'))).toMatchObject({ path: campaign.path })
    expect(readFileSync(join(home, 'recent.json'), 'utf8')).toBe(recent)
  })

  test('asks for a campaign where none was open before', async () => {
    const { code, out, err } = await orrery('info', '--home', join(campaign.world.home, 'nobody'))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('--campaign FILE')
  })
})

test('a campaign that is open in the app is left alone, and the answer says so', async () => {
  const { code, out, err } = await orrery('info', '--campaign', campaign.path)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('is open in another window or program')
})

test('a file that is missing or not ours is a refusal of one line', async () => {
  const missing = await orrery('check', '--campaign', join(campaign.world.home, 'nothing.orrery'))
  expect(missing).toMatchObject({ code: 1, out: '' })
  const stranger = join(campaign.world.home, 'notes.txt')
  writeFileSync(stranger, 'not a campaign')
  const refused = await orrery('check', '--campaign', stranger)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(/^[^\n]+is not an Orrery campaign[^\n]+\n$/)
})

test('check finds nothing wrong with a sound file', async () => {
  expect(await onCampaign('check')).toEqual({ code: 0, out: 'No faults found.\n', err: '' })
  expect(json(await onCampaign('check', '--json'))).toEqual({ path: campaign.path, faults: [] })
})

test('check names what is wrong and ends with 1', async () => {
  const { file } = campaign
  file.db.pragma('foreign_keys = OFF')
  const { services, author } = campaign
  const faction = services.factions.create({ name: 'Lost', notes: '' }, author)
  services.warbands.create({ ...BARE_WARBAND, name: 'Orphans', factionId: faction.id }, author)
  services.factions.remove({ id: faction.id, version: faction.version }, author)
  const { code, out } = await onCampaign('check')
  expect(code).toBe(1)
  expect(out).toContain('warband: a row points to a faction that is not there')
})

test('history lists the newest changes first', async () => {
  const { out } = await onCampaign('history', '--limit', '2')
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('Mira: Write “First night”')
  expect(json(await onCampaign('history', '--json'))).toMatchObject({ total: 5 })
})

test('search finds by name and by a close word', async () => {
  expect((await onCampaign('search', 'Vex')).out).toMatch(/^character {2}Vex/)
  expect((await onCampaign('search', 'first', 'night')).out).toMatch(/^journal {2}First night/)
  const nothing = await onCampaign('search', 'zzzzzz')
  expect(nothing).toEqual({ code: 0, out: '', err: 'Nothing found.\n' })
})

/** Lets the disk change a name wherever it stands. */
function damage(): void {
  const bytes = readFileSync(campaign.path)
  for (let at = bytes.indexOf('The Cinders'); at >= 0; at = bytes.indexOf('The Cinders', at + 1)) bytes.write('Tha', at)
  writeFileSync(campaign.path, bytes)
}

test('check finds content that the disk changed and names the backup, restore brings it back and keeps what stood there', async () => {
  expect((await onCampaign('backup', '--note', 'Before the siege')).code).toBe(0)
  damage()
  const { code, out } = await orrery('check', '--campaign', campaign.path)
  expect(code).toBe(1)
  expect(out).toContain('Create the Cinders')
  expect(out).toMatch(/newest good backup is .*Before the siege\.orrery/)
  expect((await orrery('backup', '--list', '--campaign', campaign.path)).out).toContain('demand')
  expect((await orrery('restore', 'newest', '--campaign', campaign.path)).code).toBe(0)
  expect((await orrery('check', '--campaign', campaign.path)).out).toBe('No faults found.\n')
  expect((await orrery('search', 'Cinders', '--campaign', campaign.path)).out).toContain('The Cinders')
  const list = json(await orrery('backup', '--list', '--json', '--campaign', campaign.path))
  expect(list).toMatchObject([{ reason: 'restore' }, { note: 'Before the siege' }, { reason: 'open' }])
  const back = await orrery('restore', String(Reflect.get(Object(list), '0').number), '--campaign', campaign.path)
  expect(back.code).toBe(0)
  expect((await orrery('check', '--campaign', campaign.path)).code).toBe(1)
})

test('restore says which backups there are when it is asked for another', async () => {
  const { code, err } = await onCampaign('restore', '99')
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('There is no backup "99"') as string })
})

test('a damaged file is told with the backup that helps', async () => {
  await onCampaign('backup')
  writeFileSync(campaign.path, readFileSync(campaign.path).fill(0xa5, 6000, 90_000))
  const { code, err } = await orrery('info', '--campaign', campaign.path)
  expect(code).toBe(1)
  expect(err).toContain('The newest good backup is')
})

/** Runs as somebody who may not write where the owner forbids it: root may write anywhere. */
async function asAnybody<Result>(work: () => Promise<Result>): Promise<Result> {
  const { geteuid, seteuid } = process
  if (geteuid?.() !== 0 || !seteuid) return work()
  seteuid(65_534)
  try {
    return await work()
  } finally {
    seteuid(0)
  }
}

test.skipIf(process.platform === 'win32')(
  'a read-only campaign in a read-only folder can be looked at, with what a killed program left',
  async () => {
    campaign.services.factions.create({ name: 'Ember', notes: '' }, campaign.author)
    const folder = join(campaign.world.home, 'closed')
    mkdirSync(folder)
    const path = join(folder, 'old.orrery')
    for (const suffix of ['', '-wal']) copyFileSync(`${campaign.path}${suffix}`, `${path}${suffix}`)
    for (const suffix of ['', '-wal']) chmodSync(`${path}${suffix}`, 0o444)
    chmodSync(folder, 0o555)
    chmodSync(campaign.world.home, 0o755)
    const before = readdirSync(folder)
    for (const command of [['info'], ['check'], ['export'], ['history'], ['search', 'Ember']])
      expect(await asAnybody(() => orrery(...command, '--campaign', path))).toMatchObject({ code: 0, err: '' })
    expect((await asAnybody(() => orrery('history', '--campaign', path))).out).toContain('Ember')
    expect((await asAnybody(() => orrery('info', '--campaign', path))).out).toContain(path)
    expect(readdirSync(folder)).toEqual(before)
    chmodSync(folder, 0o755)
  },
)

test('looking into an older file neither brings it up to date nor makes a backup', async () => {
  const path = join(campaign.world.home, 'old.orrery')
  copyFileSync(resolve(VECTORS, '../migrations/samples/v4.orrery'), path)
  const before = readFileSync(path)
  for (const command of ['check', 'info', 'export', 'history'])
    expect({ ...(await orrery(command, '--campaign', path)), command }).toMatchObject({
      code: 0,
      err: '',
      out: expect.not.stringContaining('is not as'),
    })
  expect(readFileSync(path).equals(before)).toBe(true)
  expect(readdirSync(campaign.world.home).filter((name) => name.startsWith('old'))).toEqual(['old.orrery'])
})

test('backup makes one and tells where it lies', async () => {
  const { code, out } = await onCampaign('backup')
  expect(code).toBe(0)
  expect(out.trimEnd()).toMatch(/\.orrery$/)
  expect(existsSync(out.trimEnd())).toBe(true)
  expect(await orrery('info', '--campaign', out.trimEnd())).toMatchObject({ code: 0 })
})

describe('export', () => {
  test('holds the campaign and none of its secrets (P28-AGENDA-1)', async () => {
    const { code, out } = await onCampaign('export')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      format: 2,
      campaign: { name: 'Test campaign' },
      clusters: [{ head: { name: 'Star cluster' }, stars: [] }],
      characters: [{ name: 'Vex', hasAgenda: true }],
      journal: [{ title: 'First night', body: 'They met [[Vex]] at the gate.' }],
    })
    const { agenda } = onlyAgenda(json(await onCampaign('export', '--with-secrets')))
    expect(out).not.toContain(agenda)
    expect(out).not.toContain(campaign.world.newSeed())
  })

  test('with secrets holds the agendas, and still no dice seed', async () => {
    const { out } = await onCampaign('export', '--with-secrets')
    expect(onlyAgenda(json({ out }))).toMatchObject({ face: 3, characterName: 'Vex' })
    expect(out).not.toContain(campaign.world.newSeed())
  })

  test('writes a new file, and never over another', async () => {
    const path = join(campaign.world.home, 'export.json')
    expect(await onCampaign('export', '--out', path)).toEqual({ code: 0, out: `${path}\n`, err: '' })
    const written = readFileSync(path, 'utf8')
    expect(JSON.parse(written)).toMatchObject({ format: 2 })
    const again = await onCampaign('export', '--out', path)
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toContain('is there already')
    expect(readFileSync(path, 'utf8')).toBe(written)
    const nowhere = await onCampaign('export', '--out', join(campaign.world.home, 'no', 'folder.json'))
    expect(nowhere).toMatchObject({ code: 1, out: '' })
  })
})

describe('vectors', () => {
  test('runs a file and ends with the count', async () => {
    const { code, out, err } = await orrery('vectors', join(VECTORS, 'planet28.json'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^\d+ passed, 0 failed\n$/m)
  })

  test('names the kinds that are not built', async () => {
    const { examples, ...rest } = json({ out: readFileSync(join(VECTORS, 'space-planes.json'), 'utf8') })
    const [example] = examples as object[]
    const ahead = join(campaign.world.home, 'ahead.json')
    writeFileSync(ahead, JSON.stringify({ ...rest, examples: [{ ...example, kind: 'a-later-rule' }] }))
    const { code, out } = await orrery('vectors', ahead)
    expect(code).toBe(0)
    expect(out).toBe('skipped 1 of a-later-rule: not built yet\n0 passed, 0 failed\n')
  })

  test.each([
    ['planet28', 'woundEndsAt: "above50"'],
    ['fistful', 'turnLimit: 0 or a whole number from 1 to 999'],
    ['space-planes', 'tie: "survivor" or "shared"'],
    ['planetary-sand', 'cupDie: "A" or "B"'],
  ])('lists the settings that examples of %s may change', async (game, line) => {
    const { code, out } = await orrery('vectors', join(VECTORS, `${game}.json`), '--settings')
    expect(code).toBe(0)
    expect(out).toContain(line)
  })

  test('a failed example is a problem', async () => {
    const { examples, ...rest } = json({ out: readFileSync(join(VECTORS, 'planet28.json'), 'utf8') })
    const kind = String(passedKinds(json(await orrery('vectors', join(VECTORS, 'planet28.json'), '--json')))[0])
    const chosenExample = (examples as { kind: string }[]).find((example) => example.kind === kind)
    const wrong = join(campaign.world.home, 'wrong.json')
    writeFileSync(wrong, JSON.stringify({ ...rest, examples: [{ ...chosenExample, expect: { noSuchAnswer: 1 } }] }))
    const { code, out } = await orrery('vectors', wrong)
    expect(code).toBe(1)
    expect(out).toMatch(/^failed .*\n0 passed, 1 failed\n$/)
  })

  test('what is no vector file is refused', async () => {
    expect(await orrery('vectors', join(VECTORS, 'nothing.json'))).toMatchObject({ code: 1, out: '' })
    const { code, err } = await orrery('vectors', resolve(VECTORS, '../tsconfig.json'))
    expect(code).toBe(1)
    expect(err).toContain('This is not a vector file')
  })
})

describe('sharing', () => {
  test('a warband goes out and comes in again, as one change', async () => {
    const path = join(campaign.world.home, 'cinders.json')
    expect(await onCampaign('export', '--warband', 'the cinders', '--out', path)).toEqual({
      code: 0,
      out: `${path}\n`,
      err: '',
    })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ app: 'Orrery', kind: 'warband', format: 1 })
    const looked = await onCampaign('import', path, '--look')
    expect(looked).toMatchObject({ code: 0, err: '' })
    expect(looked.out).toContain('Warband: The Cinders (2)\n+ 1 character\n')
    expect(json(await onCampaign('info', '--json'))).toMatchObject({ counts: { warbands: 1 } })
    expect(json(await onCampaign('import', path, '--json'))).toMatchObject({ name: 'The Cinders (2)', what: 'warband' })
    expect(json(await onCampaign('info', '--json'))).toMatchObject({
      counts: { warbands: 2, characters: 2 },
      lastChange: { label: 'Bring in the Cinders (2)', actor: 'Command line' },
    })
  })

  test('a warband is told in every format, and the house pack has rows', async () => {
    expect((await onCampaign('export', '--warband', 'The Cinders', '--format', 'text')).out).toContain('- Vex (')
    expect((await onCampaign('export', '--warband', 'The Cinders', '--format', 'csv')).out).toContain('character,Vex,')
    expect((await onCampaign('export', '--warband', 'The Cinders', '--format', 'markdown')).out).toContain('## Vex')
    expect(json(await onCampaign('export', '--house-pack'))).toMatchObject({ kind: 'house-pack', rows: [] })
  })

  test('what is not there or no file of ours is refused with the reason', async () => {
    expect((await onCampaign('export', '--warband', 'Nobody')).err).toContain('There are: The Cinders.')
    const wrong = await onCampaign('import', resolve(VECTORS, 'planet28.json'))
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.err).toContain('not a file of Orrery')
    expect(await onCampaign('export', '--format', 'csv')).toMatchObject({ code: 2, out: '' })
    expect(await onCampaign('export', '--warband', 'The Cinders', '--format', 'pdf')).toMatchObject({
      code: 2,
      out: '',
    })
  })
})

describe('usage', () => {
  test('help is an answer: in general and for every command', async () => {
    for (const argv of [[], ['--help'], ['help']]) expect(await orrery(...argv)).toMatchObject({ code: 0, err: '' })
    const general = (await orrery('--help')).out
    for (const name of Object.keys(COMMANDS)) {
      expect(general).toContain(name)
      const { code, out } = await orrery(name, '--help')
      expect(code).toBe(0)
      expect(out).toContain(`Usage: orrery ${name}`)
    }
  })

  test.each([
    [['frobnicate'], /no command "frobnicate"/],
    [['constructor'], /no command/],
    [['info', '--loud'], /--loud/],
    [['info', 'extra'], /"extra" is one argument too many/],
    [['search'], /TEXT… is missing/],
    [['vectors'], /FILE is missing/],
    [['history', '--limit', '0'], /--limit takes a number/],
    [['search', 'x'.repeat(201)], /at most 200/],
  ])('%j is called wrongly', async (argv, why) => {
    campaign.orrery.shutDown()
    const home = campaign.world.home
    const { code, out, err } = await orrery(argv[0] ?? '', '--home', home, ...argv.slice(1))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(why)
  })
})

function onlyAgenda(exported: Record<string, unknown>) {
  const agendas = exported['agendas'] as { agenda: string }[]
  expect(agendas).toHaveLength(1)
  return agendas[0] ?? { agenda: '' }
}

function passedKinds(report: Record<string, unknown>): string[] {
  return (report['passedKinds'] as { kind: string }[]).map(({ kind }) => kind)
}
