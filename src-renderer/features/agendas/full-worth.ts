/** Campaign points for an agenda that was never failed: the end of the dial (P28-AGENDA-2). */
export const FULL_WORTH = 5
