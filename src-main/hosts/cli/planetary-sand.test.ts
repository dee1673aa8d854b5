import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine, createTestFolder } from '#tests/support/command-line.ts'
import { GAMEMASTER } from '#tests/support/tiny-matches.ts'

const orrery = createCommandLine()
const sand = (...argv: string[]) => orrery('planetary-sand', ...argv)
const { file } = createTestFolder()
const fileOf = (value: unknown): string => file('file.json', JSON.stringify(value))

test.each([
  [
    ['shot', 'zap-rifle', '1.5', 'man', '--dice', '4,3', '--again', '--cover', 'bunker'],
    'medium, 4 + 3 +2 again −2 in a bunker = 7 for 8, miss\n',
  ],
  [
    ['shot', 'zap-rifle', '3/2', 'suited-man', '--dice', '4,4,H'],
    'medium, 4 + 4 = 8 for 8, damage 2 against 2, heads: killed\n',
  ],
  [['odds', 'zap-rifle', '3', 'man'], 'Now: long, 10+ on two dice, hit 16.7 %, effect 8.3 %'],
  [
    ['odds', 'ray-cannon', '5ft', 'tank', '--part', 'side'],
    'A third nearer: medium, 8+ on two dice, hit 41.7 %, effect 20.8 %',
  ],
  [['volley', 'zap-rifle:1:man@b', 'zap-rifle:1:man@b'], 'b: lost 92.3 %'],
  [['volley', 'zap-rifle:9:man@b'], 'zap-rifle:9:man@b counts for nothing. The target is out of range.'],
  [['blast', 'heavy-missile', '--seed', 'a'], 'lost in space: 16.7 %'],
  [['simulate', '2', '2', '--seed', 'again', '--limit', '1'], 'The same again: --seed again'],
  [['blast', 'heavy-missile', '--dice', '2,4'], 'Heavy missile: long; pail, damage 4\non-target: 27.8 %'],
  [['blast', 'light-missile', '--dice', '1'], 'Light missile: lost in space'],
  [['move', 'infantry', 'flat:0.4', 'gentle-up:1'], 'R0.80 (0.80 ft), as far as it goes\n'],
  [['move', 'tank', 'steep-up:1', '--gravity', 'LG'], 'R0.00 (0.00 ft), the ground lets nobody on\n'],
  [['melee', '5', '4'], 'Each loses 3; 1 of the second side is captured, guards: 1.\n'],
  [['melee', '4', '4'], 'Each loses 4.\n'],
  [['melee', '5', '4', '--set', 'melee=one-pair-per-turn'], 'Each loses 1. They fight on next turn.\n'],
  [['cords', '--set', 'unitMm=610'], 'R1: knots at 203 and 407 mm, end at 610 mm\n'],
  [['cords'], 'R4: knots at 407 and 813 mm, end at 1220 mm'],
  [['simulate', '5', '5', '--seed', 'a', '--limit', '2', '--weapon', 'space-bazooka'], 'Worth in riflemen:'],
])('%j says %j', async (argv, text) => {
  const { code, out, err } = await sand(...argv)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(text)
})

test.each([
  [['shot', 'mortar', '1', 'man'], 'It is fired indirectly alone: try blast.\n'],
  [
    ['shot', 'zap-rifle', '1', 'man', '--cover', 'bunker', '--idle'],
    'Whoever is in cover and does not fight cannot be shot at.\n',
  ],
  [['odds', 'mortar', '2', 'man'], 'Now: cannot be fired. It is fired indirectly alone: try blast.'],
  [['shot', 'zap-rifle', '9', 'man'], 'The target is out of range.\n'],
])('%j cannot be fired: %j, and the exit code says so', async (argv, text) => {
  const { code, out } = await sand(...argv)
  expect([code, out]).toEqual([1, expect.stringContaining(text)])
})

test.each([
  [['shot', 'sling', '1', 'man'], '“sling” is no weapon: name one of ray-pistol'],
  [['shot', 'zap-rifle', 'far', 'man'], '“far” is no distance'],
  [['shot', 'zap-rifle', '1', 'man', '--dice', '13,1'], 'Die 1 is a D6: it cannot show 13.'],
  [['shot', 'zap-rifle', '1', 'man', '--dice', '6,6,H'], '1 of the dice are not used'],
  [['shot', 'zap-rifle', '1', 'tank', '--part', 'wall'], '--part of a vehicle is one of front'],
  [['blast', 'zap-rifle'], 'Zap rifle is no explosive'],
  [['melee', '5'], 'MEN is missing: melee MEN MEN'],
  [['melee', '5', '4', '3'], '"3" is one argument too many'],
  [['melee', '5.5', '4'], 'Name the men of both sides, 0 to 10000'],
  [['shot', 'zap-rifle'], 'DISTANCE TARGET is missing: shot WEAPON DISTANCE TARGET'],
  [['shot', 'zap-rifle', '1', 'man', '--dice', ''], '“” is no face of a die: say --dice 4,3'],
  [['volley', 'zap-rifle:1'], '“zap-rifle:1” is no shot: say one such as'],
  [['move', 'infantry', 'flat'], '“flat” has no length: say flat:1'],
  [['blast'], 'Name one of atomic-grenade, light-rocket, mortar'],
  [['cords', '--set', 'foo=1'], 'there is no setting foo. There are: '],
  [['army'], 'Say what of the armies: army list, check, text or json.'],
  [['simulate', '3', '3', '--tempers', 'bold,bold,bold'], '--tempers takes one or two of'],
  [['odds', 'zap-rifle', '1', 'man', '--set', 'cupDie=C'], '--set cupDie: one of A, B.'],
  [['cords', '--set', 'unitMm=wide'], '--set unitMm: say a number.'],
  [['cords', '--set', 'unitMm=5'], '--set unitMm: 50 is the least.'],
])('%j is refused: %s', async (argv, why) => {
  const { code, err } = await sand(...argv)
  expect(code).toBe(2)
  expect(err).toContain(why)
})

