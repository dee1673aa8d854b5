import { expect, test } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { Client } from '#shared/contract/contract.ts'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import { NO_ORDERS, type Orders } from '#shared/games/fistful/model.ts'
import { deferCalls, waitForCallEffects, createStaleError } from '#tests/support/deferred-calls.ts'
import { useOrderSheet } from './use-order-sheet.ts'

type Saving = Parameters<Client['fistful']['saveOrders']>[0]

const deskAt = (version: number, orders: Orders = NO_ORDERS): OrderDeskView =>
  ({ head: { id: 'g', version, turn: 3 }, sheets: [{ side: 'A', orders }] }) as unknown as OrderDeskView
/** Orders to land with these fleets, and nothing else. */
const landing = (...fleets: string[]): Orders => ({ ...NO_ORDERS, land: fleets.map((fleet) => ({ fleet })) })
const more = (fleet: string) => (orders: Orders) => landing(...orders.land.map((landOrder) => landOrder.fleet), fleet)

/** The sheet of side A, whose savings wait to be answered. */
function opened() {
  const desk = shallowRef(deskAt(1, landing()))
  const saves = deferCalls<Saving, { version: number }>()
  const client = { fistful: { saveOrders: saves.call } } as unknown as Client
  const scope = effectScope()
  const sheet = scope.run(() =>
    useOrderSheet(
      { client },
      () => desk.value,
      () => 'A',
    ),
  )!
  return { desk, saves: saves.calls, sheet, scope }
}

test('An edit stands at once and is kept with the version that was seen', async () => {
  const { saves, sheet, desk } = opened()
  const kept = sheet.change(more('vex'))
  expect([sheet.orders.value, sheet.isSaving.value]).toEqual([landing('vex'), true])
  expect(saves[0]?.input).toEqual({ id: 'g', version: 1, side: 'A', turn: 3, orders: landing('vex') })
  saves[0]?.answer({ version: 2 })
  await kept
  expect([sheet.isSaving.value, sheet.orders.value]).toEqual([true, landing('vex')]) // not read back yet
  desk.value = deskAt(2, landing('vex'))
  await nextTick()
  expect([sheet.isSaving.value, sheet.orders.value]).toEqual([false, landing('vex')])
})

test('Edits made while one is kept go together behind it, with its version', async () => {
  const { saves, sheet } = opened()
  const kept = sheet.change(more('vex'))
  void sheet.change(more('bo'))
  void sheet.change(more('ash'))
  expect(saves.length).toBe(1)
  saves[0]?.answer({ version: 2 })
  await waitForCallEffects()
  expect(saves[1]?.input).toMatchObject({ version: 2, orders: landing('vex', 'bo', 'ash') })
  saves[1]?.answer({ version: 3 })
  await kept
  expect([saves.length, sheet.orders.value]).toEqual([2, landing('vex', 'bo', 'ash')])
})

test('The desk may be read anew before the answer comes', async () => {
  const { saves, sheet, desk } = opened()
  const kept = sheet.change(more('vex'))
  desk.value = deskAt(2, landing('vex'))
  await nextTick()
  expect(sheet.orders.value).toEqual(landing('vex'))
  saves[0]?.answer({ version: 2 })
  await kept
  expect(sheet.isSaving.value).toBe(false)
})

test('What is refused is taken back, with what was typed over it, and the failure is told until the next edit', async () => {
  const { saves, sheet } = opened()
  const kept = sheet.change(more('vex'))
  void sheet.change(more('bo'))
  saves[0]?.refuse(createStaleError('The turn was resolved.'))
  await kept
  expect([sheet.failure.value, sheet.orders.value, sheet.isSaving.value]).toEqual([
    'The turn was resolved.',
    landing(),
    false,
  ])
  const again = sheet.change(more('ash'))
  expect(sheet.failure.value).toBeNull()
  saves[1]?.answer({ version: 2 })
  await again
  expect(sheet.orders.value).toEqual(landing('ash'))
})

test('Left in the middle, what was typed last is still kept', async () => {
  const { saves, sheet, scope } = opened()
  const kept = sheet.change(more('vex'))
  void sheet.change(more('bo'))
  scope.stop()
  saves[0]?.answer({ version: 2 })
  await waitForCallEffects()
  expect(saves[1]?.input).toMatchObject({ orders: landing('vex', 'bo') })
  saves[1]?.answer({ version: 3 })
  await kept
})
