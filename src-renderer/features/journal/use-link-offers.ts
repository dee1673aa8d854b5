import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { OpenLink } from './link-typing.ts'

/** How wide the list of offers is, in pixels: 22 rem. */
export const OFFERS_WIDTH = 352

/** A name stays offered while the next letters are being looked up. */
export function useLinkOffers(open: () => OpenLink | null) {
  const { queries } = useClient()
  const query = useQuery(
    computed(() => ({
      ...queries.journal.complete.queryOptions({
        input: { text: nameOf(open()?.text ?? ''), after: open()?.lead ?? '[[' },
      }),
      enabled: open() !== null,
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    })),
  )
  const offers = computed(() => (open() === null ? [] : (query.data.value ?? [])))
  /** What a screen reader says of the offers. */
  const said = computed(() => {
    if (offers.value.length === 0) return 'No page of this name yet.'
    return `${offers.value.length} names. Arrow keys choose, Enter takes, Escape closes.`
  })
  return { offers, said }
}

/** What is typed before a heading or the words to show. */
function nameOf(text: string): string {
  return /^[^|#]*/.exec(text)?.[0] ?? ''
}
