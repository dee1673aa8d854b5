const WIDTH = 120

/** Formats JSON for review: everything that fits on a line is on one. */
export function readableJson(value: unknown): string {
  return `${print(value, '')}\n`
}

function print(value: unknown, indent: string): string {
  const flat = printFlat(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
    return `${inner}${name}${print(part, inner)}`
  })
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(
    ([key, part]: [string, unknown]) => `${JSON.stringify(key)}: ${printFlat(part)}`,
  )
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
