import { expect, test } from 'vitest'
import { setUpBattle } from '#main/games/planetary-sand/commands/set-up.ts'
import { matches } from '#shared/contract/matches.ts'
import type { ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import { type Army, BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { createQuickArmy } from '#shared/games/planetary-sand/quick-army.ts'
import { MAX_ARMY_FIGURES, MAX_ARMY_MACHINES } from '#shared/games/planetary-sand/toys.ts'
import { generatedPlan } from '#tests/support/planetary-sand.ts'
import { createNewSandBattleFields, listBattleProblems } from './battle-fields.ts'
import { buildGameOptions } from './battle-options.ts'
import { buildSeatInputs, listSeatIds } from './seats.ts'

test('what the form asks for is a battle of the rules, in every scenario, with and without air', () => {
  for (const scenario of ['basic', 'defensive', 'objective'] as const)
    for (const air of ['HE', 'SA'] as const)
      for (const building of ['none', 'bunker'] as const)
        expect(
          BattleOptions.safeParse(buildGameOptions({ ...createNewSandBattleFields(), scenario, air, building })).error,
        ).toBeUndefined()
})

test('a battlefield says what is agreed: scenario, unit, zones, whose objective and pads (SAND-SET-1, SAND-VIC-2)', () => {
  const plan = generatedPlan('map')
  const pads = [{ home: 'second' as const, at: { x: 900, y: 2600 } }]
  const fields = { ...createNewSandBattleFields(), turnLimit: 9 }
  fields.sides[1].counts = { ...fields.sides[1].counts, pads: 2 }
  const parsed = BattleOptions.parse(
    buildGameOptions(fields, { plan: { ...plan, zones: [0.2, 0.25], field: { ...plan.field, pads } } }),
  )
  expect(parsed).toMatchObject({ scenario: 'defensive', attacker: 'red', air: 'SA' })
  expect(parsed.settings).toMatchObject({ unitMm: 305, zones: [0.2, 0.25], turnLimit: 9 })
  expect(parsed.field.objectives.map(({ home }) => home)).toEqual(['blue'])
  const placed = setUpBattle(parsed).machines.map(({ at, zone }) => [at, zone])
  expect(placed).toEqual([
    [{ x: 900, y: 2600 }, 'blue'],
    [null, 'blue'],
  ])
  const seeded = BattleOptions.parse(
    buildGameOptions(createNewSandBattleFields(), { field: { ...plan.field, objectives: [] } }),
  )
  expect(seeded).toMatchObject({ scenario: 'basic', attacker: null, air: 'HE' })
})

test('the largest armies that can be built begin a battle (SAND-SET-1)', () => {
  const longest = (side: number, at: number) => `${side} ${at} `.padEnd(40, 'x')
  const army = (side: number): Army => ({
    figures: Array.from({ length: MAX_ARMY_FIGURES }, (_, at) => ({
      id: longest(side, at),
      unit: longest(side, 0),
      kind: 'robot-infantry',
      hasSuit: true,
      isSpecialist: false,
      weapon: 'zap-rifle',
      grenades: 4,
      gear: 'rocket-pack',
      post: longest(side, MAX_ARMY_FIGURES),
      inside: null,
    })),
    machines: Array.from({ length: MAX_ARMY_MACHINES }, (_, at) => ({
      id: longest(side, MAX_ARMY_FIGURES + at),
      unit: null,
      type: 'personnel-carrier',
      lengthMm: 120.25,
      widthMm: 80.25,
      weapon: 'heavy-missile',
      seats: 8,
      swims: false,
      hasCrew: true,
      isLoaded: true,
      spares: 99,
    })),
    helmets: 200,
  })
  const options = {
    ...buildGameOptions({ ...createNewSandBattleFields(), building: 'bunker' }),
    armies: [army(1), army(2)],
  }
  expect(BattleOptions.safeParse(options).error).toBeUndefined()
  const call = { game: 'planetary-sand', name: 'Raid', options, seats: [], starId: null, nightId: null, battleId: null }
  expect(matches.create['~orpc'].inputSchema?.safeParse(call).error).toBeUndefined()
})

test('nobody begins a battle without figures, nor with one army of two', () => {
  const fields = createNewSandBattleFields()
  expect(listBattleProblems(fields, [])).toEqual([])
  const alone = listBattleProblems({ ...fields, armies: ['a', null] }, [])
  expect(alone).toMatchObject([{ field: 'army of side 1', message: 'Choose an army for both sides, or for none.' }])
  const army = (id: string, air: 'HE' | 'SA') => ({ id, name: `Army ${id}`, air, study: { figures: 8 } }) as ArmyView
  const both = { ...fields, armies: ['a', 'b'] as [string, string] }
  expect(listBattleProblems(both, [army('a', 'SA'), army('b', 'HE')], { air: 'SA' })[0]?.message).toContain(
    'Army b is planned for half-earth',
  )
  expect(listBattleProblems(both, [army('a', 'SA'), army('b', 'HE')])).toEqual([])
  fields.sides[1].counts = { ...fields.sides[1].counts, men: 0 }
  expect(listBattleProblems(fields, [])).toEqual([
    { field: 'figures of side 1', message: 'Blue has no figures: choose figures or vehicles.' },
  ])
})

test('a quick army that is too large is refused with the largest number, and sides need two names', () => {
  const fields = createNewSandBattleFields()
  fields.sides[0].counts = { ...fields.sides[0].counts, men: 41 }
  expect(listBattleProblems(fields, [])).toMatchObject([{ message: 'Red: at most 40 riflemen in a quick army.' }])
  fields.sides[0].counts = { ...fields.sides[0].counts, men: 40 }
  fields.sides[1].name = 'red'
  expect(listBattleProblems(fields, [])).toMatchObject([{ field: 'name of side 1' }])
  fields.sides[1].name = ' '
  expect(listBattleProblems(fields, [])).toMatchObject([{ message: 'Enter the name of the side.' }])
})

test('two sides of one name are refused by the rules in words', () => {
  const fields = createNewSandBattleFields()
  fields.sides[1].name = 'Red'
  const { error } = BattleOptions.safeParse(buildGameOptions(fields))
  expect(error?.issues.map(({ message }) => message)).toContain('Both sides have one name: give them two.')
})

test('a quick army brings the crews and specialists that the rules ask for (SAND-MOVE-2, SAND-ROBO-8)', () => {
  const counts = { men: 8, robots: 11, guns: 1, tanks: 1, carriers: 0, pads: 1 }
  const { figures, machines, helmets } = createQuickArmy({ name: 'Red', counts }, 'SA')
  expect(figures.filter(({ isSpecialist }) => isSpecialist)).toHaveLength(2)
  expect(figures.filter(({ unit }) => unit === 'Red gun 1')).toHaveLength(3)
  expect(figures.filter(({ weapon }) => weapon === 'space-bazooka')).toHaveLength(1)
  expect(machines.map(({ id }) => id)).toEqual(['Red gun 1', 'Red tank 1', 'Red pad 1'])
  expect(helmets).toBe(2)
})

test('a seat is who sits there, called by its name as ids are written', () => {
  expect(listSeatIds([{ name: 'The Reds!' }, { name: 'Ωμέγα' }])).toEqual(['the-reds', 'second'])
  const { sides } = createNewSandBattleFields()
  expect(buildSeatInputs([{ ...sides[0], who: 'faction:f1' }, sides[1]])).toEqual([
    { seat: 'red', playerId: null, warbandId: null, factionId: 'f1' },
    { seat: 'blue', playerId: null, warbandId: null, factionId: null },
  ])
})
