import type { Gazetteer } from './content.ts'

/** Explains why a gazetteer is empty. */
export function explainEmptyGazetteer({ isGamemasters }: Pick<Gazetteer, 'isGamemasters'>): string {
  return isGamemasters
    ? 'This cluster has neither stars nor regions. Draw, generate or import some, then come back.'
    : 'This edition holds no star and no region.'
}
