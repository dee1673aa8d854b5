import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import type { ClusterHistoryStep } from '#shared/contract/cluster-history.ts'
import { DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { getFrameFileName, pickStepsForFrames } from './animation-frames.ts'
import { formatHistoryStepTime, listClusterHistoryDays } from './format-step.ts'
import { type TimeLine, useTimeLine } from './use-time-line.ts'

const stepOf = (changeId: number, day = 1): ClusterHistoryStep => ({
  changeId,
  label: `Change ${changeId}`,
  actor: 'Mira',
  at: '2026-11-21T19:04:00.000Z',
  day,
})
const steps = shallowRef<readonly ClusterHistoryStep[]>([])
const scope = effectScope()
const begin = (): TimeLine => scope.run(() => useTimeLine(() => steps.value)) as TimeLine
beforeEach(() => {
  vi.useFakeTimers()
  steps.value = [stepOf(1), stepOf(4), stepOf(7)]
})
afterEach(() => void vi.useRealTimers())

test('The line follows the newest change until another one is chosen, and stays there when more come', () => {
  const line = begin()
  expect(line.step.value?.changeId).toBe(7)
  steps.value = [...steps.value, stepOf(9)]
  expect(line.step.value?.changeId).toBe(9)
  line.go(1)
  steps.value = [...steps.value, stepOf(12)]
  expect([line.step.value?.changeId, line.before.value?.changeId]).toEqual([4, 1])
  line.go(99)
  expect(line.step.value?.changeId).toBe(12)
  line.go(-5)
  expect(line.at.value).toBe(0)
})

test('A change that is undone leaves the line at the newest one', () => {
  const line = begin()
  line.go(1)
  steps.value = [stepOf(1), stepOf(7)]
  expect(line.step.value?.changeId).toBe(7)
})

test('Playback begins anew at the end, keeps its speed and stops at the newest change', () => {
  const line = begin()
  line.setSpeed('2')
  line.toggle()
  expect(line.at.value).toBe(0)
  vi.advanceTimersByTime(500)
  expect(line.at.value).toBe(1)
  vi.advanceTimersByTime(500)
  expect([line.at.value, line.isPlaying.value]).toEqual([2, false])
  vi.advanceTimersByTime(5000)
  expect(line.at.value).toBe(2)
  line.toggle()
  line.go(1)
  expect(line.isPlaying.value).toBe(false)
})

test('A step has the campaign’s date and its time; a day leads to its last change', () => {
  expect(formatHistoryStepTime(stepOf(1, 4), DEFAULT_CALENDAR)).toMatch(/^4 Waking, year 1 · 21 Nov 2026/)
  expect(listClusterHistoryDays([stepOf(1, 2), stepOf(2, 9), stepOf(3, 2), stepOf(4, 9)])).toEqual([
    { day: 2, last: 2 },
    { day: 9, last: 3 },
  ])
})

test('An animation of too many changes keeps the first and the newest, at even distances', () => {
  const many = Array.from({ length: 1001 }, (_, at) => stepOf(at))
  const picked = pickStepsForFrames(many)
  expect(picked).toHaveLength(500)
  expect([picked[0]?.changeId, picked.at(-1)?.changeId]).toEqual([0, 1000])
  expect(new Set(picked.map(({ changeId }) => changeId)).size).toBe(500)
  expect(pickStepsForFrames(many.slice(0, 3))).toHaveLength(3)
  expect([getFrameFileName(0), getFrameFileName(499)]).toEqual(['0001.png', '0500.png'])
})
