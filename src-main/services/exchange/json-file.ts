import type { ExportFile } from '#shared/contract/planet28/exchange.ts'

/** Creates a JSON file for download. */
export function createJsonFile(name: string, content: object): ExportFile {
  return { name, type: 'application/json', text: `${JSON.stringify(content, null, 2)}\n` }
}

/**
 * Creates a JSON file for download with each row of a long list on its own line: a tenth of the lines and half the
 * size.
 */
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
