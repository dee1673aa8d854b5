import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { FlotillaCube } from '#shared/games/space-planes/flotillas.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let here: TestCampaign
let there: TestCampaign
beforeEach(() => {
  here = openTestCampaign()
  there = openTestCampaign({ seed: 2 })
})
afterEach(() => {
  here.close()
  there.close()
})

const LARK: FlotillaCube = {
  id: 'lark',
  name: 'Lark',
  captain: 'Ysolde Brand',
  livery: { hull: '#ffffff', trim: '#235fa8' },
  faceSetId: null,
  kills: 2,
  fate: 'flying',
  story: '',
}
const mutable = (faces: FaceSet) =>
  structuredClone(faces) as Parameters<TestCampaign['services']['faceSets']['create']>[0]['faces']
const TURRET = STANDARD_FACES[3]
const TURRETS: FaceSet = { 1: TURRET, 2: TURRET, 3: TURRET, 4: TURRET, 5: TURRET, 6: TURRET }
const ship = (fields: Partial<FlotillaCube>): FlotillaShip => structuredClone({ ...LARK, ...fields })
type FlotillaShip = Parameters<TestCampaign['services']['flotillas']['create']>[0]['ships'][number]

/** A flotilla of two, one of which bears a drawing of its own. */
function build({ services, author }: TestCampaign): string {
  const { id: factionId } = services.factions.create({ name: 'Lantern League', notes: '' }, author)
  const drawn = services.faceSets.create({ name: 'Traced', notes: 'From our copy.', faces: mutable(TURRETS) }, author)
  const ships = [
    ship({}),
    ship({ id: 'kite', name: 'Kite', captain: '', faceSetId: drawn.id, fate: 'lost', story: 'Off the Narrows.' }),
  ]
  return services.flotillas.create({ name: 'The Night Watch', notes: 'Six of them once.', factionId, ships }, author).id
}

test('A flotilla with its ships is one change that can be undone; each later one is told by what it did', () => {
  const { services, author, file } = here
  const id = build(here)
  const { version, playerId: _none, ...fields } = services.flotillas.get({ id })
  services.flotillas.update(
    { ...fields, version, ships: [...fields.ships, ship({ id: 'wren', name: 'Wren' })] },
    author,
  )
  const label = () => services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
  expect(label()).toBe('1 ship joins the Night Watch')
  const flotilla = services.flotillas.get({ id })
  const fallen = flotilla.ships.map((item) => ({ ...item, fate: 'lost' as const }))
  services.flotillas.update({ ...fields, version: flotilla.version, ships: fallen }, author)
  expect(label()).toBe('Lark of the Night Watch is lost')
  services.history.undo({ id: null }, author)
  expect(services.flotillas.get({ id }).ships.map(({ fate }) => fate)).toEqual(['flying', 'lost', 'flying'])
  services.flotillas.remove({ id, version: file.changes.versionOf('flotilla', id) }, author)
  expect(services.flotillas.list()).toEqual([])
})

test('Ships and captains are found by search, and the journal links to a flotilla by its name', () => {
  const { services, author } = here
  const id = build(here)
  for (const text of ['Ysolde', 'Kite', 'once'])
    expect(services.search.find({ text, limit: 5 })).toMatchObject([{ thing: { kind: 'flotilla', id } }])
  const entry = services.journal.create({ title: 'Raid', body: 'Then came [[The Night Watch]].' }, author)
  const { version, playerId: _none, ...fields } = services.flotillas.get({ id })
  services.flotillas.update({ ...fields, version, name: 'The Day Watch' }, author)
  expect(services.journal.get({ id: entry.id }).body).toBe('Then came [[The Day Watch]].')
  expect(services.journal.backlinks({ kind: 'flotilla', id })).toMatchObject([{ id: entry.id }])
})

test('A player plays a flotilla', () => {
  const { services, author } = here
  const id = build(here)
  const mira = services.players.create({ name: 'Mira', notes: '' }, author)
  services.players.assign({ kind: 'flotilla', id, side: null, playerId: mira.id }, author)
  expect(services.players.list()[0]?.plays).toEqual([{ kind: 'flotilla', id, side: null, name: 'The Night Watch' }])
  expect(services.flotillas.get({ id }).playerId).toBe(mira.id)
})

test('A stale edit is refused, and a face set that is gone leaves its ships with the standard set', () => {
  const { services, author } = here
  const id = build(here)
  const { playerId: _none, ...fields } = services.flotillas.get({ id })
  const [set] = services.faceSets.list()
  expect(set?.ships).toBe(1)
  services.flotillas.update({ ...fields, notes: 'New.' }, author)
  expect(() => services.flotillas.update({ ...fields, notes: 'Newer.' }, author)).toThrow(RefusalError)
  services.faceSets.remove({ id: set?.id ?? '', version: set?.version ?? 0 }, author)
  expect(services.flotillas.get({ id }).ships.map(({ faceSetId }) => faceSetId)).toEqual([null, null])
})

