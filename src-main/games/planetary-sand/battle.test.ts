import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'

// What orders come to, rule by rule, where the worked examples do not reach.

const flat = (r: number, terrain = 'flat') => ({ stretches: [{ terrain, length: { r } }] })
const end = (by: string): Loose => ({ type: 'end-phase', by })
const ended = (battle: Battle, faces: readonly number[] = []) => after(after(battle, end('Ana')), end('Ben'), faces)
const move = (mover: string, way: object, ends: object = {}): Loose => ({
  type: 'move',
  by: 'Ana',
  movers: [mover],
  way,
  ends,
})

/** A battle in its fire phase in which these figures of Ana's are listed. */
function firing(battle: Battle, ...shooters: [string, string][]): Battle {
  const entries = shooters.map(([shooter, weapon]) => ({ shooter, weapon }))
  return ended(after({ ...battle, phase: 'list' }, { type: 'list-fire', by: 'Ana', entries }))
}

describe('a distance that is said and one that is measured', () => {
  test('a third of a cord, R, feet, millimetres and the map make the same shot (SAND-KIT-1, SAND-KIT-2)', () => {
    const said = firing(sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], settings: { unitMm: 304.8 } }), [
      'a',
      'zap-rifle',
    ])
    const shot = (distance: object | null): Loose => ({
      type: 'shoot',
      by: 'Ana',
      shooter: 'a',
      weapon: 'zap-rifle',
      target: 'b',
      distance,
    })
    const ways = [{ cord: 3, third: 2 }, { r: 2 }, { feet: 6 / 3 }, { mm: 609.6 }].map((one) =>
      eventsOf(said, shot(one), [4, 4]),
    )
    const [first] = ways
    for (const events of ways) expect(events).toEqual(first)
    const at = (id: string, y: number) => ({ id, at: { x: 500, y } })
    const map = sandBattle({
      ana: [at('a', 100)],
      ben: [at('b', 709.6)],
      options: { field: { sizeMm: [1000, 3000] } },
      settings: { unitMm: 304.8 },
    })
    expect(eventsOf(firing(map, ['a', 'zap-rifle']), shot(null), [4, 4])).toEqual(first)
  })

  test('a move along stretches comes as far as one along a path (SAND-MOVE-5)', () => {
    const map = sandBattle({ ana: [{ id: 'a', at: { x: 500, y: 100 } }], options: { field: { sizeMm: [1000, 3000] } } })
    const path = [
      { x: 500, y: 222 },
      { x: 500, y: 527, terrain: 'gentle-up' },
    ]
    const said = {
      stretches: [
        { terrain: 'flat', length: { r: 0.4 } },
        { terrain: 'gentle-up', length: { r: 1 } },
      ],
    }
    const acted = (battle: Battle, way: object) =>
      eventsOf(battle, move('a', way)).map((one) => one.type === 'acted' && [one.moved, one.stopped])
    expect(acted(map, { path })).toEqual([[0.8, 'allowance']])
    expect(acted(sandBattle({ ana: [{ id: 'a' }] }), said)).toEqual([[0.8, 'allowance']])
  })
})

