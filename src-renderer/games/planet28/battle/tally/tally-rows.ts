import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { countWords } from '#shared/kit/words.ts'
import type { Names } from '../names.ts'

/** A fact of the tally. */
export type ToldFact = 'hit' | 'kill' | 'hurt' | 'slain' | 'fled'

/** A line of the tally: a unit, or a member of a squad below it. */
export interface TallyRow {
  readonly key: string
  readonly unit: string
  /** The model that may be hurt, or null. */
  readonly model: string | null
  /** Whether it stands for the whole unit, whose hits and kills are counted. */
  readonly isUnit: boolean
  readonly name: string
  readonly words: string
  readonly isGone: boolean
}

const FATES = { fights: null, slain: 'fell', fled: 'fled' } as const

/** The lines of each side. */
export function tallyRows({ sides, units }: Battle, names: Names) {
  return sides.map(({ id, name }) => ({
    id,
    name,
    rows: units.filter(({ side }) => side === id).flatMap((unit) => rowsOf(unit, names)),
  }))
}

function rowsOf(unit: Battle['units'][number], names: Names): TallyRow[] {
  const { hits, kills } = unit.tally
  const counts = [...(hits > 0 ? [countWords(hits, 'hit')] : []), ...(kills > 0 ? [countWords(kills, 'kill')] : [])]
  const base = { unit: unit.id, name: unit.name }
  const whole = { ...base, key: unit.id, model: null, isUnit: true, words: counts.join(', '), isGone: false }
  if (unit.kind === 'vehicle') return [whole]
  const models = unit.models.map((model) => {
    const state = FATES[model.fate] ?? `${model.hitPoints} of ${model.start} hit-points`
    return { ...base, key: model.id, model: model.id, words: state, isGone: model.fate !== 'fights' }
  })
  if (unit.kind === 'squad')
    return [whole, ...models.map((one) => ({ ...one, isUnit: false, name: names.model(one.key) }))]
  return models.map((one) => ({ ...one, isUnit: true, words: [one.words, ...counts].join(', ') }))
}
