import { RefusalError } from '#main/services/kit/refusal-error.ts'

/** Finds by exact name, or by a unique match that ignores case. */
export function requireByName<Named extends { readonly name: string }>(
  name: string,
  all: readonly Named[],
  [noun, nouns]: readonly [string, string],
): Named {
  const exact = all.filter((item) => item.name === name)
  const close = exact.length > 0 ? exact : all.filter((item) => item.name.toLowerCase() === name.toLowerCase())
  const [found, another] = close
  if (found !== undefined && another === undefined) return found
  if (another !== undefined)
    throw new RefusalError(
      'conflict',
      `There are ${close.length} ${nouns} called ${name}: give them names of their own.`,
    )
  const names = all.map((item) => item.name).join(', ')
  throw new RefusalError(
    'not-found',
    `There is no ${noun} called "${name}". There ${all.length === 0 ? 'is none at all' : `are: ${names}`}.`,
  )
}
