import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeBattleFields } from '#shared/contract/planet28/practice.ts'
import { EMPTY_FIELD } from '#shared/games/planet28/field/model.ts'
import { BARE_UNIT, BARE_VEHICLE } from '#tests/support/builds.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: { equipment: ['laser-rifle'] }, Vex: { equipment: ['dagger'] } })
})
afterEach(() => war.close())

const RAIDER = { name: 'Raider', count: 1, skill: 3, hitPoints: 6, equipment: ['dagger'] }
const side = (name: string) => ({ name, isEnemy: false, warbandIds: [], playerId: null, quick: [] })

function planned(more: Partial<PracticeBattleFields> = {}): PracticeBattleFields {
  const sides = [
    { ...side('The Reds'), warbandIds: [red.id] },
    { ...side('Raiders'), quick: [RAIDER] },
  ]
  const field = war.services.practice.generate({ seed: 'ford' })
  const base = {
    play: 'opposed',
    absent: [],
    turns: 6,
    directors: ['captain', 'list'],
    places: {},
    seed: 'one',
  } as const
  return { ...base, absent: [], directors: [...base.directors], sides, field, ...more }
}

test('a battle of the units of a warband is fought on another thread and watched order by order; nothing is saved', async () => {
  const before = war.dump()
  const view = await war.services.practice.play(planned())
  expect(view.units.map(({ name, side: seat }) => [name, seat])).toEqual([
    ['Ann', 'side-1'],
    ['Vex', 'side-1'],
    ['Raider', 'side-2'],
  ])
  expect(view.frames[0]).toMatchObject({ why: 'Turn 1 begins.', rule: 'P28-TURN-1' })
  expect(view.frames[0]?.minds).toHaveLength(2)
  expect(view.frames.some(({ changed }) => changed.length > 0)).toBe(true)
  expect(await war.services.practice.play(planned())).toEqual(view)
  expect(war.dump()).toEqual(before)
})

test('everybody stands where they were put, or along the edge of their side; vehicles look into the field, or as they were turned', async () => {
  const fill = ['C4', 'D4', 'C2', 'D2'] as const
  const sections = [...BARE_VEHICLE.sections, ...fill.map((cell) => ({ cell, section: 'armour-plating' }))]
  const profile = { ...BARE_VEHICLE, sections }
  const car = war.services.vehicles.create({ ...BARE_UNIT, warbandId: red.id, name: 'The Car', profile }, AUTHOR)
  const ann = red.units['Ann'] ?? ''
  const places = { [ann]: { x: 45, y: 20 } }
  const { units } = war.services.practice.stand(planned({ field: EMPTY_FIELD, places }))
  expect(units.find(({ name }) => name === 'The Car')).toMatchObject({
    isVehicle: true,
    hull: { heading: 0, length: 8 },
  })
  const turned = { ...places, [car.id]: { x: 45, y: 45, heading: 135 } }
  const again = war.services.practice.stand(planned({ field: EMPTY_FIELD, places: turned }))
  expect(again.units.find(({ name }) => name === 'The Car')).toMatchObject({ x: 45, y: 45, hull: { heading: 135 } })
  const view = await war.services.practice.play(planned({ field: EMPTY_FIELD, places: turned }))
  expect(view.frames.some(({ why }) => why.startsWith('The Car: '))).toBe(true)
  expect(units.find(({ id }) => id === ann)).toMatchObject({ x: 45, y: 20 })
  expect(units.find(({ side: seat }) => seat === 'side-2')).toMatchObject({ x: 45, y: 84 })
})

test('who begins aboard a vehicle stands nowhere, and gets out in the battle; without seats it is refused in words (P28-SET-3)', async () => {
  const sections = [...BARE_VEHICLE.sections, { cell: 'C4' as const, section: 'transport-section' }]
  const profile = { ...BARE_VEHICLE, sections }
  const car = war.services.vehicles.create({ ...BARE_UNIT, warbandId: red.id, name: 'The Car', profile }, AUTHOR)
  const ann = red.units['Ann'] ?? ''
  const aboard = (vehicle: string) => planned({ field: EMPTY_FIELD, aboard: { [ann]: vehicle } })
  const { units, boarding } = war.services.practice.stand(aboard(car.id))
  expect(boarding.rides).toEqual([{ id: car.id, name: 'The Car', side: 'side-1', seats: 3 }])
  expect(units.find(({ id }) => id === car.id)).toMatchObject({ aboard: [{ id: ann, name: 'Ann' }], seats: 2 })
  expect(units.map(({ name }) => name)).not.toContain('Ann')
  const view = await war.services.practice.play(aboard(car.id))
  expect(view.frames.length).toBeGreaterThan(10)
  // A vehicle that takes no part any more leaves nobody without a place.
  expect(war.services.practice.stand(aboard('gone')).units.map(({ name }) => name)).toContain('Ann')
})

test('a field without room for everybody is refused, and says what to do', async () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
    { x: 0, y: 90 },
  ]
  const field = { ...EMPTY_FIELD, pieces: [{ id: 'rock', ground: 'impassable' as const, heightCm: 9, corners }] }
  expect(() => war.services.practice.stand(planned({ field }))).toThrow('There is no room left for “Ann”')
  await expect(war.services.practice.play(planned({ field }))).rejects.toThrow('Make the field larger')
})

test('chances are asked of many battles until the answer is clear, and the same question has the same answer', async () => {
  const ask = async () => {
    const { balance } = war.services
    const { id } = balance.start({ ...planned(), question: { ask: 'chances' }, margin: 0.1, most: 300 })
    return vi.waitFor(() => {
      const progress = balance.progress({ id })
      expect(progress.isRunning).toBe(false)
      return progress
    }, WAIT_TIMEOUT_MS)
  }
  const first = await ask()
  expect(first).toMatchObject({ verdict: 'better', most: 300 })
  expect(first.share.low).toBeGreaterThan(0.5)
  expect(await ask()).toMatchObject({ wins: first.wins, losses: first.losses, verdict: 'better' })
})

test('a question that makes no sense is refused with what to do', () => {
  const gear = { ask: 'gear', row: 'great-sword', instead: null } as const
  expect(() => war.services.balance.start({ ...planned(), question: gear, margin: 0.1, most: 10 })).toThrow(
    'Nobody of the first side carries that',
  )
  const cars = planned({ sides: [side('Nobody'), { ...side('Raiders'), quick: [RAIDER] }] })
  expect(() => war.services.practice.stand(cars)).toThrow('Nobody stands on the side “Nobody”')
})
