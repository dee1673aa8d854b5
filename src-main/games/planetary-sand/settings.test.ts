import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND } from './game.ts'

// Every answer to every question, where it changes what comes of an order.

const flat = (r: number) => ({ stretches: [{ terrain: 'flat', length: { r } }] })
const move = (by: string, mover: string, ends: object = {}, r = 0.5): Loose => ({
  type: 'move',
  by,
  movers: [mover],
  way: flat(r),
  ends,
})
const end = (by: string): Loose => ({ type: 'end-phase', by })
const list = (by: string, ...shooters: [string, string][]): Loose => ({
  type: 'list-fire',
  by,
  entries: shooters.map(([shooter, weapon]) => ({ shooter, weapon })),
})
const shoot = (by: string, shooter: string, target: string, more: object = {}): Loose => ({
  type: 'shoot',
  by,
  shooter,
  target,
  weapon: 'zap-rifle',
  distance: { r: 1 },
  ...more,
})

/** A battle in its fire phase, with everybody of these listed. */
function firing(battle: Battle, ana: [string, string][], ben: [string, string][] = []): Battle {
  const lists: Battle = { ...battle, phase: 'list' }
  const listed = after(after(lists, list('Ana', ...ana)), list('Ben', ...ben))
  return after(after(listed, end('Ana')), end('Ben'))
}

const ended = (battle: Battle, faces: readonly number[] = []) => after(after(battle, end('Ana')), end('Ben'), faces)
const outcomeOf = (battle: Battle, order: Loose, faces: readonly number[]) =>
  eventsOf(battle, order, faces).flatMap((event) => (event.type === 'shot' ? [event.roll.outcome] : []))

describe('moveOrder (SAND-SET-2)', () => {
  test.each([
    ['fixed', 'Ana', []],
    ['alternate', 'Ben', []],
    ['toss-each-turn', 'Ben', [2]],
  ] as const)('%s: the next turn is begun or chosen by %s', (moveOrder, first, coins) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }],
      settings: { moveOrder },
      battle: { phase: 'list' },
    })
    const next = ended(battle, coins)
    expect([next.first, next.phase]).toEqual([first, moveOrder === 'toss-each-turn' ? 'order' : 'move-first'])
  })
})

describe('moveAndFire (SAND-TURN-2)', () => {
  const crew = [{ id: 'a' }, { id: 'c' }, { id: 'd' }]
  const gun = { id: 'gun', type: 'gun', side: 'Ana', weapon: 'heavy-crew-gun' } as const
  test.each([
    ['yes', null, null],
    ['guns-no', null, 'busy'],
    ['no', 'busy', 'busy'],
  ] as const)('%s: a rifleman who moved is %s, a gun that was pushed %s', (moveAndFire, rifle, pushed) => {
    const battle = sandBattle({
      ana: [{ id: 'r' }, ...crew],
      ben: [{ id: 'b' }],
      machines: [gun],
      settings: { moveAndFire },
    })
    const rolled = after(battle, { type: 'push', by: 'Ana', gun: 'gun', pushers: ['a', 'c', 'd'], way: flat(0.5) })
    const listing: Battle = { ...after(rolled, move('Ana', 'r')), phase: 'list' }
    const gunList = {
      type: 'list-fire',
      by: 'Ana',
      entries: [{ shooter: 'gun', weapon: 'heavy-crew-gun', crew: ['a', 'c'] }],
    } as const
    expect([refusalOf(listing, list('Ana', ['r', 'zap-rifle'])), refusalOf(listing, gunList)]).toEqual([rifle, pushed])
  })

  test('whoever boarded, left, suited up, reloaded or repaired fires under no answer', () => {
    const battle = sandBattle({ ana: [{ id: 'a', used: { task: 'suit', turn: 1 } }], battle: { phase: 'list' } })
    expect(refusalOf(battle, list('Ana', ['a', 'zap-rifle']))).toBe('busy')
  })
})

