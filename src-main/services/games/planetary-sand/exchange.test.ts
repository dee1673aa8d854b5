import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BATTLE_ORDERS } from '#shared/games/planetary-sand/order-limit.ts'
import { fileOfScript, type Script, SCRIPTS } from '#tests/golden/planetary-sand/scripts.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { generatedPlan } from '#tests/support/planetary-sand.ts'
import { runs } from '#tests/support/soak.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

let here: TestCampaign
let there: TestCampaign
beforeAll(() => {
  here = openTestCampaign({ sample: true })
  there = openTestCampaign({ seed: 2 })
})
afterAll(() => {
  here.close()
  there.close()
})

const files = ({ services }: TestCampaign) => services.sandExchange
const idOf = (rows: readonly { readonly id: string; readonly name: string }[], name: string) =>
  rows.find((row) => row.name === name)?.id ?? ''
const anArmy = () => here.services.armies.list()[0] ?? expect.unreachable()
const armyText = ({ services }: TestCampaign, name: string) =>
  files({ services } as TestCampaign).armyText({ id: idOf(services.armies.list(), name) }).text

describe('from one campaign to another and back', () => {
  test('toy boxes and armies come back equal, the box once', async () => {
    const { services } = here
    for (const { id } of services.armies.list()) {
      const { text } = files(here).army({ id })
      const { made } = await files(there).import({ text }, there.author)
      expect(files(there).army({ id: made?.id ?? '' }).text).toBe(text)
    }
    expect(there.services.toyBoxes.list().length).toBe(services.toyBoxes.list().length)
    for (const { id, name } of services.toyBoxes.list()) {
      const { text } = files(here).toyBox({ id })
      expect(await files(there).look({ text })).toMatchObject({
        name,
        brings: [],
        notes: [expect.stringContaining('is here already')],
      })
    }
  })

  test('an army that is here already comes in under a name of its own, with what there is to mend; undo takes it away', async () => {
    const { name, id } = anArmy()
    const spoilt = files(here)
      .army({ id })
      .text.replace(/("army": [^]*"helmets": )\d+/, '$1199')
    const before = here.services.armies.list().length
    const report = await files(here).import({ text: spoilt }, here.author)
    expect(report).toMatchObject({ name: `${name} (2)`, made: { kind: 'army' } })
    expect(report.notes).toContainEqual(expect.stringMatching(/^To mend: .*helmets.*\(SAND-AIR-4\)/))
    here.services.history.undo({ id: null }, here.author)
    expect(here.services.armies.list()).toHaveLength(before)
  })

  test.each(Object.entries(SCRIPTS))('the battle %s is played again and comes back equal', async (name, script) => {
    const first = fileOfScript(name, script)
    const { battleId: a } = await files(here).import({ text: first }, here.author)
    const { text } = files(here).battle({ id: a ?? '' })
    const { battleId: b } = await files(there).import({ text }, there.author)
    expect(files(there).battle({ id: b ?? '' }).text).toBe(text)
    const [exported, imported] = [
      [here, a],
      [there, b],
    ].map(([campaign, id]) =>
      (campaign as TestCampaign).services.matches.view({ id: id as string, seat: null }, GAMEMASTER),
    )
    expect(imported?.view).toEqual(exported?.view)
    expect(there.services.matches.verify({ id: b ?? '' }, GAMEMASTER)).toEqual({ fault: null })
  })
})