describe('on the way', () => {
  test('a mover stops at exactly R1 of an enemy that it meets (SAND-MOVE-3)', () => {
    const map = sandBattle({
      ana: [{ id: 'a', at: { x: 500, y: 100 } }],
      ben: [{ id: 'b', at: { x: 500, y: 505 } }],
      options: { field: { sizeMm: [1000, 3000] } },
    })
    const there = after(map, move('a', { path: [{ x: 500, y: 400 }] }))
    expect(figureIn(there, 'a').at?.y).toBeCloseTo(200, 2)
    expect(there.met).toMatchObject([{ units: ['ana', 'ben'] }])
  })

  test('a river takes three turns: to the bank, through it, and on (SAND-TERR-5)', () => {
    const way = {
      stretches: [
        { terrain: 'flat', length: { r: 0.2 } },
        { terrain: 'ford', length: { r: 0.5 } },
        { terrain: 'flat', length: { r: 1 } },
      ],
    }
    const first = after(sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] }), move('a', way))
    expect(figureIn(first, 'a').river).toBe('bank')
    const again = (battle: Battle): Battle => ({ ...battle, turn: battle.turn + 1 })
    const [wade] = eventsOf(again(first), move('a', { stretches: way.stretches.slice(1) }))
    expect(wade).toMatchObject({ moved: 0.5, stopped: 'far-bank' })
    const third = again(after(again(first), move('a', { stretches: way.stretches.slice(1) })))
    expect(eventsOf(third, move('a', flat(1)))).toMatchObject([{ moved: 1, stopped: null }])
  })

  test.each([
    ['none', 'impassable', 0],
    ['rocket-pack', null, 0.5],
  ] as const)('a cliff with %s: stopped by %s at R%d (SAND-TERR-3)', (gear, stopped, moved) => {
    expect(eventsOf(sandBattle({ ana: [{ id: 'a', gear }] }), move('a', flat(0.5, 'cliff')))).toMatchObject([
      { moved, stopped },
    ])
  })

  test('a carrier that swims crosses a lake at R1 a turn (SAND-TERR-7)', () => {
    const carrier = { id: 'c', type: 'personnel-carrier', side: 'Ana', swims: true } as const
    expect(eventsOf(sandBattle({ machines: [carrier] }), move('c', flat(2, 'lake')))).toMatchObject([{ moved: 1 }])
  })

  test('a gun needs three men on Earth and two on the moon; a labourer counts two (SAND-MOVE-2)', () => {
    const gun = { id: 'g', type: 'gun', side: 'Ana' } as const
    const people = [{ id: 'a' }, { id: 'c' }, { id: 'r', kind: 'robot-labourer' as const }]
    const push = (pushers: string[]): Loose => ({ type: 'push', by: 'Ana', gun: 'g', pushers, way: flat(0.5) })
    const earth = sandBattle({ ana: people, machines: [gun] })
    expect([refusalOf(earth, push(['a', 'c'])), refusalOf(earth, push(['a', 'r']))]).toEqual(['too-few', null])
    expect(refusalOf({ ...earth, gravity: 'LG' }, push(['a', 'c']))).toBeNull()
  })
})

describe('cover and lines', () => {
  test('whoever is in cover and neither fired nor will cannot be shot at; a blast still reaches him (SAND-HIT-4)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }, { id: 'm', weapon: 'mortar' }], ben: [{ id: 'b', cover: 'other' }] })
    const open = firing(battle, ['a', 'zap-rifle'], ['m', 'mortar'])
    const shot: Loose = { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'zap-rifle', target: 'b', distance: { r: 1 } }
    expect(refusalOf(open, shot)).toBe('no-target')
    const fired = { ...open, fired: [{ shooter: 'b', side: 'Ben', unit: 'ben', target: null, crew: [] }] }
    expect(refusalOf(fired, shot)).toBeNull()
    const down = after(
      open,
      { type: 'launch', by: 'Ana', shooter: 'm', weapon: 'mortar', aim: { at: 'b' }, distance: { r: 2 } },
      [1],
    )
    expect(refusalOf(down, end('Ana'))).toBe('who-lies-under')
    const blasted = after(down, { type: 'blast', by: 'Ana', launch: 0, under: [{ target: 'b' }] })
    expect(figureIn(ended(blasted), 'b').status).toBe('killed')
  })

  test('on the map a friend in the line blocks it, a wall beside the target is cover (SAND-HIT-6, SAND-HIT-3)', () => {
    const at = (id: string, x: number, y: number) => ({ id, at: { x, y } })
    const walls = [{ from: { x: 600, y: 620 }, to: { x: 800, y: 620 } }]
    const map = sandBattle({
      ana: [at('a', 500, 100), at('f', 500, 300), at('c', 700, 100)],
      ben: [at('b', 500, 650), at('d', 700, 650)],
      options: { field: { sizeMm: [1000, 3000], walls } },
      battle: { fired: [{ shooter: 'd', side: 'Ben', unit: 'ben', target: null, crew: [] }] },
    })
    const open = firing(map, ['a', 'zap-rifle'], ['c', 'zap-rifle'])
    const shot = (shooter: string, target: string): Loose => ({
      type: 'shoot',
      by: 'Ana',
      shooter,
      weapon: 'zap-rifle',
      target,
    })
    expect(refusalOf(open, shot('a', 'b'))).toBe('no-line')
    const [fired] = eventsOf(open, shot('c', 'd'), [2, 2])
    expect(fired).toMatchObject({ roll: { parts: [{ source: 'behind a wall, rock or wreck', value: -1 }] } })
  })
})

