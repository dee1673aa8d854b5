import { expect, test } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { Choice, Choices } from '#shared/games/planet28/battle/choices.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { useOrderEditor } from './use-order-editor.ts'

const at = (unit: string) =>
  ({ unit, facts: [], refusal: null, answers: null, sides: [], attackerPicks: false }) as const
const fires = (shot: object, id: string, unit = 'hull'): Choice => ({
  id,
  label: `Shoot: ${id}`,
  order: { type: 'fire', by: 'red', unit, shots: [shot] },
  actions: 1,
  facts: ['distanceCm', 'isSeen'],
  targets: [at('bob'), at('cy')],
  targetField: 'shots',
  reach: { cm: 60, fromCm: 0, parts: [] },
  ownSides: [],
  crew: 3,
  refusal: null,
})
const offered = (orders: Choice[]): Choices => ({ unit: 'hull', waitsFor: null, orders, turn: [] })
const [C1, D1, D2] = ['C1', 'D1', 'D2'].map((cell) => fires({ cell }, cell)) as [Choice, Choice, Choice]
const GUNNER = fires({ cell: 'D1', passenger: 'gus' }, 'gus')
const OTHER = fires({ cell: 'C1' }, 'other', 'other hull')

/** An order of a vehicle with two more weapons beside its first. */
function volleyed() {
  const offers = shallowRef(offered([C1, D1, D2, GUNNER, OTHER]))
  const battle = { units: [], near: [], due: [] } as unknown as Battle
  const failure = shallowRef<string | null>(null)
  const forget = () => void (failure.value = null)
  const table = { busy: { value: false }, failure, forget } as unknown as Parameters<typeof useOrderEditor>[0]['table']
  const order = effectScope().run(() => useOrderEditor({ table, battle: () => battle, offers: () => offers.value }))!
  void order.choose(C1, at('bob'))
  order.volley.toggle(D1)
  order.volley.toggle(D2)
  order.volley.aim('D2', 'cy')
  order.volley.say('D2', { distanceCm: 7 })
  const fired = () => {
    const { shots } = (order.order.value ?? {}) as { shots?: readonly { cell: string; target: string }[] }
    return (shots ?? []).map(({ cell, target }) => `${cell} at ${target}`)
  }
  return { order, offers, fired, failure }
}

test('the first weapon aims anew and the others go on as they were told (P28-VEH-SHOOT-1)', () => {
  const { order, fired } = volleyed()
  void order.choose(C1, at('cy'))
  expect(fired()).toEqual(['C1 at cy', 'D1 at bob', 'D2 at cy'])
  expect(order.volley.shots.value[1]?.said).toMatchObject({ distanceCm: 7 })
})

test('another first weapon takes its own place: none is fired twice', () => {
  const { order, fired } = volleyed()
  void order.choose(GUNNER, at('bob'))
  expect(fired()).toEqual(['D1 at bob', 'D2 at cy'])
})

test('another vehicle, an order dropped, and an offer that is gone leave nothing of the volley behind', async () => {
  const { order, offers, fired } = volleyed()
  void order.choose(OTHER, at('bob'))
  expect(fired()).toEqual(['C1 at bob'])
  void order.choose(C1, at('bob'))
  expect(fired()).toEqual(['C1 at bob'])
  order.volley.toggle(D1)
  order.drop()
  void order.choose(C1, at('bob'))
  expect(fired()).toEqual(['C1 at bob'])
  offers.value = offered([D1])
  await nextTick()
  expect(order.order.value).toBeNull()
})

test('what was refused is forgotten with its form: by Cancel, and where something else is taken up', () => {
  const { order, failure } = volleyed()
  for (const leave of [() => order.drop(), () => void order.choose(OTHER, at('bob'))]) {
    failure.value = 'Die 1 is a D10: it cannot show 99.'
    leave()
    expect(failure.value).toBeNull()
  }
})
