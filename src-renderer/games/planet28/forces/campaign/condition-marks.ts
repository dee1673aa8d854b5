import { Activity, BedSingle, CarFront, Frown, HeartCrack, type LucideIcon, ShieldAlert, Wrench } from '@lucide/vue'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'

/** Compact mark of a condition: an icon and a label. */
export interface ConditionMark {
  readonly id: string
  readonly icon: LucideIcon
  readonly word: string
  readonly title: string
  /** Whether it keeps the unit from the next battle. */
  readonly isOut: boolean
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'out-of-action': BedSingle,
  shaken: Frown,
  'life-long-wounds': HeartCrack,
  'battle-scarred': ShieldAlert,
  damaged: Wrench,
  'slow-repairs': CarFront,
}

export function getConditionIcon(condition: string): LucideIcon {
  return ICONS[condition] ?? Activity
}

/** Lists the conditions of a unit as marks. Those that keep it from the next battle come first. */
export function listConditionMarks({ conditions, isOut, unit }: UnitStateView): ConditionMark[] {
  const marks = conditions.map(({ id, condition, name, summary, effect, lasts }) => {
    const title = [summary, effect, lasts].filter((part) => part !== '').join(' · ')
    return { id, icon: getConditionIcon(condition), word: name, title, isOut: false }
  })
  if (isOut === null) return marks
  return [{ id: unit.id, icon: BedSingle, word: 'Misses the next battle', title: isOut, isOut: true }, ...marks]
}
