import { QueryClient, QueryObserver } from '@tanstack/vue-query'
import { expect, test } from 'vitest'
import { waitForCallEffects, deferCalls } from '#tests/support/deferred-calls.ts'
import { refetchQueries } from './refetch.ts'

const KEY = ['backups']

/** A question whose answers the test gives; shown where somebody looks at it. */
function asked({ isShown }: { isShown: boolean }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const { calls, call } = deferCalls<void, string>()
  const options = { queryKey: KEY, queryFn: () => call(undefined) }
  const show = () => new QueryObserver(queryClient, options).subscribe(() => {})
  if (isShown) show()
  else void queryClient.prefetchQuery(options)
  const answer = async (text: string): Promise<void> => {
    await waitForCallEffects()
    calls.at(-1)?.answer(text)
    await waitForCallEffects()
  }
  return { queryClient, calls, answer, show, told: () => queryClient.getQueryData(KEY) }
}

test('what is shown is asked again', async () => {
  const { queryClient, calls, answer, told: cached } = asked({ isShown: true })
  await answer('one')
  const again = refetchQueries(queryClient, { queryKey: KEY })
  await answer('two')
  await again
  expect([calls.length, cached()]).toEqual([2, 'two'])
})

test('a first question under way is asked again: its answer may be from before the event', async () => {
  const { queryClient, calls, answer, told: cached } = asked({ isShown: true })
  const again = refetchQueries(queryClient, { queryKey: KEY })
  await answer('one')
  await answer('two')
  await again
  expect([calls.length, cached()]).toEqual([2, 'two'])
})

test('one that is asked before its page is there is asked again with the page', async () => {
  const { queryClient, calls, answer, show, told: cached } = asked({ isShown: false })
  const again = refetchQueries(queryClient, { queryKey: KEY })
  await answer('one')
  await again
  expect(calls.length).toBe(1)
  show()
  await answer('two')
  expect([calls.length, cached()]).toEqual([2, 'two'])
})

test('a first question that fails is asked again as well', async () => {
  const { queryClient, calls, answer, told: cached } = asked({ isShown: true })
  const again = refetchQueries(queryClient)
  await waitForCallEffects()
  calls[0]?.refuse()
  await answer('two')
  await again
  expect(cached()).toBe('two')
})

test('what nobody asks and nobody shows is left for later', async () => {
  const { queryClient, calls, answer } = asked({ isShown: false })
  await answer('one')
  await refetchQueries(queryClient, { queryKey: KEY })
  expect(calls.length).toBe(1)
})
