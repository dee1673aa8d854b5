import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runVectors } from './vectors.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/vectors/${name}.json`, import.meta.url), 'utf8'))

const vectorFile = (...examples: object[]): unknown => ({ game: 'planet28', format: 1, settings: {}, examples })

const recruit = { skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 }, hp: 20 }
const example = (changes: object = {}): object => ({
  id: 'X-1',
  kind: 'character-cost',
  given: recruit,
  dice: [],
  expect: { cost: 10, speedCm: 10 },
  ...changes,
})

/** How many examples of Planet 28 are answered; it only rises. */
const PASSED = 170

test('Planet 28: every example of a built kind is answered as expected', () => {
  const report = runVectors(read('planet28'))
  expect(report.failed).toEqual([])
  const waiting = report.skipped.reduce((sum, { count }) => sum + count, 0)
  expect([report.passed, waiting]).toEqual([PASSED, 170 - PASSED])
  expect(report.passedKinds).toContainEqual({ kind: 'custom-weapon', count: 11 })
  expect(report.skipped).toEqual([])
})

test('A Fistful of Planets: every example is answered as expected', () => {
  const report = runVectors(read('fistful'))
  expect(report.failed).toEqual([])
  expect(report.skipped).toEqual([])
  expect(report.passed).toBe(21)
})

test('A Fistful of Planets: an example that scouts is played in fog, and told by who sees what', () => {
  const file = read('fistful') as { examples: { given: { state: object } }[] }
  const colony = { owner: 'B', size: 5, fortified: false, fortProgress: null, besieged: false, founded: 0 }
  const state = {
    map: 'mini',
    turn: 4,
    homeworlds: { A: '0203', B: '3014' },
    colonies: { '3014': colony, '0203': { ...colony, owner: 'A' } },
    fleets: [
      { owner: 'A', id: 'C', at: '0304', ships: { S: 1 } },
      { owner: 'B', id: 'K', at: '0506', ships: { T: 1, D: 2 } },
    ],
  }
  const orders = { A: { fleetOrders: [{ fleet: 'C', order: 'recon', targets: ['0506'] }] }, B: {} }
  const seen = { fleet: 'C', star: '0506', enemyFleets: [{ id: 'K', ships: { T: 1, D: 2 } }], colony: null }
  const scouting = example({
    id: 'S-1',
    kind: 'turn',
    given: { state, orders },
    expect: { report: { recon: { A: [seen], B: [] } } },
  })
  expect(runVectors({ ...file, examples: [scouting] })).toMatchObject({ failed: [], passed: 1 })
})

test('Space Planes: every example is answered as expected', () => {
  expect(runVectors(read('space-planes'))).toMatchObject({ failed: [], skipped: [], passed: 20 })
})

test('numbers of a game with a tolerance may lie that far apart, and no farther', () => {
  const text = JSON.stringify(read('space-planes'))
  expect(runVectors(JSON.parse(text.replace('"y":222,', '"y":222.009,'))).failed).toEqual([])
  expect(runVectors(JSON.parse(text.replace('"y":222,', '"y":222.02,'))).failed).toHaveLength(1)
})

test('Planetary Sand: every example is answered as expected', () => {
  expect(runVectors(read('planetary-sand'))).toMatchObject({ failed: [], skipped: [], passed: 21 })
})

test('Planetary Sand: half a millimetre where a cup lands, a thousandth of R on a way, and no coin too many', () => {
  const text = JSON.stringify(read('planetary-sand'))
  const failed = (there: string, instead: string) => {
    expect(text).toContain(there)
    return runVectors(JSON.parse(text.replace(there, instead))).failed.map(({ id }) => id)
  }
  expect(failed('[552,736]', '[552.4,736]')).toEqual([])
  expect(failed('[552,736]', '[552.6,736]')).toEqual(['SAND-EX-10'])
  expect(failed('"moved":0.6667', '"moved":0.6669')).toEqual([])
  expect(failed('"moved":0.6667', '"moved":0.669')).toEqual(['SAND-EX-14'])
  expect(failed('"dice":[3,3]', '"dice":[3,3],"coin":"H"')).toEqual(['SAND-EX-02'])
})

test('what is given in another shape is named by its place', () => {
  const vacuum = { type: 'infantry', gravity: 'none', path: [] }
  expect(findProblemIn('planetary-sand', 'moves', { cases: [vacuum] }, {})).toMatch(/^given\.cases\.0\.gravity: /)
})

test('only what is expected is compared', () => {
  expect(runVectors(vectorFile(example())).passed).toBe(1)
})

