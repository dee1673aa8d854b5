// `npm test` runs every part of the benchmark once with tiny input, so that breakage is noticed; its measurements do
// not count.

/** Whether the benchmark runs in tiny mode. */
export function isTiny(): boolean {
  return process.env['ORRERY_BENCH_TINY'] === '1'
}

/** Size of a measurement: `whole`, or `tiny` in tiny mode. */
export function getMeasurementSize(whole: number, tiny = 1): number {
  return isTiny() ? tiny : whole
}
