import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'
import { type Dial, omitIfEmpty, type SheetEntry, type HitPointLine, type SheetSection } from '../sheet-model.ts'
import { countDuplicates } from './sheet-entries.ts'

/** State of a unit between battles. Null if it was not loaded. */
export type UnitStatus = UnitStateView | null

const HEADINGS = { character: 'Injuries', squad: 'Scars', vehicle: 'Damage' } as const
/** Name of the dial that a change of speed applies to. */
const SPEED = 'Speed'

/** Injuries, scars or damage with their effects in the next battle, and a check box for each remaining battle. */
export function buildConditionSections(standing: UnitStatus): SheetSection[] {
  if (standing === null) return []
  const lines = standing.conditions.map(({ name, summary, rule, gamesLeft, lasts, effect }): SheetEntry => {
    const text = [lasts, effect].filter((part) => part !== '').join(', ')
    const facts = text.charAt(0).toUpperCase() + text.slice(1)
    return { name, summary, source: rule, count: 1, facts, boxes: gamesLeft ?? 0 }
  })
  return omitIfEmpty({ kind: 'lines', heading: HEADINGS[standing.unit.kind], atoms: lines })
}

/** Campaign points of a unit, with space for counting. Blank if the state was not loaded (pp. 83-84). */
export function buildPointsSection(standing: UnitStatus): SheetSection {
  const hitPoints = standing?.points ?? null
  return { kind: 'life', heading: '', atoms: [{ label: 'Campaign points', note: '', hitPoints, pips: false }] }
}

/** Applies conditions to the dials for the next battle. The original value is noted beside a changed one. */
export function applyConditionsToDials(dials: readonly Dial[], standing: UnitStatus): Dial[] {
  return dials.map((dial) => {
    const change = changeOf(standing, dial.name === SPEED ? 'speedCm' : dial.short)
    if (change === 0) return dial
    const value = Number(dial.value) + change
    const unit = [dial.unit, `of ${dial.value}`].filter((part) => part !== '').join(' ')
    return { ...dial, value: String(value), unit, mark: dial.mark === null ? null : value }
  })
}

/** Applies conditions to the hit points for the next battle. */
export function applyConditionsToHitPoints(line: HitPointLine, standing: UnitStatus): HitPointLine {
  const change = changeOf(standing, 'hitPoints')
  if (change === 0 || line.hitPoints === null) return line
  const note = [line.note, `of ${line.hitPoints}`].filter((part) => part !== '').join(' ')
  return { ...line, note, hitPoints: line.hitPoints + change }
}

/** Short list of a unit's conditions. Missing the next battle comes first. */
export function formatConditionNames(standing: UnitStatus): string {
  if (standing === null) return ''
  const counted = countDuplicates(standing.conditions.map(({ name }) => name))
  const names = counted.map(({ one: name, count }) => (count === 1 ? name : `${name} × ${count}`))
  return [...(standing.isOut === null ? [] : ['misses the next battle']), ...names].join(', ')
}

function changeOf(standing: UnitStatus, on: string): number {
  const changes = standing?.modifiers.filter((modifier) => modifier.on === on) ?? []
  return changes.reduce((sum, { value }) => sum + value, 0)
}
