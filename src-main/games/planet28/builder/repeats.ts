import type { Problem } from '../../../../src-shared/games/planet28/model.ts'
import type { Planet28Settings } from '../settings.ts'

/** Traits and abilities bought more than once (P28-TR-0); `nameOf` gives the printed name. */
export function checkRepeats<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id) => string,
  settings: Planet28Settings,
): Problem[] {
  if (settings.traitRepeats) return []
  const repeated = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  return repeated.map((id) => {
    const times = ids.filter((other) => other === id).length
    const message = `${nameOf(id)} is taken ${times} times; once is the most. Remove ${times - 1}.`
    return { rule: 'P28-TR-0', code: 'repeated', severity: 'refused', message }
  })
}
