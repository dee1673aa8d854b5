/** The cells of every row of the tables in a document, or below one of its headings; the head of a table is none. */
export function rowsOf(document: string, heading = ''): string[][] {
  const [, text = ''] = document.split(heading === '' ? /^/ : `\n## ${heading}\n`)
  const [below = ''] = heading === '' ? [document] : text.split('\n## ')
  const lines = below.split('\n')
  return lines
    .filter((line, at) => line.startsWith('| ') && !lines[at + 1]?.startsWith('| -') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** What stands in a cell as code, and nothing beside it. */
export const codeIn = (cell = ''): string | null => /^`([^`]+)`$/.exec(cell)?.[1] ?? null
