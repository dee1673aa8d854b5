/** Whether this is `npm run soak`, where everything runs whole. */
export const IS_SOAK = process.env['ORRERY_SOAK'] === '1'

/** How often to try what takes long by nature: the first `part` in every run of the tests, all of it in `npm run soak`. */
export function runs({ part, whole }: { readonly part: number; readonly whole: number }): number {
  return IS_SOAK ? whole : part
}
