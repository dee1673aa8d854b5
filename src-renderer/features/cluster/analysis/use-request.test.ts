import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useRequest } from './use-request.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A main that answers when it is told to. */
function slowMain() {
  const asked: {
    readonly question: number
    readonly signal: AbortSignal
    readonly answer: (value: string) => void
    readonly fail: () => void
  }[] = []
  const ask = (question: number, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) =>
      asked.push({ question, signal, answer: resolve, fail: () => reject(new Error('away')) }),
    )
  return { asked, ask }
}

test('The first question is asked at once, the next when it stands still; only the last answer counts', async () => {
  const { asked, ask } = slowMain()
  const question = ref<number | null>(1)
  const scope = effectScope()
  const answer = scope.run(() => useRequest({ question: () => question.value, ask, wait: 400 }))
  expect(asked.map((item) => item.question)).toEqual([1])
  expect(answer?.isAsking.value).toBe(true)
  asked[0]?.answer('one')
  await nextTick()
  expect(answer?.value.value).toBe('one')

  question.value = 2
  await nextTick()
  question.value = 3
  await nextTick()
  await vi.advanceTimersByTimeAsync(399)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map((item) => item.question)).toEqual([1, 3])
  expect(answer?.value.value).toBe('one')

  question.value = 4
  await nextTick()
  expect(asked[1]?.signal.aborted).toBe(true)
  asked[1]?.answer('late')
  await vi.advanceTimersByTimeAsync(400)
  expect(answer?.value.value).toBe('one')
  asked[2]?.answer('four')
  await nextTick()
  expect([answer?.value.value, answer?.isAsking.value]).toEqual(['four', false])
  scope.stop()
})

test('What was answered is not asked again when somebody comes back to it', async () => {
  const { asked, ask } = slowMain()
  const question = ref<number | null>(1)
  const scope = effectScope()
  const answer = scope.run(() => useRequest({ question: () => question.value, ask, wait: 400 }))
  asked[0]?.answer('one')
  await nextTick()
  question.value = null
  await nextTick()
  question.value = 1
  await nextTick()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
  expect([answer?.value.value, answer?.isAsking.value]).toEqual(['one', false])
  scope.stop()
})

test('A failure is told and can be asked again; whoever leaves asks no more', async () => {
  const { asked, ask } = slowMain()
  const scope = effectScope()
  const answer = scope.run(() => useRequest({ question: () => 1, ask, wait: 400 }))
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(answer?.failure.value).toMatch('does not answer')
  answer?.again()
  asked[1]?.answer('one')
  await vi.advanceTimersByTimeAsync(0)
  expect([answer?.failure.value, answer?.value.value]).toEqual([null, 'one'])
  answer?.again()
  scope.stop()
  expect(asked[2]?.signal.aborted).toBe(true)
})

test('Going back from a question that failed, its failure goes too', async () => {
  const { asked, ask } = slowMain()
  const question = ref(1)
  const scope = effectScope()
  const answer = scope.run(() => useRequest({ question: () => question.value, ask, wait: 400 }))
  asked[0]?.answer('one')
  await nextTick()
  question.value = 2
  await vi.advanceTimersByTimeAsync(400)
  asked[1]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(answer?.failure.value).not.toBeNull()
  question.value = 1
  await nextTick()
  expect([answer?.failure.value, answer?.value.value, asked.length]).toEqual([null, 'one', 2])
  scope.stop()
})
