/** Answers such as `tie=shared,turnLimit=200`. */
export function settingsFrom(text: string | null): Readonly<Record<string, unknown>> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
      return [name, valueOf(value)]
    }),
  )
}

function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