describe('meetAgain (SAND-MOVE-3)', () => {
  test.each([
    ['once', 0],
    ['after-parting', 1],
  ] as const)('%s: units that part and come near meet %i times more', (meetAgain, times) => {
    const met = { units: ['ana', 'ben'], step: 0, hasFired: true } as const
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      settings: { meetAgain },
      battle: { met: [met] },
    })
    const parted = after(battle, move('Ana', 'a', { parts: ['ben'] }))
    const events = eventsOf(parted, move('Ana', 'c', { meets: ['ben'] }))
    expect(events.filter(({ type }) => type === 'met')).toHaveLength(times)
  })
})

describe('meetThenClose (SAND-MOVE-6)', () => {
  test.each([
    ['after-fire', 'must-fire'],
    ['next-move', null],
  ] as const)('%s: whoever was met in the first move closes in the second: %s', (meetThenClose, code) => {
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], settings: { meetThenClose } })
    const met = after(after(battle, move('Ana', 'a', { meets: ['ben'] })), end('Ana'))
    expect(refusalOf(met, { type: 'close', by: 'Ben', figures: ['b'], unit: 'ana', distance: { r: 1 } })).toBe(code)
    const fired = ended(after(met, end('Ben')))
    expect(refusalOf(fired, { type: 'close', by: 'Ana', figures: ['a'], unit: 'ben', distance: { r: 1 } })).toBeNull()
  })
})

describe('againScope (SAND-HIT-2)', () => {
  const fired = [{ shooter: 'a', side: 'Ana', unit: 'ana', target: 'b', crew: [] }]
  test.each([
    ['same-shooter', ['killed', 'miss']],
    ['same-side', ['killed', 'killed']],
  ] as const)('%s: the shooter of last turn and a comrade score 4: %j', (againScope, outcomes) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      settings: { againScope },
      battle: { fired },
    })
    const open = firing(battle, [
      ['a', 'zap-rifle'],
      ['c', 'zap-rifle'],
    ])
    expect(['a', 'c'].flatMap((id) => outcomeOf(open, shoot('Ana', id, 'b'), [2, 2]))).toEqual(outcomes)
  })

  test('a target that moved is not fired at again', () => {
    const moved = { task: 'move', turn: 1 } as const
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', used: moved }], battle: { fired } })
    expect(outcomeOf(firing(battle, [['a', 'zap-rifle']]), shoot('Ana', 'a', 'b'), [2, 2])).toEqual(['miss'])
  })
})

describe('armouredVehicleCover (SAND-HIT-3)', () => {
  test.each([
    [-2, 'miss'],
    [-1, 'killed'],
  ] as const)('%i: a 7 at close range is a %s', (armouredVehicleCover, outcome) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b', cover: 'armoured-vehicle' }],
      settings: { armouredVehicleCover },
    })
    const open = firing(battle, [['a', 'zap-rifle']], [['b', 'zap-rifle']])
    expect(outcomeOf(open, shoot('Ana', 'a', 'b'), [3, 4])).toEqual([outcome])
  })
})

describe('rayCannonCrew (SAND-GUN-3)', () => {
  test.each([
    [3, 'too-few', 'too-few'],
    [2, 'too-few', null],
    [1, null, null],
  ] as const)('%i men: one fires it: %s, two: %s', (rayCannonCrew, one, two) => {
    const gun = { id: 'cannon', type: 'gun', side: 'Ana', weapon: 'ray-cannon' } as const
    const battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      machines: [gun],
      settings: { rayCannonCrew },
      battle: { phase: 'list' },
    })
    const listing = (crew: string[]): Loose => ({
      type: 'list-fire',
      by: 'Ana',
      entries: [{ shooter: 'cannon', weapon: 'ray-cannon', crew }],
    })
    expect([refusalOf(battle, listing(['a'])), refusalOf(battle, listing(['a', 'c']))]).toEqual([one, two])
  })
})

describe('wildBazooka (SAND-MSL-4)', () => {
  test.each([
    [false, [1], 'on-target'],
    [true, [1], null],
  ] as const)('%s: a 1 is %s', (wildBazooka, faces, drift) => {
    const battle = sandBattle({
      ana: [{ id: 'a', weapon: 'space-bazooka' }],
      ben: [{ id: 'b' }],
      settings: { wildBazooka },
    })
    const open = firing(battle, [['a', 'space-bazooka']])
    const launch = {
      type: 'launch',
      by: 'Ana',
      shooter: 'a',
      weapon: 'space-bazooka',
      aim: { at: 'b' },
      distance: { r: 3 },
    } as const
    expect(eventsOf(open, launch, faces)).toMatchObject([{ type: 'launched', drift }])
  })
})