test.each([
  [{ expect: { cost: 11 } }, 'expect.cost should be 11, is 10'],
  [{ expect: { parts: { base: 9 } } }, 'expect.parts.base should be 9, is 10'],
  [{ expect: { luck: 1 } }, 'expect.luck should be 1, is missing'],
  [
    { kind: 'agenda', given: { failedGames: [0, 1] }, expect: { worth: [5] } },
    'expect.worth should have 1 entries, has 2',
  ],
  [{ kind: 'agenda', given: { failedGames: [0, 1] }, expect: { worth: [5, 5] } }, 'expect.worth[1] should be 5, is 4'],
  [{ given: { ...recruit, traits: ['lucky'] } }, 'traits: "lucky" is not in the table'],
  [{ given: { ...recruit, hp: 'many' } }, 'hp is not a number'],
  [{ settings: { profileFloor: 3 } }, 'Setting profileFloor cannot be 3. Choose 0, 10 or "none".'],
  [{ settings: { weather: 'rain' } }, 'Setting weather is not built'],
])('an altered example fails: %j', (changes, problem) => {
  const report = runVectors(vectorFile(example(changes)))
  expect(report.passed).toBe(0)
  expect(report.failed).toMatchObject([{ id: 'X-1', problem }])
})

test('a deliberately altered expectation of the real file fails, and that one alone', () => {
  const text = JSON.stringify(read('planet28')).replace('"cost":352', '"cost":353')
  expect(runVectors(JSON.parse(text)).failed).toEqual([
    { id: 'P28-EX-104', kind: 'character-cost', problem: 'expect.cost should be 353, is 352' },
  ])
})

test('a die that is not used fails', () => {
  const report = runVectors(vectorFile(example({ dice: [{ d: 10, v: 3, for: 'nothing' }] })))
  expect(report.failed).toEqual([{ id: 'X-1', kind: 'character-cost', problem: '1 of 1 dice not used' }])
})

test('an example may change a setting', () => {
  const weak = { ...recruit, hp: 2 }
  const settings = { profileFloor: 'none' }
  expect(runVectors(vectorFile(example({ given: weak, settings, expect: { cost: -80 } }))).passed).toBe(1)
})

/** What is wrong with one example of a game, or null. */
function findProblemIn(game: string, kind: string, given: object, expected: object, dice: object[] = []) {
  const example = { id: 'X', kind, given, dice, expect: expected }
  return runVectors({ game, format: 1, examples: [example] }).failed[0]?.problem ?? null
}

const cube = (id: string, owner: string, plane: number, y: number) => {
  return { id, owner, x: 100, y, heading: 0, face: 1, twist: 0, plane }
}
const shooter = cube('a', 'P1', 3, 100)

test.each<[string, string, object, object, object[]?]>([
  ['planet28', 'character-cost', { ...recruit, hp: 2, settings: { profileFloor: 'none' } }, { cost: -80 }],
  [
    'planet28',
    'indirect',
    { weapon: 'mortar', estimateCm: 40, actualCm: 40, others: [], settings: { indirectRoll: 'none' } },
    { legal: true, rollPassed: true, targetHit: true },
  ],
  ['space-planes', 'setup', { players: [2], settings: { shipsEach: 2 } }, { cubesEach: [2], cubesUsed: [4] }],
  [
    'space-planes',
    'end',
    { cases: [{ points: { P1: 3, P2: 3 }, ships: { P1: 0, P2: 1 } }], settings: { tie: 'shared' } },
    { cases: [{ over: true, winners: ['P1', 'P2'] }] },
  ],
  [
    'space-planes',
    'manoeuvre-list',
    {
      players: 2,
      ships: [shooter],
      cases: [{ ship: 'a', name: 'vector', parts: [{ move: 'long', dir: 'N' }] }],
      settings: { moveLength: 'edge' },
    },
    { cases: [{ ship: { y: 188 } }] },
  ],
  [
    'space-planes',
    'range',
    { attacker: cubeAt(100), targets: [cubeAt(180)], others: [cubeAt(140)], settings: { blocking: 'same-plane' } },
    { results: ['none'] },
  ],
  [
    'planetary-sand',
    'hth',
    { cases: [[7, 5]], settings: { melee: 'one-pair-per-turn' } },
    { cases: [{ lostEach: 1, captured: null }] },
  ],
  [
    'planetary-sand',
    'cup',
    { cases: [{ shooter: [0, 0], aim: [600, 800], template: 'cup', die: 1 }], settings: { cupDie: 'B' } },
    { points: [[536, 848]] },
  ],
  [
    'planetary-sand',
    'moves',
    {
      cases: [{ type: 'infantry', gravity: 'EG', gear: 'climber', path: [{ terrain: 'cliff', length: 1 }] }],
      settings: { cliffRate: 0.5 },
    },
    { cases: [{ moved: 0.5, stopped: 'allowance' }] },
  ],
])('%s, %s: settings of what is given are obeyed', (game, kind, given, expected) => {
  expect(findProblemIn(game, kind, given, expected)).toBeNull()
})

