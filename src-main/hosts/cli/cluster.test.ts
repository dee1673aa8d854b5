import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChartCounts } from '#shared/cluster/analysis.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine } from '#tests/support/command-line.ts'
import { fixturePath, hasFixtures } from '#tests/support/fixtures.ts'

let campaign: TestCampaign
const orrery = createCommandLine()
beforeEach(() => {
  campaign = openTestCampaign()
  campaign.orrery.shutDown()
})
afterEach(() => campaign.close())

/** Runs `orrery cluster …` on the campaign of the test. */
const cluster = (...argv: string[]) => orrery('cluster', ...argv, '--campaign', campaign.path)
const json = async (...argv: string[]) => JSON.parse((await cluster(...argv, '--json')).out) as Record<string, unknown>

function mapFile(text: string, name = 'stars.csv'): string {
  const path = join(campaign.world.home, name)
  writeFileSync(path, text)
  return path
}
const CSV = 'hex,name,rating\n0412,Vex,5\n0414,Bo,1\n2905,Vex,2\n'

test('import brings a map in as a new cluster and counts it; --look changes nothing', async () => {
  const file = mapFile(CSV)
  const looked = await json('import', file, '--look')
  expect(looked).toMatchObject({ format: 'csv', id: null, counts: { stars: 3 } })
  const { out, code } = await cluster('import', file, '--name', 'The Far Shore')
  expect(code).toBe(0)
  expect(out).toContain('The Far Shore (Table of stars, CSV)\n3 stars')
  expect(await json('analyse', '--cluster', 'The Far Shore')).toMatchObject({ counts: { stars: 3 } })
})

const TILED = {
  orientation: 'hexagonal',
  width: 2,
  height: 1,
  tilewidth: 9,
  tileheight: 9,
  tilesets: [{ firstgid: 1, source: '../sets/sky.tsj' }],
  layers: [{ type: 'tilelayer', width: 2, height: 1, data: [1, 2] }],
}

test('import finds the tilesets of a Tiled map, lists its tiles and is told which are stars', async () => {
  const folder = join(campaign.world.home, 'maps')
  for (const path of [folder, join(campaign.world.home, 'sets')]) mkdirSync(path)
  const tiles = [{ id: 0, type: 'sun' }]
  mapFile(JSON.stringify({ name: 'sky', tilewidth: 9, tileheight: 9, tiles }), 'sets/sky.tsj')
  const file = mapFile(JSON.stringify(TILED), 'maps/sky.tmj')
  const { out } = await cluster('import', file, '--look')
  expect(out).toContain('tile 1 (sun): 1 hex, terrain\ntile 2 (sky 1): 1 hex, terrain')
  expect(out).not.toContain('not chosen')
  const chosen = await json('import', file, '--look', '--tiles', 'Sun=star-4, 2=nothing')
  expect(chosen).toMatchObject({ counts: { stars: 1 }, tiles: [{ role: 'star-4' }, { role: 'nothing' }] })
  expect((await cluster('import', file, '--tiles', 'sun=5')).err).toContain('NAME=ROLE, and "sun=5" is not that')
  expect((await cluster('import', file, '--tiles', 'moon=star-1')).err).toContain('Its tiles: 1 (sun), 2 (sky 1)')
})

test('lint names problems with their hexes and ends with 1', async () => {
  const { code, out } = await cluster('lint', mapFile(CSV))
  expect(code).toBe(1)
  expect(out).toContain('problem: 2905: The stars at 0412 and 2905 are both called Vex.')
  expect(await json('lint', mapFile(CSV))).toMatchObject({ counts: { stars: 3, routes: { total: 0 } } })
})