describe('cupDie (SAND-CUP-1)', () => {
  test.each([
    ['A', ['on-target', 'on-target', 'short', 'long', 'left', 'right']],
    ['B', ['left', 'right', 'short', 'long', 'on-target', 'on-target']],
  ] as const)('%s: 1 to 6 are %j', (cupDie, drifts) => {
    const battle = sandBattle({ ana: [{ id: 'a', weapon: 'mortar' }], ben: [{ id: 'b' }], settings: { cupDie } })
    const open = firing(battle, [['a', 'mortar']])
    const launch = {
      type: 'launch',
      by: 'Ana',
      shooter: 'a',
      weapon: 'mortar',
      aim: { at: 'b' },
      distance: { r: 3 },
    } as const
    const landed = [1, 2, 3, 4, 5, 6].flatMap((die) => eventsOf(open, launch, [die]))
    expect(landed.map((event) => event.type === 'launched' && event.drift)).toEqual(drifts)
  })
})

describe('smallArmsVsVehicles (SAND-DEF-5)', () => {
  test.each([
    ['normal', 'destroyed'],
    ['none', 'no-effect'],
  ] as const)('%s: a rifle at a speeder: %s', (smallArmsVsVehicles, outcome) => {
    const speeder = { id: 's', type: 'speeder', side: 'Ben' } as const
    const battle = sandBattle({ ana: [{ id: 'a' }], machines: [speeder], settings: { smallArmsVsVehicles } })
    expect(outcomeOf(firing(battle, [['a', 'zap-rifle']]), shoot('Ana', 'a', 's', { plate: 'front' }), [4, 4])).toEqual(
      [outcome],
    )
  })
})

describe('bailOut (SAND-DEF-7)', () => {
  test.each([
    ['coin', [1], 'able'],
    ['coin', [2], 'killed'],
    ['dead', [], 'killed'],
    ['safe', [], 'able'],
  ] as const)('%s %j: the rider of a destroyed speeder is %s', (bailOut, coins, status) => {
    const speeder = { id: 's', type: 'speeder', side: 'Ben' } as const
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b', inside: 's' }, { id: 'z' }],
      machines: [speeder],
      settings: { bailOut },
    })
    const shot = after(firing(battle, [['a', 'zap-rifle']]), shoot('Ana', 'a', 's', { plate: 'front' }), [4, 4])
    expect(figureIn(shot, 'b').status).toBe('able')
    expect(figureIn(ended(shot, coins), 'b').status).toBe(status)
  })
})

/** Five men of Ana's against four of Ben's, in contact. */
const contact = (settings: Partial<Settings>) =>
  sandBattle({
    ana: ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => ({ id })),
    ben: ['b1', 'b2', 'b3', 'b4'].map((id) => ({ id })),
    settings,
    battle: {
      phase: 'list',
      melees: [
        {
          id: 'm',
          men: [
            ['a1', 'a2', 'a3', 'a4', 'a5'],
            ['b1', 'b2', 'b3', 'b4'],
          ],
        },
      ],
    },
  })
