import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref, shallowRef } from 'vue'
import type { Choice, Choices } from '#shared/games/planet28/battle/choices.ts'
import type { Forecast, OtherAttack } from '#shared/games/planet28/battle/forecasts.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { deferCalls } from '#tests/support/deferred-calls.ts'
import { createButtonChooser } from './focus-form.ts'
import { useOrderEditor } from './use-order-editor.ts'
import { type OrderKeysOptions, useOrderKeyActions } from './use-order-keys.ts'

const offered = (orders: Choice[], turn: Choice[]): Choices => ({ unit: 'ann', waitsFor: null, orders, turn })
const offer = (id: Choice['order']['type'], more: Partial<Choice> = {}): Choice => ({
  id,
  label: id,
  order: { type: id, by: 'red', unit: 'ann' },
  actions: 0,
  facts: [],
  targets: null,
  targetField: null,
  reach: null,
  ownSides: [],
  crew: null,
  refusal: null,
  ...more,
})
const aimedAt = (unit: string) =>
  ({ unit, facts: [], refusal: null, answers: null, sides: [], attackerPicks: false }) as const
const ACTIVATE = offer('activate')
const SHOOT = offer('shoot', { facts: ['distanceCm'], targets: [aimedAt('bob'), aimedAt('cy')], targetField: 'target' })
const MOVE = offer('move', { facts: ['cm'] })
const OTHERS = ['dee', 'eve'].map((id) => ({ id, unit: id, name: 'Rifle' }) as unknown as OtherAttack)

/** A page with a field as long as a form is open, and perhaps a button that has the focus of the keyboard. */
const focused = vi.fn()
const typed = vi.fn()
let isOpen = () => false
const field = { focus: focused, select: () => {} }
const page: { activeElement: { matches: () => boolean } | null } = { activeElement: null }
const focusButton = (): void => void (page.activeElement = { matches: () => true })
beforeEach(() =>
  vi.stubGlobal('document', {
    querySelector: () => (isOpen() ? field : null),
    get activeElement() {
      return page.activeElement
    },
    execCommand: (_what: string, _isShown: boolean, sign: string) => void typed(sign),
  }),
)
afterEach(() => {
  page.activeElement = null
  focused.mockReset()
  typed.mockReset()
  vi.unstubAllGlobals()
})

/** A desk whose orders wait to be carried out, and whose offers and odds come when the test says so. */
function opened(first: Choices | null = offered([], [ACTIVATE])) {
  const offers = shallowRef(first)
  const busy = ref(false)
  const isComing = ref(first === null)
  const forecast = shallowRef<Forecast | null>(null)
  const followers = ref<readonly OtherAttack[]>([])
  const calls = deferCalls<object, boolean>()
  const act = async (order: object) => {
    await nextTick() // commands wait for their turn
    busy.value = true
    try {
      return await calls.call(order)
    } finally {
      busy.value = false
    }
  }
  const battle = { units: [], near: [], due: [] } as unknown as Battle
  const table = { act, busy, forget: () => {} } as unknown as Parameters<typeof useOrderEditor>[0]['table']
  const keys = effectScope().run(() => {
    const order = useOrderEditor({ table, battle: () => battle, offers: () => offers.value })
    const odds = {
      forecast,
      followers,
      follow: (attack: OtherAttack) => void (followers.value = [...followers.value, attack]),
    }
    const around = { isBusy: () => busy.value, isComing: () => isComing.value, isHeard: () => true }
    return {
      order,
      ...useOrderKeyActions({
        order,
        offers: () => offers.value,
        odds: odds as unknown as OrderKeysOptions['odds'],
        ...around,
      }),
    }
  })!
  isOpen = () => keys.order.offer.value !== null
  const settled = async () => {
    for (let hop = 0; hop < 20; hop += 1) await nextTick()
  }
  const taken = () => [keys.order.offer.value?.id ?? null, keys.order.target.value?.unit ?? null]
  return { ...keys, offers, isComing, forecast, followers, orders: calls.calls, settled, taken }
}