const options = {
  seats: ['Ana', 'Ben'],
  armies: [
    {
      figures: [
        { id: 'a', unit: 'u', weapon: 'zap-rifle' },
        { id: 'r', unit: 'u', kind: 'robot-infantry' },
      ],
    },
    {},
  ],
}

describe('the armies of a campaign', () => {
  let campaign: TestCampaign
  let exported = ''
  beforeAll(() => {
    campaign = openTestCampaign({ sample: true })
    const { services, author } = campaign
    const { version, playerId: _none, study: _counted, ...fields } = services.armies.list()[0] ?? expect.unreachable()
    services.armies.update({ ...fields, version, helmets: 199 }, author)
    const battle = services.matches.list({ game: 'planetary-sand' }, GAMEMASTER).find(({ isOver }) => isOver)
    exported = services.sandExchange.battle({ id: battle?.id ?? '' }).text
    campaign.orrery.shutDown()
  })
  afterAll(() => campaign.close())
  const army = (...argv: string[]) => sand('army', ...argv, '--campaign', campaign.path)

  test('are listed, and what they lack is named (SAND-SET-1, SAND-AIR-4)', async () => {
    expect((await army('list')).out).toMatch(/^The Ninth Column: \d+ figures, \d+ vehicles, guns and pads, value \d+$/m)
    const { code, out } = await army('check')
    expect(code).toBe(1)
    expect(out).toMatch(/^The Ninth Column: .*helmets.* 199 .*\(SAND-AIR-4\)/m)
    expect((await army('check', 'the', 'ninth', 'column', '--json')).out).toContain('"rule": "SAND-AIR-4"')
  })

  test('are written as a list and as a file', async () => {
    expect((await army('text', 'The Ninth Column')).out).toMatch(/^Army: The Ninth Column\nToy box: /)
    expect(JSON.parse((await army('json', 'The Ninth Column')).out)).toMatchObject({
      kind: 'army',
      army: { helmets: 199 },
    })
    expect(await army('text')).toMatchObject({ code: 2, err: expect.stringContaining('Name an army') })
    expect(await army('json', 'Nobody')).toMatchObject({ code: 1, err: expect.stringContaining('There are: ') })
    expect(await army('sing')).toMatchObject({ code: 2, err: expect.stringContaining('list, check, text, json') })
  })

  test('its battle, exported, is told and decided again; one that was meddled with is not sound', async () => {
    const path = file('battle.json', exported)
    const { code, out } = await sand('replay', path)
    expect([code, out]).toEqual([0, expect.stringContaining('decides who moves first')])
    expect(out).toMatch(/^Sound: the rules allow \d+ orders with these dice\.$/m)
    const { battle, ...head } = JSON.parse(exported) as { battle: { orders: { faces: number[] }[] } }
    const [toss] = battle.orders.filter(({ faces }) => faces.length > 0)
    toss?.faces.pop()
    const verdict = await sand('replay', fileOf({ ...head, battle }))
    expect([verdict.code, verdict.err]).toEqual([1, expect.stringContaining('Line 1: ')])
    expect((await sand('replay', fileOf({ ...HEAD, kind: 'army' }))).err).toContain('only a battle of Planetary Sand')
  })
})

const HEAD = { app: 'Orrery', game: 'planetary-sand', format: 1, kind: 'battle' }

test('who lies under a mortar over all drifts, on the map of a battle (SAND-CUP-2)', async () => {
  const men = ['a', 'b'].map((id) => ({ id, unit: id, weapon: 'mortar' }))
  const armies = [{ figures: [men[0]] }, { figures: [men[1]] }]
  const read = BattleOptions.parse({ ...options, armies, field: { sizeMm: [1000, 3000] } })
  const orders = [
    ['Ana', 'a', 100],
    ['Ben', 'b', 2900],
  ].map(([by, id, y]) => ({ command: { type: 'deploy', by, things: [{ id, at: { x: 500, y } }] }, faces: [] }))
  const path = fileOf({ ...HEAD, battle: { name: 'Hole', notes: '', options: read, faces: [], orders } })
  expect((await sand('blast', 'mortar', path, 'a', 'b')).out).toBe('b: under it 33.3 %, lost 33.3 %\n')
  expect((await sand('blast', 'mortar', path, 'a', 'z')).err).toContain('Name a shooter and a target')
})
