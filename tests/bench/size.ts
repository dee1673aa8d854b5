// `npm test` runs every part of the bench once on a tiny input, so that none breaks unseen; nothing it measures counts then.

/** Whether the bench is only tried. */
export function isTiny(): boolean {
  return process.env['ORRERY_BENCH_TINY'] === '1'
}

/** How much is measured: `whole`, or `tiny` where the bench is only tried. */
export function size(whole: number, tiny = 1): number {
  return isTiny() ? tiny : whole
}