test('a battlefield comes back equal; a second one of its name gets another, with what there is to mend', async () => {
  const { battlefields } = here.services
  const made = battlefields.create({ name: 'The beach', notes: 'Low tide.', ...generatedPlan('beach') }, here.author)
  const { text } = files(here).battlefield({ id: made.id })
  const { made: there1 } = await files(there).import({ text }, there.author)
  expect(files(there).battlefield({ id: there1?.id ?? '' }).text).toBe(text)
  const spoilt = text.replace('"part": "door"', '"part": "wall"').replace('"home": "second"', '"home": null')
  const report = await files(there).import({ text: spoilt }, there.author)
  expect(report).toMatchObject({ name: 'The beach (2)', made: { kind: 'battlefield' } })
  expect(report.notes).toContain('To mend: The second side needs an objective to keep.')
  const stranger = text.replace('"home": "second"', '"home": "blue"')
  await expect(files(there).look({ text: stranger })).rejects.toThrow(
    /^Line \d+, battlefield, field, objectives 1, home: /,
  )
})

describe('an army as text', () => {
  test('says what it is of, and is read back as it was', async () => {
    for (const army of here.services.armies.list()) {
      const text = armyText(here, army.name)
      const { made } = await files(here).import({ text }, here.author)
      const back = here.services.armies.list().find(({ id }) => id === made?.id)
      expect(back?.study).toEqual({ ...army.study, problems: back?.study.problems })
      expect(back?.study.problems.map(({ message }) => message)).toEqual(
        army.study.problems.map(({ message }) => message),
      )
      expect({ ...back, toyBoxId: army.toyBoxId }).toMatchObject({ factionId: army.factionId, notes: army.notes })
      expect(
        armyText(here, back?.name ?? '')
          .split('\n')
          .slice(1),
      ).toEqual(text.split('\n').slice(1))
    }
  })

  test('names with commas and quotes, models and vehicles of one name', async () => {
    const { services, author } = here
    const [box] = services.toyBoxes.list()
    const [figure] = box?.figures ?? []
    if (!box || !figure) throw new Error('The sample has a toy box with figures')
    const { id: _box, version: _seen, armies: _picked, ...fields } = box
    const odd = [figure, { ...figure, id: 'twin' }, { ...figure, id: 'odd', name: 'The "old", green ones: 3' }]
    const made = services.toyBoxes.create({ ...fields, name: 'Odd box', figures: odd }, author)
    const line = { count: 2, hasSuit: true, isSpecialist: true, grenades: 3, post: 'm' }
    const figures = odd.map(({ id }, at) => ({
      id: `figures-${at + 1}`,
      toyId: id,
      ...line,
      post: at === 0 ? null : 'm',
    }))
    const [machine] = box.machines
    services.armies.create(
      {
        name: 'Odd army',
        notes: 'Two\n\nlines',
        factionId: null,
        toyBoxId: made.id,
        gravity: 'LG',
        air: 'SA',
        helmets: 3,
        units: [{ id: 'unit-1', name: 'Unit: 8 × "men", all', ridesIn: 'm', figures }],
        machines: [{ id: 'm', toyId: machine?.id ?? '', name: 'Tin, "big"', isLoaded: true, spares: 2 }],
      },
      author,
    )
    const text = armyText(here, 'Odd army')
    const { made: again } = await files(here).import({ text }, author)
    expect(files(here).armyText({ id: again?.id ?? '' }).text).toBe(text.replace('Odd army', 'Odd army (2)'))
    expect(text).toContain(
      '2 × "The ""old"", green ones: 3", suits, Robotics Specialists, 3 grenades each, "assigned to Tin, ""big"""',
    )
  })

  const refused: readonly (readonly [string, RegExp])[] = [
    ['Hello', /^Line 1: First say which unit it is in/],
    ['Army: A\nToy box: Nowhere', /^Line 2: No toy box here is called Nowhere: there is /],
    ['Army: A\nArmy: B', /^Line 2: Here a second army begins/],
    ['Army: A\nSpare helmets: 900', /^Line 2: .*no number from 0 to 200; the nearest is 200/],
    ['Army: A\nBattlefield: Mars', /^Line 2: “Mars” does not say.*Earth gravity, Lunar gravity/],
    ['Army: A\nUnit: U\n8 × Ghosts', /^Line 3: “Ghosts” is no figure of the toy box: /],
    ['Army: A\nUnit: U\n0 × Ghosts', /^Line 3: .*0 is no number from 1 to 200; the nearest is 1/],
    ['Army: A\nUnit: U\n1 × Ghosts, 5 grenades', /^Line 3: .*5 is no number from 0 to 4; the nearest is 4/],
    ['Army: A\nUnit: U\n1 × Ghosts, wings', /^Line 3: “wings” is not known: write suits/],
    ['Army: A\nUnit: U\nBegins in: Nothing', /^Line 3: “Nothing” is no vehicle, gun or pad of the army: it has none/],
    ['Army: A\nModel: Tank', /^Line 2: First say what it is of/],
    ['Army: A\nVehicle, gun or pad: T', /^Line 2: Say what T is/],
  ]
  test.each(refused)('%j is refused with its line', async (text, why) => {
    const before = here.file.changes.count()
    await expect(files(here).look({ text })).rejects.toThrow(why)
    await expect(files(here).import({ text }, here.author)).rejects.toThrow('Nothing was brought in.')
    expect(here.file.changes.count()).toBe(before)
  })
})