test('a letter pressed while an order is carried out is taken up after it, and the letters go on: nothing takes the keyboard', async () => {
  const desk = opened()
  desk.letter('A')
  await desk.settled()
  desk.offers.value = offered([SHOOT], []) // read anew, before the order is done with
  desk.letter('S')
  await desk.settled()
  expect(desk.taken()).toEqual([null, null])
  desk.orders[0]?.answer(true)
  await desk.settled()
  expect(desk.taken()).toEqual(['shoot', 'bob'])
  expect(focused).not.toHaveBeenCalled()
})

test('a click between an order and its end keeps the keyboard where it is', async () => {
  const desk = opened()
  desk.letter('A')
  await desk.settled()
  desk.offers.value = offered([SHOOT], [])
  void desk.order.choose(SHOOT, aimedAt('cy'))
  desk.orders[0]?.answer(true)
  await desk.settled()
  expect(desk.taken()).toEqual(['shoot', 'cy'])
  expect(focused).not.toHaveBeenCalled()
})

test('keys pressed ahead are done one after the other: taken up, aimed, followed as soon as odds are known, given', async () => {
  const desk = opened(null)
  for (const letter of ['A', 'S', 'S']) desk.letter(letter)
  desk.followNext()
  desk.followNext()
  desk.give()
  desk.isComing.value = false
  desk.offers.value = offered([], [ACTIVATE])
  await desk.settled()
  desk.offers.value = offered([SHOOT], [])
  desk.isComing.value = true
  desk.orders[0]?.answer(true)
  await desk.settled()
  expect([desk.taken(), desk.followers.value]).toEqual([['shoot', 'cy'], []])
  desk.forecast.value = { others: OTHERS } as unknown as Forecast
  await desk.settled()
  expect(desk.followers.value).toEqual(OTHERS)
  expect(desk.orders[1]?.input).toMatchObject({ type: 'shoot', target: 'cy' })
})

test('what means nothing is forgotten once nothing more is coming, and what was pressed after an order that failed', async () => {
  const desk = opened()
  desk.letter('F')
  desk.followNext()
  desk.letter('A')
  desk.letter('M')
  await desk.settled()
  expect(desk.orders).toHaveLength(1)
  desk.offers.value = offered([MOVE], [])
  desk.orders[0]?.answer(false)
  await desk.settled()
  expect(desk.taken()).toEqual([null, null])
  desk.letter('M')
  await desk.settled()
  expect(desk.taken()).toEqual(['move', null])
  expect(focused).toHaveBeenCalled() // for the length
})

test('Enter a second time while its order is carried out gives nothing else', async () => {
  const desk = opened(offered([SHOOT], []))
  desk.letter('S')
  await desk.settled()
  desk.give()
  await desk.settled()
  desk.give()
  desk.orders[0]?.answer(true)
  await desk.settled()
  expect(desk.orders).toHaveLength(1)
})

test('digits typed before the form is open come into it, in their order, before it is given', async () => {
  const desk = opened(null)
  desk.letter('M')
  for (const sign of '12') desk.type(sign)
  desk.give()
  await desk.settled()
  expect(typed).not.toHaveBeenCalled()
  typed.mockImplementation(() => expect([desk.taken()[0], desk.orders]).toEqual(['move', []]))
  desk.isComing.value = false
  desk.offers.value = offered([MOVE], [])
  await desk.settled()
  expect(typed.mock.calls).toEqual([['1'], ['2']])
  expect(desk.orders).toHaveLength(1)
})

test('whoever presses the button of an order by keys goes on in its form; a pointer takes the keyboard nowhere', async () => {
  const desk = opened(offered([SHOOT], []))
  const choose = createButtonChooser(desk.order)
  await choose(SHOOT, aimedAt('cy'))
  expect([desk.taken(), focused.mock.calls]).toEqual([['shoot', 'cy'], []])
  focusButton()
  await choose(SHOOT, aimedAt('bob'))
  expect([desk.taken(), focused.mock.calls]).toEqual([['shoot', 'bob'], [[]]])
})

test('a letter leaves the button that was pressed before: Enter gives what the letter took up', async () => {
  const desk = opened(offered([SHOOT], []))
  focusButton()
  desk.letter('S')
  await desk.settled()
  expect([desk.taken(), focused.mock.calls]).toEqual([['shoot', 'bob'], [[]]])
})