test('export turns one format into another, draws and prints; a file that is there is left alone', async () => {
  const file = mapFile(CSV)
  for (const format of ['tiled-tmx', 'orrery', 'svg', 'pdf', 'index', 'blank']) {
    const folder = join(campaign.world.home, format)
    mkdirSync(folder)
    expect(await cluster('export', file, '--format', format, '--out', folder)).toMatchObject({ code: 0, err: '' })
    const heads = readdirSync(folder).map((written) => readFileSync(join(folder, written), 'latin1').slice(0, 5))
    expect(heads.length).toBe(format === 'tiled-tmx' ? 2 : 1)
    for (const head of heads) expect(head).toMatch(/^(<\?xml|<svg |\{\n *"|%PDF-|\u0089PNG\r)/)
    expect((await cluster('export', file, '--format', format, '--out', folder)).err).toContain('is there already')
  }
})

test('export makes its folder and tells prints apart by name', async () => {
  const file = mapFile(CSV)
  const folder = join(campaign.world.home, 'maps', 'for the printer')
  for (const format of ['pdf', 'index', 'blank'])
    expect(await cluster('export', file, '--format', format, '--out', folder)).toMatchObject({ code: 0, err: '' })
  expect(readdirSync(folder)).toHaveLength(3)
})

test('export --around writes a part of the map in any format, and says which hexes there are', async () => {
  const file = mapFile(CSV)
  const out = join(campaign.world.home, 'part')
  for (const format of ['csv', 'orrery', 'tiled-tmx', 'svg', 'pdf', 'index', 'tiles', 'blank']) {
    const options = ['--around', '0413', '--radius', '2', '--format', format, '--out', join(out, format)]
    expect(await cluster('export', file, ...options)).toMatchObject({ code: 0, err: '' })
    expect(readdirSync(join(out, format))[0]).toMatch(/^stars-around-0413/)
  }
  const written = readFileSync(join(out, 'csv', 'stars-around-0413.csv'), 'utf8')
  expect(written).toContain('0412,4,12,Vex,5')
  expect(written).not.toContain('2905,')
  expect(await json('lint', join(out, 'orrery', readdirSync(join(out, 'orrery'))[0] ?? ''))).toMatchObject({
    counts: { stars: 2 },
  })
  expect((await cluster('export', file, '--around', '9999')).err).toContain('a hex of the map, from 0101 to ')
})

test('export --at writes the map as it was after a change, on a date or on a day of the campaign', async () => {
  const { id } = await json('import', mapFile(CSV), '--name', 'The Far Shore')
  campaign.orrery.campaigns.open({ path: campaign.path })
  const [services, file, { author }] = [campaign.orrery.current(), campaign.orrery.file(), campaign]
  if (!services || !file) throw new Error('The campaign did not open')
  const imported = file.changes.newest()
  const begun = file.changes.find(imported)?.at.slice(0, 10) ?? ''
  services.calendar.setToday({ version: services.calendar.get().version, today: 9 }, author)
  const edit = { type: 'add-star', id: 'nu', row: 1, column: 1, fields: { name: 'Nu' } } as const
  services.cluster.edit({ id: String(id), label: null, edits: [edit] }, author)
  campaign.orrery.shutDown()
  const stars = async (...when: string[]) =>
    (await json('analyse', '--cluster', 'The Far Shore', ...when)) as { counts: ChartCounts }
  expect((await stars()).counts.stars).toBe(4)
  for (const [when, count] of [
    [String(imported), 3],
    ['day 8', 3],
    ['day 9', 4],
    [begun, 4],
  ] as const)
    expect([when, (await stars('--at', when)).counts.stars]).toEqual([when, count])
  const out = join(campaign.world.home, 'then')
  await cluster('export', '--cluster', 'The Far Shore', '--at', String(imported), '--format', 'csv', '--out', out)
  expect(readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8').includes('Nu'))).toEqual([false])
  expect((await cluster('lint', '--cluster', 'The Far Shore', '--at', '1999-01-01')).err).toContain('did not exist yet')
})

test.each([2, 4])('generate draws no route over more than %i hexes', async (most) => {
  const options = ['--seed', 'a', '--stars', '40', '--routes-at-most', String(most), '--look']
  const { counts } = (await json('generate', ...options)) as unknown as { counts: ChartCounts }
  expect(Math.max(...counts.lengths.map(({ hexes }) => hexes))).toBe(most)
})

test('generate is the same for the same seed, and comes into the campaign', async () => {
  const options = ['generate', '--seed', 'kestrel', '--stars', '40', '--name', 'The Mirror Sea']
  const look = await json(...options, '--look')
  expect(look).toEqual(await json(...options, '--look'))
  expect(look).toMatchObject({ counts: { stars: 40 } })
  const { id } = await json(...options)
  expect(id).toMatch(/^[a-z0-9-]+$/)
  const { ranking } = await json('analyse', '--cluster', 'The Mirror Sea')
  expect(ranking).toMatchObject({ isComplete: true })
})

describe('called wrongly', () => {
  test.each([
    [['colonise'], /none of import, export, lint, analyse, gazetteer, generate, systems/],
    [['import'], /Name the file/],
    [['export', '--format', 'gif'], /--format takes/],
    [['generate', '--stars', 'many'], /--stars takes a number/],
    [['generate', '--symmetry', 'sevenfold'], /--symmetry takes/],
    [['generate', '--stars', '41'], /40 or 42/],
    [['generate', '--routes-at-most', '9'], /The reach is/],
    [['lint', '--routes', 'warp'], /--routes takes/],
    [['export', '--radius', '3'], /--radius belongs to --around/],
    [['export', '--around', '0412', '--radius', 'far'], /--radius takes a number/],
    [['lint', '--at', 'yesterday'], /--at takes/],
    [['lint', '--around', '0412'], /--around has no effect on lint: it is for export/],
    [['lint', 'stars.csv', '--at', '1'], /has no history/],
  ])('%j', async (argv, why) => {
    const { code, err } = await cluster(...argv)
    expect(code).toBe(2)
    expect(err).toMatch(why)
  })

  test('a file that is no map is refused with the reason', async () => {
    const { code, err } = await cluster('lint', mapFile('Dear Mira,\n', 'letter.txt'))
    expect(code).toBe(1)
    expect(err).toContain('letter.txt: it is of no kind that can be read')
  })
})

describe.skipIf(!hasFixtures)('real maps of other tools', () => {
  test('a sector with its metadata counts as it should', async () => {
    const files = ['sec', 'xml'].map((ending) => fixturePath(`traveller/JG-CrucisMargin.${ending}`))
    expect(await json('lint', ...files, '--routes', 'drawn')).toMatchObject({
      counts: {
        stars: 419,
        routes: { total: 279, leavingMap: 12, toEmptyHex: 0, duplicates: 42 },
        components: 11,
        lengths: [
          { hexes: 1, routes: 101 },
          { hexes: 2, routes: 143 },
          { hexes: 3, routes: 18 },
          { hexes: 4, routes: 14 },
          { hexes: 5, routes: 3 },
        ],
        borders: { count: 7, hexes: 262 },
        starPairs: { within3: 2251, within4: 3729, within5: 5501 },
      },
    })
  })

  test.each([
    'swn/acheron-rho.json',
    'swn/shai_rutan.json',
    'swn/test-alpha.json',
    'tiled/hexagonal-mini.tmx',
    'tiled/phaser-hex-10x10-test.tmj',
    'textmapper/traveller-example.txt',
    'traveller/Calidan.tab',
    'traveller/legend.sec',
    'traveller/legend.xml',
    'traveller/msec_legend.txt',
  ])('%s comes in', async (path) => {
    const { code, out, err } = await cluster('import', fixturePath(path))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('stars')
  })
})

describe('systems of stars', () => {
  const bring = () => cluster('import', mapFile(CSV), '--name', 'The Far Shore')
  const systems = (...argv: string[]) => cluster('systems', '--cluster', 'The Far Shore', ...argv)

  test('missing ones are generated by seed, listed with their checks, and one is made again alone', async () => {
    await bring()
    expect((await systems()).out).toContain('Bo: no system\n')
    const made = await systems('--seed', 'tavor')
    expect(made.code).toBe(0)
    expect(made.out).toContain('3 systems of 3 stars\n')
    expect(made.out).toContain('rating 5: 1 system, at least ')
    expect(made.out).toMatch(/joined to their star: all\noverlaps in diagrams: none\n/)
    expect(made.out).toContain('byte for byte the same from their seeds: 3 of 3 generated')
    const again = await systems('--star', 'Bo', '--seed', 'other', '--names', 'deepfold')
    expect(again.out).toContain('Bo I: planet, size ')
    expect((await systems('--check')).out).toMatch(/^3 systems of 3 stars\n/)
    expect((await systems()).out).toContain(', seed other\n')
    expect((await systems('--seed', 'tavor')).err).toContain('has a system already')
  })

  const call = async (name: string, input?: object) =>
    (await orrery('call', name, ...(input ? [JSON.stringify(input)] : []), '--campaign', campaign.path)).out

  test('a star that is renamed and rated anew keeps the proof of its seed', async () => {
    await bring()
    await systems('--seed', 'tavor')
    const lines = JSON.parse(await call('cluster.list')) as { id: string; name: string }[]
    const id = lines.find(({ name }) => name === 'The Far Shore')?.id ?? ''
    const { stars } = JSON.parse(await call('cluster.get', { id })) as { stars: { id: string; version: number }[] }
    const [star] = stars
    const edit = { type: 'change-star', id: star?.id, version: star?.version, fields: { name: 'Wick', rating: 2 } }
    await call('cluster.edit', { id, label: null, edits: [edit] })
    const { code, out } = await systems('--check')
    expect(out).toContain('byte for byte the same from their seeds: 3 of 3 generated\n')
    expect(code).toBe(0)
    const folder = join(campaign.world.home, 'own')
    await cluster('export', '--cluster', 'The Far Shore', '--out', folder)
    const [file = ''] = readdirSync(folder)
    await cluster('import', join(folder, file), '--name', 'Brought back')
    expect(await cluster('systems', '--cluster', 'Brought back', '--check')).toMatchObject({ code: 0 })
  })

  test('a check that fails is named, and ends with 1', async () => {
    await bring()
    await systems('--seed', 'tavor')
    const folder = join(campaign.world.home, 'own')
    await cluster('export', '--cluster', 'The Far Shore', '--out', folder)
    const [file = ''] = readdirSync(folder)
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('"Bo I"', '"Bo the First"')
    await cluster('import', mapFile(text, 'changed.orrery.json'), '--name', 'Changed')
    const { code, out } = await cluster('systems', '--cluster', 'Changed', '--check')
    expect(code).toBe(1)
    expect(out).toContain('byte for byte the same from their seeds: 2 of 3 generated\nBo: its seed makes another')
    expect(await systems('--check', '--seed', 'a')).toMatchObject({ code: 2 })
  })
})
