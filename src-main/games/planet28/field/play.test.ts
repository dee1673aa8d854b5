import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { BattleOptions } from '#shared/games/planet28/battle/options.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { EMPTY_FIELD, Field } from '#shared/games/planet28/field/model.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { CAPTAIN_BOT } from './bots/captain-bot.ts'
import { ENEMY_LIST_BOT } from './bots/enemy-list-bot.ts'
import type { FieldBattle } from './field-battle.ts'
import { generateField } from './generate.ts'
import { listBlockingUnitIds, findFreePlaceNear, hasRoomForBody } from './placement.ts'
import { isOnField } from './places-after-order.ts'
import { beginPractice, type PracticePlan, type PracticeStep, playPracticeStep } from './play.ts'
import { computeSideKnowledge } from './side-knowledge.ts'

const KITS = [
  ['laser-rifle', 'dagger'],
  ['great-sword', 'light-armour'],
  ['laser-pistol', 'dagger', 'light-armour'],
]

const SIXES: BattleOptions = {
  play: 'opposed',
  goal: '',
  turns: 8,
  settings: {},
  house: [],
  sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
  units: ['red', 'blue'].flatMap((side) =>
    KITS.flatMap((equipment, at) =>
      createQuickUnitOptions(
        { name: `${side} ${at}`, count: 2, skill: 5, hitPoints: 12, equipment },
        { side, base: `${side}-${at}` },
      ),
    ),
  ),
}

const planOf = (seed: string, more: Partial<PracticePlan> = {}): PracticePlan => ({
  options: SIXES,
  field: generateField(new SimulationDice(seed, 0)),
  directors: ['list', 'captain'],
  places: {},
  ...more,
})

const diceOf = (seed: string) => ({ dice: new SimulationDice(seed, 1), whims: new SimulationDice(seed, 2) })

function playOut(plan: PracticePlan, seed: string): { start: FieldBattle; steps: PracticeStep[]; end: FieldBattle } {
  const chance = diceOf(seed)
  const start = beginPractice(plan, chance)
  const steps: PracticeStep[] = []
  for (let practice = start; ;) {
    const step = playPracticeStep(practice, plan, chance)
    if (step === null) return { start, steps, end: practice }
    steps.push(step)
    practice = step.after
  }
}

/** Nobody stands on anybody, on ground that nobody enters, or over the edge; everybody on the table stands somewhere. */
function expectSound({ field, battle, places }: FieldBattle): void {
  for (const unit of battle.units) {
    expect(places[unit.id] !== undefined).toBe(isOnField(unit))
    const body = places[unit.id]
    if (body !== undefined) expect(hasRoomForBody({ field, places }, body, unit.id)).toBe(true)
  }
}

test.each(['a', 'b', 'c'])(
  'six against six is fought to its end, sound after every order, and comes again byte for byte: %s',
  (seed) => {
    const plan = planOf(seed)
    const first = playOut(plan, seed)
    expect(first.end.battle.phase).toBe('over')
    for (const { after, order } of first.steps) {
      expectSound(after)
      expect(order.why).toMatch(/^[A-Z]?.*\.$/i)
      expect(order.rule).toMatch(/^P28-/)
    }
    expect(JSON.stringify(playOut(plan, seed))).toBe(JSON.stringify(first))
  },
)

test('characters with traits, powers and items, and squads, are led too; the same faces on both sides of the list', () => {
  const { units, ...options } = someBattle({ characters: 4, isLarge: true })
  const people = units.filter(({ kind }) => kind !== 'vehicle')
  const plan = planOf('large', { options: { ...options, units: people }, directors: ['captain', 'list'] })
  const { steps, end } = playOut(plan, 'large')
  expect(end.battle.phase).toBe('over')
  steps.forEach(({ after }) => expectSound(after))
  expect(new Set(steps.map(({ order }) => order.command.type)).size).toBeGreaterThan(7)
})