function cubeAt(y: number) {
  return { x: 100, y, heading: 0, face: 1, twist: 0 }
}

const club = { attacker: { F: 6, weapon: 'club' }, defender: {}, distanceCm: 9 }
const focus = { AW: 7, F: 9 }

test.each<[string, string, object, object, object[]?]>([
  ['planet28', 'fight', club, { legal: false, why: 'too-far' }],
  ['planet28', 'split-actions', { enemiesInContact: ['a'], actions: ['a', 'a', 'a'].map(fight) }, { legal: false }],
  ['planet28', 'focus-test', { ...focus, enemies: 1 }, { needed: false, F: 9 }],
  ['planet28', 'focus-test', { ...focus, enemies: 3 }, { needed: true, passed: true }, [{ d: 10, v: 2 }]],
  ['planet28', 'campaign-spend', { points: 60, buy: [{ hp: 10 }] }, { spent: 40, left: 20 }],
  ['planet28', 'squad-damage', { hp: [20, 10], hits: [{ damage: 5, choose: 0 }] }, { hp: [[20, 5]] }],
  [
    'planet28',
    'cumulative',
    { weapon: 'sonic-cannon', hitTurns: [1], targetArmour: 'heavy-armour' },
    { raw: [5], damage: [3] },
    [
      { d: 8, v: 5 },
      { d: 12, v: 2 },
    ],
  ],
  ['space-planes', 'shot', { attacker: shooter, target: cube('b', 'P1', 3, 160) }, { illegal: 'own-ship' }],
  ['space-planes', 'shot', { attacker: shooter, target: cube('b', 'P2', 2, 160) }, { illegal: 'different-plane' }],
  [
    'planetary-sand',
    'moves',
    {
      cases: [
        { type: 'wheeled-speeder', gravity: 'EG', path: [{ terrain: 'flat', length: 5 }] },
        {
          type: 'infantry',
          gravity: 'EG',
          path: [
            { terrain: 'ford', length: 0.3 },
            { terrain: 'flat', length: 1 },
          ],
        },
      ],
    },
    {
      cases: [
        { moved: 2, stopped: 'allowance' },
        { moved: 0.3, stopped: 'far-bank' },
      ],
    },
  ],
  [
    'planetary-sand',
    'objective',
    {
      scenario: { goal: { A: 'x', B: null }, middle: true },
      held: Array.from({ length: 6 }, (_, at) => ({ A: at === 5 ? ['x', 'n'] : ['x'], B: [] })),
    },
    { turn: 6, winner: 'A' },
  ],
])('%s, %s: %j is answered', (game, kind, given, expected, dice = []) => {
  expect(findProblemIn(game, kind, given, expected, dice)).toBeNull()
})

function fight(enemy: string) {
  return { fight: enemy }
}

test.each<[string, string, object]>([
  ['planet28', 'fight', { ...club, attacker: { F: 6, wepon: 'club' }, distanceCm: 0 }],
  ['space-planes', 'range', { attacker: cubeAt(100), targets: [{ ...cubeAt(180), wepon: 1 }] }],
  ['planetary-sand', 'hth', { cases: [[7, 5]], wepon: 1 }],
])('%s, %s: a name in what is given that no rule reads fails', (game, kind, given) => {
  expect(findProblemIn(game, kind, given, {}, kind === 'fight' ? [{ d: 10, v: 10 }] : [])).toContain(
    'wepon is not known',
  )
})

test.each([
  [null, 'it has no list of examples'],
  ['planet28', 'it has no list of examples'],
  [{ game: 'planet28', format: 1 }, 'it has no list of examples'],
  [{ format: 1, examples: [] }, 'it names no game'],
  [{ game: 'chess', format: 1, examples: [] }, 'its game "chess" is not one of planet28, fistful'],
  [{ game: 'constructor', format: 1, examples: [] }, 'its game "constructor" is not one of'],
  [{ game: 'planet28', format: 2, examples: [] }, 'its format is 2, only 1 is known'],
  [{ game: 'planet28', format: 1, examples: [7] }, 'example 1 is not an object'],
  [{ game: 'planet28', format: 1, examples: [{ id: 'a' }] }, 'example 1 has no id or kind'],
  [
    { game: 'planet28', format: 1, examples: [{ id: 'a', kind: 'agenda', given: {} }] },
    'example a lacks given or expect',
  ],
])('%j is refused', (file, why) => {
  expect(() => runVectors(file)).toThrow(`This is not a vector file: ${why}`)
})
