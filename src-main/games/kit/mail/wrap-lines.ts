/** Maximum line length of a mail, short enough that mail programs do not rewrap it. */
const MAIL_COLUMNS = 60

/** Wraps a sentence to mail lines; all but the first are indented further. */
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

/** Splits a word that is longer than a line. */
function inPieces(word: string): readonly string[] {
  return word.match(/.{1,50}/gsu) ?? []
}