test('SP-FACE-1: a drawing is studied: arcs, value beside the standard one, warnings', async () => {
  const { services } = here
  const { faces, value, standardValue, warnings } = await services.faceSets.study({ faces: STANDARD_FACES })
  expect(faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6])
  expect([value, warnings]).toEqual([standardValue, []])
})

describe('files', () => {
  const exported = ({ services }: TestCampaign, id: string) => services.planesExchange.flotilla({ id }).text

  test('come back equal from another campaign, with faction and drawings, as one change', async () => {
    const text = exported(here, build(here))
    expect(await there.services.planesExchange.look({ text })).toMatchObject({
      name: 'The Night Watch',
      brings: ['2 ships', '1 face set', 'The faction Lantern League'],
      notes: [],
      made: null,
    })
    const { made } = await there.services.planesExchange.import({ text }, there.author)
    expect(exported(there, made?.id ?? '')).toBe(text)
    there.services.history.undo({ id: null }, there.author)
    expect([there.services.flotillas.list(), there.services.faceSets.list(), there.services.factions.list()]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('bring nothing twice: a drawing that is here is used, a flotilla gets a number', async () => {
    const text = exported(here, build(here))
    const { name, notes, brings } = await here.services.planesExchange.import({ text }, here.author)
    expect([name, notes, brings]).toEqual([
      'The Night Watch (2)',
      ['There is a flotilla of this name here: it comes in as The Night Watch (2).'],
      ['2 ships'],
    ])
    expect(here.services.faceSets.list()).toHaveLength(1)
  })

  test('a face set comes back equal; the standard one can be given away too', async () => {
    build(here)
    const { text } = here.services.planesExchange.faceSet({ id: here.services.faceSets.list()[0]?.id ?? '' })
    const { made } = await there.services.planesExchange.import({ text }, there.author)
    expect(there.services.planesExchange.faceSet({ id: made?.id ?? '' }).text).toBe(text)
    const standard = there.services.planesExchange.faceSet({ id: null })
    expect(standard.name).toBe('standard.face-set.json')
    await there.services.planesExchange.import({ text: standard.text }, there.author)
    expect(there.services.faceSets.list().find(({ name }) => name === 'Standard')?.faces).toEqual(STANDARD_FACES)
  })

  const cases: [string, (text: string) => string, RegExp][] = [
    ['no JSON', (text) => text.replace('"ships": [', '"ships": [['), /^Line \d+, column \d+: /],
    [
      'a warband',
      (text) => text.replace('"kind": "flotilla"', '"kind": "warband"'),
      /only a flotilla, a face set or a battle can be read/,
    ],
    ['a newer format', (text) => text.replace('"format": 1', '"format": 2'), /newer Orrery \(format 2, known is 1\)/],
    [
      'a face without a block',
      (text) => text.replace(/"blocks": \[[^"]*?\],\n(\s*)"walls"/, '"blocks": [],\n$1"walls"'),
      /^Line \d+, faceSets 1, faces, 1, blocks: A face needs a green block/,
    ],
    [
      'a line outside the face',
      (text) => text.replace(/"blue": \[\n(\s*)\[\n(\s*)0,/, '"blue": [\n$1[\n$2-3,'),
      /A face goes from 0 to 1/,
    ],
    [
      'an unknown drawing',
      (text) => text.replace('"faceSet": 0', '"faceSet": 4'),
      /^Line \d+: This is drawing number 4/,
    ],
    [
      'a colour by name',
      (text) => text.replace('"#235fa8"', '"blue"'),
      /flotilla, ships 1, livery, trim: This is not a colour/,
    ],
    ['a fate of its own', (text) => text.replace('"fate": "lost"', '"fate": "eaten"'), /flotilla, ships 2, fate: /],
  ]
  test.each(cases)('%s is refused with line and reason and changes nothing', async (_name, spoil, why) => {
    const good = exported(here, build(here))
    const text = spoil(good)
    expect(text).not.toBe(good)
    const before = there.file.changes.count()
    for (const act of ['look', 'import'] as const) {
      const call = () => there.services.planesExchange[act]({ text }, there.author)
      await expect(call()).rejects.toThrow(why)
      await expect(call()).rejects.toThrow('Nothing was brought in.')
    }
    expect(there.file.changes.count()).toBe(before)
  })

  test('the schema is published as it is: resources/schemas has it for other programs', () => {
    const { name, text } = here.services.planesExchange.schema()
    expect(JSON.parse(readFileSync(join('resources/schemas', name), 'utf8'))).toEqual(JSON.parse(text))
  })
})
