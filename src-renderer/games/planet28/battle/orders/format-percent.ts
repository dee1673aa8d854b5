/** Formats a chance: “12.5 %”. */
export function formatPercent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`
}
