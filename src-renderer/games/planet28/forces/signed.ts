/** A number with a minus that lines up with figures. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
