/** Lines of a mail are no longer than this, so that programs for mail leave them alone. */
const MAIL_COLUMNS = 60

/** A sentence on as many lines as it needs; all but the first are indented deeper. */
export function wrapLines(text: string, indent = ''): string[] {
  const [lines, deeper] = [[] as string[], `${indent}  `]
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean).flatMap(inPieces)) {
    const start = lines.length === 0 ? indent : deeper
    if (line === '') line = start + word
    else if (line.length + 1 + word.length <= MAIL_COLUMNS) line += ` ${word}`
    else {
      lines.push(line)
      line = deeper + word
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** A word that no line can hold, cut. */
function inPieces(word: string): readonly string[] {
  return word.match(/.{1,50}/gsu) ?? []
}