describe('a file is refused with line and reason', () => {
  const cases: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['no JSON', (text) => text.replace('"units": [', '"units": [['), /^Line \d+, column \d+: /],
    [
      'a flotilla',
      (text) => text.replace('"kind": "army"', '"kind": "flotilla"'),
      /only a toy box, an army, a battlefield or a battle/,
    ],
    ['a newer format', (text) => text.replace('"format": 1', '"format": 2'), /newer Orrery \(format 2, known is 1\)/],
    [
      'a fifth grenade',
      (text) => text.replace(/"grenades": \d/, '"grenades": 5'),
      /at most 4 grenades \(SAND-GREN-1\)/,
    ],
    [
      'a tank cannon in a hand',
      (text) => text.replace('"weapon": "zap-rifle"', '"weapon": "ray-cannon"'),
      /toyBox, figures 1, weapon: A man cannot carry a ray cannon: choose/,
    ],
    [
      'two things of one id',
      (text) => text.replace(/"id": "[^"]+"([^]*?)"id": "[^"]+"/, '"id": "x"$1"id": "x"'),
      /one id/,
    ],
  ]
  test.each(cases)('%s', async (_what, spoil, why) => {
    const good = files(here).army({ id: anArmy().id }).text
    const text = spoil(good)
    expect(text).not.toBe(good)
    await expect(files(there).look({ text })).rejects.toThrow(why)
  })

  test('a battle whose campaign is closed while it is played again is not brought in', async () => {
    const [[name, script]] = Object.entries(SCRIPTS) as [[string, Script]]
    const closing = openTestCampaign()
    const brought = closing.services.sandExchange.import({ text: fileOfScript(name, script) }, closing.author)
    closing.close()
    await expect(brought).rejects.toThrow('The campaign was closed while the file was read.')
  })

  test('13 on two dice, a die too many, and an order that the rules refuse', async () => {
    const [{ options, steps }] = Object.values(SCRIPTS) as [Script]
    const shot = steps.findIndex(([command]) => command.type === 'shoot')
    const looked = (spoilt: Script['steps']) =>
      files(there).look({ text: fileOfScript('B', { options, steps: spoilt }) })
    const at = (...faces: number[]) =>
      steps.map((step, place): Script['steps'][number] => (place === shot ? [step[0], ...faces] : step))
    await expect(looked(at(13))).rejects.toThrow(new RegExp(`battle, orders ${shot + 1}, faces 1: `))
    await expect(looked(at(...(steps[shot]?.slice(1) as number[]), 1))).rejects.toThrow(
      '1 of these dice are thrown by nothing',
    )
    const nowhere = fileOfScript('B', { options, steps }).replace(/"lock",(\s+)null/, '"z",$1null')
    await expect(files(there).look({ text: nowhere })).rejects.toThrow(
      /battle, options: gate leads to z, which is no room/,
    )
    await expect(looked(steps.toReversed())).rejects.toThrow(/order 2: The battle is over. \(SAND-TURN-1\)/)
  })
})