test('a charge ends in contact, a Move where its speed lets it, and who is broken runs for the edge (P28-CHRG-1, P28-MOVE-1, P28-BREAK-6)', () => {
  const { steps } = playOut(planOf('b'), 'b')
  const charges = steps.flatMap(({ after, events }) =>
    events.flatMap((event) => (event.type === 'touched' && event.contacts.length > 0 ? [{ after, event }] : [])),
  )
  expect(charges.length).toBeGreaterThan(0)
  for (const { after, event } of charges) {
    const [own, otherBody] = [after.places[event.unit], after.places[event.contacts[0] ?? '']]
    if (own !== undefined && otherBody !== undefined)
      expect(Math.hypot(own.x - otherBody.x, own.y - otherBody.y)).toBeCloseTo(own.radiusCm + otherBody.radiusCm, 6)
  }
  for (const { before, after, events } of steps)
    for (const event of events)
      if (event.type === 'shifted' && event.kind === 'move') {
        const [from, to] = [before.places[event.unit], after.places[event.unit]]
        if (from !== undefined && to !== undefined)
          expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThanOrEqual(10 + 1e-6)
      }
})

const WALL = Field.parse({
  ...EMPTY_FIELD,
  pieces: [
    {
      id: 'wall',
      ground: 'impassable',
      heightCm: 20,
      corners: [
        { x: 0, y: 44 },
        { x: 88, y: 44 },
        { x: 88, y: 46 },
        { x: 0, y: 46 },
      ],
    },
  ],
})

function behindWall(change: (foe: CharacterOrSquadUnit) => CharacterOrSquadUnit, move: number): FieldBattle {
  const plan = planOf('wall', { field: WALL })
  const start = beginPractice(plan, diceOf('wall'))
  const began = playPracticeStep(start, plan, diceOf('turn'))?.after ?? start
  const units = began.battle.units.map((unit) =>
    unit.side === 'blue' && unit.kind !== 'vehicle' ? change(unit) : unit,
  )
  const places = Object.fromEntries(
    Object.entries(began.places).map(([id, body]) => [
      id,
      id.startsWith('blue') ? { ...body, x: body.x + move } : body,
    ]),
  )
  return { ...began, battle: { ...began.battle, units, active: 'red-0-1' }, places }
}

test.each([
  ['the list', ENEMY_LIST_BOT],
  ['the captain', CAPTAIN_BOT],
] as const)('%s knows nothing of foes that its side does not see (P28-AI-4)', (_name, director) => {
  const ideas = (practice: FieldBattle) => {
    const outlook = computeSideKnowledge(practice, 'red')
    expect(outlook.battle.units.map(({ side }) => side)).not.toContain('blue')
    const unit = outlook.battle.units.find(({ id }) => id === 'red-0-1')
    return [
      ...director.ideas(outlook, unit as CharacterOrSquadUnit, new SimulationDice('whims', 0)),
      director.muster(outlook),
    ]
  }
  const hurt = (foe: CharacterOrSquadUnit): CharacterOrSquadUnit => ({
    ...foe,
    models: foe.models.map((model) => ({ ...model, hitPoints: 1, hands: [] })),
  })
  expect(ideas(behindWall(hurt, 2.5))).toEqual(ideas(behindWall((foe) => foe, 0)))
})

test('the captain remembers where somebody was seen, and goes there; the list forgets and wanders (P28-AI-4)', () => {
  const practice = behindWall((foe) => foe, 0)
  const seen = { 'blue-0-1': { x: 7.5, y: 40, turn: 1, hitPoints: 12 } }
  const knowing = { ...practice, minds: { ...practice.minds, red: { seen, stance: 'press' as const, why: '' } } }
  const first = (director: typeof CAPTAIN_BOT) => {
    const outlook = computeSideKnowledge(knowing, 'red')
    const unit = outlook.battle.units.find(({ id }) => id === 'red-0-1') as CharacterOrSquadUnit
    return [...director.ideas(outlook, unit, new SimulationDice('whims', 0))][0]
  }
  expect(first(CAPTAIN_BOT)?.why).toMatch(/Move up/)
  expect(first(CAPTAIN_BOT)?.to?.y).toBeGreaterThan(10)
  expect(first(ENEMY_LIST_BOT)).toMatchObject({ rule: 'P28-AI-4' })
})

