/** Parses the names after `:::for`, without duplicates, spelt as in the text. */
export function parseReaderNames(names: string): string[] {
  const written = names.split(',').map((name) => name.trim())
  return written.filter((name, at) => name !== '' && written.findIndex((otherText) => isSame(otherText, name)) === at)
}

/** Adds or removes a name. */
export function withReaderIncluded(names: string, name: string, isIn: boolean): string {
  const others = parseReaderNames(names).filter((reader) => !isSame(reader, name))
  return (isIn ? [...others, name] : others).join(', ')
}

/** Whether a player is among the names. */
export function hasReader(names: string, name: string): boolean {
  return parseReaderNames(names).some((reader) => isSame(reader, name))
}

/** Names that match no player, and so grant no access. */
export function listUnknownReaders(names: string, players: readonly string[]): string[] {
  return parseReaderNames(names).filter((name) => !players.some((player) => isSame(player, name)))
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
