import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useListbox } from '#renderer/ui/keys/use-listbox.ts'
import type { Thing } from '#shared/contract/base.ts'
import type { UnfinishedLink } from '../relations/unfinished-link.ts'

/** A link suggestion; `thing` is null if there is no page with this name yet. */
export interface EditorLinkSuggestion {
  readonly thing: Thing | null
  readonly link: string
  readonly folder?: string
}

export function getSuggestionId({ thing: entity }: EditorLinkSuggestion): string {
  return entity ? `${entity.kind}/${entity.id}` : 'new'
}

/** Width of the list of suggestions: 22 rem, in pixels. */
export const SUGGESTIONS_WIDTH_PX = 352

/**
 * Suggestions for an unfinished link. Previous suggestions stay while new ones load; the one for a new page appears
 * only once the result is known.
 */
export function useLinkSuggestions(open: () => UnfinishedLink | null) {
  const { client, queries } = useClient()
  const query = useQuery(
    computed(() => ({
      ...queries.journal.complete.queryOptions({ input: wanted(open()) }),
      enabled: open() !== null,
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    })),
  )
  /** Whether the suggestions match the current input. */
  const isKnown = computed(() => query.isSuccess.value && !query.isPlaceholderData.value)
  const offers = computed(() =>
    isKnown.value ? withNewPageSuggestion(open(), query.data.value ?? []) : open() ? (query.data.value ?? []) : [],
  )
  const list = useListbox(() => offers.value.map(getSuggestionId))
  /** The suggestion that Enter accepts. */
  const active = computed(() => offers.value.find((offer) => getSuggestionId(offer) === list.active.value))
  const status = computed(() => {
    if (offers.value.length === 0) return 'No page of this name yet.'
    return `${offers.value.length} names. Arrow keys choose, Enter links, Escape closes.`
  })
  /**
   * First suggestion for a link whose typing continued before the result arrived; undefined if the query fails, so
   * that the typed text stays.
   */
  const firstFor = async (link: UnfinishedLink): Promise<EditorLinkSuggestion | undefined> => {
    const names = await client.journal.complete(wanted(link)).catch(() => null)
    return names ? withNewPageSuggestion(link, names)[0] : undefined
  }
  return { offers, list, active, status, isKnown, firstFor }
}

/** Appends the typed name itself to the suggestions, so that a page for it can be written later. */
export function withNewPageSuggestion(
  open: UnfinishedLink | null,
  offers: readonly EditorLinkSuggestion[],
): readonly EditorLinkSuggestion[] {
  if (open === null) return []
  const name = nameOf(open.text).trim()
  const isTaken = offers.some(({ thing: entity, link }) =>
    [entity?.name, link].some((text) => text?.toLowerCase() === name.toLowerCase()),
  )
  return open.lead === '@' || name === '' || isTaken ? offers : [...offers, { thing: null, link: open.text.trim() }]
}

const wanted = (link: UnfinishedLink | null) => ({ text: nameOf(link?.text ?? ''), after: link?.lead ?? '[[' })

/** The name before a heading or an alias. */
function nameOf(text: string): string {
  return /^[^|#]*/.exec(text)?.[0] ?? ''
}
