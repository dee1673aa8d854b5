import { expect, test } from 'vitest'
import { nextTick, ref, shallowRef } from 'vue'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import { type Viewer, useScreenHandover } from './use-screen-handover.ts'

const seat = (temper: string | null) => ({ name: 'Ann', temper })

/** As much of a desk as says who sits there. */
function deskOf(ready: 'A' | 'B' | null, fields: { turn?: number; mode?: string; bot?: boolean } = {}): OrderDeskView {
  const { turn = 1, mode = 'table', bot = false } = fields
  const sides = (['A', 'B'] as const).filter((side) => side !== ready)
  return {
    head: { mode, turn, result: null, seats: { A: seat(null), B: seat(bot ? 'raider' : null) } },
    next: sides.map((side) => ({ do: 'write-orders', side, text: '' })),
    sheets: [
      { side: 'A', isReady: ready === 'A' },
      { side: 'B', isReady: ready === 'B' },
    ],
  } as unknown as OrderDeskView
}

function seatsAt(desk: OrderDeskView) {
  const [shown, eyes] = [shallowRef(desk), ref<Viewer>('A')]
  const seats = useScreenHandover(
    () => shown.value,
    () => eyes.value,
  )
  return { shown, eyes, seats }
}

test('orders are covered until the screen is handed to whose turn it is, and again once they are handed in', async () => {
  const { shown, seats } = seatsAt(deskOf(null))
  expect([seats.isCovered.value, seats.handTo.value]).toEqual([true, 'A'])
  seats.sit('A')
  await nextTick()
  expect([seats.isCovered.value, seats.handTo.value]).toEqual([false, null])
  shown.value = deskOf('A')
  await nextTick()
  expect([seats.isCovered.value, seats.handTo.value]).toEqual([true, 'B'])
})

test('whoever asks for other orders is covered too, and every turn covers anew', async () => {
  const { shown, eyes, seats } = seatsAt(deskOf(null))
  seats.sit('A')
  seats.ask('B')
  eyes.value = 'B'
  expect([seats.isCovered.value, seats.handTo.value]).toEqual([true, 'B'])
  seats.sit('B')
  expect(seats.isCovered.value).toBe(false)
  shown.value = deskOf(null, { turn: 2 })
  await nextTick()
  expect([seats.isCovered.value, seats.handTo.value]).toEqual([true, 'A'])
})

test('whoever got the screen keeps it while what was read last is still of the turn before', async () => {
  const { shown, eyes, seats } = seatsAt(deskOf(null))
  eyes.value = 'B'
  shown.value = deskOf(null, { turn: 2 })
  expect([seats.isCovered.value, seats.handTo.value]).toEqual([true, 'A'])
  seats.sit('A')
  eyes.value = 'A'
  for (const [turn, isCovered] of [
    [1, true],
    [2, false],
  ] as const) {
    shown.value = deskOf(null, { turn })
    await nextTick()
    expect([turn, seats.isCovered.value]).toEqual([turn, isCovered])
  }
})

test('nothing is covered by mail, with a referee, or against a bot', () => {
  for (const fields of [{ mode: 'mail' }, { mode: 'referee' }, { bot: true }])
    expect(seatsAt(deskOf(null, fields)).seats.isCovered.value).toBe(false)
})