const LONG = runs({ part: 5100, whole: MAX_BATTLE_ORDERS })
test(`a battle of ${LONG} orders between the largest armies comes in, and goes out as it came`, async () => {
  const men = (p: string) => Array.from({ length: 200 }, (_, at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle' }))
  const options = { seats: ['ana', 'ben'], armies: [{ figures: men('a') }, { figures: men('b') }] }
  const steps = Array.from({ length: LONG }, (_, at): Script['steps'][number] => [
    { type: 'correct', by: 'ana', note: 'As it stands', figures: [{ id: `a${at % 200}`, zone: 'ana' }] },
  ])
  const { battleId } = await files(there).import({ text: fileOfScript('Long', { options, steps }) }, there.author)
  const id = battleId ?? ''
  const { text } = files(there).battle({ id })
  expect(JSON.parse(text).battle.orders).toHaveLength(LONG)
  expect(await files(here).look({ text })).toMatchObject({ brings: [expect.stringContaining('orders')] })
  const { matches } = there.services
  const act = (type: string, more: object) => {
    const { version } = matches.view({ id, seat: null }, GAMEMASTER)
    return matches.act({ id, version, seat: 'ana', commands: [{ type, ...more }], faces: [] }, GAMEMASTER)
  }
  if (LONG === MAX_BATTLE_ORDERS) expect(() => act('correct', { note: 'More' })).toThrow('the most that a battle takes')
  act('surrender', {})
  expect(JSON.parse(files(there).battle({ id }).text).battle.orders).toHaveLength(LONG + 1)
})

test('a volley of the largest armies throws more than a thousand dice at once, and its file comes back', async () => {
  const men = (p: string) => Array.from({ length: 200 }, (_, at) => ({ id: `${p}${at}`, unit: p, weapon: 'zap-rifle' }))
  const options = { rules: 3, seats: ['ana', 'ben'], armies: [{ figures: men('a') }, { figures: men('b') }] }
  const end = (by: string, ...faces: number[]): Script['steps'][number] => [{ type: 'end-phase', by }, ...faces]
  const sides = [
    ['ana', 'a', 'b'],
    ['ben', 'b', 'a'],
  ] as const
  const steps: Script['steps'] = [
    end('ana'),
    end('ben', 1),
    [{ type: 'choose-first', by: 'ana', first: 'ana' }],
    end('ana'),
    end('ben'),
    ...sides.flatMap(([by, own]): Script['steps'] => [
      [{ type: 'list-fire', by, entries: men(own).map(({ id, weapon }) => ({ shooter: id, weapon })) }],
      end(by),
    ]),
    ...sides.flatMap(([by, own, enemyPrefix]) =>
      men(own).map(({ id, weapon }, at): Script['steps'][number] => [
        { type: 'shoot', by, shooter: id, weapon, target: `${enemyPrefix}${at}`, distance: { cord: 3, third: 3 } },
      ]),
    ),
    end('ana'),
    end('ben', ...Array.from({ length: 400 }, () => [6, 6, 1]).flat()),
  ]
  const { battleId } = await files(there).import({ text: fileOfScript('Volley', { options, steps }) }, there.author)
  const { text } = files(there).battle({ id: battleId ?? '' })
  expect(JSON.parse(text).battle.orders.at(-1).faces).toHaveLength(1200)
  expect(await files(here).look({ text })).toMatchObject({ brings: [expect.stringContaining('orders')] })
})

test('the schema is published as it is: resources/schemas has it for other programs', () => {
  const { name, text } = files(here).schema()
  expect(JSON.parse(readFileSync(join('resources/schemas', name), 'utf8'))).toEqual(JSON.parse(text))
})
