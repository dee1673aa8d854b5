import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import type { FileImportReport } from '#shared/contract/file-report.ts'
import type { Battle as SandBattle } from '#shared/games/planetary-sand/battle.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { emptySeat, GAMEMASTER } from '#tests/support/tiny-matches.ts'

let here: TestCampaign
beforeEach(() => void (here = openTestCampaign({ sample: true })))
afterEach(() => here.close())

const nowhere = { starId: null, nightId: null }
const view = (id: string) => here.services.matches.view({ id, seat: null }, GAMEMASTER)
function act(id: string, by: string, command: Record<string, unknown> & { type: string }): void {
  here.services.matches.act({ id, version: view(id).version, seat: by, commands: [command], faces: [] }, GAMEMASTER)
}
const context = { title: null, remark: '', ...nowhere }

/** A battle of one game whose results can be seen on the forces. */
interface Played {
  /** Begins it as “The Drill”, and plays it as far as `end` needs. */
  begin(): string
  end(id: string): void
  /** What the results change. */
  forces(): unknown
  results(id: string): { readonly seen: number; readonly isApplied: boolean; readonly appliedElsewhere: string | null }
  apply(id: string): void
  file(id: string): string
  import(text: string): Promise<FileImportReport>
}

const pose = { heading: 0, face: 1, y: 150 }
const dogfight: Played = {
  begin() {
    const { flotillas, planesBattles } = here.services
    const [a, b] = flotillas.list().filter(({ ships }) => ships.some(({ fate }) => fate === 'flying'))
    const flown = [a, b].map((row, at) => {
      const ship = row?.ships.find(({ fate }) => fate === 'flying')
      return { seat: at === 0 ? 'brass' : 'azure', flotillaId: row?.id ?? '', shipIds: [ship?.id ?? ''] }
    })
    const options = { seats: ['brass', 'azure'], settings: { shipsEach: 1, deckMode: 'table' as const } }
    const seats = ['brass', 'azure'].map(emptySeat)
    const fields = { name: 'The Drill', seats, options, flotillas: flown, faceSetId: null, ...nowhere }
    const { id } = planesBattles.create(fields, here.author)
    act(id, 'brass', { type: 'place', ...pose, x: 200, plane: 1 })
    act(id, 'azure', { type: 'place', ...pose, x: 350, plane: 2 })
    act(id, 'brass', { type: 'correct', note: 'Level', ship: { ...pose, id: 'b', x: 200, y: 230, twist: 0, plane: 1 } })
    return id
  },
  end(id) {
    const measured = { range: 'red', back: 'none' }
    act(id, 'brass', { type: 'shoot', ship: 'a', target: 'b', said: measured, cards: [13, 12, 11, 1, 2] })
  },
  forces: () => here.services.flotillas.list().map(({ ships }) => ships.map(({ kills, fate }) => [kills, fate])),
  results: (id) => here.services.planesBattles.results({ id }),
  apply(id) {
    const { seen } = here.services.planesBattles.results({ id })
    here.services.planesBattles.apply({ id, seen, fates: [], ...context }, GAMEMASTER)
  },
  file: (id) => here.services.planesExchange.battle({ id }).text,
  import: (text) => here.services.planesExchange.import({ text }, here.author),
}

const lawn: Played = {
  begin() {
    const [a, b] = here.services.armies.list().filter(({ units }) => units.length > 0)
    const options = PLANETARY_SAND.options.safeParse({ seats: ['rake', 'hose'], armies: [{}, {}] })
    if (!options.success) throw new Error('no options')
    const seats = ['rake', 'hose'].map(emptySeat)
    const armyIds: [string, string] = [a?.id ?? '', b?.id ?? '']
    const fields = { name: 'The Drill', seats, options: options.data, armyIds, ...nowhere }
    return here.services.sandBattles.create(fields, here.author).id
  },
  end(id) {
    const { figures } = view(id).view as SandBattle
    const fallen = figures.slice(0, 1).map((man) => ({ id: man.id, status: 'killed' }))
    act(id, 'rake', { type: 'correct', note: 'Seen', figures: fallen, machines: [] })
    act(id, 'hose', { type: 'surrender' })
  },
  forces: () => here.services.armies.list().map(({ units }) => units.map(({ figures }) => figures)),
  results: (id) => here.services.sandBattles.results({ id }),
  apply(id) {
    const { seen } = here.services.sandBattles.results({ id })
    here.services.sandBattles.apply({ id, seen, kept: [], ...context }, GAMEMASTER)
  },
  file: (id) => here.services.sandExchange.battle({ id }).text,
  import: (text) => here.services.sandExchange.import({ text }, here.author),
}

