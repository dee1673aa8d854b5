/** Rewords a hint for touch: “Tap a hex”, “hold for more”. */
export function rewordHintForTouch(hint: string): string {
  return hint
    .replace(
      /, drag [^,]+ for several or what is chosen to move it \(Alt copies\), double-click to rename\.$/,
      ', drag to move the map, hold for more.',
    )
    .replace(/, with Alt[^.,;]*|; Enter [^.]*/g, '')
    .replaceAll('Double-click', 'Double tap')
    .replaceAll('double-click', 'double tap')
    .replaceAll('Click', 'Tap')
    .replaceAll(/\bclick\b/g, 'tap')
}