test('the stance follows what a side knows, with its numbers in words', () => {
  const practice = behindWall((foe) => foe, 0)
  const sighting = (hitPoints: number) => ({ x: 45, y: 80, turn: 1, hitPoints })
  const mustered = (hitPoints: readonly number[]) => {
    const seen = Object.fromEntries(hitPoints.map((points, at) => [`blue-${at}-1`, sighting(points)]))
    const minds = { red: { seen, stance: 'press' as const, why: '' } }
    return CAPTAIN_BOT.muster(computeSideKnowledge({ ...practice, minds }, 'red'))
  }
  expect([[], [80], [80, 40], [99, 99]].map((points) => mustered(points)?.stance)).toEqual([
    'press',
    'press',
    'hold',
    'fall-back',
  ])
  expect(mustered([99, 99])?.why).toBe(
    'Fall back: only 72 hit points of its own against 198 of theirs that it knows of.',
  )
})

test('nobody goes through a foe, and a way past it is free (P28-MOVE-3)', () => {
  const body = { x: 10, y: 10, radiusCm: 1.25, bodyCm: 3 }
  const places = { one: body, foe: { ...body, y: 16 } }
  expect(listBlockingUnitIds(places, 'one', { x: 10, y: 20 })).toEqual(['foe'])
  expect(listBlockingUnitIds(places, 'one', { x: 20, y: 20 })).toEqual([])
})

test('a battle in which nobody can do what the rules ask for ends as it stands, and says so', () => {
  const plan = planOf('stuck')
  const start = beginPractice(plan, diceOf('stuck'))
  const due = [{ ask: 'retreat', unit: 'red-0-1', speedCm: -1, rule: 'P28-BREAK-6' }] as const // no run is that short
  const battle = { ...start.battle, phase: 'turn', turn: 1, due } as const
  const step = playPracticeStep({ ...start, battle }, plan, diceOf('stuck'))
  expect(step?.order).toMatchObject({ why: expect.stringContaining('ends as it stands'), rule: 'P28-BREAK-6' })
  expect(step?.after.battle).toMatchObject({ phase: 'over', due: [] })
  expect(step && playPracticeStep(step.after, plan, diceOf('stuck'))).toBeNull()
})

test('a free place is looked for on all of the field, and a full field says what to do (P28-SET-1)', () => {
  const wall = (x: number, width: number) => ({
    id: `wall ${x}`,
    ground: 'impassable' as const,
    heightCm: 10,
    corners: [
      { x, y: 0 },
      { x: x + width, y: 0 },
      { x: x + width, y: 300 },
      { x, y: 300 },
    ],
  })
  const [narrow, full] = [[wall(0, 290)], [wall(0, 300)]].map((pieces) =>
    Field.parse({ widthCm: 300, depthCm: 300, pieces }),
  ) as [Field, Field]
  const body = { x: 10, y: 150, radiusCm: 1.25, bodyCm: 3 }
  const free = findFreePlaceNear({ field: narrow, places: {} }, body, 'one')
  expect(free && hasRoomForBody({ field: narrow, places: {} }, free, 'one')).toBe(true)
  expect(findFreePlaceNear({ field: full, places: {} }, body, 'one')).toBeNull()
  expect(() => beginPractice(planOf('full', { field: full }), diceOf('full'))).toThrow(
    'There is no room left for “red 0 1” on this field. Make the field larger',
  )
})

test('a battle with squads and vehicles is fought to its end by both directors, and what vehicles do has its reasons and rules', () => {
  const plan = planOf('car', { options: someBattle({ characters: 2, isLarge: true }), directors: ['captain', 'list'] })
  const { steps, end } = playOut(plan, 'car')
  expect(end.battle.phase).toBe('over')
  const driven = steps.filter(({ order: { command } }) => 'unit' in command && command.unit.endsWith('tank'))
  const kinds = new Set(driven.map(({ order }) => order.command.type))
  expect([...kinds]).toEqual(expect.arrayContaining(['activate', 'fire', 'drive']))
  for (const { order } of driven)
    expect(order).toMatchObject({ why: expect.stringMatching(/\.$/), rule: expect.stringMatching(/^P28-/) })
})