const newest = () => here.file.changes.list({ beforeId: null, limit: 1 })[0]?.id ?? 0

describe.each([
  ['Space Planes', dogfight],
  ['Planetary Sand', lawn],
])('the results of a battle of %s', (_name, game) => {
  /** One battle that is over, and a copy of it that came in by its file. */
  async function twice(): Promise<{ id: string; copy: string }> {
    const id = game.begin()
    game.end(id)
    return { id, copy: (await game.import(game.file(id))).battleId ?? '' }
  }

  test('are applied once, from the battle or from its copy; undoing that allows it again', async () => {
    const { id, copy } = await twice()
    const before = game.forces()
    expect(game.results(copy)).toMatchObject({ isApplied: false, appliedElsewhere: null })
    game.apply(id)
    const [change, after] = [newest(), game.forces()]
    expect(after).not.toEqual(before)
    expect(game.results(id)).toMatchObject({ isApplied: true, appliedElsewhere: null })
    const where = /applied already, from the Drill\. .*undo “Apply the results of the Drill” in History first/
    expect(game.results(copy)).toMatchObject({ isApplied: true, appliedElsewhere: expect.stringMatching(where) })
    expect(() => game.apply(copy)).toThrow(where)
    expect((await game.import(game.file(copy))).notes).toContainEqual(expect.stringMatching(where))
    expect(game.forces()).toEqual(after)
    here.services.history.undo({ id: change }, here.author)
    expect(game.forces()).toEqual(before)
    game.apply(copy)
    expect(game.forces()).toEqual(after)
    expect(() => game.apply(id)).toThrow('from the Drill (2)')
    expect(() => here.services.history.redo({ id: change }, here.author)).toThrow()
    expect(game.forces()).toEqual(after)
  })

  test('are not applied again from a copy where the battle was removed since', async () => {
    const { id, copy } = await twice()
    game.apply(id)
    here.services.matches.remove({ id, version: view(id).version }, here.author)
    expect(() => game.apply(copy)).toThrow('applied already, from the Drill')
  })

  test('are those of one battle, however far it was when its copy was made, and whatever it is called', async () => {
    const id = game.begin()
    const renamed = game.file(id).replace('The Drill', 'Another day')
    const copy = (await game.import(renamed)).battleId ?? ''
    for (const text of [copy, id]) game.end(text)
    game.apply(copy)
    expect(() => game.apply(id)).toThrow('from Another day')
  })

  test('are known by what was played where a file does not name its battle', async () => {
    const id = game.begin()
    game.end(id)
    const nameless = game.file(id).replace(/"origin": "[^"]+",/, '')
    const [a, b] = [await game.import(nameless), await game.import(nameless)]
    game.apply(a.battleId ?? '')
    expect(() => game.apply(b.battleId ?? '')).toThrow('applied already')
  })

  test.each([
    ['deleted', ''],
    ['falsified', '"origin": "another",'],
  ])('are known beside the battle itself where the file’s name of it was %s', async (_what, put) => {
    const id = game.begin()
    game.end(id)
    const copy = (await game.import(game.file(id).replace(/"origin": "[^"]+",/, put))).battleId ?? ''
    game.apply(id)
    const change = newest()
    expect(() => game.apply(copy)).toThrow('applied already, from the Drill')
    here.services.history.undo({ id: change }, here.author)
    game.apply(copy)
    expect(() => game.apply(id)).toThrow('applied already, from the Drill (2)')
  })

  test('of a battle of its own between the same forces are its own', () => {
    const [a, b] = [game.begin(), game.begin()]
    for (const id of [a, b]) game.end(id)
    game.apply(a)
    expect(game.results(b).isApplied).toBe(false)
    game.apply(b)
  })
})
