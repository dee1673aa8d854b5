/** As many lines as a phone shows in two screens. */
const FEW = 16

/** Whether a list is so long that it is folded by units. */
export function isLong(lines: readonly unknown[]): boolean {
  return lines.length > FEW
}
