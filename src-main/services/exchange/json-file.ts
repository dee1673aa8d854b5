import type { ExportFile } from '#shared/contract/planet28/exchange.ts'

/** A JSON file to save. */
export function createJsonFile(name: string, content: object): ExportFile {
  return { name, type: 'application/json', text: `${JSON.stringify(content, null, 2)}\n` }
}

/** A JSON file to save, with the rows of a long list of it each on a line of its own: a tenth of the lines, and half the size. */
export function createJsonRowsFile(
  name: string,
  {
    content,
    key,
    rows,
  }: { readonly content: (rows: readonly object[]) => object; readonly key: string; readonly rows: readonly object[] },
): ExportFile {
  const { text, ...file } = createJsonFile(name, content([]))
  const [before = '', after = ''] = text.split(`"${key}": []`)
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
  return { ...file, text: rows.length === 0 ? text : `${before}"${key}": [\n${lines}\n]${after}` }
}
