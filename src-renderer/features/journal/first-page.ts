/** What the journal's page asks for first; how many entries are shown until a person asks for all of them. */
export const FIRST_PAGE_QUERY = { limit: 50 } as const
