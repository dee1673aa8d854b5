import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type BattleNameLookup, formatVehicleSectionName } from '../battle-name-lookup.ts'

export type TallyEvent = 'hit' | 'kill' | 'section' | 'hurt' | 'slain' | 'fled'

/** A row of the tally: a unit, or a squad member below its squad. */
export interface TallyRow {
  readonly key: string
  readonly unit: string
  /** The model that may be hurt, or null. */
  readonly model: string | null
  /** The section of a vehicle that may be hurt, or null. */
  readonly cell: string | null
  /** Events that can be recorded for it. */
  readonly facts: readonly TallyEvent[]
  readonly name: string
  readonly words: string
  /** Hit points of the model or section; null for what has none of its own, or has none left. */
  readonly points: { readonly left: number; readonly start: number } | null
  readonly isGone: boolean
}

const FATES = { fights: null, slain: 'fell', fled: 'fled' } as const

const SUCCESSES: readonly TallyEvent[] = ['hit', 'kill']
const FATE_FACTS: readonly TallyEvent[] = ['hurt', 'slain', 'fled']
const HULL_FACTS: readonly TallyEvent[] = ['hurt', 'slain']

/** Builds the rows of each side. If a vehicle takes part, other units may destroy its sections. */
export function buildTallyRows({ sides, units }: Battle, names: BattleNameLookup) {
  return sides.map(({ id, name }) => {
    const meetsHulls = units.some(({ kind, side }) => kind === 'vehicle' && side !== id)
    const successes: readonly TallyEvent[] = meetsHulls ? [...SUCCESSES, 'section'] : SUCCESSES
    return {
      id,
      name,
      rows: units.filter(({ side }) => side === id).flatMap((unit) => rowsOf(unit, { names, successes })),
    }
  })
}

/** Label of the turn button. The last turn ends the battle (P28-TURN-9). */
export function formatTurnButton({ phase, turn, turns }: Pick<Battle, 'phase' | 'turn' | 'turns'>): string {
  if (turn === 0) return 'Begin turn 1'
  return phase === 'turn' && turn >= turns ? `End turn ${turn}, the last` : `To turn ${turn + 1}`
}

function rowsOf(
  unit: Battle['units'][number],
  { names, successes }: { readonly names: BattleNameLookup; readonly successes: readonly TallyEvent[] },
): TallyRow[] {
  const { hits, kills, sectionsDestroyed } = unit.tally
  const counts = [
    ...(hits > 0 ? [formatCount(hits, 'hit')] : []),
    ...(kills > 0 ? [formatCount(kills, 'kill')] : []),
    ...(sectionsDestroyed > 0 ? [`${formatCount(sectionsDestroyed, 'section')} destroyed`] : []),
  ]
  const base = { unit: unit.id, name: unit.name, model: null, cell: null }
  const whole = { ...base, key: unit.id, facts: successes, words: counts.join(', '), points: null, isGone: false }
  if (unit.kind === 'vehicle') return hullRows(unit, { names, whole })
  const models = unit.models.map((model): TallyRow => {
    const isGone = model.fate !== 'fights'
    return {
      ...base,
      key: model.id,
      model: model.id,
      facts: isGone ? [] : FATE_FACTS,
      words: FATES[model.fate] ?? '',
      points: isGone ? null : { left: model.hitPoints, start: model.start },
      isGone,
    }
  })
  if (unit.kind === 'squad') return [whole, ...models.map((model) => ({ ...model, name: names.model(model.key) }))]
  return models.map((model) => ({
    ...model,
    facts: [...successes, ...model.facts],
    words: [model.words, ...counts].filter((text) => text !== '').join(', '),
  }))
}

/** Rows of a vehicle, which may be wrecked at once, and of its sections. */
function hullRows(
  unit: VehicleUnit,
  { names, whole }: { readonly names: BattleNameLookup; readonly whole: TallyRow },
): TallyRow[] {
  const isGone = !isOnTable(unit)
  const sections = unit.sections.map(({ cell, hitPoints, start }): TallyRow => {
    const name = formatVehicleSectionName(unit, cell, names)
    const isLost = hitPoints === 0
    return {
      ...whole,
      key: `${unit.id} ${cell}`,
      cell,
      name,
      words: isLost ? 'destroyed' : '',
      points: isLost ? null : { left: hitPoints, start },
      facts: isLost ? [] : HULL_FACTS,
      isGone: isLost,
    }
  })
  return [{ ...whole, facts: isGone ? whole.facts : [...whole.facts, 'slain'], isGone }, ...sections]
}
