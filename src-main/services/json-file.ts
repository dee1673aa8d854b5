import type { ExportFile } from '#shared/contract/planet28/exchange.ts'

/** A JSON file to save. */
export function jsonFile(name: string, content: object): ExportFile {
  return { name, type: 'application/json', text: `${JSON.stringify(content, null, 2)}\n` }
}
