import type { ReadFile } from '#main/services/exchange/our-file.ts'

/** Refuses a file in which two rows have one id: they name each other by them. */
export function refuseTwins(
  path: readonly string[],
  rows: readonly { readonly id: string }[],
  refuse: ReadFile<unknown>['refuse'],
): void {
  const seen = new Set<string>()
  for (const { id } of rows) {
    if (seen.has(id)) refuse(path, `Two things have the id ${id}: give each one its own.`)
    seen.add(id)
  }
}
