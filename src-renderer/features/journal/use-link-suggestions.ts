import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useListbox } from '#renderer/ui/keys/use-listbox.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { OpenLink } from './link-typing.ts'

/** A name to link to; `thing` is null where no page bears it yet. */
export interface LinkSuggestion {
  readonly thing: Thing | null
  readonly link: string
  /** The folder of an entry. */
  readonly folder?: string
}

/** What tells offers apart. */
export function getSuggestionId({ thing }: LinkSuggestion): string {
  return thing ? `${thing.kind}/${thing.id}` : 'new'
}

/** How wide the list of offers is, in pixels: 22 rem. */
export const SUGGESTIONS_WIDTH = 352

/** A name stays offered while the next letters are being looked up; one that no page bears only once that is known. */
export function useLinkSuggestions(open: () => OpenLink | null) {
  const { client, queries } = useClient()
  const query = useQuery(
    computed(() => ({
      ...queries.journal.complete.queryOptions({ input: wanted(open()) }),
      enabled: open() !== null,
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    })),
  )
  /** Whether what is offered answers the letters that are typed now. */
  const isKnown = computed(() => query.isSuccess.value && !query.isPlaceholderData.value)
  const offers = computed(() =>
    isKnown.value ? addNewPageSuggestion(open(), query.data.value ?? []) : open() ? (query.data.value ?? []) : [],
  )
  const list = useListbox(() => offers.value.map(getSuggestionId))
  /** The offer that Enter takes. */
  const active = computed(() => offers.value.find((offer) => getSuggestionId(offer) === list.active.value))
  /** What a screen reader says of the offers. */
  const said = computed(() => {
    if (offers.value.length === 0) return 'No page of this name yet.'
    return `${offers.value.length} names. Arrow keys choose, Enter links, Escape closes.`
  })
  /** The first offer for a link, for somebody who typed on before it was known; what they typed stays where nothing answers. */
  const firstFor = async (link: OpenLink): Promise<LinkSuggestion | undefined> => {
    const names = await client.journal.complete(wanted(link)).catch(() => null)
    return names ? addNewPageSuggestion(link, names)[0] : undefined
  }
  return { offers, list, active, said, isKnown, firstFor }
}

/** What is offered for a link that is being typed: things of such a name, and last the name itself, whose page can be written later. */
export function addNewPageSuggestion(
  open: OpenLink | null,
  offers: readonly LinkSuggestion[],
): readonly LinkSuggestion[] {
  if (open === null) return []
  const name = nameOf(open.text).trim()
  const isTaken = offers.some(({ thing, link }) =>
    [thing?.name, link].some((text) => text?.toLowerCase() === name.toLowerCase()),
  )
  return open.lead === '@' || name === '' || isTaken ? offers : [...offers, { thing: null, link: open.text.trim() }]
}

const wanted = (link: OpenLink | null) => ({ text: nameOf(link?.text ?? ''), after: link?.lead ?? '[[' })

/** What is typed before a heading or the words to show. */
function nameOf(text: string): string {
  return /^[^|#]*/.exec(text)?.[0] ?? ''
}