describe('buildings and air', () => {
  const rooms = [{ id: 'hall' }, { id: 'lock' }]
  const openings = [
    { id: 'inner', part: 'door', rooms: ['hall', 'lock'] },
    { id: 'gate', part: 'door', rooms: ['lock', null] },
  ] as const
  const men = [
    { id: 'b', inside: 'lock' },
    { id: 'c', inside: 'lock' },
    { id: 'd', inside: 'lock', hasSuit: true },
  ]
  const station = (air: string, ben = men) =>
    sandBattle({
      ana: [{ id: 'a', hasSuit: true }],
      ben,
      machines: [{ id: 't', type: 'tank', side: 'Ana' }],
      rooms,
      openings: [...openings],
      battle: { air: air as Battle['air'] },
    })

  test('a rammed door empties its room: a coin each, in the order of names (SAND-AIR-1, SAND-DEF-6)', () => {
    const battle = after(station('SA'), { type: 'ram', by: 'Ana', machine: 't', opening: 'gate' }, [1, 2])
    expect(['b', 'c', 'd'].map((id) => [figureIn(battle, id).inside, figureIn(battle, id).status])).toEqual([
      ['hall', 'able'],
      ['lock', 'killed'],
      ['lock', 'able'],
    ])
    expect(battle.rooms.map(({ hasAir }) => hasAir)).toEqual([true, false])
  })

  test('nobody walks or flees through a whole wall; a breach or a door lets in and out (SAND-DEF-4, SAND-AIR-1)', () => {
    const walls = [
      { id: 'wall', part: 'wall', rooms: ['hall', null] },
      { id: 'inner', part: 'wall', rooms: ['hall', 'lock'] },
    ] as const
    const people = [{ id: 'b', inside: 'lock' }]
    const house = sandBattle({ ana: [{ id: 'a' }], ben: people, rooms, openings: [...walls] })
    const enter: Loose = { type: 'board', by: 'Ana', figures: ['a'], into: 'hall' }
    expect(refusalOf(house, enter)).toBe('not-next')
    const open = { ...house, openings: house.openings.map((one) => ({ ...one, state: 'breached' as const })) }
    expect(refusalOf(open, enter)).toBeNull()
    const bens: Battle = { ...house, phase: 'move-second' }
    expect(refusalOf(bens, { type: 'leave', by: 'Ben', figures: ['b'] })).toBe('not-next')
    expect(refusalOf(bens, { type: 'board', by: 'Ben', figures: ['b'], into: 'hall' })).toBe('not-next')
    expect(refusalOf({ ...bens, air: 'SA' }, { type: 'evacuate', by: 'Ben', figures: ['b'], to: 'hall' })).toBe(
      'no-refuge',
    )
  })

  test('on the map a way goes round a whole wall (SAND-DEF-4)', () => {
    const wall = {
      id: 'wall',
      part: 'wall',
      rooms: ['hall', null],
      from: { x: 0, y: 200 },
      to: { x: 400, y: 200 },
    } as const
    const map = sandBattle({
      ana: [{ id: 'a', at: { x: 100, y: 100 } }],
      rooms,
      openings: [wall],
      options: {
        field: {
          sizeMm: [1000, 3000],
          buildings: [{ id: 'house', type: 'building' }],
          rooms: [{ id: 'hall', building: 'house' }],
          openings: [{ ...wall, building: 'house' }],
        },
      },
    })
    const way = (...path: { x: number; y: number }[]) => move('a', { path })
    expect(refusalOf(map, way({ x: 100, y: 300 }))).toBe('wall')
    expect(refusalOf(map, way({ x: 450, y: 100 }, { x: 450, y: 300 }))).toBeNull()
  })

  test('an attacker does not begin in the building that the other side keeps (SAND-SET-1)', () => {
    const objectives = [{ id: 'reactor', home: 'Ben', at: null, room: 'hall' }]
    const start = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], rooms, battle: { phase: 'deploy', objectives } })
    const into = (by: string, id: string): Loose => ({ type: 'deploy', by, things: [{ id, inside: 'lock' }] })
    expect([refusalOf(start, into('Ana', 'a')), refusalOf(start, into('Ben', 'b'))]).toEqual(['not-yours', null])
  })

  test('in half-Earth air nobody tosses (SAND-ENV-2)', () => {
    expect(eventsOf(station('HE'), { type: 'ram', by: 'Ana', machine: 't', opening: 'gate' })).toHaveLength(2)
  })

  test('a puncture gives until the end of the next move: leave, suit up, or die (SAND-AIR-3, SAND-AIR-4)', () => {
    const open = firing(station('SA'), ['a', 'zap-rifle'])
    const shot: Loose = {
      type: 'shoot',
      by: 'Ana',
      shooter: 'a',
      weapon: 'zap-rifle',
      target: 'gate',
      distance: { r: 1 },
    }
    const fired = after(open, shot, [5, 5, 1])
    const holed = ended(fired)
    expect(holed.rooms[1]).toMatchObject({ hasAir: true, leakTurn: 1 })
    const second = after(holed, end('Ana'))
    const fled = after(second, { type: 'evacuate', by: 'Ben', figures: ['b'], to: 'hall' })
    const over = after(fled, end('Ben'))
    expect(['b', 'c', 'd'].map((id) => figureIn(over, id).status)).toEqual(['able', 'killed', 'able'])
    expect(over.rooms[1]?.hasAir).toBe(false)
  })
})

