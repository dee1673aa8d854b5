import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_REGION_FIELDS } from '#shared/cluster/chart.ts'
import { DEFAULT_PICTURE_OPTIONS, DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import type { ChosenTileRole, ChartReadReport } from '#shared/contract/cluster-files.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { runAsync } from '#shared/kit/run-steps.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { buildStarSystemsReport } from './system-report.ts'

let campaign: TestCampaign
beforeEach(() => (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const CSV = 'hex,name,rating,notes\n0412,Vex,5,The cult meets here\n0502,Bo,1,\n'
const fileOf = (text: string, name = 'stars.csv') => ({ name, data: Buffer.from(text).toString('base64') })

const read = (text: string, name?: string): Promise<ChartReadReport> =>
  runAsync(campaign.services.clusterFiles.read({ files: [fileOf(text, name)], rating: 'starport' }))

async function bring(text: string, name = 'The Far Shore'): Promise<string> {
  const { token } = await read(text)
  return campaign.services.clusterFiles.bring({ token, name }, campaign.author).id
}

describe('reading', () => {
  test('says what a file would bring and changes nothing', async () => {
    const { services } = campaign
    const before = services.history.list({ beforeId: null, limit: 9 })
    const report = await read(CSV)
    expect(report).toMatchObject({ format: 'csv', formatName: 'Table of stars, CSV', name: 'stars' })
    expect(report.counts).toContainEqual({ what: 'stars', count: 2 })
    expect(report.picture.stars.map(({ name }) => name)).toEqual(['Vex', 'Bo'])
    expect(services.history.list({ beforeId: null, limit: 9 })).toEqual(before)
  })

  test('lists the tiles of a Tiled map and the tileset files that it lacks, and reads it as was chosen', async () => {
    const map = {
      orientation: 'hexagonal',
      width: 1,
      height: 1,
      tilewidth: 9,
      tileheight: 9,
      tilesets: [{ firstgid: 1, source: '../sky.tsx' }],
      layers: [{ type: 'tilelayer', width: 1, height: 1, data: [7] }],
    }
    const files = [fileOf(JSON.stringify(map), 'a.tmj')]
    const readAs = (tiles: ChosenTileRole[]) =>
      runAsync(campaign.services.clusterFiles.read({ files, rating: 'starport', tiles }))
    const plain = await readAs([])
    expect(plain).toMatchObject({ missingTilesets: ['sky.tsx'], tiles: [{ gid: 7, name: 'sky 6', role: 'terrain' }] })
    const { picture } = await readAs([{ gid: 7, role: 'star-2' }])
    expect(picture.stars).toMatchObject([{ rating: 2 }])
  })

  test('refuses what it cannot read, with the file, the line and the reason', async () => {
    await expect(read('hex,name,rating\n0412,Vex,9\n')).rejects.toMatchObject({
      code: 'file',
      message: expect.stringMatching(/stars\.csv, line 2: .*rating/i) as string,
    })
    await expect(read('no map at all', 'letter.txt')).rejects.toMatchObject({ code: 'file' })
  })

  test('stops when it is told to', async () => {
    const rows = Array.from({ length: 8000 }, (_, index) => {
      const [row, column] = [Math.floor(index / 90) + 1, (index % 90) + 1]
      return `${row},${column},Star ${index},3`
    })
    const stop = new AbortController()
    const files = [fileOf(`row,column,name,rating\n${rows.join('\n')}`)]
    const reading = campaign.services.clusterFiles.read({ files, rating: 'starport' }, stop)
    stop.abort()
    const all = async () => {
      for await (const _ of reading);
      return 'read to its end'
    }
    // A quick machine may be done before it looks; it must never end in anything else.
    await expect(all().catch((error: unknown) => (error as Error).name)).resolves.toMatch(/AbortError|read to its end/)
  })
})

describe('bringing in', () => {
  test('makes a new cluster as one change, and undo takes it back', async () => {
    const { services, author } = campaign
    const id = await bring(CSV)
    expect(services.cluster.list().map(({ name }) => name)).toContain('The Far Shore')
    expect(services.cluster.get({ id }).stars.map(({ name }) => name)).toEqual(['Vex', 'Bo'])
    const [last] = services.history.list({ beforeId: null, limit: 1 }).changes
    expect(last?.label).toBe('Import The Far Shore (Table of stars, CSV)')
    services.history.undo({ id: last?.id ?? null }, author)
    expect(services.cluster.list().map(({ name }) => name)).not.toContain('The Far Shore')
  })

  test('gives the same map a name of its own when it comes again', async () => {
    await bring(CSV)
    const { id } = campaign.services.cluster.get({ id: await bring(CSV) }).head
    expect(campaign.services.cluster.get({ id }).head.name).toBe('The Far Shore 2')
  })

  test('works once for each reading', async () => {
    const { token } = await read(CSV)
    const { clusterFiles } = campaign.services
    clusterFiles.bring({ token, name: 'One' }, campaign.author)
    expect(() => clusterFiles.bring({ token, name: 'Two' }, campaign.author)).toThrow('Choose it again')
  })
})

describe('writing', () => {
  test('gives back what came in, in every format it offers', async () => {
    const { clusterFiles } = campaign.services
    const id = await bring(CSV)
    for (const { format } of await clusterFiles.formats()) {
      if (/^(traveller|swn)/.test(format)) continue // these know flat-topped boards alone
      const { files } = await clusterFiles.write({ id, format, edition: 'gamemaster' })
      expect(files[0]?.text).toContain('Vex')
    }
  })

  test('brings systems of stars along in Orrery’s own format, as their seeds make them and with their factions', async () => {
    const { clusterFiles, cluster, starSystems, factions } = campaign.services
    const { author, file } = campaign
    const id = await bring(CSV)
    starSystems.generateMissing({ clusterId: id, seed: 'tavor', style: 'deepfold' }, author)
    const [vex] = cluster.get({ id }).stars
    const system = starSystems.get({ starId: vex?.id ?? '' })
    const guild = factions.create({ name: 'The Guild', notes: '', colour: null, emblem: null }, author)
    const links = [{ kind: 'faction', id: guild.id } as const]
    const bodies = system.bodies.map((body) => ({ ...body, links: body.kind === 'settlement' ? links : [] }))
    starSystems.save({ starId: system.starId, version: system.version, bodies }, author)
    const { files } = await clusterFiles.write({ id, format: 'orrery', edition: 'gamemaster' })
    const again = await bring(files[0]?.text ?? '', 'The Far Shore again')
    const shapesOf = (clusterId: string) =>
      cluster.get({ id: clusterId }).stars.map((star) => {
        const { seed, bodies: own } = starSystems.get({ starId: star.id })
        return { seed, bodies: own.map(({ id: _, parentId: __, ...body }) => body) }
      })
    expect(shapesOf(again)).toEqual(shapesOf(id))
    expect(JSON.stringify(shapesOf(again))).toContain('The Guild')
    expect(buildStarSystemsReport(file, again)).toMatchObject({
      systems: 2,
      generated: 1,
      joinProblems: [],
      different: [],
    })
  })

  test('an imported world is seen with its star, whatever changes about the star, and not by players', async () => {
    const { cluster } = campaign.services
    const columns = ['Hex', 'Name', 'UWP', 'Remarks', 'Bases', 'Zone', 'PBG', 'Allegiance', 'Stars']
    const world = ['0102', 'Vex', 'A788899-C', '', 'N', 'A', '701', 'Im', 'G2 V']
    const id = await bring(`${columns.join('\t')}\n${world.join('\t')}\n`)
    const { stars, revision } = cluster.get({ id })
    const expected = { profile: 'A788899-C', zone: 'amber', bases: ['naval'], tradeCodes: ['Pa', 'Ph', 'Ri'] }
    expect(stars.map((star) => star.world)).toMatchObject([expected])
    const [vex] = stars
    const edit = {
      type: 'change-star',
      id: vex?.id ?? '',
      version: vex?.version ?? 0,
      fields: { name: 'Wick' },
    } as const
    cluster.edit({ id, label: null, edits: [edit] }, campaign.author)
    expect(cluster.since({ id, revision }).stars).toMatchObject([{ name: 'Wick', world: expected }])
    expect(JSON.stringify(cluster.playerEdition({ id }))).not.toContain('A788899')
  })

  test('a faction that a file names twice at a body is linked to it once', async () => {
    const { clusterFiles, cluster, starSystems } = campaign.services
    const id = await bring(CSV)
    starSystems.generateMissing({ clusterId: id, seed: 'tavor', style: 'deepfold' }, campaign.author)
    const { files } = await clusterFiles.write({ id, format: 'orrery', edition: 'gamemaster' })
    const text = (files[0]?.text ?? '').replaceAll('"factions":[]', '"factions":["The Guild","the guild"]')
    const again = await bring(text, 'The Far Shore again')
    const links = cluster.get({ id: again }).stars.flatMap((star) => {
      return starSystems.get({ starId: star.id }).bodies.map((body) => body.links.map(({ name }) => name))
    })
    expect(links.length).toBeGreaterThan(5)
    for (const names of links) expect(names).toEqual(['The Guild'])
  })

  test('refuses what a format cannot hold in a sentence', async () => {
    const id = await bring(CSV)
    const writing = campaign.services.clusterFiles.write({ id, format: 'traveller-sec', edition: 'gamemaster' })
    await expect(writing).rejects.toMatchObject({ code: 'file', message: expect.stringContaining('flat') as string })
  })

  test('the players’ edition holds nothing of the gamemaster’s, in any format, picture or page', async () => {
    const { services, author } = campaign
    const { clusterFiles, cluster } = services
    const id = await bring(CSV.replace('The cult meets here', 'CANARY-note'))
    const { stars } = cluster.get({ id })
    const bo = stars.find(({ name }) => name === 'Bo')
    const vex = stars.find(({ name }) => name === 'Vex')
    if (!bo || !vex) throw new Error('The stars did not come in')
    const region = {
      ...DEFAULT_REGION_FIELDS,
      name: 'CANARY-region',
      colour: '#aa5544',
      isHidden: true,
    } as const
    const label = {
      row: 9,
      column: 3,
      kind: 'note',
      text: 'CANARY-pin',
      size: 'small',
      colour: null,
      isHidden: true,
    } as const
    cluster.edit(
      {
        id,
        label: null,
        edits: [
          { type: 'change-star', id: bo.id, version: bo.version, fields: { name: 'CANARY-star', isHidden: true } },
          { type: 'change-star', id: vex.id, version: vex.version, fields: { tags: ['CANARY-tag'] } },
          { type: 'add-region', id: 'r', fields: region, hexes: [[2, 1, 4]] },
          { type: 'add-label', id: 'l', fields: label },
        ],
      },
      author,
    )
    const { head } = cluster.get({ id })
    const board = { ...head.board, orientation: 'flat', shifted: 'even' } as const
    cluster.update({ id, version: head.version, fields: { board } }, author)
    const title = 'Map'
    const options = { ...DEFAULT_PICTURE_OPTIONS, title }
    const formats = await clusterFiles.formats()
    const writtenTexts = async (edition: 'gamemaster' | 'player') => {
      const written = await Promise.all(formats.map(({ format }) => clusterFiles.write({ id, format, edition })))
      return written.flatMap(({ files }) => files.map(({ text }) => text))
    }
    const svg = await clusterFiles.svg({ id, edition: 'player', options })
    expect((await writtenTexts('gamemaster')).join()).toContain('CANARY')
    expect([...(await writtenTexts('player')), svg.text].join()).not.toContain('CANARY')
    expect(JSON.stringify(cluster.playerEdition({ id }))).not.toContain('CANARY')
    const { data } = await clusterFiles.pdf({
      id,
      edition: 'player',
      request: { what: 'poster', options: { ...DEFAULT_POSTER_OPTIONS, title } },
    })
    expect(Buffer.from(data, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('every export holds only the part around a hex, and a hex off the map is refused', async () => {
  const { clusterFiles } = campaign.services
  const id = await bring(CSV)
  const [vex, bo] = campaign.services.cluster.get({ id }).stars
  if (!vex || !bo) throw new Error('The stars did not come in')
  const area = { centre: { row: vex.row, column: vex.column }, radius: 1 }
  const whose = { id, edition: 'gamemaster', area } as const
  const options = { ...DEFAULT_PICTURE_OPTIONS, title: '' }
  const { files } = await clusterFiles.write({ ...whose, format: 'csv' })
  const svg = await clusterFiles.svg({ ...whose, options })
  for (const text of [files[0]?.text, svg.text]) {
    expect(text).toContain('Vex')
    expect(text).not.toMatch(/[>,"]Bo[<,"]/)
  }
  expect(svg.name).toContain('around')
  const whole = await clusterFiles.svg({ ...whose, area: null, options })
  expect(whole.text.length).toBeGreaterThan(svg.text.length)
  const off = { ...whose, area: { centre: { row: 99, column: 1 }, radius: 1 } }
  const refusal = /9901 is off this map, which has the hexes 0101 to/
  await expect(clusterFiles.losses({ ...off, format: 'csv' })).rejects.toThrow(refusal)
  for (const what of ['poster', 'blank'] as const)
    await expect(
      clusterFiles.pdf({ ...off, request: { what, options: { ...DEFAULT_POSTER_OPTIONS } } }),
    ).rejects.toThrow(refusal)
})

test('what a file of another program held beside the map stays out of the players’ edition', async () => {
  const { clusterFiles } = campaign.services
  const inSector = { parent: 's', parentEntity: 'sector' }
  const attributes = { tags: ['CANARY-tag'], description: 'CANARY-note', isHidden: true }
  const file = {
    sector: { s: { name: 'Reach', rows: 9, columns: 9 } },
    system: {
      v: { ...inSector, name: 'Vex', x: 1, y: 1 },
      c: { ...inSector, name: 'CANARY-star', x: 2, y: 2, isHidden: true },
    },
    planet: { p: { name: 'CANARY-planet', parent: 'v', parentEntity: 'system', attributes } },
    blackHole: {},
    moon: {},
    asteroidBelt: {},
    asteroidBase: {},
    deepSpaceStation: {},
    gasGiantMine: {},
    moonBase: {},
    orbitalRuin: {},
    refuelingStation: {},
    researchBase: {},
    spaceStation: {},
    note: {},
  }
  const { token } = await read(JSON.stringify(file), 'reach.json')
  const { id } = clusterFiles.bring({ token, name: 'Reach' }, campaign.author)
  const textOf = async (edition: 'gamemaster' | 'player') => {
    const { files } = await clusterFiles.write({ id, format: 'swn', edition })
    return files[0]?.text ?? ''
  }
  expect(await textOf('gamemaster')).toContain('CANARY-planet')
  expect(await textOf('player')).toContain('Vex')
  expect(await textOf('player')).not.toContain('CANARY')
})

describe('our own format', () => {
  test('comes back as it went', async () => {
    const { clusterFiles, cluster } = campaign.services
    const id = await bring(CSV)
    const { files } = await clusterFiles.write({ id, format: 'orrery', edition: 'gamemaster' })
    const { token } = await read(files[0]?.text ?? '', 'cluster.json')
    const again = clusterFiles.bring({ token, name: 'Again' }, campaign.author).id
    const bare = (clusterId: string) =>
      cluster.get({ id: clusterId }).stars.map(({ id: _, version: __, ...star }) => star)
    expect(bare(again)).toEqual(bare(id))
    expect(cluster.get({ id: again }).head.board).toMatchObject({ orientation: STANDARD_BOARD.orientation })
  })
})

test('pictures draw owners in the colours of their factions, and nothing else that stands in their place', async () => {
  const { services, file, author } = campaign
  const fields = { name: 'The Lamps', notes: '', colour: '#b9781f', emblem: null }
  const { id: factionId } = services.factions.create(fields, author)
  const [cluster] = services.cluster.list()
  const id = cluster?.id ?? ''
  services.cluster.edit(
    {
      id,
      label: null,
      edits: [{ type: 'add-star', id: 's', row: 1, column: 1, fields: { name: 'Ember', rating: 3, factionId } }],
    },
    author,
  )
  const svg = async () => {
    const options = { ...DEFAULT_PICTURE_OPTIONS, style: 'paper' } as const
    return (await services.clusterFiles.svg({ id, edition: 'gamemaster', options })).text
  }
  expect(await svg()).toContain('#b9781f')
  file.changes.record('Tamper', author, () =>
    file.db.exec(`UPDATE faction SET colour = '"/><script>alert(1)</script>'`),
  )
  expect(await svg()).not.toContain('script')
})

test('rows that somebody else’s program wrote into a campaign are neither drawn nor exported', async () => {
  const { services, file } = campaign
  const [cluster] = services.cluster.list()
  const id = cluster?.id ?? ''
  const fields = {
    row: 1,
    column: 1,
    kind: 'label',
    text: 'Here',
    size: 'medium',
    colour: null,
    isHidden: false,
  } as const
  services.cluster.edit({ id, label: null, edits: [{ type: 'add-label', id: 'l', fields }] }, campaign.author)
  file.changes.record('Tamper', campaign.author, () =>
    file.db.exec(`UPDATE map_label SET colour = '"/><script>alert(1)</script>'`),
  )
  const whose = { id, edition: 'gamemaster' as const }
  await expect(services.clusterFiles.svg({ ...whose, options: DEFAULT_PICTURE_OPTIONS })).rejects.toMatchObject({
    code: 'file',
  })
  await expect(services.clusterFiles.write({ ...whose, format: 'csv' })).rejects.toThrow(/Label 1 is not in order/)
})
