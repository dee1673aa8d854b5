/** Value below which the given fraction (0 to 1) of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined) throw new Error('No numbers were measured')
  return value
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}