describe('robots', () => {
  const wreck = { kind: 'robot-infantry', status: 'damaged' } as const
  test('an engineer mends a wall of 3 in three turns (SAND-FIX-1)', () => {
    let battle = sandBattle({
      ana: [{ id: 'e', kind: 'robot-engineer' }],
      ben: [{ id: 'b' }],
      rooms: [{ id: 'hall' }],
      openings: [{ id: 'w', part: 'wall', rooms: ['hall', null], state: 'breached' }],
    })
    const states = [1, 2, 3].map(() => {
      const worked = after(battle, { type: 'repair', by: 'Ana', robots: ['e'], subject: 'w' })
      battle = ended(after(after(worked, end('Ana')), end('Ben')))
      return battle.openings[0]?.state
    })
    expect(states).toEqual(['breached', 'breached', 'whole'])
  })

  test('a team makes one robot of two wrecks in two turns, the enemy’s too (SAND-FIX-4)', () => {
    let battle = sandBattle({
      ana: [
        { id: 'e', kind: 'robot-engineer' },
        { id: 'l', kind: 'robot-electronic' },
        { id: 'w', ...wreck },
      ],
      ben: [{ id: 'b' }, { id: 'x', ...wreck, zone: 'Ana' }],
    })
    for (const _ of [1, 2]) {
      const worked = after(battle, { type: 'salvage', by: 'Ana', team: ['e', 'l'], keep: 'x', scrap: 'w' })
      battle = ended(after(after(worked, end('Ana')), end('Ben')))
    }
    expect([figureIn(battle, 'x'), figureIn(battle, 'w')]).toMatchObject([
      { status: 'able', side: 'Ana' },
      { status: 'scrap' },
    ])
  })

  test('a heavy pad takes two men two turns running, else it begins again (SAND-RELOAD-2)', () => {
    let battle = sandBattle({
      ana: [{ id: 'a' }, { id: 'c' }],
      ben: [{ id: 'b' }],
      machines: [{ id: 'p', type: 'heavy-pad', side: 'Ana', isLoaded: false, spares: 1 }],
    })
    const turn = (order: Loose | null) => {
      const worked = order ? after(battle, order) : battle
      battle = ended(after(after(worked, end('Ana')), end('Ben')))
      return battle.machines[0]?.isLoaded
    }
    const reload: Loose = { type: 'reload', by: 'Ana', machine: 'p', hands: ['a', 'c'] }
    expect([turn(reload), turn(null), turn(reload), turn(reload)]).toEqual([false, false, false, true])
    expect(battle.machines[0]?.spares).toBe(0)
  })

  test('an attack that is fulfilled marches on, off the table (SAND-ROBO-3)', () => {
    const order = { kind: 'attack', target: 'gone', from: 1 } as const
    const robot = { id: 'r', kind: 'robot-infantry', order, at: { x: 500, y: 2900 }, heading: 0 } as const
    const map = sandBattle({
      ana: [robot, { id: 's', isSpecialist: true, at: { x: 500, y: 2700 } }],
      ben: [{ id: 'b', at: { x: 10, y: 2990 } }],
      options: { field: { sizeMm: [1000, 3000] } },
    })
    const fulfilled = ended(after(after(map, end('Ana')), end('Ben')))
    expect(figureIn(fulfilled, 'r').isMarching).toBe(true)
    expect(figureIn(after(fulfilled, end('Ana')), 'r').status).toBe('lost')
  })

  test('beyond R6 on the map a robot stands still, and fires at whoever fired at it (SAND-ROBO-9)', () => {
    const map = sandBattle({
      ana: [
        { id: 'r', kind: 'robot-infantry', at: { x: 500, y: 2900 } },
        { id: 's', isSpecialist: true, at: { x: 500, y: 100 } },
      ],
      ben: [{ id: 'b', at: { x: 900, y: 2900 } }],
      options: { field: { sizeMm: [1000, 3000] } },
    })
    const next = ended(after(after(map, end('Ana')), end('Ben')))
    expect(refusalOf(next, move('r', { path: [{ x: 500, y: 2850 }] }))).toBe('halted')
    const shot: Loose = { type: 'shoot', by: 'Ana', shooter: 'r', weapon: 'zap-rifle', target: 'b' }
    const open = firing(next, ['r', 'zap-rifle'])
    expect(refusalOf(open, shot)).toBe('ordered-otherwise')
    const attacked = { ...open, fired: [{ shooter: 'b', side: 'Ben', unit: 'ben', target: 'r', crew: [] }] }
    expect(refusalOf(attacked, shot)).toBeNull()
  })
})

