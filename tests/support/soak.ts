/** Whether this is `npm run soak`, where every test runs in full. */
export const IS_SOAK = process.env['ORRERY_SOAK'] === '1'

/** Number of runs of a slow test: `part` in every test run, `whole` in `npm run soak`. */
export function runs({ part, whole }: { readonly part: number; readonly whole: number }): number {
  return IS_SOAK ? whole : part
}