const statuses = ({ figures }: Battle) =>
  figures
    .map(({ status, isLocked }) => (isLocked ? 'locked' : status))
    .reduce<Record<string, number>>((counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {})

describe('melee (SAND-HTH-2)', () => {
  test.each([
    ['at-once', { killed: 6, able: 2, prisoner: 1 }],
    ['one-pair-per-turn', { killed: 2, able: 7 }],
  ] as const)('%s: five against four after a turn: %j', (melee, counts) => {
    expect(statuses(ended(contact({ melee })))).toEqual(counts)
  })

  test('one-pair-per-turn: it goes on until it is decided', () => {
    let battle = contact({ melee: 'one-pair-per-turn' })
    for (const _ of [1, 2, 3]) battle = { ...ended(battle), phase: 'list' }
    expect(statuses(battle)).toEqual({ killed: 6, able: 2, prisoner: 1 })
  })
})

describe('cancelled (SAND-HTH-2)', () => {
  test.each([
    ['killed', { killed: 6, able: 2, prisoner: 1 }],
    ['locked', { able: 5, prisoner: 4 }],
  ] as const)('%s: five against four: %j', (cancelled, counts) => {
    expect(statuses(ended(contact({ cancelled })))).toEqual(counts)
  })

  test('locked: as many as there are hold each other fast', () => {
    const even = {
      ...contact({ cancelled: 'locked' }),
      melees: [
        {
          id: 'm',
          men: [
            ['a1', 'a2'],
            ['b1', 'b2'],
          ],
        },
      ],
    } as Battle
    const held = ended(even)
    expect(statuses(held)).toEqual({ able: 5, locked: 4 })
    expect(refusalOf(held, move('Ana', 'a1'))).toBe('in-melee')
  })
})

describe('outOfCommand (SAND-ROBO-9)', () => {
  test.each([
    ['halt', 'halted', null],
    ['march-on', 'marching', 'left-table'],
  ] as const)('%s: a robot beyond R6 is %s', (outOfCommand, code, happens) => {
    const robot = { id: 'r', kind: 'robot-infantry', isOutOfCommand: true } as const
    const battle = sandBattle({ ana: [robot, { id: 'a' }], ben: [{ id: 'b' }], settings: { outOfCommand } })
    expect(refusalOf(battle, move('Ana', 'r'))).toBe(code)
    const off = move('Ana', 'r', { isOff: true })
    expect(happens === null ? refusalOf(battle, off) : eventsOf(battle, off)[0]?.type).toBe(happens ?? 'halted')
  })
})

describe('breakPoint (SAND-VIC-1)', () => {
  test.each([
    ['none', null],
    ['50%', 'Ana'],
  ] as const)('%s: with half of Ben gone %s has won', (breakPoint, winner) => {
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }, { id: 'c', status: 'killed' }],
      settings: { breakPoint },
      battle: { phase: 'list' },
    })
    expect(ended(battle).end?.winner ?? null).toBe(winner)
  })
})

describe('middleHold (SAND-VIC-3)', () => {
  const objectives = [{ id: 'x', home: 'Ana' }, { id: 'y', home: 'Ben' }, { id: 'n' }]
  test.each([
    ['at-end', 'Ana'],
    ['six-turns', null],
  ] as const)('%s: the middle is held in the last turn alone: %s wins', (middleHold, winner) => {
    const battle = sandBattle({
      ana: [
        { id: 'a', near: 'y' },
        { id: 'c', near: 'n' },
      ],
      ben: [{ id: 'b' }],
      options: { scenario: 'objective', field: { objectives } },
      settings: { middleHold },
      battle: { phase: 'list', holds: { Ana: { goal: 5, middle: 0 }, Ben: { goal: 0, middle: 0 } } },
    })
    expect(ended(battle).end?.winner ?? null).toBe(winner)
  })
})

describe('turnLimit (SAND-TURN-4)', () => {
  test.each([
    [null, 'basic', undefined],
    [1, 'basic', null],
    [1, 'defensive', 'Ben'],
  ] as const)('%s turns, %s: the winner is %s', (turnLimit, scenario, winner) => {
    const options = { scenario, attacker: 'Ana', field: { objectives: [{ id: 'x', home: 'Ben' }] } }
    const battle = sandBattle({
      ana: [{ id: 'a' }],
      ben: [{ id: 'b' }],
      options,
      settings: { turnLimit },
      battle: { phase: 'list' },
    })
    expect(ended(battle).end?.winner).toBe(winner)
  })
})

