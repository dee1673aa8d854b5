import { expect, test } from 'vitest'
import { deferCalls, waitForCallEffects, createStaleError } from '#tests/support/deferred-calls.ts'
import { useCommand } from './use-command.ts'

test('It is busy with what it does until the answer is there, and hands the answer on', async () => {
  const { calls, call } = deferCalls<string, number>()
  const { doing, busy, run } = useCommand()
  const outcome = run(() => call('a'), 'save')
  expect([doing.value, busy.value]).toEqual(['save', true])
  calls[0]?.answer(7)
  expect(await outcome).toEqual({ result: 7 })
  expect([doing.value, busy.value]).toEqual([null, false])
})

test('A second one is not begun while the first is under way', async () => {
  const { calls, call } = deferCalls<string, number>()
  const { run, failure } = useCommand()
  const first = run(() => call('a'))
  expect(await run(() => call('b'))).toBeNull()
  expect(calls.map(({ input }) => input)).toEqual(['a'])
  calls[0]?.answer(1)
  expect(await first).toEqual({ result: 1 })
  expect(failure.value).toBeNull()
})

test('In turn, a second one waits for the first, however that ends', async () => {
  const { calls, call } = deferCalls<string, number>()
  const { run, doing, failure } = useCommand({ inTurn: true })
  const outcomes = [run(() => call('a'), 'first'), run(() => call('b'), 'second')]
  await waitForCallEffects()
  expect([doing.value, calls.length]).toEqual(['first', 1])
  calls[0]?.refuse()
  expect(await outcomes[0]).toBeNull()
  expect(doing.value).toBe('second')
  calls[1]?.answer(2)
  expect(await outcomes[1]).toEqual({ result: 2 })
  expect(failure.value).toContain('does not answer') // of the first: nobody has read it yet
  const third = run(() => call('c'))
  expect(failure.value).toBeNull()
  await waitForCallEffects()
  calls[2]?.answer(3)
  expect(await third).toEqual({ result: 3 })
})

test('A failure is told until the next one begins', async () => {
  const { calls, call } = deferCalls<string, number>()
  const { run, failure, error, busy } = useCommand()
  const first = run(() => call('a'))
  calls[0]?.refuse(new Error('gone'))
  expect(await first).toBeNull()
  expect([busy.value, failure.value === null, error.value]).toEqual([false, false, new Error('gone')])
  const second = run(() => call('b'))
  expect([failure.value, error.value]).toEqual([null, null])
  calls[1]?.answer(1)
  await second
})

test('Where a newer state stands it says what to do', async () => {
  const { calls, call } = deferCalls<string, number>()
  const { run, failure, isStale } = useCommand({ ifStale: 'Save again to keep yours.' })
  const outcome = run(() => call('a'))
  calls[0]?.refuse(createStaleError('Newer.'))
  await outcome
  expect([isStale.value, failure.value]).toEqual([true, 'Newer. Save again to keep yours.'])
})

test('It is done only once what belongs to it is done, and that can fail too', async () => {
  const act = deferCalls<string, number>()
  const read = deferCalls<void, void>()
  const { run, busy, failure } = useCommand({ after: () => read.call() })
  const outcome = run(() => act.call('a'))
  act.calls[0]?.answer(1)
  await waitForCallEffects()
  expect([busy.value, read.calls.length]).toEqual([true, 1])
  read.calls[0]?.refuse()
  expect(await outcome).toBeNull()
  expect([busy.value, failure.value === null]).toEqual([false, false])
})

test('What throws before anything is asked is a failure as well', async () => {
  const { run, busy, failure } = useCommand()
  const outcome = await run(() => {
    throw new Error('no file')
  })
  expect([outcome, busy.value, failure.value === null]).toEqual([null, false, false])
})
