/** Number of lines that a phone shows on two screens. */
const FEW = 16

/** Whether a list is long enough to be folded by units. */
export function isLongList(lines: readonly unknown[]): boolean {
  return lines.length > FEW
}
