/** Number of refused choices or targets that stay in place with their reasons; more are folded below one line. */
export const MAX_SHOWN_REFUSALS = 3
