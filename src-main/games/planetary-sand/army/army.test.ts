import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { isMissile } from '#shared/games/planetary-sand/weapon-access.ts'
import { BOX, figure } from '#tests/support/planetary-sand-toys.ts'
import { runs } from '#tests/support/soak.ts'
import { setUpBattle } from '../commands/set-up.ts'
import { listArmyProblems, analyseArmy } from './analyse-army.ts'
import { countFigures, listMachinesWithModels } from './army-plan-with-toy-box.ts'
import { type ArmyNamingContext, createBattleArmy, listSharedNames } from './create-army.ts'
import { createEmptyArmyPlan, createMirroredPlans, draftArmiesAlternately } from './divide-toy-box.ts'

const TOYS = [...BOX.figures.map(({ id }) => id), 'gone'] as const
const MACHINES = [...BOX.machines.map(({ id }) => id), 'gone'] as const
/** An army that nobody fights. */
const ALONE: ArmyNamingContext = { side: 'red', twins: new Set(), taken: new Set() }
const CALLS = ['Alpha', 'Beta', 'Alpha 2'] as const
const POSTS = [null, 'machine-1', 'machine-2', 'machine-9'] as const

/** Armies as careless as a person may pick them. */
const careless: fc.Arbitrary<ArmyPlan> = fc
  .record({
    gravity: fc.constantFrom('EG' as const, 'LG' as const),
    air: fc.constantFrom('HE' as const, 'SA' as const),
    helmets: fc.nat(12),
    units: fc.array(
      fc.record({
        name: fc.constantFrom(...CALLS),
        ridesIn: fc.constantFrom(...POSTS),
        figures: fc.array(
          fc.record({
            toyId: fc.constantFrom(...TOYS),
            count: fc.integer({ min: 1, max: 16 }),
            hasSuit: fc.boolean(),
            isSpecialist: fc.boolean(),
            grenades: fc.nat(4),
            post: fc.constantFrom(...POSTS),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 4 },
    ),
    machines: fc.array(
      fc.record({
        toyId: fc.constantFrom(...MACHINES),
        name: fc.constantFrom(...CALLS),
        isLoaded: fc.boolean(),
        spares: fc.nat(3),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ units, machines, ...head }) => ({
    ...head,
    units: units.map((unit, at) => ({
      ...unit,
      id: `unit-${at}`,
      figures: unit.figures.map((line, row) => ({ ...line, id: `figures-${at}-${row}` })),
    })),
    machines: machines.map((machine, at) => ({ ...machine, id: `machine-${at + 1}` })),
  }))

test('SAND-MSL-5, -ROBO-7, -ROBO-8, -MOVE-4, -AIR-4: every fix makes its problem go away', () => {
  fc.assert(
    fc.property(careless, (plan) => {
      for (const { key, fixes, message } of listArmyProblems({ plan, box: BOX }))
        for (const fix of fixes)
          expect(
            listArmyProblems({ plan: fix.plan, box: BOX }).some((left) => left.key === key),
            `${message} ${fix.label}`,
          ).toBe(false)
    }),
    { numRuns: runs({ part: 40, whole: 3000 }), seed: 16 },
  )
})

const aLine = (id: string, toyId: string, count: number) => ({
  id,
  toyId,
  count,
  hasSuit: false,
  isSpecialist: false,
  grenades: 0,
  post: null,
})
const EMPTY_ARMY: ArmyPlan = { gravity: 'EG', air: 'HE', helmets: 0, units: [], machines: [] }

/** Two units of robots, and two men who can each escort one of them. */
const TWO_ESCORTS: ArmyPlan = {
  ...EMPTY_ARMY,
  units: [aLine('bots-1', 'bots', 6), aLine('bots-2', 'bots', 6), aLine('men', 'men', 2)].map((line, at) => ({
    id: `unit-${at}`,
    name: `Unit ${at}`,
    ridesIn: null,
    figures: [line],
  })),
}

/** Two pads, of which the first has all missiles of the toy box. */
const TWO_PADS: ArmyPlan = {
  ...EMPTY_ARMY,
  machines: [
    { id: 'machine-1', toyId: 'pad', name: 'Alpha', isLoaded: true, spares: 3 },
    { id: 'machine-2', toyId: 'pad', name: 'Beta', isLoaded: false, spares: 0 },
  ],
}

test('SAND-ROBO-10, SAND-MSL-5: no fix takes what is not there, and none makes a unit larger than it may be', () => {
  const fixesOf = (plan: ArmyPlan) =>
    listArmyProblems({ plan, box: BOX }).flatMap(({ fixes }) => fixes.map(({ label }) => label))
  const [first, second] = TWO_PADS.machines
  if (!first || !second) throw new Error('There are two pads')
  const greedy = fixesOf({ ...TWO_PADS, machines: [{ ...first, spares: 9 }, second] })
  expect(greedy).toContain('Take 4')
  expect(greedy).not.toContainEqual(expect.stringMatching(/^Load/))
  const rows = Array.from({ length: 40 }, (_row, at) => aLine(`bots-${at}`, 'bots', 1))
  const men = aLine('men', 'men', 2)
  const units = [rows, [men]].map((figures, at) => ({ id: `unit-${at}`, name: `Unit ${at}`, ridesIn: null, figures }))
  expect(fixesOf({ ...EMPTY_ARMY, units })).not.toContainEqual(expect.stringContaining('the specialist of Unit 0'))
  const [scouts, bots] = [[aLine('scout', 'men', 1)], [aLine('bots', 'bots', 6), aLine('others', 'men', 3)]]
  const mixed = [scouts, bots].map((figures, at) => ({ id: `unit-${at}`, name: `Unit ${at}`, ridesIn: null, figures }))
  expect(fixesOf({ ...EMPTY_ARMY, units: mixed })).toContain('Make 1 man of Unit 1 a specialist')
})

test('a careless army is mended by the first fix of each problem in turn, and then fields', () => {
  fc.assert(
    fc.property(careless, (careless) => {
      let plan = careless
      for (let clicks = 0; clicks < 200; clicks += 1) {
        const fix = listArmyProblems({ plan, box: BOX }).find(({ fixes }) => fixes.length > 0)?.fixes[0]
        if (!fix) break
        plan = fix.plan
      }
      expect(listArmyProblems({ plan, box: BOX })).toEqual([])
      const army = createBattleArmy({ plan, box: BOX }, { ...ALONE, taken: new Set() })
      expect(BattleOptions.safeParse({ seats: ['A', 'B'], armies: [army, {}] }).error).toBeUndefined()
      expect(army.figures).toHaveLength(countFigures(plan.units.flatMap(({ figures }) => figures)))
    }),
    { numRuns: runs({ part: 15, whole: 1000 }), seed: 17, examples: [[TWO_ESCORTS], [TWO_PADS]] },
  )
})

const owned = (plans: readonly ArmyPlan[], toyId: string) =>
  plans.reduce(
    (sum, { units, machines }) =>
      sum +
      countFigures(units.flatMap(({ figures }) => figures.filter((line) => line.toyId === toyId))) +
      machines.filter((machine) => machine.toyId === toyId).length,
    0,
  )

test('SAND-SET-1: by alternating picks everything is shared out, by a mirror both get the same', () => {
  const picked = draftArmiesAlternately(BOX)
  for (const { id, count } of [...BOX.figures, ...BOX.machines]) expect(owned(picked, id), id).toBe(count)
  const odd: ToyBox = { ...BOX, figures: [...BOX.figures, figure({ id: 'odd', count: 3 })] }
  const alike = createMirroredPlans(odd)
  expect(owned([alike[0]], 'odd')).toBe(1)
  for (const plans of [picked, alike]) {
    const values = plans.map((plan) => analyseArmy({ plan, box: BOX }).value)
    expect(Math.abs((values[0] ?? 0) - (values[1] ?? 0))).toBeLessThanOrEqual(12)
    const missiles = plans.flatMap((plan) =>
      listMachinesWithModels({ plan, box: BOX }).filter(({ toy }) => isMissile(toy.weapon)),
    )
    expect(missiles.reduce((sum, { isLoaded, spares }) => sum + Number(isLoaded) + spares, 0)).toBe(4)
    for (const plan of plans)
      expect(listArmyProblems({ plan, box: odd }).filter(({ severity }) => severity === 'refused')).toEqual([])
  }
})

test('two armies of one toy box field with the side behind every name that both have', () => {
  const plans = createMirroredPlans(BOX)
  const calling = { taken: new Set<string>(), twins: listSharedNames(plans) }
  const [a, b] = plans.map((plan, at) =>
    createBattleArmy({ plan, box: BOX }, { ...calling, side: ['red', 'blue'][at] ?? '' }),
  )
  const parsed = BattleOptions.safeParse({ seats: ['A', 'B'], armies: [a, b] })
  expect(parsed.error).toBeUndefined()
  expect(a?.figures.find(({ kind }) => kind === 'robot-technician')?.post).toBe('pad (red)')
  expect(b?.figures.find(({ kind }) => kind === 'robot-technician')?.post).toBe('pad (blue)')
})

test('SAND-MOVE-4: a unit that rides begins the battle in its vehicle, as the battle calls it', () => {
  const line = { id: 'f', toyId: 'men', count: 2, hasSuit: false, isSpecialist: false, grenades: 0, post: null }
  const carrier = { id: 'm', toyId: 'carrier', name: 'Truck', isLoaded: false, spares: 0 }
  const gone = { ...carrier, id: 'g', toyId: 'gone', name: 'Scrap' }
  const unit = (id: string, ridesIn: string) => ({ id, name: id, ridesIn, figures: [{ ...line, id: `${id}-f` }] })
  const plan = {
    ...createEmptyArmyPlan(),
    units: [unit('riders', 'm'), unit('walkers', 'g')],
    machines: [carrier, gone],
  }
  const calling = {
    side: 'longer than there is room for',
    twins: listSharedNames([plan, plan]),
    taken: new Set<string>(),
  }
  const armies = [0, 1].map(() => createBattleArmy({ plan, box: BOX }, calling))
  const battle = setUpBattle(BattleOptions.parse({ seats: ['A', 'B'], armies }))
  const places = battle.figures.map(({ id, inside }) => [id, inside])
  expect(places.slice(0, 3)).toEqual([
    ['riders 1', 'Truck'],
    ['riders 2', 'Truck'],
    ['walkers 1', null],
  ])
  expect(places[4]).toEqual(['riders (2) 1', 'Truck (2)'])
  const lost = { figures: [{ id: 'a', unit: 'u', inside: 'Truck' }] }
  expect(BattleOptions.safeParse({ seats: ['A', 'B'], armies: [lost, {}] }).error?.issues[0]?.message).toContain(
    'a begins in Truck, which is no vehicle of its army',
  )
})

test('SAND-SET-1: an army of nothing has no value and no problem', () => {
  expect(analyseArmy({ plan: createEmptyArmyPlan(), box: BOX })).toMatchObject({ figures: 0, value: 0, problems: [] })
})