describe('lengths (SAND-KIT-2, SAND-KIT-3, SAND-SET-1, SAND-TERR-3)', () => {
  test('unitMm: a foot of way is half of R where R is two feet', () => {
    const way = { stretches: [{ terrain: 'flat', length: { feet: 1 } }] }
    const battle = sandBattle({ ana: [{ id: 'a' }], settings: { unitMm: 609.6 } })
    expect(eventsOf(battle, { type: 'move', by: 'Ana', movers: ['a'], way })).toMatchObject([{ moved: 0.5 }])
  })

  test.each([
    [{ cupMm: 80 }, 'mortar', 41, false],
    [{ cupMm: 100 }, 'mortar', 41, true],
    [{ pailMm: 160 }, 'heavy-rocket', 81, false],
    [{ pailMm: 170 }, 'heavy-rocket', 81, true],
  ] as const)('%j: %s catches a man %i mm off: %s', (settings, weapon, y, isHit) => {
    const at = { x: 500, y: 500 }
    const pad = { id: 'pad', type: 'heavy-pad', side: 'Ana', weapon: 'heavy-rocket', at: { x: 500, y: 100 } } as const
    const battle = sandBattle({
      ana: [{ id: 'a', weapon: 'mortar', at: { x: 500, y: 100 } }],
      ben: [{ id: 'b', at: { ...at, y: at.y + y } }],
      machines: [{ ...pad, isLoaded: true }],
      options: { field: { sizeMm: [2000, 2000] } },
      settings,
    })
    const shooter = weapon === 'mortar' ? 'a' : 'pad'
    const entry = { shooter, weapon, crew: shooter === 'pad' ? ['a'] : [] }
    const listed = after({ ...battle, phase: 'list' }, { type: 'list-fire', by: 'Ana', entries: [entry] })
    const open = after(after(listed, end('Ana')), end('Ben'))
    const events = eventsOf(open, { type: 'launch', by: 'Ana', shooter, weapon, aim: at }, [1])
    expect(events).toMatchObject([{ hits: isHit ? [{ target: 'b', outcome: 'killed' }] : [] }])
  })

  test('zones: a deeper zone takes a figure that a third does not', () => {
    const deploy: Loose = { type: 'deploy', by: 'Ana', things: [{ id: 'a', at: { x: 10, y: 700 } }] }
    const battle = (zones: [number, number]) =>
      sandBattle({
        ana: [{ id: 'a' }],
        options: { field: { sizeMm: [1000, 2000] } },
        settings: { zones },
        battle: { phase: 'deploy' },
      })
    expect([refusalOf(battle([1 / 3, 1 / 3]), deploy), refusalOf(battle([0.4, 0.4]), deploy)]).toEqual([
      'wrong-zone',
      null,
    ])
  })

  test.each([
    [1 / 3, 0.333],
    [0.5, 0.5],
  ])('cliffRate %d: a climber makes R%d', (cliffRate, moved) => {
    const battle = sandBattle({ ana: [{ id: 'a', gear: 'climber' }], settings: { cliffRate } })
    const way = { stretches: [{ terrain: 'cliff', length: { r: 2 } }] }
    expect(eventsOf(battle, { type: 'move', by: 'Ana', movers: ['a'], way })).toMatchObject([{ moved }])
  })
})

test('every question has its answers tested here', async () => {
  const { readFileSync } = await import('node:fs')
  const text = readFileSync(new URL(import.meta.url), 'utf8')
  expect(Object.keys(SETTINGS).filter((id) => !text.includes(`describe('${id} (`))).toEqual([])
  const measures = Object.keys(sandBattle().settings).filter((id) => !(id in SETTINGS))
  expect(measures.filter((id) => !text.includes(id))).toEqual([])
  expect(Object.keys(sandBattle().settings)).toHaveLength(22)
})

test('firing lists are secret until both are closed (SAND-HIT-4)', () => {
  const battle = after(sandBattle({ ana: [{ id: 'a' }], battle: { phase: 'list' } }), list('Ana', ['a', 'zap-rifle']))
  expect(PLANETARY_SAND.viewFor(battle, 'Ben').lists).toEqual({})
  expect(PLANETARY_SAND.viewFor(battle, 'Ana').lists).toMatchObject({ Ana: [{ shooter: 'a' }] })
  const [listed] = eventsOf(
    sandBattle({ ana: [{ id: 'a' }], battle: { phase: 'list' } }),
    list('Ana', ['a', 'zap-rifle']),
  )
  expect(listed && PLANETARY_SAND.eventFor(listed, 'Ben')).toMatchObject({ entries: null })
})
