/** Cells of every table row in a document, or below one of its headings; header rows are skipped. */
export function listTableRows(document: string, heading = ''): string[][] {
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

/** Content of a cell that consists only of inline code, else null. */
export const findInlineCode = (cell = ''): string | null => /^`([^`]+)`$/.exec(cell)?.[1] ?? null
