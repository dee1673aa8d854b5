/** First query of the journal page: number of entries shown until the user requests all. */
export const INITIAL_ENTRY_LIST_QUERY = { limit: 50 } as const