describe('prisoners', () => {
  const captives = { id: 'p', captor: 'Ana', men: ['b'], guards: ['a'], isDisarmed: false }
  const held = sandBattle({
    ana: [{ id: 'a' }],
    ben: [{ id: 'b', status: 'prisoner', zone: null }, { id: 'c' }],
    battle: { captives: [captives] },
  })

  test('a guard takes them home, where they are disarmed (SAND-PRIS-1, SAND-PRIS-3)', () => {
    const march: Loose = { type: 'move', by: 'Ana', movers: ['a', 'b'], way: flat(1), ends: { zone: 'Ana' } }
    const home = after(after(held, march), end('Ana'))
    expect(figureIn(home, 'b')).toMatchObject({ status: 'disarmed', isArmed: false })
    expect(refusalOf(held, { ...march, movers: ['b'] })).toBe('no-guard')
  })

  test('with the guard gone they get away, and fight again at home (SAND-PRIS-2)', () => {
    const free = after(held, { type: 'guard', by: 'Ana', captives: 'p', guards: [] })
    expect(figureIn(free, 'b').status).toBe('returning')
    const back: Loose = { type: 'move', by: 'Ben', movers: ['b'], way: flat(1), ends: { zone: 'Ben' } }
    const home = after(after(after(free, end('Ana')), back), end('Ben'))
    expect(figureIn(home, 'b').status).toBe('able')
  })
})

test('two extra men aboard a tank block it next turn, one does not (SAND-AIR-5)', () => {
  const tank = { id: 't', type: 'tank', side: 'Ana' } as const
  const with2 = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }], machines: [tank] })
  const aboard = (...figures: string[]) =>
    ended(after(after(after(with2, { type: 'evacuate', by: 'Ana', figures, to: 't' }), end('Ana')), end('Ben')))
  expect(refusalOf(aboard('a'), move('t', flat(1)))).toBeNull()
  expect(refusalOf(aboard('a', 'c'), move('t', flat(1)))).toBe('overcrowded')
})

test('grenades are four, and counted (SAND-GREN-1); a pad is empty after its missile (SAND-MSL-5)', () => {
  const battle = sandBattle({ ana: [{ id: 'a', grenades: 1 }], ben: [{ id: 'b' }] })
  const open = firing(battle, ['a', 'atomic-grenade'])
  const thrown = after(
    open,
    { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'atomic-grenade', target: 'b', distance: { r: 0.5 } },
    [3, 3],
  )
  expect(figureIn(thrown, 'a').grenades).toBe(0)
  const next: Battle = { ...ended(thrown), phase: 'list' }
  expect(figureIn(next, 'b').status).toBe('killed')
})

test('a correction says why, and changes what it names alone', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }] })
  const order: Loose = { type: 'correct', by: 'Ana', note: 'The cat', figures: [{ id: 'a', status: 'killed' }] }
  const corrected = after(battle, order)
  expect(corrected).toEqual({
    ...battle,
    figures: battle.figures.map((one) => (one.id === 'a' ? { ...one, status: 'killed' } : one)),
  })
  expect(refusalOf(battle, { ...order, figures: [{ id: 'zz' }] })).toBe('nothing-there')
})
