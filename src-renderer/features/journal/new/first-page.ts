/** First query of the journal page: number of entries shown until the user requests all. */
export const FIRST_PAGE_QUERY = { limit: 50 } as const
